// What blind judgings said, row by row, and the shares that follow.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export interface Row {
  set: string;
  mode: string;
  /** Which judging it was. */
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

export const sharesOf = (rows: readonly Row[]): { name: string; value: number; goal: string }[] => {
  const groups = Map.groupBy(rows, ({ set, mode }) => `${set}_${mode}`);
  return [...groups].map(([name, group]) => {
    const ours = group.filter(({ preferred }) => preferred === 'ours').length;
    return {
      name: `${name}_preferred`,
      value: Math.round((1000 * ours) / group.length) / 1000,
      goal: GOALS[group[0]?.mode ?? ''] ?? '>=0',
    };
  });
};

/** How each brief fared: the lost ones first. */
export const tallies = (rows: readonly Row[]): string[] =>
  [...Map.groupBy(rows, ({ set, mode, id }) => `${set} ${mode} ${id}`)]
    .map(([what, group]) => ({
      what,
      ours: group.filter(({ preferred }) => preferred === 'ours').length,
      of: group.length,
    }))
    .toSorted((one, other) => one.ours / one.of - other.ours / other.of)
    .map(({ what, ours, of }) => `${ours} of ${of}  ${what}`);
