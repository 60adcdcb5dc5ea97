# What is written on buttons that are in several places.

button-accept = Accept
button-agree = Agree
button-back = ◀ Back
button-commands = All commands
button-decline = Decline
button-draw = Offer a draw
button-challenges = Open challenges
button-learn = Learn
button-next = Next ▶
button-page-back = ◀ Page { $page }
button-page-next = Page { $page } ▶
button-puzzles = Puzzles
button-rules = Rules
button-share = Share this position
button-show-all = Show to all
button-step-through = Step through
button-animation = Animation
button-type = Type it…
button-withdraw = Withdraw
