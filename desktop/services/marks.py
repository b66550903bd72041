"""What a library is read by, when it is opened and in a glance (`desktop.services.glance`) alike.

A start imports it before anything else of the services, so it imports nothing heavy.
"""

from desktop import __version__

#: The preference that holds the campaign whose characters are listed, by its id.
CURRENT_CAMPAIGN = "campaign.current"
#: The preference that holds the campaigns that were put away, as a list of their ids.
CAMPAIGNS_AWAY = "campaign.removed"


def made_with(settings: int) -> str:
    """What a stored summary is marked with: this program's version and that of the settings, of 1
    or more. One that is marked otherwise is old."""
    return f"{__version__}/{settings}"
