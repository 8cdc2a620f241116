// A laid-out identity before it gets its colours: fills in drawing order, in one coordinate system.

import type { Fill } from '../blazon/blazon.ts';

export interface Composition {
  /** Clear space included; the view box is `0 0 width height`. */
  width: number;
  height: number;
  /** The cap height of the base lettering, in units of this composition; a tenth of the mark if it is alone. */
  capHeight: number;
  /** Empty for a wordmark. A container is the fill named `container`, drawn first. */
  mark: readonly Fill[];
  wordmark: readonly Fill[];
  /**
   * A drawing's own composition: mark and lettering share one byte budget, because they are never used separately.
   */
  together?: true;
}
