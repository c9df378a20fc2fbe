"""What wraps the browser for all features."""
