// The lines of a name (a build), and the context in which they are composed.

import type { Lettering, Role, Word } from '../../language/blazon/blazon.ts';
import type { Brief } from '../../brief/brief.ts';
import type { TypeChoice } from '../../record/decisions.ts';
import type { Family, Letterer } from '../../type/lettering.ts';
import type { Voice } from './voice.ts';

/** How a name is divided into lines. The id of a design contains it. */
export type LineBuild =
  | 'one-line'
  | 'house-above'
  | 'tail-below'
  | 'tail-beside'
  | 'joined-names'
  | 'joined-centred'
  | 'joined-three'
  | 'block'
  | 'justified'
  | 'two-lines'
  | 'wrapped'
  | 'two-weights'
  | 'halved'
  | 'dancing';

export interface Lines {
  build: LineBuild;
  lines: Word[][];
  align: Lettering['align'];
  /** Space between the lines, in cap heights. */
  leading: number;
}

/**
 * What is known before lines are composed: brief, text, typeface and voice. The "tail" of a name is the words at its
 * end that say what the firm is.
 */
export interface LetteringSetting {
  letterer: Letterer;
  brief: Brief;
  text: string;
  type: TypeChoice;
  family: Family;
  voice: Voice;
  tracking: number;
  /** The colour role of the name: `word` beside a mark, and `lead` (the main colour) without one. */
  role: Role;
  /** The number of characters of the name without its tail. */
  named: number;
}
