// A laid out identity before it gets its colours: fills in drawing order, in one coordinate system.

import type { Fill } from '../blazon/blazon.ts';

export interface Composition {
  /** Clear space included; the view box is `0 0 width height`. */
  width: number;
  height: number;
  /** Of the base lettering, in units of this composition; of a tenth of the mark when it stands alone. */
  capHeight: number;
  /** Empty for a wordmark. A container is the fill named `container`, drawn first. */
  mark: readonly Fill[];
  wordmark: readonly Fill[];
  /** A drawing's own composition: mark and lettering share their byte budget, since neither is ever alone in it. */
  together?: true;
}
