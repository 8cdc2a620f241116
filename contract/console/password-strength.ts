/** From 0 to 4, as zxcvbn rates passwords: 3 takes more than a hundred million guesses. */
export const minPasswordScore = 3;

/** The cost of an estimate grows with the square of the length, and the first characters decide it. */
export const passwordCharactersJudged = 64;
