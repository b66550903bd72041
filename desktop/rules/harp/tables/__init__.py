"""The tables of HARP | TdM, as structs."""
