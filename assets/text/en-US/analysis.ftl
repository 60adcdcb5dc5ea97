# The analysis of a finished game.

analysis-curve-title = What { $seat } could expect
analysis-curve-line = { $seat }’s view
