import type { Amount, Step } from '../blazon.ts';

/** A letter in the drawing language: y 0 to 100, centred on x 50, over the dials weight, width, corner and bar. */
export interface Skeleton {
  width: number;
  /** Outer radius of its bowls. */
  corner: number;
  /** Height of the cross bar or of the joint, y down. */
  bar: number;
  /** Further dials that the letter computes; the `left` and `right` edges and the `inner` radius are given. */
  dials?: Readonly<Record<string, Amount>>;
  shape: Step;
}
