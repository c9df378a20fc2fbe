"""Messages in all languages: `say`, the evaluator, and what differs between languages."""
