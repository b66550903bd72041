"""Night Prowler's operations: what a request may ask of the rules, one small struct each."""
