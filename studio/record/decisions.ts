// Everything that makes an identity, in one versioned record: what a memory node keeps, and what a refinement copies.

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
  /** Where the drawing came from. */
  source: 'library' | 'merge' | 'letter-family' | 'abstract-family' | 'wordmark' | 'art-director';
  /** Concept or family id, and letters where it has any: `lighthouse`, `fold:N`. */
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

/** Scalars that words such as "warmer" or "more playful" move, in steps from where the brief put them. */
export interface Scales {
  warmth: number;
  playful: number;
  weight: number;
  soft: number;
  modern: number;
  simple: number;
}

/** Everything that a drawing needs to be drawn again: it is read anew, and gives the same outlines. */
export interface StoredDrawing {
  /** SVG, at most 32,768 bytes. */
  source: string;
  /** Set where recorded answers of a model were played again. */
  recorded?: true;
}

export interface Decisions {
  version: 1;
  /** Version of the engine that made it. */
  engine: string;
  seed: number;
  brief: Brief;
  /** What the wordmark shows, after case; empty for a symbol alone. */
  text: string;
  palette: Palette;
  type: TypeChoice;
  mark: MarkChoice;
  /** Beside a drawing it only tells what is lettered: nothing is drawn from it. */
  blazon: Blazon;
  /** A whole identity as its author drew it; the palette says what its colours have become. */
  drawing?: StoredDrawing;
  settings: Settings;
  scales: Scales;
  /** Why, one line each: conflicts, what a refinement named, what is saturated. */
  trace: {
    notes: readonly string[];
    /** Axes that the last change named. */
    changed: readonly string[];
    /** Scales that could not move further. */
    saturated: readonly string[];
    candidates: readonly { id: string; total: number; failed: readonly string[] }[];
    /** The thoughts behind the candidates, one sentence each; the one that was taken says so. */
    ideas?: readonly RecordedIdea[];
  };
}
