import type { Amount, Step } from '../blazon.ts';

/**
 * A letter in the drawing language. It spans y 0 to 100, is centred on x 50, and depends on the dials weight, width,
 * corner and bar.
 */
export interface Skeleton {
  width: number;
  /** The outer radius of the letter's bowls. */
  corner: number;
  /** The height of the cross bar or of the joint, measured downwards. */
  bar: number;
  /**
   * Further dials that the letter computes. The dials `left`, `right` (its edges) and `inner` (the inner radius)
   * always exist.
   */
  dials?: Readonly<Record<string, Amount>>;
  shape: Step;
}
