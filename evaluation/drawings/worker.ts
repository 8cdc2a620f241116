// A thread of drawings.ts: tries the drawings `from`, `from + step` and so on, below `to`.

import { threadCpuUsage } from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { openLocalStudio } from '@blazon/studio/test/local-studio.ts';
import { readExampleDrawings } from '@blazon/studio/test/drawings/examples.ts';
import { createHostileDrawing } from '@blazon/studio/test/drawings/mutate.ts';
import { tryDrawing } from '@blazon/studio/test/drawings/try-drawing.ts';

export interface Assignment {
  seed: number;
  from: number;
  to: number;
  step: number;
}

export type Report =
  | { kind: 'started'; index: number }
  | { kind: 'tried'; index: number; ms: number; read: boolean; work: number; faults: readonly string[] }
  | { kind: 'done' };

const { seed, from, to, step } = workerData as Assignment;
const port = parentPort;
if (port === null) throw new Error('drawings/worker.ts runs only as a thread of drawings.ts');
const postReport = (message: Report): void => port.postMessage(message);

const readCpuMs = (): number => {
  const { user, system } = threadCpuUsage();
  return (user + system) / 1000;
};

const { letterer } = await openLocalStudio();
const examples = readExampleDrawings().map(({ source }) => source);
for (let index = from; index < to; index += step) {
  const source = createHostileDrawing(examples, seed, index);
  postReport({ kind: 'started', index });
  const start = readCpuMs();
  try {
    const { read, faults, work } = tryDrawing(letterer, source);
    postReport({ kind: 'tried', index, ms: readCpuMs() - start, read, work, faults });
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const faults = [`threw ${stack.split('\n').slice(0, 3).join(' ')}`];
    postReport({ kind: 'tried', index, ms: readCpuMs() - start, read: false, work: 0, faults });
  }
  if (index % 40 < step) await setImmediate();
}
postReport({ kind: 'done' });
