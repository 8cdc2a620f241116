// Why a drawing cannot be parsed, in a sentence that says what to do.

export interface Problem {
  /** Line of the SVG, counted from 1. */
  line: number;
  /** The element as written: `path`, `g#mark`, `svg`. */
  element: string;
  sentence: string;
}

/** Aborts parsing when continuing would not reveal more problems. */
export class UnreadableDrawingError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.sentence);
    this.problem = problem;
  }
}

export const describeProblem = ({ line, element, sentence }: Problem): string =>
  `line ${line}, <${element}>: ${sentence}`;
