"""The players' window: what `desktop.rules.playerview` lets through, large, on another screen."""
