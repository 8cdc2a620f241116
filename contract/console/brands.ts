/** A recording is a conversation with a model that was kept and played again. */
export type DrawnBy = 'library' | 'model' | 'recording';

/** A brand as the gallery shows it; its drawings are files of their own. */
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

/** One step on the way to a brand, oldest first; the last is the brand itself. */
export interface LineStep {
  readonly memory_id: string;
  /** Null when its brand was not found beside it. */
  readonly brand_id: string | null;
  readonly prompt: string;
  readonly created_at: number;
}

export interface BrandDetail extends BrandCard {
  readonly project_name: string;
  readonly font_weight_heading: string;
  readonly font_weight_body: string;
  readonly parent_id: string | null;
  /** Null for brands from before this was stored. */
  readonly drawn_by: DrawnBy | null;
  readonly line: readonly LineStep[];
  /** Whether the line begins further back than it is shown. */
  readonly line_is_cut: boolean;
}

/** The files of a brand's drawings: `.../brands/{brand_id}/{file}`. */
export const drawingFiles = [
  'logo-light.svg',
  'logo-dark.svg',
  'mark-light.svg',
  'mark-dark.svg',
  'wordmark-light.svg',
  'wordmark-dark.svg',
] as const;
export type DrawingFile = (typeof drawingFiles)[number];
