-- What is untold is looked up every minute: that must not read all challenges there ever were.
CREATE INDEX challenges_unannounced ON challenges (id) WHERE announced = 0;
