"""Scenes of HARP | TdM: manoeuvres, tasks of several, light and vision."""
