// Why a drawing cannot be parsed, in a sentence that says what to do.

export interface Problem {
  /** Of the SVG, counted from 1. */
  line: number;
  /** As written: `path`, `g#mark`, `svg`. */
  element: string;
  sentence: string;
}

/** Aborts parsing: continuing would cost more than it reveals. */
export class Unreadable extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.sentence);
    this.problem = problem;
  }
}

export const describeProblem = ({ line, element, sentence }: Problem): string =>
  `line ${line}, <${element}>: ${sentence}`;
