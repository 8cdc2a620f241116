// Defines what a refinement asks for, in a closed vocabulary: the axes that it changes and those that it keeps.

import type { Brief } from '../brief/brief.ts';

/** 0.5 for "a bit", 1 normally, 2 for "much". */
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
  /** Any other colours. */
  | 'another';

export type AxisChange =
  | { axis: 'colour'; move: ColourMove; of: 'all' | 'primary' | 'secondary'; strength: Strength }
  /** `wish` is a token of the brief's vocabulary (`colour:burgundy`, `hex:#AABBCC`), with its modifiers. */
  | {
      axis: 'colour';
      move: 'set';
      of: 'primary' | 'secondary';
      wish: string;
      modifiers: readonly string[];
    }
  /** A colour to remove; the others stay. */
  | { axis: 'colour'; move: 'remove'; wish: string }
  | { axis: 'weight'; of: 'letters' | 'mark' | 'all'; direction: 1 | -1; strength: Strength }
  | { axis: 'case'; to: 'upper' | 'lower' | 'title' }
  /** Tokens such as `type:serif`, or a family by name. Without either, the request is for any other typeface. */
  | { axis: 'type'; wishes: readonly string[]; family: string | null }
  /** 1 is rounder and softer, -1 sharper. */
  | { axis: 'shape'; direction: 1 | -1; strength: Strength }
  /** 1 is simpler, -1 richer. */
  | { axis: 'simplicity'; direction: 1 | -1; strength: Strength }
  | { axis: 'mood'; mood: string; direction: 1 | -1; strength: Strength }
  | { axis: 'layout'; to: 'row' | 'stack' | 'vertical' | 'mark' }
  /** The position of the mark relative to the name. */
  | { axis: 'side'; to: 'left' | 'right' | 'above' | 'below' }
  | { axis: 'spacing'; of: 'letters' | 'mark'; direction: 1 | -1; strength: Strength }
  | { axis: 'mark-size'; direction: 1 | -1; strength: Strength }
  /** `use` names a motif of the closed list; `another` asks for a different drawing. */
  | { axis: 'symbol'; move: 'add' | 'remove' | 'another'; small: boolean }
  | { axis: 'symbol'; move: 'use'; motif: string }
  /** A monogram. Without letters, it uses those of the name. */
  | { axis: 'symbol'; move: 'letters'; letters: string }
  | { axis: 'container'; to: 'circle' | 'square' | 'shield' | 'none' }
  | { axis: 'undo'; to: 'parent' | 'first' }
  | { axis: 'name'; to: string }
  /** The founding year as the logo should show it; null removes it. */
  | { axis: 'year'; to: string | null }
  /** Facts about the brand: trade, moods, images. */
  | { axis: 'facts'; brief: Brief }
  /**
   * Requests that are understood but impossible for the library: removing one part of a drawing, several of a motif,
   * a further line.
   */
  | { axis: 'part'; motif: string }
  | { axis: 'count'; motif: string; count: number }
  | { axis: 'line' };

export type KeptAspect = 'mark' | 'colours' | 'type' | 'name' | 'layout' | 'everything-else';

export interface BrandChange {
  axes: readonly AxisChange[];
  /** What the request wants to keep; this overrides the axes. */
  keeps: readonly KeptAspect[];
  notes: readonly string[];
}
