/**
 * A worker with a stub in place of the studio, for benchmarks and fault tests of everything else. It draws once and
 * returns that drawing for every job. The command-line argument is how many milliseconds each job keeps a thread busy;
 * 0 by default.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { runWorker } from '../processes/run-worker.ts';
import { type DesignPool, createDesignPool } from '../workflows/generate-brand/design-pool.ts';

const busyMilliseconds = Number(process.argv[2] ?? 0);

await runWorker(async ({ threads }): Promise<DesignPool> => {
  const studio = await createDesignPool({ threads: 1 });
  const request = {
    kind: 'new',
    prompt: 'Kettle, a bold coffee roastery.',
    seed: 1,
    sandbox: false,
  } as const;
  const drawing = await studio.design({ ...request, likenesses: [] }, AbortSignal.timeout(30_000));
  await studio.close();
  // One promise for each simulated thread, which resolves when the thread becomes free.
  const threadEnds = Array.from({ length: threads }, (): Promise<void> => Promise.resolve());
  return {
    async design(_order, signal) {
      if (busyMilliseconds > 0) {
        const simulatedWork = (threadEnds.shift() ?? Promise.resolve()).then(() =>
          wait(busyMilliseconds, undefined, { signal }),
        );
        threadEnds.push(simulatedWork.catch(() => undefined));
        await simulatedWork;
      }
      return drawing;
    },
    makeExport: () => Promise.reject(new Error('The stub studio does not make exports')),
    close: async () => undefined,
  };
});
