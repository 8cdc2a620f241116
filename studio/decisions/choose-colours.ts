// The palette of an identity: the best for the brief that does not repeat what the workspace already has.

import type { Brief } from '../brief/brief.ts';
import { choosePalettes } from '../colour/choose-palette.ts';
import { differenceOf } from '../colour/measures.ts';
import type { Palette } from '../colour/palette.ts';
import type { Neighbour } from '../studio.ts';
import type { SeedStream } from './seed-stream.ts';

/** CIEDE2000 under which two brands look alike. */
const ALIKE = 8;

export function chooseColours(brief: Brief, neighbours: readonly Neighbour[], stream: SeedStream): Palette {
  const palettes = choosePalettes(brief, stream);
  const apart = palettes.find(({ primary }) =>
    neighbours.every((neighbour) => differenceOf(primary, neighbour.primary) >= ALIKE),
  );
  const [best] = palettes;
  if (best === undefined) throw new Error('There is no palette at all');
  return apart ?? best;
}
