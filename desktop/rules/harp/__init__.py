"""HARP | TdM: manoeuvres, resistance, light, diseases, wounds and death, as pure rules."""
