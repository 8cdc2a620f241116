// Defines which questions an effort asks, and the number of each. Numbers never change, because stored answers are
// found by them.

import type { Effort } from './question.ts';

export interface Plan {
  /** Drawings that start in parallel, each by an author with an idea of its own. */
  drawings: number;
  /** Whether an outsider describes each drawing at first sight before it is redrawn. */
  glances: boolean;
  /** Rounds of polish on the chosen drawing; each is kept only if it is preferred. */
  polishes: number;
  /** Whether the form for small sizes and the colours for dark grounds are requested. */
  small: boolean;
}

export const PLANS: Readonly<Record<Effort, Plan>> = {
  quick: { drawings: 1, glances: false, polishes: 0, small: false },
  standard: { drawings: 2, glances: true, polishes: 1, small: true },
  best: { drawings: 3, glances: true, polishes: 2, small: true },
};

/**
 * Each vote has its own order, so that no position is an advantage. Numbers of a refinement: the redrawing, and a
 * second try when the first changes too much or nothing.
 */
export const QUESTION_NUMBERS = {
  reading: 1,
  draw: [2, 3, 4],
  redraw: [5, 6, 7],
  choose: [8, 9, 19, 20],
  polish: [10, 13],
  prefer: [
    [11, 12],
    [14, 15],
  ],
  small: 16,
  refine: [17, 18],
  glance: [21, 22, 23],
} as const;

/** Stages in order; questions of one stage run in parallel. */
export const STAGES: readonly (readonly number[])[] = [
  [QUESTION_NUMBERS.reading],
  QUESTION_NUMBERS.draw,
  QUESTION_NUMBERS.glance,
  QUESTION_NUMBERS.redraw,
  QUESTION_NUMBERS.choose,
  ...QUESTION_NUMBERS.polish.flatMap((polish, round) => [[polish], QUESTION_NUMBERS.prefer[round] ?? []]),
  [QUESTION_NUMBERS.small],
];

export const stageOf = (number: number): number => STAGES.findIndex((stage) => stage.includes(number));

/** A model that thinks before it answers spends tokens on it. */
export const MAX_TOKENS = { reading: 2000, drawing: 10_000, vote: 2000, glance: 1000, small: 5000 } as const;
