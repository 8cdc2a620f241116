// A name composed in lines, and the facts needed to compose them.

import type { Lettering, Role, Word } from '../../language/blazon/blazon.ts';
import type { Brief } from '../../brief/brief.ts';
import type { TypeChoice } from '../../record/decisions.ts';
import type { Family, Letterer } from '../../type/lettering.ts';
import type { Voice } from './voice.ts';

/** The way in which the lines were composed. It also identifies variations. */
export type Build =
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
  build: Build;
  lines: Word[][];
  align: Lettering['align'];
  leading: number;
}

export interface LetteringSetting {
  letterer: Letterer;
  brief: Brief;
  text: string;
  type: TypeChoice;
  family: Family;
  voice: Voice;
  tracking: number;
  /** The colour role of the word. Without a mark, the word shows the requested colour. */
  role: Role;
  /** The number of letters of the name without its tail, the words that say what the firm is. */
  named: number;
}
