import { readSpan, type Span } from '../../parts/spans.ts';

/** The filters of the log, stored in the URL so that a link shows the same requests to somebody else. */
export interface RequestSearch {
  readonly status?: RequestStatus;
  readonly code?: string;
  readonly operation?: string;
  readonly key?: string;
  readonly within?: Span;
}

const requestStatuses = ['2xx', 'failed', '4xx', '5xx'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export function readRequestSearch(given: Record<string, unknown>): RequestSearch {
  const status = requestStatuses.find((value) => value === given['status']);
  const within = readSpan(given['within']);
  const text = (name: string) => (typeof given[name] === 'string' ? { [name]: given[name] } : {});
  return {
    ...(status && { status }),
    ...text('code'),
    ...text('operation'),
    ...text('key'),
    ...(within && { within }),
  };
}
