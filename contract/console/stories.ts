/** The history behind an id, from the accepted request to the last delivery attempt. */
export interface Story {
  /** The id that was looked up. */
  readonly id: string;
  readonly kind: StoryKind;
  /** The current state in one sentence. */
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
  /** The job's own webhook address, or null for the default endpoint. */
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

/** Something that happened or is scheduled. */
export interface StoryMoment {
  readonly at_ms: number;
  readonly step: StoryStep;
  readonly title: string;
  readonly detail: string;
  readonly tone: 'good' | 'bad' | 'plain';
  /** The id of the resource concerned, if there is one. */
  readonly id: string | null;
}
