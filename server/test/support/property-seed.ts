/**
 * Parameters for fast-check's `assert`. A failure prints its seed, and `BLAZON_SEED=… npx vitest run …` repeats it.
 */
export const seeded: { readonly seed?: number } = readGivenSeed();

function readGivenSeed(): { seed?: number } {
  const given = process.env['BLAZON_SEED'];
  return given === undefined ? {} : { seed: Number(given) };
}
