// Adds a board: a dark plate behind the mark and the word, used when a requested colour would not be visible on
// white.

import type { Blazon } from '../../language/blazon/blazon.ts';
import type { Brief } from '../../brief/brief.ts';
import { hasLeadTone, isDarkFirst } from '../../language/colour/role-colours.ts';
import { coloursOf, MIN_CONTRAST } from '../../language/colour/palette-gates.ts';
import { intentOf } from '../colour/intent.ts';
import { contrast, differenceOf, WHITE } from '../../language/colour/measures.ts';
import { isPaper, isStone } from '../../language/colour/tones.ts';
import type { Hex, Palette } from '../../language/colour/palette.ts';

/**
 * The largest CIEDE2000 difference at which a colour still counts as the requested one: first for an exact value,
 * then for a colour name.
 */
const SAME_COLOUR = 3;
const STILL_CALLED_SO = 11;
/** A secondary colour with at least this contrast to white counts as a dark background for neon. */
const GLOWS_ON = 14;
/** A colour with at least this contrast to cream or sand can be the board behind them. */
const STONE_READS = 3.6;
/**
 * Shades that stay the same colour when they are darkened a little for white. A pale pink remains a pale pink, but
 * pistachio would become another green.
 */
const LOOSE_SHADES = new Set(['dark', 'pale', 'bright', 'muted']);
/** The margin around the lockup, in cap heights. */
const PAD = 0.86;
const CORNER = { sharp: 0, plain: 0.3, soft: 0.62 } as const;

export function addBoard(blazon: Blazon, brief: Brief, palette: Palette): Blazon {
  const { lettering, lockup } = blazon;
  if (lettering === null || lockup.layout === 'mark' || lockup.container !== undefined) return blazon;
  if (palette.fills === 1 || !needsBoard(brief, palette)) return blazon;
  const board = { pad: PAD, r: CORNER[cornerOf(brief)] };
  // Letters that were cut out of a plate are painted on the board instead, so the plate is removed.
  const { plate: _, ...rest } = lockup;
  const layout = lockup.layout === 'plate' ? 'word' : lockup.layout;
  return { ...blazon, lockup: { ...rest, layout, board } };
}

const cornerOf = ({ axes: { softSharp } }: Brief): keyof typeof CORNER => {
  if (softSharp > 0.3) return 'sharp';
  return softSharp < -0.3 ? 'soft' : 'plain';
};

const isOwnShade = ({ shades = {} }: Brief): boolean =>
  Object.values(shades).some((said) => said.some((word) => !LOOSE_SHADES.has(word)));

function needsBoard(brief: Brief, palette: Palette): boolean {
  const { exact, wanted, darkGround, groups } = intentOf(brief);
  const { primary, secondary } = palette;
  // Neon colours need a dark background. On white they only look bright.
  if (groups.includes('neon') && contrast(secondary, WHITE) >= GLOWS_ON) return true;
  const seen = (hex: Hex, within: number): boolean =>
    coloursOf(palette.light).some((worn) => differenceOf(worn, hex) <= within);
  if (isDarkFirst(primary)) {
    if (exact.primary !== null) return !seen(primary, SAME_COLOUR) && !isPaper(primary);
    const hue = isStone(primary) && wanted.length > 1 ? secondary : primary;
    const named = wanted.length > 0 && !isStone(hue) && isDarkFirst(hue);
    return named && (darkGround || !hasLeadTone(hue) || isOwnShade(brief)) && !seen(hue, STILL_CALLED_SO);
  }
  const stands = contrast(primary, WHITE) >= MIN_CONTRAST && contrast(primary, secondary) >= MIN_CONTRAST;
  if (!stands || !isDarkFirst(secondary)) return false;
  if (exact.secondary !== null) return !seen(secondary, SAME_COLOUR) && !isPaper(secondary);
  if (wanted.length < 2 || seen(secondary, STILL_CALLED_SO)) return false;
  // Cream and sand are too pale for white, so they are painted on a board of the other, dark colour.
  return isStone(secondary)
    ? !isPaper(secondary) && contrast(primary, secondary) >= STONE_READS
    : !hasLeadTone(secondary);
}
