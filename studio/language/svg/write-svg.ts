// Writes a composition in its colours as one small SVG of groups, paths and fills. It contains nothing that runs or
// loads.

import type { Fill, Role } from '../blazon/blazon.ts';
import { type Hex, type RoleColours, colourOfRole } from '../colour/palette.ts';
import type { Composition } from './composition.ts';
import { writePathsWithinBudget, type WrittenFill } from './fit-size.ts';
import { type LogoText, writeTitleAndDescription } from './logo-words.ts';

/** Returns a writer that computes the paths once, for any number of backgrounds. */
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

/**
 * Writes every role in one colour, for stamps, engraving and fax. The composition must already have gaps between its
 * parts.
 */
export const writeLogoInOneColour = (composition: Composition, colour: Hex, words: LogoText): string =>
  writeLogo(
    composition,
    { lead: colour, second: colour, accent: colour, ink: colour, word: colour, quiet: colour },
    words,
  );

const formatLength = (length: number): string => String(Math.round(length * 100) / 100);

/** Writes the groups. A board belongs to the word's group and lies below the mark. */
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
 * Writes a fill. The words of a watermark are grey on every background; a class name excludes them from the brand
 * colours.
 */
const writePaintAttributes = (colour: Hex, veil: Fill['veil']): string => {
  if (veil === 'word') return 'fill="#808080" fill-opacity=".6"';
  return veil === 'band' ? `fill="${colour}" fill-opacity=".7"` : `fill="${colour}"`;
};

interface PathRun {
  colour: Hex;
  veil: Fill['veil'];
  data: string;
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
