/** The problems that a check found, one message each. A check passes if the list is empty. */
export type ProblemList = readonly string[];

/** Reports in one sentence what a check could not examine, and why. */
export type NoticeReporter = (text: string) => void;

export interface Check {
  readonly name: string;
  /** `root` is the folder of the repository. Tests pass a small repository with a mistake in it. */
  readonly run: (root: string, notice?: NoticeReporter) => Promise<ProblemList>;
}
