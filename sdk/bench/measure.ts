/**
 * `npm run bench -- sdk --json [--short] [--seed n]`: measures what the SDK promises, on the package as published.
 * Calls a server that fails at random: no call may be lost or executed twice. Sends a burst to the real API within
 * its rate limits. Measures the size, and runs the checks on every supported runtime.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isShort, numberOption, reportFigures } from '../../server/proofs/figures.ts';
import { measureBundleBytes } from '../test/support/bundle-bytes.ts';
import { packSdk } from '../test/support/pack-sdk.ts';
import { sendBurst } from './burst.ts';
import { callAmongFailures } from './calls-among-failures.ts';
import { checkRuntimes } from './runtimes.ts';
import type { Sdk } from './runtimes/checks.ts';

const seed = numberOption('seed', Date.now() % 1_000_000);
const callCount = isShort ? 1_000 : 10_000;
// Even the short burst has more calls than the rate limits allow in one minute.
const burst = isShort ? { creations: 200, generations: 100 } : { creations: 1_850, generations: 150 };
console.log(`seed ${seed}`);

const packedSdk = packSdk();
try {
  const entry = join(packedSdk.folder, 'dist/blazon.js');
  const sdk = (await import(pathToFileURL(entry).href)) as Sdk;
  const failureFigures = await callAmongFailures(sdk, seed, callCount);
  const burstFigures = await sendBurst(sdk, burst);
  const runtimes = await checkRuntimes(packedSdk);
  reportFigures('bench:sdk', [
    ...failureFigures,
    ...burstFigures,
    { name: 'compressed_bytes', value: measureBundleBytes(entry), goal: `<${12 * 1024}` },
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
  packedSdk.remove();
}
