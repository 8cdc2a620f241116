/** From any id the whole chain: accepted, queued, processing, drawn, recorded, attempts. */
export interface Story {
  /** What was asked for, and what kind of thing it is. */
  readonly id: string;
  readonly kind: StoryKind;
  /** How it stands, in one sentence. */
  readonly headline: string;
  readonly tone: 'good' | 'bad' | 'kept' | 'running' | 'plain';
  readonly project: { readonly id: string; readonly name: string | null } | null;
  readonly prompt: string | null;
  readonly request_id: string | null;
  readonly job_id: string | null;
  readonly brand_id: string | null;
  readonly memory_id: string | null;
  readonly parent_id: string | null;
  readonly event_id: string | null;
  /** Where the event goes: what the job asked for, or null for the default endpoint. */
  readonly webhook_url: string | null;
  readonly moments: readonly StoryMoment[];
}

export type StoryKind = 'request' | 'job' | 'memory_node' | 'brand' | 'event';

export type StoryStep =
  | 'accepted'
  | 'processing'
  | 'question'
  | 'drawn'
  | 'failed'
  | 'recorded'
  | 'event'
  | 'attempt'
  | 'delivered'
  | 'undeliverable'
  | 'stopped'
  | 'planned';

/** One thing that happened, or is planned. */
export interface StoryMoment {
  readonly at_ms: number;
  readonly step: StoryStep;
  readonly title: string;
  readonly detail: string;
  readonly tone: 'good' | 'bad' | 'plain';
  /** The id of what the moment is about, if it has one. */
  readonly id: string | null;
}
