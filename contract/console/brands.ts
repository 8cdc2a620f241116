/** `recording`: drawn from a recorded conversation with a model. */
export type DrawnBy = 'library' | 'model' | 'recording';

/** A brand as listed in the gallery; its drawings are separate files. */
export interface BrandCard {
  readonly id: string;
  readonly project_id: string;
  readonly job_id: string;
  readonly memory_id: string;
  readonly prompt: string;
  readonly primary_color: string;
  readonly secondary_color: string;
  readonly font_family: string;
  readonly created_at: number;
}

export interface BrandPage {
  readonly data: readonly BrandCard[];
  readonly next_cursor: string | null;
}

/** One version in a brand's history, oldest first; the last is the brand itself. */
export interface LineStep {
  readonly memory_id: string;
  /** Null if the brand of this version was deleted. */
  readonly brand_id: string | null;
  readonly prompt: string;
  readonly created_at: number;
}

export interface BrandDetail extends BrandCard {
  readonly project_name: string;
  readonly font_weight_heading: string;
  readonly font_weight_body: string;
  readonly parent_id: string | null;
  /** Null for brands created before this was stored. */
  readonly drawn_by: DrawnBy | null;
  readonly line: readonly LineStep[];
  /** Whether there are older versions than those listed. */
  readonly line_is_cut: boolean;
}

/** Files of a brand: `.../brands/{brand_id}/{file}`. */
export const drawingFiles = [
  'logo-light.svg',
  'logo-dark.svg',
  'mark-light.svg',
  'mark-dark.svg',
  'wordmark-light.svg',
  'wordmark-dark.svg',
] as const;
export type DrawingFile = (typeof drawingFiles)[number];
