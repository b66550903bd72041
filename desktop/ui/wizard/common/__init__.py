"""What every creation wizard does: steps, lists of options, problems, the sheet in small."""
