// Results of blind judgings, row by row, and the resulting shares.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export interface Row {
  set: string;
  mode: string;
  /** The name of the judging. */
  judging: string;
  id: string;
  preferred: 'ours' | 'anchor';
}

const FILE = new URL('results.json', import.meta.url);

export const readResults = (): Row[] =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Row[]) : [];

export const writeResults = (rows: readonly Row[]): void =>
  writeFileSync(FILE, `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);

const GOALS: Readonly<Record<string, string>> = { library: '>=0.5', director: '>=0.65' };

const shareOf = (rows: readonly Row[]): number =>
  rows.filter(({ preferred }) => preferred === 'ours').length / rows.length;

/** Returns the share of briefs won. Each brief counts once, however often it was judged. */
export const sharesOf = (rows: readonly Row[]): { name: string; value: number; goal: string }[] => {
  const groups = Map.groupBy(rows, ({ set, mode }) => `${set}_${mode}`);
  return [...groups].map(([name, group]) => {
    const briefs = [...Map.groupBy(group, ({ id }) => id).values()];
    const mean = briefs.reduce((sum, judged) => sum + shareOf(judged), 0) / briefs.length;
    return {
      name: `${name}_preferred`,
      value: Math.round(1000 * mean) / 1000,
      goal: GOALS[group[0]?.mode ?? ''] ?? '>=0',
    };
  });
};

/** Returns the result of each brief, lost ones first. */
export const tallies = (rows: readonly Row[]): string[] =>
  [...Map.groupBy(rows, ({ set, mode, id }) => `${set} ${mode} ${id}`)]
    .map(([what, group]) => ({
      what,
      ours: group.filter(({ preferred }) => preferred === 'ours').length,
      of: group.length,
    }))
    .toSorted((one, other) => one.ours / one.of - other.ours / other.of)
    .map(({ what, ours, of }) => `${ours} of ${of}  ${what}`);
