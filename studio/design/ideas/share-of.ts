/** How much of what is wanted is there, 0 to 1; nothing wanted is nothing met. */
export const shareOf = (there: readonly string[], wanted: readonly string[]): number =>
  wanted.length === 0 ? 0 : wanted.filter((item) => there.includes(item)).length / wanted.length;
