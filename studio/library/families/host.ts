// Host: an object that stands for a trade. A picture of what the name says is cut out of it: "Heron Books" gets a
// book with a heron cut out of its cover.

import type { MarkPart, Step } from '../../language/blazon/blazon.ts';

export interface Host {
  id: string;
  /** The industries that the object stands for. Only industries that a brief can have. */
  industries: readonly string[];
  /** The object: one piece without holes. */
  shape: readonly Step[];
  /** Separate parts of the object, one gap away. */
  beside?: readonly MarkPart[];
  /** The centre of the picture. */
  at: [number, number];
  /** The maximum width and height of the picture. */
  room: [number, number];
}

export const createHost = (
  id: string,
  industries: string,
  drawing: Pick<Host, 'shape' | 'at' | 'room' | 'beside'>,
): Host => ({ id, industries: industries.split(' '), ...drawing });
