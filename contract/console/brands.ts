import Type, { type Static } from 'typebox';
import { CreateProjectBody, ListBrandsQuery } from '../operations.ts';

/** `recording`: drawn from a recorded conversation with a model. */
export type DrawnBy = 'library' | 'model' | 'recording';

/** A brand as listed in the gallery; its drawings are separate files. */
export interface BrandCard {
  readonly id: string;
  readonly project_id: string;
  readonly job_id: string;
  readonly memory_id: string;
  /** Null when the logo shows no name. */
  readonly name: string | null;
  readonly is_favourite: boolean;
  readonly prompt: string;
  readonly primary_color: string;
  readonly secondary_color: string;
  readonly font_family: string;
  readonly created_at: number;
}

export interface BrandPage {
  readonly data: readonly BrandCard[];
  readonly next_cursor: string | null;
  /** Set where a search ended before the oldest brand: everything from this time on is covered. */
  readonly searched_until: number | null;
}

export const brandSorts = ['newest', 'oldest', 'name'] as const;
export type BrandSort = (typeof brandSorts)[number];

export const ListBrandCardsQuery = Type.Object(
  {
    ...ListBrandsQuery.properties,
    /** Part of a name or a prompt. */
    search: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    favourites: Type.Optional(Type.Literal('true')),
    sort: Type.Optional(Type.Enum([...brandSorts])),
  },
  { additionalProperties: false },
);

/** Changes what a brand is called in lists and files, not its drawing. */
export const UpdateBrandBody = Type.Object(
  {
    name: Type.Optional(CreateProjectBody.properties.name),
    is_favourite: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false, minProperties: 1 },
);
export type UpdateBrandBody = Static<typeof UpdateBrandBody>;

/** The live job that draws a sandbox brand again, without the watermark. */
export interface LiveBrand {
  readonly job_id: string;
  readonly project_id: string;
}

/** What the service understood from the prompts of a brand, in plain words. */
export interface Understood {
  readonly name: string | null;
  readonly trade: string | null;
  readonly moods: readonly string[];
  readonly colours: readonly string[];
  /** Everything else that was asked for: letters, motifs, shapes. */
  readonly wishes: readonly string[];
  readonly refusals: readonly string[];
  /** Unfulfilled wishes, one sentence each. */
  readonly unfulfilled: readonly string[];
}

/** One version in a brand's history, oldest first; the last is the brand itself. */
export interface LineStep {
  readonly memory_id: string;
  /** Null if the brand of this version was deleted. */
  readonly brand_id: string | null;
  readonly prompt: string;
  readonly created_at: number;
}

/** One colour of the identity: on white, and on a dark ground. */
export interface BrandColour {
  readonly name: 'Primary' | 'Secondary' | 'Accent' | 'Letters' | 'Second tone';
  readonly on_light: string;
  readonly on_dark: string;
}

/** Where the symbol stands: `inside` the name in place of a letter, or `alone` without it. */
export const arrangements = [
  'left',
  'right',
  'above',
  'below',
  'upright',
  'inside',
  'alone',
  'none',
] as const;
export type Arrangement = (typeof arrangements)[number];

export type Frame = 'circle' | 'square' | 'shield';
export type SymbolChange = 'bolder' | 'finer' | 'simpler' | 'richer';

/** How a logo is built: what the editor can change and what a comparison tells. */
export interface BrandDesign {
  /** What the symbol shows, in plain words; null for a name alone. */
  readonly symbol: string | null;
  /** `none` for a name alone. */
  readonly arrangement: Arrangement;
  readonly frame: Frame | null;
  /** In capital heights of the name; null where the symbol has no size of its own. */
  readonly symbol_height: number | null;
  /** Of its strokes, in units of the drawing; null where the drawing has no weight that can be changed. */
  readonly symbol_weight: number | null;
  /** Which of these the drawing still allows. */
  readonly symbol_changes: readonly SymbolChange[];
  readonly is_detailed: boolean;
  /** The name as it is set, or was set before the symbol stood alone; null where there never was one. */
  readonly lettering: string | null;
  /** In em. */
  readonly letter_spacing: number;
}

/** Another drawing of the same prompt. */
export interface BrandVariant {
  readonly id: string;
  readonly name: string | null;
  readonly is_favourite: boolean;
}

export interface BrandDetail extends BrandCard {
  readonly project_name: string;
  readonly font_weight_heading: string;
  readonly font_weight_body: string;
  readonly parent_id: string | null;
  /** Null for brands created before this was stored. */
  readonly drawn_by: DrawnBy | null;
  readonly understood: Understood;
  /** Primary and secondary first, then the other colours of the logo. */
  readonly colours: readonly BrandColour[];
  /** Null for logos that a model drew as one picture. */
  readonly design: BrandDesign | null;
  /** The other drawings of the job, the chosen one first. Absent if there are none. */
  readonly variants?: readonly BrandVariant[];
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
