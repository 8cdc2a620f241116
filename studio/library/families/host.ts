// An object of a trade with space for a picture of the name, which is cut out of it: a book with a heron in its
// cover.

import type { Part, Step } from '../../language/blazon/blazon.ts';

export interface Host {
  id: string;
  /** Industries of the brief's closed list whose main object it is. */
  industries: readonly string[];
  /** One piece without counters. */
  shape: readonly Step[];
  /** Parts beside it, one gap away. */
  beside?: readonly Part[];
  /** The box that the picture fits into: its centre, its width and height. */
  at: [number, number];
  room: [number, number];
}

export const createHost = (
  id: string,
  industries: string,
  drawing: Pick<Host, 'shape' | 'at' | 'room' | 'beside'>,
): Host => ({ id, industries: industries.split(' '), ...drawing });
