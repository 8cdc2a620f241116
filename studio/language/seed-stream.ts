// The studio's only source of randomness: a stream of pseudo-random numbers. The same seed gives the same numbers.

export interface SeedStream {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** Returns an independent stream for a named purpose. It depends only on the seed and the label. */
  fork(label: string): SeedStream;
  pick<const Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number];
}

export function openSeedStream(seed: number | string): SeedStream {
  const origin = hash(String(seed));
  let state = origin;

  const next = () => {
    // The Mulberry32 generator, which gives the same numbers on every machine.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };

  return {
    next,
    fork: (label) => openSeedStream(`${origin}/${label}`),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}

/** Returns the FNV-1a hash of UTF-16 code units, in 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}
