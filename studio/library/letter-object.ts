// Letter object: a drawing of an object that replaces the letter it resembles, such as an orange for an O.

import type { MarkBlazon } from '../language/blazon/blazon.ts';

export interface LetterObject {
  /** The name of its file, made of the letter and the object: `o-citrus`, `i-candle`. */
  id: string;
  /** The characters that it resembles; upper and lower case are different. */
  letters: readonly string[];
  /** The pictures that it shows, as they are named in the associations and the trades. */
  shows: readonly string[];
  /** Those of `shows` that are motifs a brief can have, the main one first. */
  motifs: readonly string[];
  /**
   * The height of the drawing in multiples of the letter's height, 1 by default. A stalk or a flame rises above the
   * letter, which is the lower `100 / tall` units of the drawing.
   */
  tall?: number;
  /** Set if only the dot of the letter is the object, which is less visible than a whole letter. */
  dot?: true;
  /** How far its upper part extends over the small letters on either side, in units of the drawing. */
  over?: number;
  /**
   * The drawing. If it has a dial `weight`, that is set to the stem width of the typeface, so that the object matches
   * its neighbours; a dial `xHeight` is set to the height of small letters.
   */
  mark: MarkBlazon;
}
