import type { Brand, GenerationFailed, GenerationSuccess } from '../../../sdk/src/generated.ts';

/** The result of a job. `drawings` is null if only the webhook contains them. */
export interface BrandResult {
  readonly job_id: string;
  readonly project_id: string;
  readonly memory_id: string;
  readonly event_id: string | null;
  readonly prompt: string;
  readonly primary_color: string;
  readonly secondary_color: string;
  readonly font_family: string;
  readonly font_weight_heading: string | null;
  readonly font_weight_body: string | null;
  readonly unfulfilled: readonly string[];
  readonly created_at: number;
  readonly drawings: { readonly light: string; readonly dark: string } | null;
}

/** How a job ended. */
export type JobOutcome =
  | { readonly kind: 'succeeded'; readonly result: BrandResult }
  | { readonly kind: 'failed'; readonly error: GenerationFailed['data']['error'] };

export function readJobOutcome(event: GenerationSuccess | GenerationFailed, prompt: string): JobOutcome {
  if (event.type === 'generation.failed') return { kind: 'failed', error: event.data.error };
  const { assets, job_id, project_id, memory_id, unfulfilled = [] } = event.data;
  const { logo_svg: light, logo_svg_dark: dark, primary_color, secondary_color, font_family } = assets;
  const { font_weight_heading, font_weight_body } = assets;
  return {
    kind: 'succeeded',
    result: {
      job_id,
      project_id,
      memory_id,
      event_id: event.event_id,
      prompt,
      primary_color,
      secondary_color,
      font_family,
      font_weight_heading,
      font_weight_body,
      unfulfilled,
      created_at: event.created_at,
      drawings: { light, dark },
    },
  };
}

export function toBrandResult(brand: Brand): BrandResult {
  return {
    job_id: brand.job_id,
    project_id: brand.project_id,
    memory_id: brand.memory_id,
    event_id: null,
    prompt: brand.prompt,
    primary_color: brand.primary_color,
    secondary_color: brand.secondary_color,
    font_family: brand.font_family,
    font_weight_heading: null,
    font_weight_body: null,
    unfulfilled: [],
    created_at: brand.created_at,
    drawings: null,
  };
}
