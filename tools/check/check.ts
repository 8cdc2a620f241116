/** The problems that a check found, one per entry; none when all is well. */
export type Problems = readonly string[];

export interface Check {
  readonly name: string;
  /** Checks the tree under `root`, so that tests can pass a tree with a mistake in it. */
  readonly run: (root: string) => Promise<Problems>;
}
