// The briefs with the recorded answers of an art director, against the same gates as the library's drawings.

import type { BenchBrief } from '../bench-data.ts';
import { BRIEFS, SEEDS } from '../bench-data.ts';
import type { Figure } from '../figures.ts';
import { print, quantile, reportFigures } from '../figures.ts';
import { openOcr } from '../measures/ocr.ts';
import type { Tools, Verdict } from '../run/run-briefs.ts';
import { runBrief, runChain } from '../run/run-briefs.ts';
import { createStopwatch } from '../run/stopwatch.ts';
import { directedEngine } from './directed-engine.ts';
import { readRecordings } from './recordings.ts';

const told = ({ id, findings, designed }: Verdict): void => {
  const failed = findings.filter(({ ok }) => !ok);
  const source = designed === null ? 'nothing' : designed.decisions.mark.id;
  print(`${failed.length === 0 ? 'ok    ' : 'FAILED'}  ${id.padEnd(26)} ${source}`);
  for (const { name, value, goal } of failed) print(`          ${name}: ${value} (goal ${goal})`);
};

const holds = ({ findings }: Verdict): boolean => findings.every(({ ok }) => ok);

const all = (name: string, verdicts: readonly Verdict[]): Figure => ({
  name,
  value: verdicts.filter(holds).length,
  goal: `=${verdicts.length}`,
});

export const judgeRecorded = async (only: string): Promise<void> => {
  const recordings = readRecordings();
  const isRecorded = ({ prompt }: BenchBrief): boolean =>
    recordings.some((recording) => recording.prompt === prompt.trim() && recording.answers.length > 0);
  const briefs = BRIEFS.filter((brief) => brief.id.startsWith(only) && isRecorded(brief));
  const [seed] = SEEDS;
  const ocr = openOcr();
  const tools: Tools = { engine: await directedEngine(recordings), ocr, stopwatch: createStopwatch() };
  const roots: Verdict[] = [];
  const chains: Verdict[] = [];
  for (const brief of briefs) {
    // Each alone, as it was recorded: the answers do not know of each other.
    const root = await runBrief(tools, brief, seed, []);
    told(root);
    roots.push(root);
    for (const verdict of await runChain(tools, brief, root)) {
      if (!holds(verdict)) told(verdict);
      chains.push(verdict);
    }
  }
  await ocr.close();
  const directed = roots.filter(({ designed }) => designed?.decisions.mark.source === 'art-director');
  reportFigures('studio:direct', [
    { name: 'briefs_recorded', value: briefs.length, goal: `=${BRIEFS.length}` },
    { name: 'briefs_directed', value: directed.length, goal: `=${briefs.length}` },
    all('briefs_passed', roots),
    all('chain_steps_passed', chains),
    {
      name: 'direct_cpu_ms_p95',
      value: quantile(tools.stopwatch.timesOf('design'), 0.95),
      goal: '<=3000',
    },
  ]);
};
