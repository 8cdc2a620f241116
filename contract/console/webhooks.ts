import Type, { type Static } from 'typebox';
import { eventTypes, type EventType } from '../events.ts';
import { idPattern } from '../ids.ts';
import { limits } from '../limits.ts';

/** Webhooks as the dashboard shows them: endpoints, signing secrets, deliveries, recovery and the signature debugger. */

// Endpoints

const WebhookUrl = Type.String({ minLength: 1, maxLength: limits.webhookUrlLength, 'x-trimmed': true });

const eventTypePattern = `^(${eventTypes.join('|').replaceAll('.', '\\.')})$`;

/**
 * The types of events that a subscribed endpoint receives copies of. Null means all types, including those added
 * later.
 */
const EventTypes = Type.Union([
  Type.Array(Type.String({ pattern: eventTypePattern }), {
    minItems: 1,
    maxItems: eventTypes.length,
    uniqueItems: true,
  }),
  Type.Null(),
]);

const subscriptionProperties = {
  /**
   * Whether the endpoint receives a copy of every event sent to the default endpoint. The endpoint's own secret signs
   * the copies.
   */
  subscribed: Type.Optional(Type.Boolean()),
  event_types: Type.Optional(EventTypes),
};

export const AddEndpointBody = Type.Object(
  { url: WebhookUrl, ...subscriptionProperties },
  { additionalProperties: false },
);
/** Fields that are not given stay unchanged. */
export const ChangeEndpointBody = Type.Object(
  { url: Type.Optional(WebhookUrl), ...subscriptionProperties },
  { additionalProperties: false },
);

/** The type of a test event. Defaults to a success. */
export const TestEndpointQuery = Type.Object(
  { type: Type.Optional(Type.String({ pattern: eventTypePattern })) },
  { additionalProperties: false },
);

export interface ConsoleEndpoint {
  readonly id: string;
  readonly url: string;
  /** Whether the endpoint receives the events of jobs without their own `webhook_url`. */
  readonly is_default: boolean;
  /** Whether the endpoint receives copies of events. This has no effect on the default endpoint. */
  readonly subscribed: boolean;
  /** Null means all types. */
  readonly event_types: readonly EventType[] | null;
  readonly paused_at: number | null;
  /** Who paused the endpoint: a person, or the service after a week of failures. Null if it is not paused. */
  readonly pause_reason: 'person' | 'failing' | null;
  /** When the first attempt after the last success failed; null while deliveries succeed. */
  readonly failing_since: number | null;
  /** The endpoint's own secret; null if the workspace's secret signs its events. */
  readonly secret: { readonly created_at: number; readonly previous_until: number | null } | null;
  readonly created_at: number;
}

export interface ConsoleEndpoints {
  readonly data: readonly ConsoleEndpoint[];
  /** The maximum number of endpoints in one environment. */
  readonly most: number;
}

// The secret

/** What every member may see of the secret: when it was created, and until when the previous one is active. */
export interface ConsoleSecretState {
  /** Null until the secret is first needed. */
  readonly created_at: number | null;
  /** Until when the previous secret also signs; null if there is none. */
  readonly previous_until: number | null;
}

export interface RevealedSecret {
  readonly secret: string;
  readonly created_at: number;
  /** The previous secret, while it still signs; otherwise null. */
  readonly previous: { readonly secret: string; readonly until: number } | null;
}

export const RotateSecretBody = Type.Object(
  {
    /** How long the current secret stays active beside the new one; 0 ends it immediately. */
    overlap_hours: Type.Integer({ minimum: 0, maximum: limits.secretOverlapSeconds / 3600 }),
  },
  { additionalProperties: false },
);

// Deliveries

export type DeliveryState = 'pending' | 'delivered' | 'undeliverable' | 'stopped';
export type DeliveryReason = 'no_endpoint' | 'attempts_exhausted' | 'project_deleted' | 'endpoint_paused';

/** Unix seconds. */
const Moment = Type.String({ pattern: '^\\d{1,10}$' });

export const DeliveriesQuery = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.pageSizeMaximum })),
    starting_after: Type.Optional(Type.String({ pattern: idPattern('event') })),
    state: Type.Optional(Type.String({ pattern: '^(pending|delivered|undeliverable|stopped)$' })),
    type: Type.Optional(Type.String({ pattern: '^(generation\\.success|generation\\.failed|test)$' })),
    /** Only deliveries addressed to this endpoint, not those that it received as the default endpoint. */
    endpoint_id: Type.Optional(Type.String({ pattern: idPattern('webhookEndpoint') })),
    /** The host of the latest attempt, with the port unless it is 443. */
    host: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
    project_id: Type.Optional(Type.String({ pattern: idPattern('project') })),
    since: Type.Optional(Moment),
    until: Type.Optional(Moment),
    /** One event, by its own id or its job's id; cannot be combined with other filters. */
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
  /** A run is a series of attempts. Sending the event again starts the next run. */
  readonly run: number;
  /** The number of attempts in this run. */
  readonly attempts: number;
  /** When the next attempt is due. */
  readonly due_at: number | null;
  readonly created_at: number;
  /** The brand that the event reports. Set only in lists; null for failures and test events. */
  readonly brand_id: string | null;
  /** The endpoint of a test event or a copy; null for the default endpoint and for `webhook_url`. */
  readonly endpoint_id: string | null;
  /**
   * The original event if this is a copy for a subscribed endpoint; otherwise null. The body contains the original's
   * id.
   */
  readonly copy_of: string | null;
  readonly newest_attempt: AttemptSummary | null;
}

export interface DeliveryList {
  readonly data: readonly DeliverySummary[];
  readonly next_cursor: string | null;
  /** How far back the search went, in Unix seconds, if it stopped before the page was full; otherwise null. */
  readonly searched_until: number | null;
}

export interface AttemptSummary {
  /** Whether the attempt was forwarded to a local machine by a listener. Such attempts do not affect the delivery. */
  readonly is_local: boolean;
  readonly run: number;
  readonly number: number;
  readonly url: string;
  /** With decimals, because the timeline shows milliseconds. */
  readonly started_at: number;
  readonly milliseconds: number;
  readonly outcome: string;
  readonly status: number | null;
  /** The outcome as a sentence. */
  readonly verdict: string;
}

export interface DeliveryDetail extends DeliverySummary {
  /** The destination that the job or the test event specified. */
  readonly target: 'webhook_url' | 'endpoint' | 'default';
  readonly webhook_url: string | null;
  readonly memory_id: string | null;
  readonly ended_at: number | null;
  /** The body of every attempt, as text. */
  readonly body: string;
  readonly body_bytes: number;
  /** The newest attempt comes first. */
  readonly attempts_made: readonly AttemptSummary[];
  /** Whether there are older attempts than those listed. */
  readonly has_older_attempts: boolean;
  readonly can_resend: boolean;
}

export interface AttemptDetail extends AttemptSummary {
  readonly request_headers: Readonly<Record<string, string>>;
  readonly response_headers: Readonly<Record<string, string>> | null;
  /** The beginning of the response, as text. */
  readonly response_body: string | null;
  readonly response_body_bytes: number;
  /** Whether the response is valid UTF-8. If not, replacement characters are shown. */
  readonly response_is_text: boolean;
  readonly response_is_cut: boolean;
}

export interface SentEvent {
  readonly event_id: string;
  readonly run: number;
  /** False if part of the service is unavailable, which delays the first attempt by minutes. */
  readonly started: boolean;
}

// Recovery

const RecoveryEndpointId = Type.Optional(Type.String({ pattern: idPattern('webhookEndpoint') }));

export const RecoveryQuery = Type.Object(
  {
    since: Type.Optional(Moment),
    /**
     * If set, only the copies that this endpoint missed. Otherwise all undeliverable events except copies and test
     * events.
     */
    endpoint_id: RecoveryEndpointId,
  },
  { additionalProperties: false },
);

export const RecoverBody = Type.Object(
  { since: Type.Integer({ minimum: 0, maximum: 9_999_999_999 }), endpoint_id: RecoveryEndpointId },
  { additionalProperties: false },
);

export interface RecoveryState {
  /** Null if this is unknown because part of the service is unavailable. */
  readonly is_running: boolean | null;
  readonly since: number;
  /** The number of undelivered events, counted up to a limit. */
  readonly undeliverable: number;
  readonly is_more: boolean;
}

// Signature debugger

export const DebugSignatureBody = Type.Object(
  {
    headers: Type.String({ maxLength: 8_192 }),
    body: Type.Optional(Type.String({ maxLength: 60_000 })),
    /** The bytes of a body from a file, because a text field would alter them. */
    body_base64: Type.Optional(Type.String({ maxLength: 60_000, pattern: '^[A-Za-z0-9+/]*={0,2}$' })),
    /** The signature that the receiver's own code computed. */
    computed: Type.Optional(Type.String({ maxLength: 1_024 })),
    secret: Type.Optional(Type.String({ pattern: '^(any|current|previous)$' })),
  },
  { additionalProperties: false },
);

export interface SignatureFinding {
  /** The mistake that was found, or `correct`. */
  readonly code: string;
  readonly is_mistake: boolean;
  readonly title: string;
  /** How to fix it. */
  readonly advice: string;
  /** The first difference between this body and the one that was sent; null if there is none. */
  readonly difference: SignatureDifference | null;
}

export interface SignatureDifference {
  readonly at_byte: number;
  /** A short excerpt of the sent body around that byte. */
  readonly sent: string;
  /** The same excerpt of the body to check. */
  readonly given: string;
}

export interface SignatureReport {
  /** Most likely first; never empty. */
  readonly findings: readonly SignatureFinding[];
  /** The event that the body was compared with; null if none was found in this environment. */
  readonly event_id: string | null;
}
