"""Builds the site from the sources: each module does one step, `assemble` runs them all."""
