export interface CodeSample {
  /** Shares the selected language across all blocks. */
  readonly language: string;
  readonly label: string;
  readonly code: string;
}
