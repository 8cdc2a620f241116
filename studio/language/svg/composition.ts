// A laid-out identity before it gets its colours: fills in drawing order, in one coordinate system.

import type { Fill } from '../blazon/blazon.ts';

export interface Composition {
  /** The size, clear space included. The view box is `0 0 width height`. */
  width: number;
  height: number;
  /** The cap height of the base lettering, in units of this composition. For a mark alone, a tenth of the mark. */
  capHeight: number;
  /** The fills of the mark; empty for a wordmark. A container is the fill named `container`, and is drawn first. */
  mark: readonly Fill[];
  wordmark: readonly Fill[];
  /**
   * Set for a drawing's own composition: mark and lettering share one byte budget, because they are never used
   * separately.
   */
  together?: true;
}
