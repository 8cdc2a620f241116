import type { Figure } from '../../server/proofs/figures.ts';

export interface Visit {
  readonly scriptBytes: number;
  readonly paintMilliseconds: number;
}

/** The goals for the median first visit. */
const maxScriptBytes = 250_000;
const maxPaintMilliseconds = 1_500;

export function summariseVisits(screen: string, visits: readonly Visit[]): Figure[] {
  return [
    {
      name: `${screen}_script_bytes`,
      value: median(visits.map((visit) => visit.scriptBytes)),
      goal: `<${maxScriptBytes}`,
    },
    {
      name: `${screen}_largest_paint_milliseconds`,
      value: Math.round(median(visits.map((visit) => visit.paintMilliseconds))),
      goal: `<${maxPaintMilliseconds}`,
    },
  ];
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
