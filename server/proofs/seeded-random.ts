/** A seeded random generator: the same seed gives the same numbers (mulberry32). */
export interface SeededRandom {
  /** Returns a number from 0 up to, but not including, 1. */
  fraction(): number;
  /** Returns an integer from `minimum` to `maximum`, both included. */
  between(minimum: number, maximum: number): number;
}

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    fraction,
    between: (minimum, maximum) => minimum + Math.floor(fraction() * (maximum - minimum + 1)),
  };
}
