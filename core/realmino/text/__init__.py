"""Messages in all languages: `say`, the evaluator, and differences between languages."""
