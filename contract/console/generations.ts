import Type, { type Static } from 'typebox';
import { GenerateBrandBody } from '../operations.ts';
import type { DrawnBy } from './brands.ts';
import { RequestKey } from './projects.ts';

export const GenerateBody = Type.Object(
  {
    prompt: GenerateBrandBody.properties.prompt,
    memory_id: GenerateBrandBody.properties.memory_id,
    brand_name: GenerateBrandBody.properties.brand_name,
    request_key: RequestKey,
  },
  { additionalProperties: false },
);
export type GenerateBody = Static<typeof GenerateBody>;

export type JobStatus = 'queued' | 'processing' | 'succeeded' | 'failed';
export type DeliveryState = 'pending' | 'delivered' | 'undeliverable' | 'stopped';

/** A job as the playground shows it. Times have milliseconds, because the playground shows their differences. */
export interface JobView {
  readonly id: string;
  readonly project_id: string;
  readonly status: JobStatus;
  /** Null once the project was deleted. */
  readonly prompt: string | null;
  readonly parent_id: string | null;
  /** The name that was given separately from the prompt. */
  readonly brand_name: string | null;
  readonly created_ms: number;
  readonly started_ms: number | null;
  readonly finished_ms: number | null;
  readonly failure: { readonly code: string; readonly message: string; readonly advice: string } | null;
  readonly brand: {
    readonly id: string;
    readonly memory_id: string;
    readonly name: string | null;
    readonly drawn_by: DrawnBy | null;
  } | null;
  readonly delivery: {
    readonly event_id: string;
    readonly state: DeliveryState;
    readonly reason: string | null;
    readonly attempts: number;
    readonly due_ms: number | null;
  } | null;
}

export interface JobList {
  readonly data: readonly JobView[];
}
