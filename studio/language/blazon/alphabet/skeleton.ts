import type { Amount, Step } from '../blazon.ts';

/**
 * A constructed letter, drawn in the language of blazons. It spans y 0 to 100 and is centred on x 50. Its shape is
 * written with the dials weight, width, corner and bar.
 */
export interface Skeleton {
  /** The default width of the letter. */
  width: number;
  /** The default outer radius of the letter's bowls. */
  corner: number;
  /** The default y coordinate of the crossbar or joint. */
  bar: number;
  /**
   * Further dials, computed from the others. `left` and `right` (the edges of the letter) and `inner` (the inner radius
   * of its bowls) are available for every letter.
   */
  dials?: Readonly<Record<string, Amount>>;
  shape: Step;
}
