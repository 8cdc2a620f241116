/** What a check found wrong: one complaint per entry, none when all is well. */
export type Problems = readonly string[];

export interface Check {
  readonly name: string;
  /** Looks at the tree under `root`, so that tests can show it a tree with a mistake in it. */
  readonly run: (root: string) => Promise<Problems>;
}
