/** Returns the fraction of the wanted values that is present, from 0 to 1. Returns 0 if nothing is wanted. */
export const computeFractionPresent = (present: readonly string[], wanted: readonly string[]): number =>
  wanted.length === 0 ? 0 : wanted.filter((item) => present.includes(item)).length / wanted.length;
