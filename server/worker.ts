/** The worker process: runs the steps of durable flows. */
import { runWorker } from './run-worker.ts';
import { openDesigner } from './workflows/generate-brand/design-pool.ts';

await runWorker(openDesigner);
