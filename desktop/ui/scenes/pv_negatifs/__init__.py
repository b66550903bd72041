"""What befalls a character of PV négatifs outside fights: falls, jumps, ground, magic, essence."""
