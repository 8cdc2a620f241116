// Which questions an effort asks, and the number of each. Numbers never change: stored answers are found by them.

import type { Effort } from './question.ts';

export interface Plan {
  /** Drawings that begin in parallel, each from an idea of its own. */
  drawings: number;
  /** Rounds of polish on the drawing that was chosen; each is kept only if it is preferred. */
  polishes: number;
  /** Whether the form for small sizes and the colours for dark grounds are asked for. */
  small: boolean;
}

export const PLANS: Readonly<Record<Effort, Plan>> = {
  quick: { drawings: 1, polishes: 0, small: false },
  standard: { drawings: 2, polishes: 1, small: true },
  best: { drawings: 3, polishes: 2, small: true },
};

/** Every vote is taken in both orders, so that no place in the row is an advantage; a choice by two pairs of eyes each. */
export const VOTES = { choose: 4, prefer: 2 } as const;
const MOST_DRAWINGS = 3;

export const NUMBERS = {
  ideas: 1,
  draw: (author: number): number => 2 + author,
  redraw: (author: number): number => 2 + MOST_DRAWINGS + author,
  choose: (vote: number): number => (vote < 2 ? 8 + vote : 17 + vote),
  polish: (round: number): number => 10 + round * 3,
  prefer: (round: number, vote: number): number => 11 + round * 3 + vote,
  small: 16,
  /** Of a refinement: the redrawing, and a second try when the first touches too much or nothing. */
  refine: [17, 18],
} as const;

/** A model that thinks before it answers spends tokens on it. */
export const MOST_TOKENS = { ideas: 4000, drawing: 10_000, vote: 2000, small: 5000 } as const;

/** By what has to be settled before it: questions of one stage are asked side by side. */
export function stageOf(number: number): number {
  const round = Math.floor((number - NUMBERS.polish(0)) / 3);
  if (number === NUMBERS.ideas) return 0;
  if (number < NUMBERS.redraw(0)) return 1;
  if (number < NUMBERS.choose(0)) return 2;
  if (number < NUMBERS.polish(0) || number > NUMBERS.small) return 3;
  if (number === NUMBERS.small) return 100;
  return 4 + 2 * round + (number === NUMBERS.polish(round) ? 0 : 1);
}
