// Adds a board: a dark, filled plate behind the mark and the name. It is added only if a requested colour would not
// be visible on white.

import type { Blazon } from '../../language/blazon/blazon.ts';
import type { Brief } from '../../brief/brief.ts';
import { hasLeadTone, needsDarkLeadOnWhite } from '../../language/colour/role-colours.ts';
import { distinctColoursOf, MIN_CONTRAST } from '../../language/colour/palette-gates.ts';
import { readColourIntent } from '../colour/intent.ts';
import { contrast, ciede2000Difference, WHITE } from '../../language/colour/measures.ts';
import { isPaperWhite, isStone } from '../../language/colour/tones.ts';
import type { Hex, Palette } from '../../language/colour/palette.ts';

/** The largest CIEDE2000 difference at which a colour still counts as the one requested by an exact value. */
const MAX_EXACT_COLOUR_DISTANCE = 3;
/** The largest CIEDE2000 difference at which a colour still counts as the one requested by name. */
const MAX_NAMED_COLOUR_DISTANCE = 11;
/** A secondary colour with at least this contrast with white is dark enough for the board behind neon colours. */
const MIN_DARK_PARTNER_CONTRAST = 14;
/** A primary colour with at least this contrast with cream or sand can be the colour of the board behind them. */
const MIN_STONE_CONTRAST = 3.6;
/**
 * Shades that still fit their description when slightly darkened for a white background: a pale pink stays a pale
 * pink. Pistachio would become another green.
 */
const LOOSE_SHADES = new Set(['dark', 'pale', 'bright', 'muted']);
/** The margin around the lockup, in cap heights. */
const BOARD_MARGIN = 0.86;
/** The corner radius, in cap heights. */
const CORNER_RADII = { sharp: 0, plain: 0.3, soft: 0.62 } as const;

export function addBoard(blazon: Blazon, brief: Brief, palette: Palette): Blazon {
  const { lettering, lockup } = blazon;
  if (lettering === null || lockup.layout === 'mark' || lockup.container !== undefined) return blazon;
  if (palette.fills === 1 || !needsBoard(brief, palette)) return blazon;
  const board = { pad: BOARD_MARGIN, r: CORNER_RADII[chooseCornerStyle(brief)] };
  // Letters that were cut out of a plate are painted on the board instead, so the plate is removed.
  const { plate: _, ...rest } = lockup;
  const layout = lockup.layout === 'plate' ? 'word' : lockup.layout;
  return { ...blazon, lockup: { ...rest, layout, board } };
}

const chooseCornerStyle = ({ axes: { softSharp } }: Brief): keyof typeof CORNER_RADII => {
  if (softSharp > 0.3) return 'sharp';
  return softSharp < -0.3 ? 'soft' : 'plain';
};

const requestsParticularShade = ({ shades = {} }: Brief): boolean =>
  Object.values(shades).some((said) => said.some((word) => !LOOSE_SHADES.has(word)));

function needsBoard(brief: Brief, palette: Palette): boolean {
  const { exact, wanted, darkGround, groups } = readColourIntent(brief);
  const { primary, secondary } = palette;
  // Neon colours need a dark background. On white they only look bright.
  if (groups.includes('neon') && contrast(secondary, WHITE) >= MIN_DARK_PARTNER_CONTRAST) return true;
  const isVisible = (hex: Hex, maxDistance: number): boolean =>
    distinctColoursOf(palette.light).some((shown) => ciede2000Difference(shown, hex) <= maxDistance);
  if (needsDarkLeadOnWhite(primary)) {
    if (exact.primary !== null)
      return !isVisible(primary, MAX_EXACT_COLOUR_DISTANCE) && !isPaperWhite(primary);
    const hue = isStone(primary) && wanted.length > 1 ? secondary : primary;
    const named = wanted.length > 0 && !isStone(hue) && needsDarkLeadOnWhite(hue);
    return (
      named &&
      (darkGround || !hasLeadTone(hue) || requestsParticularShade(brief)) &&
      !isVisible(hue, MAX_NAMED_COLOUR_DISTANCE)
    );
  }
  const isReadable = contrast(primary, WHITE) >= MIN_CONTRAST && contrast(primary, secondary) >= MIN_CONTRAST;
  if (!isReadable || !needsDarkLeadOnWhite(secondary)) return false;
  if (exact.secondary !== null)
    return !isVisible(secondary, MAX_EXACT_COLOUR_DISTANCE) && !isPaperWhite(secondary);
  if (wanted.length < 2 || isVisible(secondary, MAX_NAMED_COLOUR_DISTANCE)) return false;
  // Cream and sand are too pale for a white background, so they are painted on a board in the other, dark colour.
  return isStone(secondary)
    ? !isPaperWhite(secondary) && contrast(primary, secondary) >= MIN_STONE_CONTRAST
    : !hasLeadTone(secondary);
}
