// Chooses the palette of an identity: the best for the brief that does not repeat a palette of the workspace.

import { choosePalettes } from '../colour/choose-palette.ts';
import type { PicturedBrief } from '../colour/image-hues.ts';
import { differenceOf } from '../../language/colour/measures.ts';
import type { Palette } from '../../language/colour/palette.ts';
import { leadShades } from '../colour/shades-of-lead.ts';
import type { Neighbour, Sibling } from '../../record/studio.ts';
import type { SeedStream } from '../../language/seed-stream.ts';

/** Below this CIEDE2000, two brands look alike. */
const ALIKE = 8;
/** And from which the colours of two drawings are a choice. */
const ANOTHER_COLOUR = 24;

/**
 * Prefers a shade of the best palette to a worse palette: a citrus shop stays orange beside another orange brand. People
 * choose between siblings, so for them it prefers another palette of the brief to a shade.
 */
export function chooseColours(
  brief: PicturedBrief,
  neighbours: readonly Neighbour[],
  stream: SeedStream,
  siblings: readonly Sibling[] = [],
): Palette {
  const palettes = choosePalettes(brief, stream);
  const [best] = palettes;
  if (best === undefined) throw new Error('There is no palette');
  const isApart = ({ primary }: Palette): boolean =>
    neighbours.every((neighbour) => differenceOf(primary, neighbour.primary) >= ALIKE);
  const another =
    siblings.length > 0 &&
    palettes.find(
      (palette) =>
        isApart(palette) &&
        siblings.every((sibling) => differenceOf(palette.primary, sibling.primary) >= ANOTHER_COLOUR),
    );
  if (another) return another;
  for (const palette of palettes) {
    const apart = isApart(palette) ? palette : leadShades(palette, brief).find(isApart);
    if (apart !== undefined) return apart;
  }
  return siblings.length > 0 ? farthestFrom(siblings, palettes, best) : best;
}

/** The prompt allows only colours like those of the siblings: the palette that repeats them least. */
function farthestFrom(siblings: readonly Sibling[], palettes: readonly Palette[], best: Palette): Palette {
  const distanceOf = ({ primary }: Palette): number =>
    Math.min(...siblings.map((sibling) => differenceOf(primary, sibling.primary)));
  return palettes.reduce(
    (farthest, each) => (distanceOf(each) > distanceOf(farthest) ? each : farthest),
    best,
  );
}
