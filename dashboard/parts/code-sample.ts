export interface CodeSample {
  /** The key of the language, such as `curl`. Selecting a language selects it in all code blocks. */
  readonly language: string;
  readonly label: string;
  readonly code: string;
}
