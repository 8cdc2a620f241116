// Everything that defines an identity, in one versioned record: it is stored with the brand, and a refinement copies
// it.

import type { Blazon, Settings } from '../language/blazon/blazon.ts';
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
  /** The source of the drawing. */
  source: 'library' | 'merge' | 'letter-family' | 'abstract-family' | 'wordmark' | 'art-director';
  /** Concept or family id, with letters if it has any: `lighthouse`, `fold:N`. */
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

/** Scales that words such as "warmer" or "more playful" move, in steps from their position in the brief. */
export interface Scales {
  warmth: number;
  playful: number;
  weight: number;
  soft: number;
  modern: number;
  simple: number;
}

/** Everything needed to draw a drawing again with the same outlines. */
export interface StoredDrawing {
  /** SVG, at most 32,768 bytes. */
  source: string;
  /** Set if recorded answers of a model were replayed. */
  recorded?: true;
}

export interface Decisions {
  version: 1;
  /** Version of the engine that made it. */
  engine: string;
  seed: number;
  brief: Brief;
  /** The text of the wordmark, after case is applied; empty for a symbol alone. */
  text: string;
  palette: Palette;
  type: TypeChoice;
  mark: MarkChoice;
  /** Beside a drawing it only records the lettering: nothing is drawn from it. */
  blazon: Blazon;
  /** A whole identity as its author drew it; the palette gives its current colours. */
  drawing?: StoredDrawing;
  settings: Settings;
  scales: Scales;
  /** Reasons, one line each: conflicts, what a refinement named, which scales are at their limit. */
  trace: {
    notes: readonly string[];
    /** Axes that the last change named. */
    changed: readonly string[];
    /** Scales that could not move further. */
    saturated: readonly string[];
    candidates: readonly { id: string; total: number; failed: readonly string[] }[];
    /** The ideas behind the candidates, one sentence each; the chosen one is marked. */
    ideas?: readonly RecordedIdea[];
  };
}
