// Writes a composition in the colours of a palette as an SVG. The SVG has only a title, a description, groups and
// filled paths: nothing that runs or loads.

import type { Fill, Role } from '../blazon/blazon.ts';
import { type Hex, type RoleColours, colourOfRole } from '../colour/palette.ts';
import type { Composition } from './composition.ts';
import { writePathsWithinBudget, type WrittenFill } from './fit-size.ts';
import { type LogoText, writeTitleAndDescription } from './logo-words.ts';

/** Computes the paths once, and returns a function that writes the logo in any colours. */
export const createLogoWriter = (
  composition: Composition,
  words: LogoText,
): ((colours: RoleColours) => string) => {
  const { mark, wordmark } = writePathsWithinBudget(composition);
  return (colours) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${formatLength(composition.width)} ${formatLength(composition.height)}" role="img">` +
    writeTitleAndDescription(words) +
    writeGroups(mark, wordmark, colours) +
    '</svg>';
};

export const writeLogo = (composition: Composition, colours: RoleColours, words: LogoText): string =>
  createLogoWriter(composition, words)(colours);

/** Writes all roles in one colour, for stamps and engraving. Parts without a gap between them become one shape. */
export const writeLogoInOneColour = (composition: Composition, colour: Hex, words: LogoText): string =>
  writeLogo(
    composition,
    { lead: colour, second: colour, accent: colour, ink: colour, word: colour, quiet: colour },
    words,
  );

const formatLength = (length: number): string => String(Math.round(length * 100) / 100);

/** Writes both groups. If the lettering has a board, its group comes first, so that the board is below the mark. */
const writeGroups = (
  mark: readonly WrittenFill[],
  wordmark: readonly WrittenFill[],
  colours: RoleColours,
): string => {
  const groups = [writeGroup('mark', mark, colours), writeGroup('wordmark', wordmark, colours)];
  return (wordmark[0]?.fill.name === 'board' ? groups.toReversed() : groups).join('');
};

const writeGroup = (id: string, fills: readonly WrittenFill[], colours: RoleColours): string => {
  const paths = groupByColour(fills, colours);
  if (paths.length === 0) return '';
  return `<g id="${id}">${paths.map(({ colour, data, veil }) => `<path ${writePaintAttributes(colour, veil)} d="${data}"/>`).join('')}</g>`;
};

/**
 * Writes the attributes of a path. The bands and words of a watermark are translucent, so that their colours are not
 * taken for brand colours. The words are grey.
 */
const writePaintAttributes = (colour: Hex, veil: Fill['veil']): string => {
  if (veil === 'word') return 'fill="#808080" fill-opacity=".6"';
  return veil === 'band' ? `fill="${colour}" fill-opacity=".7"` : `fill="${colour}"`;
};

/** Neighbouring fills that are written as one path. */
interface PathRun {
  colour: Hex;
  veil: Fill['veil'];
  data: string;
  /** True if no further fill may join this path. */
  closed: boolean;
}

/**
 * Joins neighbouring fills of one colour into one path. A container stays a separate element, so that it can be
 * removed.
 */
const groupByColour = (fills: readonly WrittenFill[], colours: RoleColours): PathRun[] => {
  const runs: PathRun[] = [];
  for (const { fill, data } of fills) {
    const colour = findColourOfRole(fill.role, colours);
    if (colour === null || data === '') continue;
    const last = runs.at(-1);
    const apart = fill.name === 'container';
    const { veil } = fill;
    const joins =
      last !== undefined && last.colour === colour && last.veil === veil && !last.closed && !apart;
    if (joins) last.data += data;
    else runs.push({ colour, data, veil, closed: apart });
  }
  return runs;
};

const HEX = /^#[0-9A-Fa-f]{6}$/;

const findColourOfRole = (role: Role, colours: RoleColours): Hex | null => {
  if (role === 'none') return null;
  const colour = colourOfRole(colours, role);
  if (!HEX.test(colour)) throw new Error(`The colour of ${role} is not #RRGGBB`);
  return colour.toUpperCase();
};
