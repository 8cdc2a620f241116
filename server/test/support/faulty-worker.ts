// A worker whose design threads go wrong when the prompt says so: see faulty-design-thread.ts.

import { runWorker } from '../../run-worker.ts';
import { openDesigner } from '../../workflows/generate-brand/design-pool.ts';

const threadFile = new URL('./faulty-design-thread.ts', import.meta.url);

await runWorker(({ threads }) => openDesigner({ threads, threadFile, designCpuMilliseconds: 500 }));
