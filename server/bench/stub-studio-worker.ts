/**
 * A worker with a stub instead of the studio, so that benchmarks and fault tests measure everything else. It draws
 * once and returns that drawing for every job. The parameter is how many milliseconds each design keeps a thread
 * busy; 0 by default.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { runWorker } from '../processes/run-worker.ts';
import { type DesignPool, createDesignPool } from '../workflows/generate-brand/design-pool.ts';

const busyMilliseconds = Number(process.argv[2] ?? 0);

await runWorker(async ({ threads }): Promise<DesignPool> => {
  const studio = await createDesignPool({ threads: 1 });
  const order = { kind: 'new', prompt: 'Kettle, a bold coffee roastery.', seed: 1, sandbox: false } as const;
  const drawing = await studio.design({ ...order, likenesses: [] }, AbortSignal.timeout(30_000));
  await studio.close();
  // Each entry represents a thread: it resolves when the thread's work ends.
  const ends = Array.from({ length: threads }, (): Promise<void> => Promise.resolve());
  return {
    async design(_order, signal) {
      if (busyMilliseconds > 0) {
        const turn = (ends.shift() ?? Promise.resolve()).then(() =>
          wait(busyMilliseconds, undefined, { signal }),
        );
        ends.push(turn.catch(() => undefined));
        await turn;
      }
      return drawing;
    },
    makeExport: () => Promise.reject(new Error('The stub studio does not make exports')),
    close: async () => undefined,
  };
});
