import Type from 'typebox';
import { idPattern } from '../ids.ts';
import { limits } from '../limits.ts';

/** The log of requests to /v1: how each was answered, and nothing of what was said in it. */

export const ListRequestsQuery = Type.Object(
  {
    /** `failed` are 4xx and 5xx together. */
    status: Type.Optional(Type.String({ pattern: '^(2xx|4xx|5xx|failed)$' })),
    code: Type.Optional(Type.String({ pattern: '^[a-z_]{1,64}$' })),
    /** Method and template of the path, as `GET /v1/projects/{project_id}`. */
    operation: Type.Optional(Type.String({ pattern: '^(GET|POST|PATCH|DELETE) /v1/[a-z_/{}]{1,100}$' })),
    key_id: Type.Optional(Type.String({ pattern: idPattern('apiKey') })),
    /** Unix seconds, the first included and the last not. */
    from: Type.Optional(Type.String({ pattern: '^\\d{1,10}$' })),
    until: Type.Optional(Type.String({ pattern: '^\\d{1,10}$' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.pageSizeMaximum })),
    starting_after: Type.Optional(Type.String({ pattern: idPattern('request') })),
  },
  { additionalProperties: false },
);

export interface ConsoleRequest {
  readonly id: string;
  readonly created_at: number;
  /** Method and template of the path. */
  readonly operation: string;
  readonly status: number;
  readonly code: string | null;
  readonly duration_ms: number;
  readonly key: RequestKey;
}

/** The key of a request, with as much of its name as there is. */
export interface RequestKey {
  readonly id: string;
  readonly label: string | null;
  readonly last_four: string | null;
}

export interface ConsoleRequests {
  readonly data: readonly ConsoleRequest[];
  readonly next_cursor: string | null;
  /** Set when the page ends early because so much was looked through: everything from this time on is covered. */
  readonly searched_until: number | null;
}

export interface ConsoleRequestDetail extends ConsoleRequest {
  readonly param: string | null;
  /** Whether the answer was one stored under an Idempotency-Key. */
  readonly is_replay: boolean;
  readonly project_id: string | null;
  readonly job_id: string | null;
  /** Null for a request that succeeded. */
  readonly error: {
    readonly message: string;
    readonly advice: string;
    readonly docs_url: string;
  } | null;
}

/** What the filters offer. */
export interface RequestFilters {
  readonly operations: readonly string[];
  readonly codes: readonly string[];
  /** How long requests are kept. */
  readonly days: number;
}
