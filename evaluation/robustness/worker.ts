// Half of the trials, in a separate thread.

import { threadCpuUsage } from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import fc from 'fast-check';
import { openEngine } from '../engine.ts';
import { hostileBlazon } from '@blazon/studio/test/hostile-blazons.ts';
import { COLD_CPU_MS, PROMPT_CPU_MS } from './limits.ts';
import { prompts, repetitivePrompts } from './prompts.ts';
import { type Timed, tryBlazon, tryPrompt, tryReading } from './trials.ts';

export interface Assignment {
  seed: number;
  prompts: number;
  readings: number;
  blazons: number;
}

export type Trial = 'prompt' | 'reading' | 'blazon';

export type Report =
  | { kind: 'started'; what: string }
  | { kind: 'tried'; trial: Trial; ms: number; faults: readonly string[]; what: string }
  | { kind: 'done' };

const WARMING = [
  'Fjord & Fern, a calm spa by the water. Sage green.',
  'Kettle, a bold coffee roastery. Warm red, rounded letters.',
  'Northbeam, software for auditors. Precise, modern, blue.',
];

/** Generated in batches: 20,000 long prompts at once would fill the memory. */
const BATCH = 50;
const MEASURED_AGAIN = 2;

const assignment = workerData as Assignment;
const port = parentPort;
if (port === null) throw new Error('runs as a worker of robustness.ts only');
const report = (message: Report): void => port.postMessage(message);

const cpuMs = (): number => {
  const { user, system } = threadCpuUsage();
  return (user + system) / 1000;
};

const measure = (run: (timed: Timed) => string[]): { ms: number; faults: string[] } => {
  let ms = 0;
  const timed: Timed = (work) => {
    const start = cpuMs();
    try {
      return work();
    } finally {
      ms = Math.max(ms, cpuMs() - start);
    }
  };
  try {
    return { faults: run(timed), ms };
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { faults: [`threw ${stack.split('\n').slice(0, 3).join(' ')}`], ms };
  }
};

/**
 * A prompt's time is that of its most expensive job: designing by it, or refining by it. A time over the limit is
 * measured again and the lowest counts, because compilation, fonts opened for the first time and other processes can
 * only add to it. The first time has a limit of its own.
 */
const tried = (trial: Trial, what: string, run: (timed: Timed) => string[]): void => {
  report({ kind: 'started', what });
  let { ms, faults } = measure(run);
  if (trial !== 'blazon' && ms <= COLD_CPU_MS) {
    for (let again = 0; again < MEASURED_AGAIN && ms > PROMPT_CPU_MS && faults.length === 0; again += 1) {
      const second = measure(run);
      ms = Math.min(ms, second.ms);
      faults = second.faults;
    }
  }
  report({ kind: 'tried', trial, ms, faults, what: faults.length > 0 || ms > 300 ? what : '' });
};

/** Memory of dropped fonts is freed between turns of the event loop, as in a process that takes jobs. */
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

/** Some generated values cannot even be printed. */
const described = (value: unknown): string => {
  try {
    return fc.stringify(value);
  } catch (error) {
    return `a value that cannot be printed: ${String(error)}`;
  }
};

const engine = await openEngine();
// As a worker does before it takes a job: that compiles its code.
for (const prompt of WARMING) engine.refine([engine.design(prompt, 1).decisions], 'Bolder, in blue');
await inBatches(prompts, assignment.prompts, (prompt, index) =>
  tried('prompt', JSON.stringify(prompt), (timed) => tryPrompt(engine, prompt, index, timed)),
);
const parent = engine.design('Loafwright, a bakery in blue', 1).decisions;
await inBatches(repetitivePrompts, assignment.readings, (prompt) =>
  tried('reading', JSON.stringify(prompt), (timed) => tryReading(prompt, parent, timed)),
);
await inBatches(hostileBlazon, assignment.blazons, (blazon) =>
  tried('blazon', described(blazon), (timed) => timed(() => tryBlazon(engine.letters, blazon))),
);
report({ kind: 'done' });
