/**
 * Measures the parts of the service that reach their limits first: `npm run bench -- load --json [--only
 * request-log|usage|deliveries|burst]`. Measures how long it takes to log one second of requests from many workspaces,
 * how much usage and how many lost deliveries one maintenance run processes, and how long a workspace's job takes
 * during another workspace's burst.
 */
import { type Figure, reportFigures } from '../proofs/figures.ts';
import { createStage } from '../test/support/stage.ts';
import { measureBurst } from './load/burst.ts';
import { measureDeliveries } from './load/deliveries.ts';
import { measureRequestLog } from './load/request-log.ts';
import { measureUsage } from './load/usage.ts';
import type { Stage } from '../test/support/stage.ts';

const measurements: Readonly<Record<string, (stage: Stage) => Promise<Figure[]>>> = {
  'request-log': measureRequestLog,
  usage: measureUsage,
  deliveries: measureDeliveries,
  burst: measureBurst,
};

const onlyOptionIndex = process.argv.indexOf('--only');
const wantedMeasurement = onlyOptionIndex < 0 ? undefined : process.argv[onlyOptionIndex + 1];
const stage = await createStage('load');
const figures: Figure[] = [];
try {
  for (const [name, measure] of Object.entries(measurements))
    if (wantedMeasurement === undefined || wantedMeasurement === name)
      figures.push(...(await measure(stage)));
} finally {
  await stage.close();
}
reportFigures('load', figures);
