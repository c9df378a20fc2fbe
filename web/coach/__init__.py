"""The coach: good choices and their reasons, warnings, and the review of a game.

- `coach`: suggestions on request, and the check of a choice before it's played
- `judgement`: when a choice is good, a mistake or too close to call
- `evaluations`: the advice known so far
- `review`: a finished game's expected points and turning points
- `marks`, `shown_mistakes`: suggestions and a review's mistakes on the table
- `suggestions`, `review_page`: both as HTML
- `view`, `view_panel`, `view_review`: the page
"""
