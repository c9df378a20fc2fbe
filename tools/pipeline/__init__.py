"""From the sources to the site: each module does one step, `assemble` does them all."""
