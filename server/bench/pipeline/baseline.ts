import { setTimeout as wait } from 'node:timers/promises';
import { Client, Connection } from '@temporalio/client';
import type { Environment, ServerProcess } from '../../test/support/server-process.ts';
import { createDesignPool } from '../../workflows/generate-brand/design-pool.ts';
import { baselineQueues } from '../baseline-workflow/queues.ts';
import { createSamplePrompt } from './sample-prompts.ts';

/**
 * Runs workflows whose activities do nothing, started by several concurrent callers. Returns the workflows per
 * second, measured until the last activity of the last workflow has run.
 */
export async function timeBaselineWorkflows(
  environment: Environment,
  worker: ServerProcess,
  count: number,
  callers: number,
): Promise<number> {
  const connection = await Connection.connect({ address: environment['BLAZON_TEMPORAL_ADDRESS'] ?? '' });
  const client = new Client({ connection, namespace: environment['BLAZON_TEMPORAL_NAMESPACE'] ?? '' });
  const finished = async () =>
    Number(await (await fetch(`http://127.0.0.1:${worker.internalPort}/finished`)).text());
  const before = await finished();
  const begin = performance.now();
  let started = 0;
  const caller = async (): Promise<void> => {
    while (started < count) {
      started += 1;
      await client.workflow.start('baselineWorkflow', {
        taskQueue: baselineQueues.first,
        workflowId: `bare-flow/${begin}/${started}`,
      });
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  while ((await finished()) - before < count) await wait(20);
  const seconds = (performance.now() - begin) / 1000;
  await connection.close();
  return count / seconds;
}

/**
 * The studio's threads without the service. As in the service, they stay open over all rounds, because a studio caches
 * the marks it has drawn.
 */
export interface BaselineStudio {
  /** Draws the next orders. Returns brands per second. */
  run(count: number): Promise<number>;
  close(): Promise<void>;
}

export async function openBaselineStudio(threads: number): Promise<BaselineStudio> {
  const designPool = await createDesignPool({ threads });
  const likenesses: unknown[] = [];
  let startedCount = 0;
  return {
    async run(count) {
      const last = startedCount + count;
      const drawNext = async (): Promise<void> => {
        while (startedCount < last) {
          startedCount += 1;
          // As in the service, the new brand must differ from the last eight.
          const order = {
            kind: 'new',
            prompt: createSamplePrompt(startedCount),
            seed: startedCount,
            sandbox: false,
          } as const;
          const existingBrands = { likenesses: likenesses.slice(-8) };
          const drawing = await designPool.design(
            { ...order, ...existingBrands },
            AbortSignal.timeout(60_000),
          );
          likenesses.push(drawing.likeness);
        }
      };
      const begin = performance.now();
      // One more order than threads, so that no thread waits for its next order.
      await Promise.all(Array.from({ length: threads + 1 }, drawNext));
      return count / ((performance.now() - begin) / 1000);
    },
    close: () => designPool.close(),
  };
}
