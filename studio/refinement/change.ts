// Defines what a refinement may request. An axis is one thing that can change, such as the colour or the layout. The
// refined version keeps all other axes.

import type { Brief } from '../brief/brief.ts';

/** How much to change: 0.5 for "a bit", 2 for "much", otherwise 1. */
export type Strength = 0.5 | 1 | 2;

export type ColourMove =
  | 'warmer'
  | 'cooler'
  | 'darker'
  | 'lighter'
  | 'vivid'
  | 'muted'
  | 'pastel'
  | 'colourful'
  | 'monochrome'
  | 'swap'
  /** Any colours that differ from the present ones. */
  | 'another';

export type AxisChange =
  | { axis: 'colour'; move: ColourMove; of: 'all' | 'primary' | 'secondary'; strength: Strength }
  /** `wish` is a token of a brief (`colour:burgundy`, `hex:#AABBCC`); `modifiers` are its shades, such as `dark`. */
  | {
      axis: 'colour';
      move: 'set';
      of: 'primary' | 'secondary';
      wish: string;
      modifiers: readonly string[];
    }
  /** Removes one colour and keeps the others. */
  | { axis: 'colour'; move: 'remove'; wish: string }
  | { axis: 'weight'; of: 'letters' | 'mark' | 'all'; direction: 1 | -1; strength: Strength }
  | { axis: 'case'; to: 'upper' | 'lower' | 'title' }
  /** `wishes` are tokens such as `type:serif`, `family` names a typeface. Without either, any other typeface fits. */
  | { axis: 'type'; wishes: readonly string[]; family: string | null }
  /** 1 is rounder and softer, -1 sharper. */
  | { axis: 'shape'; direction: 1 | -1; strength: Strength }
  /** 1 is simpler, -1 richer. */
  | { axis: 'simplicity'; direction: 1 | -1; strength: Strength }
  | { axis: 'mood'; mood: string; direction: 1 | -1; strength: Strength }
  | { axis: 'layout'; to: 'row' | 'stack' | 'vertical' | 'mark' }
  /** Where the mark is, relative to the name. */
  | { axis: 'side'; to: 'left' | 'right' | 'above' | 'below' }
  | { axis: 'spacing'; of: 'letters' | 'mark'; direction: 1 | -1; strength: Strength }
  | { axis: 'mark-size'; direction: 1 | -1; strength: Strength }
  /** `another` requests a different drawing. `small` requests a small mark. */
  | { axis: 'symbol'; move: 'add' | 'remove' | 'another'; small: boolean }
  | { axis: 'symbol'; move: 'use'; motif: string }
  /** A monogram. If `letters` is empty, it uses letters of the name. */
  | { axis: 'symbol'; move: 'letters'; letters: string }
  | { axis: 'container'; to: 'circle' | 'square' | 'shield' | 'none' }
  | { axis: 'undo'; to: 'parent' | 'first' }
  | { axis: 'name'; to: string }
  /** The founding year as the logo should show it; null removes it. */
  | { axis: 'year'; to: string | null }
  /** Facts about the brand: trade, moods, images. */
  | { axis: 'facts'; brief: Brief }
  /**
   * A request to remove one part of a drawing. This and the next two requests are understood, but cannot be fulfilled.
   */
  | { axis: 'part'; motif: string }
  /** A request to show a motif several times. */
  | { axis: 'count'; motif: string; count: number }
  /** A request to add another line of text. */
  | { axis: 'line' };

export type KeptAspect = 'mark' | 'colours' | 'type' | 'name' | 'layout' | 'everything-else';

export interface BrandChange {
  axes: readonly AxisChange[];
  /** What the request wants to keep. An axis that would change one of these is dropped. */
  keeps: readonly KeptAspect[];
  notes: readonly string[];
}
