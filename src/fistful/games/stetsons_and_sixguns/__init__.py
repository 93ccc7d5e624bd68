"""Stetsons & Sixguns: choose, point, stand or hide, shoot."""
