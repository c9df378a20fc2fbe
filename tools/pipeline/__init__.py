"""Makes the site from the sources: each module does one step, `assemble` does them all."""
