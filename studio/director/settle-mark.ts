// The mark of a draft against the gates: as drawn, in plain detail and at both ends of every dial.

import type { Dial, MarkBlazon, Settings, Step } from '../blazon/blazon.ts';
import { isDial } from '../blazon/dials.ts';
import { gatesOf } from '../critic/gates.ts';
import type { Studio } from '../studio.ts';

export const AS_DRAWN: Settings = { dials: {}, detail: 'fine', round: 0 };

export interface SettledMark {
  mark: MarkBlazon;
  repaired: readonly string[];
}

/** A dial that breaks a gate at one end ends earlier; a plain form that breaks one is not offered. */
export function settleMark(studio: Studio, mark: MarkBlazon, copyAsked: boolean): SettledMark {
  const holds = (drawn: MarkBlazon, settings: Settings): boolean => {
    const { measures } = studio.sketchbook.sketch(drawn, settings);
    return measures !== null && gatesOf(measures, copyAsked).every(({ ok }) => ok);
  };
  if (!holds(mark, AS_DRAWN)) return { mark, repaired: [] };
  const repaired: string[] = [];
  const dials = Object.fromEntries(
    Object.entries(mark.dials).map(([name, dial]) => {
      if (!isDial(dial)) return [name, dial];
      const end = (at: number): boolean => holds(mark, { ...AS_DRAWN, dials: { [name]: at } });
      const settled = withinGates(dial, end);
      if (settled.min !== dial.min || settled.max !== dial.max) {
        repaired.push(`the dial \`${name}\` holds the gates from ${settled.min} to ${settled.max} only`);
      }
      return [name, settled];
    }),
  );
  const turned: MarkBlazon = { ...mark, dials };
  if (!hasPlainForm(turned) || holds(turned, { ...AS_DRAWN, detail: 'plain' }))
    return { mark: turned, repaired };
  repaired.push('the plain form breaks a gate: there is none');
  return { mark: alwaysFine(turned), repaired };
}

/** Halfway is tried before an end is given up. */
function withinGates(dial: Dial, holds: (at: number) => boolean): Dial {
  const end = (far: number): number => {
    if (far === dial.value || holds(far)) return far;
    const half = Math.round((far + dial.value) * 5) / 10;
    return holds(half) ? half : dial.value;
  };
  return {
    value: dial.value,
    min: Math.min(dial.value, end(dial.min)),
    max: Math.max(dial.value, end(dial.max)),
  };
}

const hasPlainForm = ({ parts }: MarkBlazon): boolean => /"(?:fine|plain)":\[/.test(JSON.stringify(parts));

/** Steps under `fine` stand in their list; steps under `plain` go. */
function alwaysFine(mark: MarkBlazon): MarkBlazon {
  const steps = (step: Step): Step[] => {
    if (Array.isArray(step)) return [step.flatMap(steps)];
    if ('plain' in step) return [];
    if ('fine' in step) return step.fine.flatMap(steps);
    return [step];
  };
  const parts = mark.parts.map((part) => {
    const [only, ...others] = steps(part.shape);
    const shape = only === undefined || others.length > 0 ? [only ?? [], ...others] : only;
    return { ...part, shape };
  });
  return { ...mark, parts };
}
