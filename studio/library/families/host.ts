// An object of a trade with room for a picture of the name: the name's object is the paper in the trade's. A book with a
// heron in its cover, a cup with an anchor.

import type { Part, Step } from '../../blazon/blazon.ts';

export interface Host {
  id: string;
  /** Industries of the brief's closed list whose object it is. */
  industries: readonly string[];
  /** English words of a prompt that call for it. */
  words: readonly string[];
  /** One piece without counters. */
  shape: readonly Step[];
  /** What stands beside it, one gap off. */
  beside?: readonly Part[];
  /** Everybody's frame: a picture in it is an idea, an initial is none. */
  badge?: true;
  /** The box that the picture fits into: its centre, its width and height. */
  at: [number, number];
  room: [number, number];
}

const list = (text: string): string[] => text.split(' ');

export const host = (
  id: string,
  industries: string,
  words: string,
  drawing: Pick<Host, 'shape' | 'at' | 'room' | 'beside' | 'badge'>,
): Host => ({ id, industries: list(industries), words: list(words), ...drawing });
