import Type, { type Static } from 'typebox';
import type { EventType } from '../events.ts';
import { idPattern } from '../ids.ts';
import { limits } from '../limits.ts';

/** Webhooks as the dashboard shows them: where events go, how they are signed, and what became of each. */

// Endpoints

const WebhookUrl = Type.String({ minLength: 1, maxLength: limits.webhookUrlLength, 'x-trimmed': true });

export const AddEndpointBody = Type.Object({ url: WebhookUrl }, { additionalProperties: false });
export const ChangeEndpointBody = Type.Object({ url: WebhookUrl }, { additionalProperties: false });

export interface ConsoleEndpoint {
  readonly id: string;
  readonly url: string;
  /** Receives the events of jobs that name no address of their own. */
  readonly is_default: boolean;
  readonly created_at: number;
}

export interface ConsoleEndpoints {
  readonly data: readonly ConsoleEndpoint[];
  /** How many there may be in one environment. */
  readonly most: number;
}

// The secret

/** What anybody may know of the secret: that there is one, and what a rotation does to the old one. */
export interface ConsoleSecretState {
  /** Null before the first event or the first look. */
  readonly created_at: number | null;
  /** Until when the previous one it signs as well; null when it does not. */
  readonly previous_until: number | null;
}

export interface RevealedSecret {
  readonly secret: string;
  readonly created_at: number;
  /** The older one that still signs, while a rotation is in progress. */
  readonly previous: { readonly secret: string; readonly until: number } | null;
}

export const RotateSecretBody = Type.Object(
  {
    /** How long the present one signs beside the new one; 0 ends it at once. */
    overlap_hours: Type.Integer({ minimum: 0, maximum: limits.secretOverlapSeconds / 3600 }),
  },
  { additionalProperties: false },
);

// Deliveries

export type DeliveryState = 'pending' | 'delivered' | 'undeliverable' | 'stopped';
export type DeliveryReason = 'no_endpoint' | 'attempts_exhausted' | 'project_deleted';

/** Unix seconds. */
const Moment = Type.String({ pattern: '^\\d{1,10}$' });

export const DeliveriesQuery = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.pageSizeMaximum })),
    starting_after: Type.Optional(Type.String({ pattern: idPattern('event') })),
    state: Type.Optional(Type.String({ pattern: '^(pending|delivered|undeliverable|stopped)$' })),
    type: Type.Optional(Type.String({ pattern: '^(generation\\.success|generation\\.failed|test)$' })),
    /** Where the newest attempt went: a host, with its port where it is not 443. */
    host: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
    project_id: Type.Optional(Type.String({ pattern: idPattern('project') })),
    since: Type.Optional(Moment),
    until: Type.Optional(Moment),
    /** One event, by its own id or by that of its job; looked up alone. */
    id: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  },
  { additionalProperties: false },
);
export type DeliveriesFilters = Static<typeof DeliveriesQuery>;

export interface DeliverySummary {
  readonly id: string;
  readonly type: EventType;
  readonly is_test: boolean;
  readonly job_id: string;
  readonly project_id: string;
  readonly state: DeliveryState;
  readonly reason: DeliveryReason | null;
  readonly run: number;
  readonly attempts: number;
  /** When the next attempt is planned. */
  readonly due_at: number | null;
  readonly created_at: number;
  readonly newest_attempt: AttemptSummary | null;
}

export interface DeliveryList {
  readonly data: readonly DeliverySummary[];
  readonly next_cursor: string | null;
  /** Set when the search stopped early: everything made after this time has been looked through. */
  readonly searched_until: number | null;
}

export interface AttemptSummary {
  /** Reported by somebody who forwarded the event to their own machine: it says nothing about the delivery. */
  readonly is_local: boolean;
  readonly run: number;
  readonly number: number;
  readonly url: string;
  /** Milliseconds are seen in a timeline, so this one time has decimals. */
  readonly started_at: number;
  readonly milliseconds: number;
  readonly outcome: string;
  readonly status: number | null;
  /** What came of it, in plain words. */
  readonly verdict: string;
}

export interface DeliveryDetail extends DeliverySummary {
  /** What the job or the test asked for. */
  readonly target: 'webhook_url' | 'endpoint' | 'default';
  readonly webhook_url: string | null;
  readonly endpoint_id: string | null;
  readonly memory_id: string | null;
  readonly ended_at: number | null;
  /** What every attempt sends, as text. */
  readonly body: string;
  readonly body_bytes: number;
  /** Newest first. */
  readonly attempts_made: readonly AttemptSummary[];
  /** Whether there were older attempts than these. */
  readonly has_older_attempts: boolean;
  readonly can_resend: boolean;
}

export interface AttemptDetail extends AttemptSummary {
  readonly request_headers: Readonly<Record<string, string>>;
  readonly response_headers: Readonly<Record<string, string>> | null;
  /** The first bytes of the answer, as text. */
  readonly response_body: string | null;
  readonly response_body_bytes: number;
  /** What is no text is shown with replacement characters. */
  readonly response_is_text: boolean;
  readonly response_is_cut: boolean;
}

export interface SentEvent {
  readonly event_id: string;
  readonly run: number;
  /** False when the first attempt is some minutes away, because a part of the service is. */
  readonly started: boolean;
}

// Recovery

export const RecoveryQuery = Type.Object({ since: Type.Optional(Moment) }, { additionalProperties: false });

export const RecoverBody = Type.Object(
  { since: Type.Integer({ minimum: 0, maximum: 9_999_999_999 }) },
  { additionalProperties: false },
);

export interface RecoveryState {
  /** Null when it cannot be told, because a part of the service does not answer. */
  readonly is_running: boolean | null;
  readonly since: number;
  /** How many events wait to be sent again; counted up to a bound. */
  readonly undeliverable: number;
  readonly is_more: boolean;
}

// Signature debugger

export const DebugSignatureBody = Type.Object(
  {
    headers: Type.String({ maxLength: 8_192 }),
    body: Type.Optional(Type.String({ maxLength: 60_000 })),
    /** For a body from a file: its bytes, untouched by any text field. */
    body_base64: Type.Optional(Type.String({ maxLength: 60_000, pattern: '^[A-Za-z0-9+/]*={0,2}$' })),
    /** What the receiver's own code came to. */
    computed: Type.Optional(Type.String({ maxLength: 1_024 })),
    secret: Type.Optional(Type.String({ pattern: '^(any|current|previous)$' })),
  },
  { additionalProperties: false },
);

export interface SignatureFinding {
  /** Which mistake it is, or `correct`. */
  readonly code: string;
  readonly is_mistake: boolean;
  readonly title: string;
  /** What to do about it. */
  readonly advice: string;
  /** Where the body first differs from what was sent. */
  readonly difference: SignatureDifference | null;
}

export interface SignatureDifference {
  readonly at_byte: number;
  /** A little of both from there on, as text. */
  readonly sent: string;
  readonly given: string;
}

export interface SignatureReport {
  /** The most telling first; there is always one. */
  readonly findings: readonly SignatureFinding[];
  /** The event that the body was compared with, when it is one of this environment. */
  readonly event_id: string | null;
}
