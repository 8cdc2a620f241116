import { describe, expect, it } from 'vitest';
import type { Decisions } from '../decisions/decisions.ts';
import type { Judged } from './judge-draft.ts';
import type { Round } from './keep-better.ts';
import { keepBetter } from './keep-better.ts';

const drawing = (score: number, must: readonly string[] = []): Judged => ({
  decisions: {} as Decisions,
  must,
  should: [],
  repaired: [],
  score,
});

const round = (judged: readonly Judged[], choice: number | null = null): Round => ({
  answer: { drafts: [], choice, errors: [], problem: null, repaired: [] },
  judged,
});

const failing = (score: number): Judged => drawing(score, ['GATE balance_x']);

describe('which drawing stands', () => {
  it('gates come before the score', () => {
    const sound = drawing(0.5);
    expect(keepBetter([round([failing(0.9), sound])]).best).toBe(sound);
    expect(keepBetter([round([failing(0.9), failing(0.8)])]).best).toBeNull();
  });

  it('a revision stands, also when the other draft scores higher', () => {
    const revision = drawing(0.6);
    expect(keepBetter([round([drawing(0.7), drawing(0.58)]), round([revision], 1)]).best).toBe(revision);
  });

  it('a revision that scores clearly lower than its draft loses', () => {
    const draft = drawing(0.7);
    const kept = keepBetter([round([drawing(0.5), draft]), round([drawing(0.55)], 1)]);
    expect(kept.best).toBe(draft);
    expect(kept.fates[1]).toMatch(/^refused: scores 0.55 after 0.70/);
  });
  it('a revision that scores a little lower stands: it was made after looking', () => {
    const revision = drawing(0.64);
    expect(keepBetter([round([drawing(0.5), drawing(0.7)]), round([revision], 1)]).best).toBe(revision);
  });

  it('a revision that breaks a gate leaves the draft that was chosen', () => {
    const chosen = drawing(0.5);
    expect(keepBetter([round([drawing(0.7), chosen]), round([failing(0.9)], 1)]).best).toBe(chosen);
  });

  it('a later repair is held against the revision before it', () => {
    const revision = drawing(0.7);
    const kept = keepBetter([round([failing(0.7)]), round([revision], 0), round([drawing(0.5)], 0)]);
    expect(kept.best).toBe(revision);
  });

  it('an answer without a drawing changes nothing', () => {
    const draft = drawing(0.5);
    expect(keepBetter([round([]), round([draft]), round([])]).best).toBe(draft);
  });
});
