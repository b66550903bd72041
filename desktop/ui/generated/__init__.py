"""Forms compiled from forms/ by `python3 tasks.py forms`. Not edited by hand."""
