// A worker whose design threads fail when the prompt says so: see faulty-design-thread.ts.

import { runWorker } from '../../processes/run-worker.ts';
import { createDesignPool } from '../../workflows/generate-brand/design-pool.ts';

const threadFile = new URL('./faulty-design-thread.ts', import.meta.url);

await runWorker(({ threads }) => createDesignPool({ threads, threadFile, designCpuMilliseconds: 500 }));
