"""What a GM keeps at the table whatever the rules: order, clocks, notes, groups and the like.

`rules.TableRules` wraps the rules of a system's activity. Each subject is a module of its own.
"""
