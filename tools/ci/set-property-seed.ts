import { configureGlobal } from 'fast-check';

// Property-based tests run with random values, and a failing test prints its seed. `BLAZON_SEED=… npx vitest run …`
// repeats a run. `.ci/run` sets it, so that a change fails only through what it changes; nightly runs use new values.
const seed = process.env['BLAZON_SEED'];
if (seed !== undefined) configureGlobal({ seed: Number(seed) });
