// Results of blind judgings, row by row, and the resulting shares.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export interface BlindResult {
  set: string;
  mode: string;
  /** The name of the judging. */
  judging: string;
  id: string;
  preferred: 'ours' | 'anchor';
}

const RESULTS_FILE = new URL('results.json', import.meta.url);

export const readResults = (): BlindResult[] =>
  existsSync(RESULTS_FILE) ? (JSON.parse(readFileSync(RESULTS_FILE, 'utf8')) as BlindResult[]) : [];

export const writeResults = (rows: readonly BlindResult[]): void =>
  writeFileSync(RESULTS_FILE, `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);

const GOALS: Readonly<Record<string, string>> = { library: '>=0.5', director: '>=0.65' };

const sharePreferred = (rows: readonly BlindResult[]): number =>
  rows.filter(({ preferred }) => preferred === 'ours').length / rows.length;

/** Returns the share of briefs won. Each brief counts once, however often it was judged. */
export const createShareFigures = (
  rows: readonly BlindResult[],
): { name: string; value: number; goal: string }[] => {
  const groups = Map.groupBy(rows, ({ set, mode }) => `${set}_${mode}`);
  return [...groups].map(([name, group]) => {
    const briefs = [...Map.groupBy(group, ({ id }) => id).values()];
    const mean = briefs.reduce((sum, judged) => sum + sharePreferred(judged), 0) / briefs.length;
    return {
      name: `${name}_preferred`,
      value: Math.round(1000 * mean) / 1000,
      goal: GOALS[group[0]?.mode ?? ''] ?? '>=0',
    };
  });
};

/** Returns the result of each brief, lost ones first. */
export const describeTallies = (rows: readonly BlindResult[]): string[] =>
  [...Map.groupBy(rows, ({ set, mode, id }) => `${set} ${mode} ${id}`)]
    .map(([what, group]) => ({
      what,
      ours: group.filter(({ preferred }) => preferred === 'ours').length,
      of: group.length,
    }))
    .toSorted((one, other) => one.ours / one.of - other.ours / other.of)
    .map(({ what, ours, of }) => `${ours} of ${of}  ${what}`);
