/** A zxcvbn score from 0 to 4. A score of 3 means more than a hundred million guesses. */
export const minPasswordScore = 3;

/** Only the first characters are rated, because the cost of an estimate grows with the square of the length. */
export const ratedPasswordCharacters = 64;
