// "Simpler" leaves out what a drawing marks as fine. A drawing that marks nothing is looked through for what can go:
// a small part, a hole or an addition, without which it still holds every gate and nearly all of its silhouette.

import type { MarkBlazon, Part, Step } from '../blazon/blazon.ts';
import { likeness } from '../critic/fingerprint.ts';
import { gatesOf } from '../critic/gates.ts';
import type { MarkMeasures } from '../critic/measure-mark.ts';
import type { Studio } from '../studio.ts';
import { AS_DRAWN } from './settle-mark.ts';

/** Fewer points than this share is seen as simpler. */
const SIMPLER = 0.84;
/** Of the silhouette: with less it is another drawing. */
const STILL_ITSELF = 0.9;
const MOST_TRIED = 12;

const PLAIN = { ...AS_DRAWN, detail: 'plain' } as const;

export function withPlainForm(studio: Studio, mark: MarkBlazon): MarkBlazon {
  if (/"(?:fine|plain)":\[/.test(JSON.stringify(mark.parts))) return mark;
  const whole = studio.sketchbook.sketch(mark, AS_DRAWN).measures;
  if (whole === null) return mark;
  const tried = waysOf(mark)
    .slice(0, MOST_TRIED)
    .flatMap((way) => {
      const plain = studio.sketchbook.sketch(way, PLAIN).measures;
      return plain !== null && isSimpler(plain, whole)
        ? [{ way, like: likeness(plain.fingerprint, whole.fingerprint) }]
        : [];
    });
  const [best] = tried.toSorted((one, other) => other.like - one.like);
  return best === undefined || best.like < STILL_ITSELF ? mark : best.way;
}

const isSimpler = (plain: MarkMeasures, whole: MarkMeasures): boolean =>
  plain.nodes <= SIMPLER * whole.nodes && gatesOf(plain).every(({ ok }) => ok);

/** The same drawing with something marked as fine, once for each thing that can be; then pairs of steps. */
function waysOf(mark: MarkBlazon): MarkBlazon[] {
  const withPart = (index: number, shape: Step): MarkBlazon => ({
    ...mark,
    parts: mark.parts.map((part, at): Part => (at === index ? { ...part, shape } : part)),
  });
  const parts = mark.parts.flatMap(({ shape, role }, index) =>
    index > 0 && role !== 'none' ? [withPart(index, [{ fine: [shape] }])] : [],
  );
  const steps = mark.parts.flatMap(({ shape }, index) => {
    if (!Array.isArray(shape)) return [];
    const last = shape.slice(1).map((_, at) => withPart(index, fineAt(shape, at + 1, 1)));
    const tails = shape.slice(2).map((_, at) => withPart(index, fineAt(shape, at + 1, shape.length)));
    return [...last, ...tails];
  });
  return [...steps, ...parts];
}

const fineAt = (shape: readonly Step[], from: number, count: number): Step[] => [
  ...shape.slice(0, from),
  { fine: shape.slice(from, from + count) },
  ...shape.slice(from + count),
];
