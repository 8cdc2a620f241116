import { readSpan, type Span } from '../../parts/spans.ts';

/** The filters of the log, as they stand in the address. */
export interface AuditSearch {
  /** The beginning of the action. */
  readonly about?: string;
  /** Id of who did it. */
  readonly who?: string;
  /** Id of what it was done to. */
  readonly subject?: string;
  readonly within?: Span;
}

export function readAuditSearch(given: Record<string, unknown>): AuditSearch {
  const { about, who, subject, within: span } = given;
  const within = readSpan(span);
  return {
    ...(typeof about === 'string' && { about }),
    ...(typeof who === 'string' && { who }),
    ...(typeof subject === 'string' && { subject }),
    ...(within && { within }),
  };
}
