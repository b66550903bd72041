"""The tables of Night Prowler: files read, checked and looked up."""
