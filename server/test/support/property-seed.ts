/**
 * Parameters for fast-check's `assert`. A failing test prints its seed, and `BLAZON_SEED=… npx vitest run …` repeats
 * the run.
 */
export const seedOptions: { readonly seed?: number } = readGivenSeed();

function readGivenSeed(): { seed?: number } {
  const given = process.env['BLAZON_SEED'];
  return given === undefined ? {} : { seed: Number(given) };
}
