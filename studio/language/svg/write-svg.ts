// Writes a composition in its colours as one small SVG of groups, paths and fills. It contains nothing that runs or
// loads.

import type { Fill, Role } from '../blazon/blazon.ts';
import { type Hex, type RoleColours, colourOfRole } from '../colour/palette.ts';
import type { Composition } from './composition.ts';
import { fittedPaths, type WrittenFill } from './fit-size.ts';
import { type LogoWords, writtenWords } from './logo-words.ts';

/** Returns a writer that computes the paths once, for any number of backgrounds. */
export const logoWriter = (
  composition: Composition,
  words: LogoWords,
): ((colours: RoleColours) => string) => {
  const { mark, wordmark } = fittedPaths(composition);
  return (colours) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size(composition.width)} ${size(composition.height)}" role="img">` +
    writtenWords(words) +
    writtenGroups(mark, wordmark, colours) +
    '</svg>';
};

export const writeLogo = (composition: Composition, colours: RoleColours, words: LogoWords): string =>
  logoWriter(composition, words)(colours);

/**
 * Writes every role in one colour, for stamps, engraving and fax. The composition must already have gaps between its
 * parts.
 */
export const writeOneColour = (composition: Composition, colour: Hex, words: LogoWords): string =>
  writeLogo(
    composition,
    { lead: colour, second: colour, accent: colour, ink: colour, word: colour, quiet: colour },
    words,
  );

const size = (length: number): string => String(Math.round(length * 100) / 100);

/** Writes the groups. A board belongs to the word's group and lies below the mark. */
const writtenGroups = (
  mark: readonly WrittenFill[],
  wordmark: readonly WrittenFill[],
  colours: RoleColours,
): string => {
  const groups = [writtenGroup('mark', mark, colours), writtenGroup('wordmark', wordmark, colours)];
  return (wordmark[0]?.fill.name === 'board' ? groups.toReversed() : groups).join('');
};

const writtenGroup = (id: string, fills: readonly WrittenFill[], colours: RoleColours): string => {
  const paths = runsOf(fills, colours);
  if (paths.length === 0) return '';
  return `<g id="${id}">${paths.map(({ colour, data, veil }) => `<path ${painted(colour, veil)} d="${data}"/>`).join('')}</g>`;
};

/**
 * Writes a fill. The words of a watermark are grey on every background; a class name excludes them from the brand
 * colours.
 */
const painted = (colour: Hex, veil: Fill['veil']): string => {
  if (veil === 'word') return 'fill="#808080" fill-opacity=".6"';
  return veil === 'band' ? `fill="${colour}" fill-opacity=".7"` : `fill="${colour}"`;
};

interface Run {
  colour: Hex;
  veil: Fill['veil'];
  data: string;
  closed: boolean;
}

/**
 * Joins neighbouring fills of one colour into one path. A container stays a separate element, so that it can be
 * removed.
 */
const runsOf = (fills: readonly WrittenFill[], colours: RoleColours): Run[] => {
  const runs: Run[] = [];
  for (const { fill, data } of fills) {
    const colour = colourOf(fill.role, colours);
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

const colourOf = (role: Role, colours: RoleColours): Hex | null => {
  if (role === 'none') return null;
  const colour = colourOfRole(colours, role);
  if (!HEX.test(colour)) throw new Error(`The colour of ${role} is not #RRGGBB`);
  return colour.toUpperCase();
};
