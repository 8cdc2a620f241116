// Tries hostile and meaningless input, and counts crashes, invalid drawings and slow trials: `npm run evaluate --
// robustness [--json] [--prompts 20000] [--readings 20000] [--blazons 5000] [--seed n] [--short]`. A prompt is
// drawn; a reading is a prompt that is only read; a blazon is a drawing in our language. Prints the seed; the same
// seed tries the same input.

import { setTimeout } from 'node:timers';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { printLine, computeQuantile, readSeed, reportFigures } from './figures.ts';
import { MAX_COLD_CPU_MS, MAX_CPU_MS, type Trial } from './robustness/limits.ts';
import type { Assignment, Report } from './robustness/worker.ts';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    prompts: { type: 'string' },
    readings: { type: 'string' },
    blazons: { type: 'string' },
    seed: { type: 'string' },
  },
});

const THREADS = 2;
/** Elapsed time after which a trial counts as hung; long, because the machine may be busy. */
const HANG_TIMEOUT_MS = 240_000;
const MAX_EXAMPLES = 8;
const MAX_SLOW_LISTED = 5;
/** The distance between the seeds of two threads. It exceeds the number of trials, so that none is repeated. */
const SEED_STEP = 1_000_003;

interface TrialTally {
  /** Processor milliseconds of each trial. */
  times: Record<Trial, number[]>;
  slowest: { ms: number; what: string }[];
  failures: { trial: string; faults: readonly string[]; what: string }[];
}

const runThread = (assignment: Assignment, tally: TrialTally): Promise<void> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('robustness/worker.ts', import.meta.url), { workerData: assignment });
    let current = 'starting up';
    let timer: NodeJS.Timeout | undefined;
    const finish = (fault: string | null): void => {
      clearTimeout(timer);
      if (fault !== null) tally.failures.push({ trial: 'thread', faults: [fault], what: current });
      void worker.terminate().then(() => resolve());
    };
    const restartTimer = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => finish('hung'), HANG_TIMEOUT_MS);
    };
    restartTimer();
    worker.on('message', (message: Report) => {
      restartTimer();
      if (message.kind === 'done') return finish(null);
      if (message.kind === 'started') {
        current = message.what;
        return;
      }
      const { trial, ms, faults, what } = message;
      tally.times[trial].push(ms);
      if (trial !== 'blazon' && what !== '') {
        tally.slowest.push({ ms, what });
        tally.slowest.sort((one, other) => other.ms - one.ms).splice(MAX_SLOW_LISTED);
      }
      const slowness = ms > MAX_CPU_MS[trial] ? [`took ${Math.round(ms)} ms of processor time`] : [];
      if (faults.length + slowness.length > 0) {
        tally.failures.push({ trial, faults: [...faults, ...slowness], what: what || current });
      }
    });
    worker.on('error', (error) => finish(`the thread ended: ${String(error)}`));
  });

const countTrialsForThread = (count: number, thread: number): number =>
  Math.floor(count / THREADS) + (thread < count % THREADS ? 1 : 0);

const seed = readSeed(options.seed, 2 ** 31 - 2 * SEED_STEP);
const wantedTrials = {
  prompts: Number(options.prompts ?? (options.short ? 80 : 20_000)),
  readings: Number(options.readings ?? (options.short ? 160 : 20_000)),
  blazons: Number(options.blazons ?? (options.short ? 80 : 5000)),
};
printLine(
  `seed ${seed}: ${wantedTrials.prompts} prompts, ${wantedTrials.readings} readings, ${wantedTrials.blazons} blazons`,
);
const tally: TrialTally = { times: { prompt: [], reading: [], blazon: [] }, slowest: [], failures: [] };
await Promise.all(
  Array.from({ length: THREADS }, (_, thread) =>
    runThread(
      {
        seed: seed + thread * SEED_STEP,
        prompts: countTrialsForThread(wantedTrials.prompts, thread),
        readings: countTrialsForThread(wantedTrials.readings, thread),
        blazons: countTrialsForThread(wantedTrials.blazons, thread),
        // The short form runs beside other work, which can multiply the processor time of a single try.
        maxColdCpuMs: options.short ? Infinity : MAX_COLD_CPU_MS,
      },
      tally,
    ),
  ),
);
for (const { trial, faults, what } of tally.failures.slice(0, MAX_EXAMPLES)) {
  printLine(`FAILED  ${trial}: ${faults.join('; ')}\n        ${what.slice(0, 300)}`);
}
for (const { ms, what } of tally.slowest)
  printLine(`slowest ${Math.round(ms)} ms of processor time: ${what.slice(0, 160)}`);
const { prompt, reading, blazon } = tally.times;
reportFigures('studio:robustness', [
  { name: 'prompts_tried', value: prompt.length, goal: `=${wantedTrials.prompts}` },
  { name: 'readings_tried', value: reading.length, goal: `=${wantedTrials.readings}` },
  { name: 'blazons_tried', value: blazon.length, goal: `=${wantedTrials.blazons}` },
  { name: 'failures', value: tally.failures.length, goal: '=0' },
  { name: 'prompt_cpu_ms_p95', value: computeQuantile(prompt, 0.95), goal: `<=${MAX_CPU_MS.prompt}` },
  { name: 'prompt_cpu_ms_max', value: computeQuantile(prompt, 1), goal: `<=${MAX_CPU_MS.prompt}` },
  { name: 'reading_cpu_ms_max', value: computeQuantile(reading, 1), goal: `<=${MAX_CPU_MS.reading}` },
  { name: 'blazon_cpu_ms_max', value: computeQuantile(blazon, 1), goal: `<=${MAX_CPU_MS.blazon}` },
]);
