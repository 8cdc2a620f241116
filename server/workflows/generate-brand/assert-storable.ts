import { readDecisions } from '@blazon/studio/record/read-decisions.ts';

/**
 * Matches NUL and unpaired surrogates written as JSON escapes, which PostgreSQL rejects. An escaped backslash is
 * ordinary text.
 */
const unstorableEscapePattern = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i;

/**
 * Throws unless PostgreSQL can store the record. The record contains untrusted text from the art director. If this
 * check fails, the brand is drawn without the art director; a failure in the database would fail the whole job.
 */
export function assertStorable(decisions: unknown): void {
  const text = JSON.stringify(decisions);
  if (unstorableEscapePattern.test(text))
    throw new Error('The record contains characters that cannot be stored');
  const reading = readDecisions(JSON.parse(text));
  if (!reading.ok) throw new Error(`The record could not be parsed again: ${reading.problem}`);
}
