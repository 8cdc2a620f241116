import Type, { type Static } from 'typebox';
import { limits } from '../limits.ts';
import { GenerateBrandBody } from '../operations.ts';
import type { DrawingSource } from './brands.ts';
import { RequestKey } from './projects.ts';

export const GenerateBody = Type.Object(
  {
    prompt: GenerateBrandBody.properties.prompt,
    memory_id: GenerateBrandBody.properties.memory_id,
    brand_name: GenerateBrandBody.properties.brand_name,
    /** The number of drawings to choose from, for a new brand. They count as one generation. */
    variants: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.variants })),
    request_key: RequestKey,
  },
  { additionalProperties: false },
);
export type GenerateBody = Static<typeof GenerateBody>;

export type JobStatus = 'queued' | 'processing' | 'succeeded' | 'failed';
export type DeliveryState = 'pending' | 'delivered' | 'undeliverable' | 'stopped';

/** One drawing of a job. */
export interface JobBrand {
  readonly id: string;
  readonly memory_id: string;
  readonly name: string | null;
  readonly drawn_by: DrawingSource | null;
}

/** A job as the playground shows it. Times are in milliseconds, because the playground shows their differences. */
export interface JobView {
  readonly id: string;
  readonly project_id: string;
  readonly status: JobStatus;
  /** Null after the project was deleted. */
  readonly prompt: string | null;
  readonly parent_id: string | null;
  /** The name that was sent separately from the prompt. */
  readonly brand_name: string | null;
  readonly created_ms: number;
  readonly started_ms: number | null;
  readonly finished_ms: number | null;
  readonly failure: { readonly code: string; readonly message: string; readonly advice: string } | null;
  /** The result. If there are several drawings, the chosen one. */
  readonly brand: JobBrand | null;
  /** The other drawings of the prompt. Absent if there are none. */
  readonly variants?: readonly JobBrand[];
  /** Whether one of several drawings was chosen. Absent if there is only one. */
  readonly is_chosen?: boolean;
  /** The number of drawings requested. Absent if it was one. */
  readonly requested_variants?: number;
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
