"""Development tools: live server, contact sheet, fuzzer, browser killer."""
