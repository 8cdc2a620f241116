/** Returns the share of the wanted values that are present, from 0 to 1. Returns 0 if nothing is wanted. */
export const fractionPresent = (there: readonly string[], wanted: readonly string[]): number =>
  wanted.length === 0 ? 0 : wanted.filter((item) => there.includes(item)).length / wanted.length;
