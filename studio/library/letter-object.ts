// An object drawn as a letter: it is part of the name's own line, in place of the character that it resembles.

import type { MarkBlazon } from '../language/blazon/blazon.ts';

export interface LetterObject {
  /** The file's name, the letter and what it is: `o-citrus`, `i-candle`. */
  id: string;
  /** Characters that it reads as, in the case in which the name shows them. */
  letters: readonly string[];
  /** Pictures that it shows, by the names that the tables of associations and trades have for them. */
  shows: readonly string[];
  /** Those of the brief's closed list, the main one first. */
  motifs: readonly string[];
  /**
   * How much taller it is than the letter, 1 by default: a stalk or a flame rises above its neighbours. The letter
   * itself is then the lower `100 / tall` units of the drawing.
   */
  tall?: number;
  /** Only the dot is the object: that says less than a whole letter. */
  dot?: true;
  /** How far it reaches over its neighbours on either side, above the small letters, in units of the drawing. */
  over?: number;
  /**
   * At its height in the word. A dial called `weight` is the stem of the letter: it is set to that of the typeface,
   * so that the drawing matches its neighbours; a solid drawing has none. `xHeight` is set in the same way to the
   * height of the small letters.
   */
  mark: MarkBlazon;
}
