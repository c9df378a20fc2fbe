"""Development tools: live server, contact sheet, fuzzer, killed browsers."""
