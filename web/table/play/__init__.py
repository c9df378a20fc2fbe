"""What happens at a table: intents and answers, and the effects that the page carries out."""
