-- The button or menu by which a challenge or a game against the computer was asked for: the message and what its id says.
-- Pressed twice, it makes one. NULL: it was asked for otherwise.
ALTER TABLE challenges ADD COLUMN pressed TEXT;
CREATE INDEX challenges_by_press ON challenges (challenger, pressed) WHERE pressed IS NOT NULL;
