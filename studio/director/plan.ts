// Defines which questions each effort asks, and their numbers. The numbers must never change, because answers are
// stored by number.

import type { Effort } from './question.ts';

export interface Plan {
  /** How many authors draw in parallel. */
  drawings: number;
  /** Whether a viewer who does not know the brief describes each drawing before it is redrawn. */
  glances: boolean;
  /** The maximum number of rounds in which the chosen drawing is polished. */
  polishes: number;
  /** Whether the model draws a form for small sizes and chooses colours for dark backgrounds. */
  small: boolean;
}

export const PLANS: Readonly<Record<Effort, Plan>> = {
  quick: { drawings: 1, glances: false, polishes: 0, small: false },
  standard: { drawings: 2, glances: true, polishes: 1, small: true },
  best: { drawings: 3, glances: true, polishes: 2, small: true },
};

/**
 * `draw`, `glance` and `redraw` have one number per author, `choose` one per voter. `polish` has one per round, and
 * `prefer` one per round and voter. `refine` has a second number for another try if the first redrawing is rejected.
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

/** The question numbers of each stage, in the order of the stages. Questions of one stage are asked in parallel. */
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

/** The maximum number of tokens of an answer, including those that a model spends on thinking. */
export const MAX_TOKENS = { reading: 2000, drawing: 10_000, vote: 2000, glance: 1000, small: 5000 } as const;
