import Type, { type Static } from 'typebox';
import { CreateProjectBody, ListBrandsQuery } from '../operations.ts';

/** What drew a brand. `recording` is a recorded conversation with a model. */
export type DrawingSource = 'library' | 'model' | 'recording';

/** A brand as listed in the gallery; its drawings are separate files. */
export interface BrandCard {
  readonly id: string;
  readonly project_id: string;
  readonly job_id: string;
  readonly memory_id: string;
  /** Null if the logo shows no name. */
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
  /** How far back the search went, in Unix seconds, if it stopped before the page was full; otherwise null. */
  readonly searched_until: number | null;
}

export const brandSorts = ['newest', 'oldest', 'name'] as const;
export type BrandSort = (typeof brandSorts)[number];

export const ListBrandCardsQuery = Type.Object(
  {
    ...ListBrandsQuery.properties,
    /** Finds brands whose name or prompt contains this text. */
    search: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    favourites: Type.Optional(Type.Literal('true')),
    sort: Type.Optional(Type.Enum([...brandSorts])),
  },
  { additionalProperties: false },
);

/** Changes the name of a brand in lists and files, but not its drawing. */
export const UpdateBrandBody = Type.Object(
  {
    name: Type.Optional(CreateProjectBody.properties.name),
    is_favourite: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false, minProperties: 1 },
);
export type UpdateBrandBody = Static<typeof UpdateBrandBody>;

/** The live job that redraws a sandbox brand without the watermark. */
export interface LiveBrandJob {
  readonly job_id: string;
  readonly project_id: string;
}

/** What the service understood from the prompts of a brand, in plain words. */
export interface BrandInterpretation {
  readonly name: string | null;
  readonly trade: string | null;
  readonly moods: readonly string[];
  readonly colours: readonly string[];
  /** All other wishes in the prompt: letters, motifs, shapes. */
  readonly wishes: readonly string[];
  readonly refusals: readonly string[];
  /** The wishes that were not fulfilled, one sentence each. */
  readonly unfulfilled: readonly string[];
}

/** One version in a brand's history. Versions are listed oldest first; the last is the brand itself. */
export interface BrandVersion {
  readonly memory_id: string;
  /** Null if the brand of this version was deleted. */
  readonly brand_id: string | null;
  readonly prompt: string;
  readonly created_at: number;
}

/** One colour of the identity, for light and for dark backgrounds. */
export interface BrandColour {
  readonly name: 'Primary' | 'Secondary' | 'Accent' | 'Letters' | 'Symbol shade';
  readonly on_light: string;
  readonly on_dark: string;
}

/** Where the symbol is placed: `inside` replaces a letter of the name, `alone` shows no name. */
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

export interface BrandText {
  readonly lines: readonly BrandLine[];
  /** The space between two lines, in cap heights of the name. */
  readonly leading: number;
}

/** A line of a logo's lettering: the name, a part of it, or what the brand does. */
export interface BrandLine {
  readonly text: string;
  /** The cap height, relative to that of the name. */
  readonly size: number;
  /** Null if it is the weight of the name. */
  readonly weight: number | null;
  /** In units of em. */
  readonly letter_spacing: number;
}

/** How a logo is constructed: what the editor can change and what a comparison shows. */
export interface BrandDesign {
  /** What the symbol shows, in plain words; null if the logo has no symbol. */
  readonly symbol: string | null;
  /** `none` if the logo has no symbol. */
  readonly arrangement: Arrangement;
  readonly frame: Frame | null;
  /** As a multiple of the name's cap height; null if the symbol has no independent size. */
  readonly symbol_height: number | null;
  /** The stroke weight in units of the drawing; null if it cannot be changed. */
  readonly symbol_weight: number | null;
  /** The changes that the drawing still allows. */
  readonly symbol_changes: readonly SymbolChange[];
  readonly is_detailed: boolean;
  /** The lettering of the name, or of the name that was removed; null if the logo never had one. */
  readonly lettering: string | null;
  /** In units of em. */
  readonly letter_spacing: number;
  /** The side on which the lines are aligned, and a symbol above or below them. One line is centred on its symbol. */
  readonly align: 'left' | 'center' | 'right';
  /** The lettering as text. Null if it is more than text: with rules, boxes, drawn letters or lines of equal width. */
  readonly text: BrandText | null;
  /** Whether a board or a rule joins symbol and name, so that they cannot be moved apart. */
  readonly is_joined: boolean;
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
  readonly drawn_by: DrawingSource | null;
  readonly understood: BrandInterpretation;
  /** The primary and secondary colours come first, then the other colours of the logo. */
  readonly colours: readonly BrandColour[];
  /** Null if a model drew the logo as one picture. */
  readonly design: BrandDesign | null;
  /** Other drawings of the same job, the chosen one first. Absent if there are none. */
  readonly variants?: readonly BrandVariant[];
  readonly line: readonly BrandVersion[];
  /** Whether there are older versions than those listed. */
  readonly line_is_cut: boolean;
}

/** The files of a brand, at `.../brands/{brand_id}/{file}`. */
export const drawingFiles = [
  'logo-light.svg',
  'logo-dark.svg',
  'mark-light.svg',
  'mark-dark.svg',
  'wordmark-light.svg',
  'wordmark-dark.svg',
] as const;
export type DrawingFile = (typeof drawingFiles)[number];

export const DrawingQuery = Type.Object(
  {
    /** Omits the watermark of a sandbox drawing, for screens that mark the background instead. */
    preview: Type.Optional(Type.Enum(['true'])),
    /** Omits the padding that makes a mark square. */
    tight: Type.Optional(Type.Enum(['true'])),
  },
  { additionalProperties: false },
);
