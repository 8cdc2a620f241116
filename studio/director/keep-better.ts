// Which of the drawings stands. Gates first; a revision must not be worse than the draft it came from.

import type { Answer } from './read-answer.ts';
import type { Judged } from './judge-draft.ts';

/** One answer with what became of its drawings. */
export interface Round {
  answer: Answer;
  judged: readonly Judged[];
}

/**
 * A drawing that was made after looking stands unless it measures clearly worse: where the difference was smaller than
 * this, eyes preferred the revision.
 */
const PLAY = 0.1;

export const isValid = (judged: Judged | undefined): judged is Judged =>
  judged !== undefined && judged.decisions !== null && judged.must.length === 0;

const bestOf = (drawings: readonly Judged[]): Judged | undefined =>
  drawings.filter(isValid).toSorted((one, other) => other.score - one.score)[0];

export interface Kept {
  /** Null while no drawing of the model holds. */
  best: Judged | null;
  /** For each round, what became of it. */
  fates: readonly string[];
}

export function keepBetter(rounds: readonly Round[]): Kept {
  let best: Judged | null = null;
  let drafts: readonly Judged[] = [];
  let revised = false;
  const fates = rounds.map(({ answer, judged }) => {
    if (judged.length === 0) return 'refused';
    if (drafts.length === 0) {
      drafts = judged;
      best = bestOf(judged) ?? null;
      return best === null ? 'drawn, but no draft holds the gates' : 'taken';
    }
    const chosen = answer.choice === null ? undefined : drafts[answer.choice];
    const base: Judged | null = !revised && isValid(chosen) ? chosen : best;
    const revision = bestOf(judged);
    if (revision === undefined) {
      best = base;
      return base === null ? 'refused: the revision fails too' : 'refused: the drawing before it stands';
    }
    if (base !== null && revision.score < base.score - PLAY) {
      best = base;
      return `refused: scores ${revision.score.toFixed(2)} after ${base.score.toFixed(2)}, the drawing before it stands`;
    }
    best = revision;
    revised = true;
    return 'taken';
  });
  return { best, fates };
}
