import { readDecisions } from '@blazon/studio/record/read-decisions.ts';

/** NUL and unpaired surrogates as JSON escapes, which PostgreSQL rejects. An escaped backslash is ordinary text. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i;

/**
 * Throws unless PostgreSQL can store the record. It contains the art director's text, which is
 * untrusted: if this check fails, the brand is drawn without it; a failure in the database would fail the job.
 */
export function assertStorable(decisions: unknown): void {
  const text = JSON.stringify(decisions);
  if (unstorable.test(text)) throw new Error('The record contains characters that cannot be stored');
  const reading = readDecisions(JSON.parse(text));
  if (!reading.ok) throw new Error(`The record could not be parsed again: ${reading.problem}`);
}
