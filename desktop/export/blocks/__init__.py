"""Each kind of block of a sheet model cut into strips of a given width."""
