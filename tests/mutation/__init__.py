"""Mutation check: small slips are made in the rules one at a time, and the tests must notice.

`python -m tests.mutation --seed 1 --count 500`; see docs/contributors.md.
"""
