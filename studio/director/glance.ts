// Glance: the first impression of a viewer who does not know the brief. An author knows what a drawing should show, and
// so cannot judge what others see in it.

import { findJson } from './find-json.ts';
import { toBoundedLine } from './to-bounded-line.ts';

export interface Glance {
  /** What the drawing seems to show. */
  sees: string;
  /** What else it could be mistaken for. */
  second: string;
  /** The words that the viewer reads in it. */
  reads: string;
  /** What is drawn worst. */
  weakest: string;
}

const MAX_FIELD_LENGTH = 300;

/** Returns null if there is no answer, or if it does not say what the viewer sees. */
export function readGlance(answer: string | null): Glance | null {
  if (answer === null) return null;
  const found = findJson(answer);
  if (!found.ok) return null;
  const readField = (name: string): string => toBoundedLine(found.value[name], MAX_FIELD_LENGTH);
  const glance = {
    sees: readField('sees'),
    second: readField('second'),
    reads: readField('reads'),
    weakest: readField('weakest'),
  };
  return glance.sees === '' ? null : glance;
}
