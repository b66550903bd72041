"""What befalls somebody outside fights, played out throw by throw."""
