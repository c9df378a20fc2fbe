"""What helps while working on the page: live server, contact sheet, fuzzing, killed browsers."""
