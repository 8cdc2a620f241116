import { readDecisions } from '@blazon/studio/decisions/read-decisions.ts';

/** NUL and half a surrogate pair, as JSON writes them: PostgreSQL takes neither. A backslash that is itself escaped is text. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i;

/**
 * Throws unless a record survives being stored and read again. What the art director says ends up in it, and is
 * a stranger's text: a record that fails here is drawn without it, one that fails in the database would fail the job.
 */
export function assertStorable(decisions: unknown): void {
  const text = JSON.stringify(decisions);
  if (unstorable.test(text)) throw new Error('The record holds characters that cannot be stored');
  const reading = readDecisions(JSON.parse(text));
  if (!reading.ok) throw new Error(`The record could not be read again: ${reading.problem}`);
}
