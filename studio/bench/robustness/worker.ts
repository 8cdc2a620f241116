// Half of the trials, in a thread of its own.

import { threadCpuUsage } from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import fc from 'fast-check';
import { openEngine } from '../engine.ts';
import { hostileBlazon } from '../hostile-blazons.ts';
import { prompts } from './prompts.ts';
import { type Timed, tryBlazon, tryPrompt } from './trials.ts';

export interface Assignment {
  seed: number;
  prompts: number;
  blazons: number;
}

export type Report =
  | { kind: 'started'; what: string }
  | { kind: 'tried'; trial: 'prompt' | 'blazon'; ms: number; faults: readonly string[]; what: string }
  | { kind: 'done' };

const WARMING = [
  'Fjord & Fern, a calm spa by the water. Sage green.',
  'Kettle, a bold coffee roastery. Warm red, rounded letters.',
  'Northbeam, software for auditors. Precise, modern, blue.',
];

/** Generated in batches: 20,000 long prompts at once would fill the memory. */
const BATCH = 50;

const assignment = workerData as Assignment;
const port = parentPort;
if (port === null) throw new Error('runs as a worker of robustness.ts only');
const report = (message: Report): void => port.postMessage(message);

const cpuMs = (): number => {
  const { user, system } = threadCpuUsage();
  return (user + system) / 1000;
};

/** A prompt's time is that of its hungriest job: to design by it, or to refine by it. */
const tried = (trial: 'prompt' | 'blazon', what: string, run: (timed: Timed) => string[]): void => {
  report({ kind: 'started', what });
  let ms = 0;
  const timed: Timed = (work) => {
    const start = cpuMs();
    try {
      return work();
    } finally {
      ms = Math.max(ms, cpuMs() - start);
    }
  };
  let faults: string[];
  try {
    faults = run(timed);
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    faults = [`threw ${stack.split('\n').slice(0, 3).join(' ')}`];
  }
  report({ kind: 'tried', trial, ms, faults, what: faults.length > 0 || ms > 300 ? what : '' });
};

/** Memory of dropped fonts is given back between turns of the event loop, as in a process that takes jobs. */
const inBatches = async <T>(
  arbitrary: fc.Arbitrary<T>,
  count: number,
  run: (value: T, index: number) => void,
): Promise<void> => {
  for (let first = 0; first < count; first += BATCH) {
    const size = Math.min(BATCH, count - first);
    const batch = fc.sample(arbitrary, { numRuns: size, seed: assignment.seed + first });
    batch.forEach((value, index) => run(value, first + index));
    await setImmediate();
  }
};

/** Some of what is made cannot even be printed. */
const described = (value: unknown): string => {
  try {
    return fc.stringify(value);
  } catch (error) {
    return `a value that cannot be printed: ${String(error)}`;
  }
};

const engine = await openEngine();
// As a worker does before it takes a job: its code is compiled then.
for (const prompt of WARMING) engine.refine([engine.design(prompt, 1).decisions], 'Bolder, in blue');
await inBatches(prompts, assignment.prompts, (prompt, index) =>
  tried('prompt', JSON.stringify(prompt), (timed) => tryPrompt(engine, prompt, index, timed)),
);
await inBatches(hostileBlazon, assignment.blazons, (blazon) =>
  tried('blazon', described(blazon), (timed) => timed(() => tryBlazon(engine.letters, blazon))),
);
report({ kind: 'done' });
