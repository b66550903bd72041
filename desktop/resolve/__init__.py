"""`cassure resolve`: questions to the rules as JSON lines, answers with their breakdowns.

Stands beside the services: it reads no library, and loads neither Qt, nor storage, nor PDF.
"""
