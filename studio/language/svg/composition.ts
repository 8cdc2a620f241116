// A logo with its layout but without colours: fills in painting order, in one coordinate system.

import type { Fill } from '../blazon/blazon.ts';

export interface Composition {
  /** The width, including clear space. */
  width: number;
  /** The height, including clear space. */
  height: number;
  /** The cap height of the base lettering. For a mark alone, a tenth of the mark's height. */
  capHeight: number;
  /** The fills of the mark. Empty for a wordmark. A container is the first fill, with the name `container`. */
  mark: readonly Fill[];
  /** The fills of the lettering. Empty for a mark alone. */
  wordmark: readonly Fill[];
  /** Set if mark and lettering are never used separately, so that they share one byte budget. */
  together?: true;
}
