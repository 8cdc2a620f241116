// Reads generated broken and hostile drawings, and counts crashes, invalid results and slow readings: `npm run
// evaluate -- drawings [--count 20000] [--short] [--json] [--seed n] [--show index]`. Prints the seed; the same
// seed tries the same drawings. `--show` prints one of them; `--sheet [--out file.png]` draws the valid examples in
// all their forms.

import { writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { readExampleDrawings } from '@blazon/studio/test/drawings/examples.ts';
import { renderSheetOfExamples } from './drawings/sheet.ts';
import { openLocalStudio } from '@blazon/studio/test/local-studio.ts';
import { createHostileDrawing } from '@blazon/studio/test/drawings/mutate.ts';
import type { Assignment, Report } from './drawings/worker.ts';
import { printLine, computeQuantile, readSeed, reportFigures } from './figures.ts';

const { values: options } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    count: { type: 'string' },
    seed: { type: 'string' },
    show: { type: 'string' },
    sheet: { type: 'boolean', default: false },
    out: { type: 'string', default: 'drawings.png' },
  },
});

const THREADS = 2;
/** Elapsed time after which a trial counts as hung; long, because the machine may be busy. */
const HANG_TIMEOUT_MS = 120_000;
const MAX_CPU_MS = 2_000;
const MAX_EXAMPLES = 12;

interface TrialTally {
  /** Processor milliseconds of each trial. */
  times: number[];
  /** How many drawings could be read. */
  read: number;
  tried: number;
  failures: { index: number; faults: readonly string[] }[];
  slowest: { index: number; ms: number; work: number }[];
}

const runThread = (assignment: Assignment, tally: TrialTally): Promise<void> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('drawings/worker.ts', import.meta.url), { workerData: assignment });
    let current = -1;
    let timer: NodeJS.Timeout | undefined;
    const finish = (fault: string | null): void => {
      clearTimeout(timer);
      if (fault !== null) tally.failures.push({ index: current, faults: [fault] });
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
      current = message.index;
      if (message.kind === 'started') return;
      const { index, ms, read, work, faults } = message;
      tally.tried += 1;
      tally.times.push(ms);
      if (read) tally.read += 1;
      tally.slowest = [...tally.slowest, { index, ms, work }]
        .sort((one, other) => other.ms - one.ms)
        .slice(0, 5);
      if (faults.length > 0) tally.failures.push({ index, faults });
    });
    worker.on('error', (error) => finish(`the thread ended: ${String(error)}`));
  });

const seed = readSeed(options.seed, 2 ** 30);
if (options.sheet) {
  writeFileSync(options.out, renderSheetOfExamples(await openLocalStudio()));
  printLine(`look at ${options.out}`);
} else if (options.show !== undefined) {
  printLine(
    createHostileDrawing(
      readExampleDrawings().map(({ source }) => source),
      seed,
      Number(options.show),
    ),
  );
} else {
  const count = Number(options.count ?? (options.short ? 150 : 20_000));
  printLine(`seed ${seed}: ${count} drawings`);
  const tally: TrialTally = { times: [], read: 0, tried: 0, failures: [], slowest: [] };
  const threads = Array.from({ length: THREADS }, (_, from) => ({ seed, from, to: count, step: THREADS }));
  await Promise.all(threads.map((assignment) => runThread(assignment, tally)));
  for (const { index, faults } of tally.failures.slice(0, MAX_EXAMPLES))
    printLine(`${index}: ${faults.join('; ').slice(0, 400)}`);
  for (const { index, ms, work } of tally.slowest)
    printLine(`slowest: ${index} took ${Math.round(ms)} ms, work ${work}`);
  reportFigures('drawings', [
    { name: 'tried', value: tally.tried, goal: `=${count}` },
    { name: 'read', value: tally.read, goal: '>=1' },
    { name: 'faults', value: tally.failures.length, goal: '=0' },
    { name: 'cpu_ms_p50', value: computeQuantile(tally.times, 0.5), goal: `<=${MAX_CPU_MS}` },
    { name: 'cpu_ms_p99', value: computeQuantile(tally.times, 0.99), goal: `<=${MAX_CPU_MS}` },
    { name: 'cpu_ms_max', value: Math.round(Math.max(...tally.times)), goal: `<=${MAX_CPU_MS}` },
  ]);
}
