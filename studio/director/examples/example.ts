/** A worked example of the guide: what the customer said, what was weak at first, and what was drawn in the end. */
export interface Example {
  /** What kind of answer it shows. */
  kind: string;
  prompt: string;
  /** The first draft and how it was mended: writers learn more from this than from the result. */
  repair: string;
  /** Exactly as a model would answer; read and judged like any answer by the tests. */
  identity: Readonly<Record<string, unknown>>;
}
