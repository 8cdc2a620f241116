/** The problems that a check found, one per entry; none when all is well. */
export type ProblemList = readonly string[];

/** Takes a sentence on what was not examined, and why. */
export type ReportNotice = (text: string) => void;

export interface Check {
  readonly name: string;
  /** Checks the tree under `root`, so that tests can pass a tree with a mistake in it. */
  readonly run: (root: string, notice?: ReportNotice) => Promise<ProblemList>;
}
