// Compares the marks of brands in one industry, and counts the pairs that look too much alike.

import type { Evidence } from '../judge/evidence.ts';
import { intersectionOverUnion } from '../measures/mark-iou.ts';

export interface DrawnPrompt {
  industry: string;
  prompt: string;
  concept: string;
  evidence: Evidence;
}

/**
 * Marks closer than this look too much alike. The distance is 1 minus the overlap of the silhouettes (intersection
 * over union).
 */
const MIN_MARK_DISTANCE = 0.25;

export interface PairComparison {
  /** The number of pairs within an industry. */
  all: number;
  /** Pairs whose marks are of one type and closer than `MIN_MARK_DISTANCE`. */
  near: readonly (readonly [DrawnPrompt, DrawnPrompt])[];
}

export const comparePairs = (drawn: readonly DrawnPrompt[]): PairComparison => {
  let all = 0;
  const near: (readonly [DrawnPrompt, DrawnPrompt])[] = [];
  for (const [index, one] of drawn.entries()) {
    for (const other of drawn.slice(index + 1)) {
      if (one.industry !== other.industry) continue;
      all += 1;
      const { mark } = one.evidence.decisions;
      if (mark.type === 'wordmark' || mark.type !== other.evidence.decisions.mark.type) continue;
      if (1 - intersectionOverUnion(one.evidence.mask(), other.evidence.mask()) < MIN_MARK_DISTANCE)
        near.push([one, other]);
    }
  }
  return { all, near };
};

/** Returns the share of each concept among the marks, most common first. */
export const computeConceptShares = (
  drawn: readonly DrawnPrompt[],
): readonly (readonly [string, number])[] => {
  const counts = new Map<string, number>();
  for (const { concept } of drawn) counts.set(concept, (counts.get(concept) ?? 0) + 1);
  return [...counts]
    .map(([concept, count]) => [concept, count / Math.max(1, drawn.length)] as const)
    .sort((one, other) => other[1] - one[1]);
};
