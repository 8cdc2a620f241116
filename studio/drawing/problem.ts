// Problems: the reasons why a drawing cannot be parsed, each with a sentence that tells its author what to change.

export interface Problem {
  /** The line of the SVG source, counted from 1. */
  line: number;
  /** The name of the element, with its id if it has one: `path`, `g#mark`. */
  element: string;
  sentence: string;
}

/** Thrown to stop parsing, where continuing would reveal no further problems. */
export class UnreadableDrawingError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.sentence);
    this.problem = problem;
  }
}

export const describeProblem = ({ line, element, sentence }: Problem): string =>
  `line ${line}, <${element}>: ${sentence}`;
