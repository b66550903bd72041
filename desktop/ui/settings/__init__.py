"""Windows that edit the settings of a campaign, one folder per rule system."""
