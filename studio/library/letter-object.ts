// An object drawn as a letter: it replaces the character that it resembles in the name.

import type { MarkBlazon } from '../language/blazon/blazon.ts';

export interface LetterObject {
  /** The file's name, made of the letter and the object: `o-citrus`, `i-candle`. */
  id: string;
  /** Characters that it resembles, in the case in which the name shows them. */
  letters: readonly string[];
  /** Pictures that it shows, by their names in the tables of associations and trades. */
  shows: readonly string[];
  /** The subset in the brief's closed list, the main one first. */
  motifs: readonly string[];
  /**
   * How much taller it is than the letter, 1 by default: a stalk or a flame rises above its neighbours. The letter
   * itself is the lower `100 / tall` units of the drawing.
   */
  tall?: number;
  /** Set if only the dot is the object, which is less visible than a whole letter. */
  dot?: true;
  /** How far it extends over its neighbours on either side, above the small letters, in units of the drawing. */
  over?: number;
  /**
   * The mark at its height in the word. A dial `weight` is the stem of the letter, and is set to that of the typeface
   * so that the drawing matches its neighbours; a solid drawing has none. `xHeight` is set likewise to the height of
   * the small letters.
   */
  mark: MarkBlazon;
}
