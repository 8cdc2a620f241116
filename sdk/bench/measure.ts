/**
 * `npm run bench -- sdk --json [--short] [--seed n]`: measures the promises of the SDK on the published package.
 * Calls to a server that fails at random: none is lost, none executed twice. A burst against the real API within its
 * rate limits. Its size. Its checks on every supported runtime.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isShort, numberOption, reportFigures } from '../../server/proofs/figures.ts';
import { bundleBytes } from '../test/support/bundle-bytes.ts';
import { packSdk } from '../test/support/pack-sdk.ts';
import { sendBurst } from './burst.ts';
import { callAmongFailures } from './calls-among-failures.ts';
import { checkRuntimes } from './runtimes.ts';
import type { Sdk } from './runtimes/checks.ts';

const seed = numberOption('seed', Date.now() % 1_000_000);
const calls = isShort ? 1_000 : 10_000;
// More than the limits of a minute, in both forms.
const burst = isShort ? { creations: 200, generations: 100 } : { creations: 1_850, generations: 150 };
console.log(`seed ${seed}`);

const packed = packSdk();
try {
  const entry = join(packed.folder, 'dist/blazon.js');
  const sdk = (await import(pathToFileURL(entry).href)) as Sdk;
  const amongFailures = await callAmongFailures(sdk, seed, calls);
  const ofBurst = await sendBurst(sdk, burst);
  const runtimes = await checkRuntimes(packed);
  reportFigures('bench:sdk', [
    ...amongFailures,
    ...ofBurst,
    { name: 'compressed_bytes', value: bundleBytes(entry), goal: `<${12 * 1024}` },
    { name: 'runtimes', value: runtimes.length, goal: '=5' },
    ...runtimes.flatMap(({ name, outcomes }) => [
      { name: `${name}_checks`, value: outcomes.length, goal: '>=19' },
      {
        name: `${name}_checks_failed`,
        value: outcomes.filter(({ problem }) => problem !== null).length,
        goal: '=0',
      },
    ]),
  ]);
} finally {
  packed.remove();
}
