// Chooses the palette of an identity: the most suitable one that no brand of the workspace uses yet.

import { choosePalettes } from '../colour/choose-palette.ts';
import type { PicturedBrief } from '../colour/image-hues.ts';
import { ciede2000Difference } from '../../language/colour/measures.ts';
import type { Palette } from '../../language/colour/palette.ts';
import { createLeadShades } from '../colour/shades-of-lead.ts';
import type { Neighbour, Sibling } from '../../record/studio.ts';
import type { SeedStream } from '../../language/seed-stream.ts';

/** Two brands whose primary colours differ by less than this (CIEDE2000) look alike. */
const MIN_BRAND_COLOUR_DISTANCE = 8;
/** Two drawings whose colours differ by at least this (CIEDE2000) offer the customer a real choice. */
const MIN_DISTINCT_COLOUR_DISTANCE = 24;

/**
 * Chooses the most suitable palette that differs from those of the workspace. If the best palette is taken, tries
 * another shade of it before the next palette. Gives siblings (other drawings for the same prompt) clearly different
 * palettes where possible.
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
  const differsFromNeighbours = ({ primary }: Palette): boolean =>
    neighbours.every(
      (neighbour) => ciede2000Difference(primary, neighbour.primary) >= MIN_BRAND_COLOUR_DISTANCE,
    );
  const distinctPalette =
    siblings.length > 0 &&
    palettes.find(
      (palette) =>
        differsFromNeighbours(palette) &&
        siblings.every(
          (sibling) => ciede2000Difference(palette.primary, sibling.primary) >= MIN_DISTINCT_COLOUR_DISTANCE,
        ),
    );
  if (distinctPalette) return distinctPalette;
  for (const palette of palettes) {
    const distinctShade = differsFromNeighbours(palette)
      ? palette
      : createLeadShades(palette, brief).find(differsFromNeighbours);
    if (distinctShade !== undefined) return distinctShade;
  }
  return siblings.length > 0 ? findPaletteFarthestFromSiblings(siblings, palettes, best) : best;
}

/**
 * Returns the palette whose primary colour differs most from those of the siblings. It is used when no palette differs
 * enough.
 */
function findPaletteFarthestFromSiblings(
  siblings: readonly Sibling[],
  palettes: readonly Palette[],
  best: Palette,
): Palette {
  const distanceOf = ({ primary }: Palette): number =>
    Math.min(...siblings.map((sibling) => ciede2000Difference(primary, sibling.primary)));
  return palettes.reduce(
    (farthest, each) => (distanceOf(each) > distanceOf(farthest) ? each : farthest),
    best,
  );
}
