// The gates of a mark: limits that it must pass. They are slightly stricter than those of the delivered logo, because
// rounding, another renderer or another grid may slightly change a measurement.

import { hashDistance } from '../../language/marks/fingerprint.ts';
import type { Gate } from './judgement.ts';
import { listKnownMarks } from './known-marks.ts';
import type { MarkMeasures } from '../../language/marks/measure-mark.ts';

interface MeasureLimit {
  name: string;
  of: (measures: MarkMeasures) => number;
  limit: number;
  /** `most` if the limit is a maximum, `least` if it is a minimum. */
  is: 'most' | 'least';
}

const distanceToNearestKnownMark = (measures: MarkMeasures): number =>
  Math.min(...listKnownMarks().map((known) => hashDistance(known.differenceHash, measures.differenceHash)));

const LIMITS: readonly MeasureLimit[] = [
  // The delivered logo may lose 0.5 square pixels and fill in 0.5. On a shifted pixel grid, a mark may lose slightly
  // more.
  { name: 'thin16_lost', of: (mark) => mark.thin16.lost, limit: 0.45, is: 'most' },
  { name: 'thin16_filled', of: (mark) => mark.thin16.filled, limit: 0.45, is: 'most' },
  // The delivered logo may have at most 120 nodes. Serialising the path may split a curve at an extreme.
  { name: 'nodes', of: (mark) => mark.nodes, limit: 118, is: 'most' },
  // In the delivered logo, the narrowest stroke or gap must be at least 0.0208 of the longer side. One cell of the
  // measuring grid is 0.007.
  { name: 'detail', of: (mark) => mark.detail, limit: 0.026, is: 'least' },
  // The delivered logo may be off balance by at most 0.06 (x) and 0.08 (y) of its box.
  { name: 'balance_x', of: (mark) => Math.abs(mark.balance.x), limit: 0.056, is: 'most' },
  { name: 'balance_y', of: (mark) => Math.abs(mark.balance.y), limit: 0.076, is: 'most' },
  // In the delivered logo, at least 0.95 of the edges between different roles must stay visible in one colour.
  { name: 'mono', of: (mark) => mark.separation, limit: 0.965, is: 'least' },
];

/**
 * The minimum distance to a known mark, in differing bits of a 64-bit hash. Unrelated simple shapes may differ by
 * only 14 bits. A copy differs by far fewer.
 */
const MIN_KNOWN_MARK_DISTANCE = 10;
/** The minimum distance if the prompt asks for another company's mark. The limit for the delivered logo is 14. */
const MIN_DISTANCE_IF_COPY_ASKED = 15;

const createKnownMarkLimit = (asked: boolean): MeasureLimit => ({
  name: 'known_mark',
  of: distanceToNearestKnownMark,
  limit: asked ? MIN_DISTANCE_IF_COPY_ASKED : MIN_KNOWN_MARK_DISTANCE,
  is: 'least',
});

/** Evaluates the gates of a mark. `copyAsked` says that the prompt asks for another company's mark. */
export const evaluateMarkGates = (measures: MarkMeasures, copyAsked = false): Gate[] =>
  [...LIMITS, createKnownMarkLimit(copyAsked)].map(({ name, of, limit, is }) => {
    const value = of(measures);
    return {
      name,
      value,
      goal: `${is === 'most' ? 'at most' : 'at least'} ${limit}`,
      ok: is === 'most' ? value <= limit : value >= limit,
    };
  });
