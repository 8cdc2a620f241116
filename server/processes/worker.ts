/** The worker process: runs the steps of workflows. */
import { runWorker } from './run-worker.ts';
import { createDesignPool } from '../workflows/generate-brand/design-pool.ts';

await runWorker(createDesignPool);
