import Type from 'typebox';
import { idPattern } from '../ids.ts';
import { limits } from '../limits.ts';

/** Filters of the request log, which records method, path, status and timing, but no content. */

export const ListRequestsQuery = Type.Object(
  {
    /** `failed` includes 4xx and 5xx. */
    status: Type.Optional(Type.String({ pattern: '^(2xx|4xx|5xx|failed)$' })),
    code: Type.Optional(Type.String({ pattern: '^[a-z_]{1,64}$' })),
    /** Method and path template, such as `GET /v1/projects/{project_id}`. */
    operation: Type.Optional(Type.String({ pattern: '^(GET|POST|PATCH|DELETE) /v1/[a-z_/{}]{1,100}$' })),
    key_id: Type.Optional(Type.String({ pattern: idPattern('apiKey') })),
    /** In Unix seconds, inclusive. */
    from: Type.Optional(Type.String({ pattern: '^\\d{1,10}$' })),
    /** In Unix seconds, exclusive. */
    until: Type.Optional(Type.String({ pattern: '^\\d{1,10}$' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.pageSizeMaximum })),
    starting_after: Type.Optional(Type.String({ pattern: idPattern('request') })),
  },
  { additionalProperties: false },
);

export interface ConsoleRequest {
  readonly id: string;
  readonly created_at: number;
  /** Method and path template. */
  readonly operation: string;
  readonly status: number;
  readonly code: string | null;
  readonly duration_ms: number;
  readonly key: RequestKey;
}

/** The API key of a request, with its label if the key still exists. */
export interface RequestKey {
  readonly id: string;
  readonly label: string | null;
  readonly last_four: string | null;
}

export interface ConsoleRequests {
  readonly data: readonly ConsoleRequest[];
  readonly next_cursor: string | null;
  /** How far back the search went, in Unix seconds, if it stopped before the page was full; otherwise null. */
  readonly searched_until: number | null;
}

export interface ConsoleRequestDetail extends ConsoleRequest {
  readonly param: string | null;
  /** Whether the response was replayed for an Idempotency-Key. */
  readonly is_replay: boolean;
  readonly project_id: string | null;
  readonly job_id: string | null;
  /** Null if the request succeeded. */
  readonly error: {
    readonly message: string;
    readonly advice: string;
    readonly docs_url: string;
  } | null;
}

/** The values that the filters offer. */
export interface RequestFilters {
  readonly operations: readonly string[];
  readonly codes: readonly string[];
  /** How many days requests are kept. */
  readonly days: number;
}
