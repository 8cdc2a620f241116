// Reads a first impression from somebody without context. The author knows what is meant, and so cannot judge how it
// looks.

import { findJson } from './find-json.ts';
import { toBoundedLine } from './to-bounded-line.ts';

export interface Glance {
  sees: string;
  /** What else it could be mistaken for. */
  second: string;
  reads: string;
  weakest: string;
}

const MAX_TEXT = 300;

/** Null without an answer, or if the answer does not say what is seen. */
export function readGlance(answer: string | null): Glance | null {
  if (answer === null) return null;
  const found = findJson(answer);
  if (!found.ok) return null;
  const lineOf = (name: string): string => toBoundedLine(found.value[name], MAX_TEXT);
  const glance = {
    sees: lineOf('sees'),
    second: lineOf('second'),
    reads: lineOf('reads'),
    weakest: lineOf('weakest'),
  };
  return glance.sees === '' ? null : glance;
}
