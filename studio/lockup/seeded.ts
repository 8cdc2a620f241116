// Small, repeatable differences between seeds.

/** A number in [0, 1) that follows from seed and place alone. */
export const seeded = (seed: number, place: number): number => {
  let state = (Math.imul(seed | 0, 0x9e3779b1) ^ Math.imul(place + 1, 0x85ebca6b)) | 0;
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
  state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
  return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32;
};
