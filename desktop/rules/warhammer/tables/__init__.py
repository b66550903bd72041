"""The tables of Warhammer rénové: files read, checked and looked up."""
