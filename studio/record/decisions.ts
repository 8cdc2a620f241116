// Decisions: everything that defines an identity. They are stored with the brand as a versioned record, and a
// refinement changes a copy of it.

import type { Blazon, MarkSettings } from '../language/blazon/blazon.ts';
import type { Brief } from '../brief/brief.ts';
import type { Palette } from '../language/colour/palette.ts';
import type { RecordedIdea } from './recorded-idea.ts';
import type { Construction } from '../library/concept.ts';

export type MarkType =
  | 'symbol'
  | 'symbol+wordmark'
  | 'lettermark'
  | 'lettermark+wordmark'
  | 'emblem'
  | 'wordmark';

export interface MarkChoice {
  type: MarkType;
  /** What drew the mark. */
  source: 'library' | 'merge' | 'letter-family' | 'abstract-family' | 'wordmark' | 'art-director';
  /** The id of the concept or family, with its letters if it has any: `lighthouse`, `fold:N`. */
  id: string;
  motifs: readonly string[];
  ideas: readonly string[];
  construction: Construction;
  letters: readonly string[];
}

export interface TypeChoice {
  family: string;
  weightHeading: number;
  weightBody: number;
}

/** How many steps refinements such as "warmer" or "more playful" have moved each scale; 0 is the brief's position. */
export interface Scales {
  warmth: number;
  playful: number;
  weight: number;
  soft: number;
  modern: number;
  simple: number;
}

/** A model's drawing as it is stored. */
export interface StoredDrawing {
  /** SVG, at most 32,768 bytes. */
  source: string;
  /** Set if the drawing comes from recorded answers of a model. */
  recorded?: true;
}

export interface Decisions {
  version: 1;
  /** The version of the engine that made the decisions. */
  engine: string;
  seed: number;
  brief: Brief;
  /** The text of the wordmark in its final case; empty for a symbol alone. */
  text: string;
  palette: Palette;
  type: TypeChoice;
  mark: MarkChoice;
  /** What the engine draws. If `drawing` is set, the blazon describes only its lettering. */
  blazon: Blazon;
  /** A model's drawing of the whole identity. Its current colours are in `palette`. */
  drawing?: StoredDrawing;
  settings: MarkSettings;
  scales: Scales;
  /** How the decisions came about. */
  trace: {
    /** Reasons, one line each. */
    notes: readonly string[];
    /** The axes that the last refinement changed. */
    changed: readonly string[];
    /** The scales that were already at their limit. */
    saturated: readonly string[];
    candidates: readonly { id: string; total: number; failed: readonly string[] }[];
    /** The ideas behind the candidates; the chosen one is marked. */
    ideas?: readonly RecordedIdea[];
  };
}
