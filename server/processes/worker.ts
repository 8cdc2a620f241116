/** The worker process: runs workflows and their activities. */
import { runWorker } from './run-worker.ts';
import { createDesignPool } from '../workflows/generate-brand/design-pool.ts';

await runWorker(createDesignPool);
