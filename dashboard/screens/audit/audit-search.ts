import { readSpan, type Span } from '../../parts/spans.ts';

/** The filters of the log, as stored in the URL. */
export interface AuditSearch {
  /** A prefix of the action. */
  readonly about?: string;
  /** The id of the actor. */
  readonly who?: string;
  /** The id of what was acted on. */
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
