// Stores the results of blind judgings and computes the share of briefs that our logos won.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export interface BlindResult {
  set: string;
  mode: string;
  /** Identifies a judging, such as `1a`: its seed, then `b` if the sides were swapped, otherwise `a`. */
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

const computePreferredShare = (rows: readonly BlindResult[]): number =>
  rows.filter(({ preferred }) => preferred === 'ours').length / rows.length;

/** Returns, per set and mode, the share of briefs won. A brief counts once, however often it was judged. */
export const createShareFigures = (
  rows: readonly BlindResult[],
): { name: string; value: number; goal: string }[] => {
  const groups = Map.groupBy(rows, ({ set, mode }) => `${set}_${mode}`);
  return [...groups].map(([name, group]) => {
    const briefs = [...Map.groupBy(group, ({ id }) => id).values()];
    const mean = briefs.reduce((sum, judged) => sum + computePreferredShare(judged), 0) / briefs.length;
    return {
      name: `${name}_preferred`,
      value: Math.round(1000 * mean) / 1000,
      goal: GOALS[group[0]?.mode ?? ''] ?? '>=0',
    };
  });
};

/** Returns one line per brief: how often our logo won, least often first. */
export const describeTallies = (rows: readonly BlindResult[]): string[] =>
  [...Map.groupBy(rows, ({ set, mode, id }) => `${set} ${mode} ${id}`)]
    .map(([brief, group]) => ({
      brief,
      ours: group.filter(({ preferred }) => preferred === 'ours').length,
      total: group.length,
    }))
    .toSorted((one, other) => one.ours / one.total - other.ours / other.total)
    .map(({ brief, ours, total }) => `${ours} of ${total}  ${brief}`);
