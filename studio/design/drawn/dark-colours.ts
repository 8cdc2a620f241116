// Chooses the colour of each paint on a dark background. A drawing may give its own colours. Otherwise a common rule
// sets the lightness, and touching colours are adjusted until they are distinguishable.

import { contrast, DARK_GROUND, ciede2000Difference } from '../../language/colour/measures.ts';
import { hexOf, oklchOf } from '../../language/colour/oklch.ts';
import type { Hex } from '../../language/colour/palette.ts';
import {
  createToneForDark,
  lightenColour,
  createTintedPaper,
  makeReadableOnDark,
} from '../../language/colour/tones.ts';
import { findBoard } from './drawn-board.ts';
import type { Contacts } from '../../drawing/contacts.ts';
import { findContacts } from '../../drawing/contacts.ts';
import type { Drawing } from '../../drawing/drawing.ts';

interface TouchingPaints {
  /** For each paint, the share of its edge that touches the background. */
  ground: readonly number[];
  /** For each paint, the paints with which it shares much of its edge. */
  neighbours: readonly (readonly number[])[];
}

/** A paint is a neighbour of another if it touches at least this share of that paint's edge. */
const MIN_NEIGHBOUR_SHARE = 0.08;

function findTouchingPaints(
  { fills, paints }: Pick<Drawing, 'fills' | 'paints'>,
  contacts: Contacts,
): TouchingPaints {
  const ground = paints.map(() => 0);
  const edge = paints.map(() => 0);
  const shared = paints.map(() => paints.map(() => 0));
  contacts.edges.slice(0, fills.length).forEach((row, fill) => {
    const paint = fills[fill]?.paint ?? 0;
    row.forEach((count, other) => {
      edge[paint] = (edge[paint] ?? 0) + count;
      if (other === fills.length) ground[paint] = (ground[paint] ?? 0) + count;
      const to = fills[other]?.paint;
      const list = shared[paint];
      if (to !== undefined && to !== paint && list !== undefined) list[to] = (list[to] ?? 0) + count;
    });
  });
  return {
    ground: ground.map((count, paint) => count / Math.max(1, edge[paint] ?? 0)),
    neighbours: shared.map((row, paint) =>
      [...row.keys()].filter(
        (to) => (row[to] ?? 0) >= 6 && (row[to] ?? 0) >= MIN_NEIGHBOUR_SHARE * (edge[paint] ?? 0),
      ),
    ),
  };
}

/** The minimum contrast between touching colours. If they have less contrast on white, nearly that much is enough. */
const MIN_CONTRAST = 1.7;
/** If less than this share of a paint's edge touches the background, the paint may be as dark as the background. */
const MAX_INNER_PAINT_GROUND_SHARE = 0.1;

/** Returns the colour of each paint on a dark background. */
export function computeDarkColours(drawing: Pick<Drawing, 'fills' | 'paints'>): Hex[] {
  const { paints, fills } = drawing;
  const board = findBoard(drawing);
  if (board !== null) return computeDarkColoursOnBoard(drawing, board.paint);
  const touching = findTouchingPaints(drawing, findContacts(fills));
  const dark = paints.map((paint) => paint.dark ?? createToneForDark(paint.light));
  // The paints that touch the background least are adjusted first.
  const order = [...paints.keys()].sort(
    (one, other) => (touching.ground[one] ?? 0) - (touching.ground[other] ?? 0) || one - other,
  );
  for (const paint of order) {
    const own = paints[paint];
    if (own === undefined || own.dark !== null) continue;
    const neighbours = touching.neighbours[paint] ?? [];
    const requiredContrast = (to: number): number =>
      Math.min(MIN_CONTRAST, 0.9 * contrast(own.light, paints[to]?.light ?? own.light));
    const lowestContrastRatio = (tone: Hex): number =>
      Math.min(...neighbours.map((to) => contrast(tone, dark[to] ?? tone) / requiredContrast(to)), Infinity);
    if (lowestContrastRatio(dark[paint] ?? own.light) >= 1) continue;
    const candidates = createDarkCandidates(own.light, touching.ground[paint] ?? 0);
    const found = candidates.find((tone) => lowestContrastRatio(tone) >= 1);
    dark[paint] =
      found ??
      candidates.reduce((best, tone) =>
        lowestContrastRatio(tone) > lowestContrastRatio(best) ? tone : best,
      );
  }
  return ensureDarkDiffersFromLight(keepColoursDistinct(dark, drawing), drawing);
}

/** Two colours with at least this CIEDE2000 difference look different. */
const MIN_DIFFERENT_COLOUR_DISTANCE = 12;
/** Two colours with less than this CIEDE2000 difference look the same. */
const MAX_SAME_COLOUR_DISTANCE = 8;

/**
 * Keeps colours distinct on dark if they look different on white. If two become alike, those that were adjusted are
 * lightened further.
 */
function keepColoursDistinct(dark: readonly Hex[], { paints }: Pick<Drawing, 'paints'>): Hex[] {
  const kept = [...dark];
  paints.forEach((paint, index) => {
    const looksLikeAnother = (tone: Hex): boolean =>
      paints.some(
        ({ light }, other) =>
          other !== index &&
          ciede2000Difference(paint.light, light) >= MIN_DIFFERENT_COLOUR_DISTANCE &&
          ciede2000Difference(tone, kept[other] ?? tone) < MAX_SAME_COLOUR_DISTANCE,
      );
    const now = kept[index] ?? paint.light;
    if (paint.dark !== null || now === paint.light || !looksLikeAnother(now)) return;
    kept[index] =
      [7, 9, 11]
        .map((minContrast) => makeReadableOnDark(paint.light, minContrast))
        .find((tone) => !looksLikeAnother(tone)) ?? now;
  });
  return kept;
}

/**
 * Returns colours to try on dark, best first. `ground` is the share of the paint's edge that touches the background.
 */
function createDarkCandidates(light: Hex, ground: number): Hex[] {
  const colour = oklchOf(light);
  const inner = [
    hexOf({ l: 0.22, c: Math.min(0.05, colour.c), h: colour.h }),
    hexOf({ l: 0.4, c: colour.c, h: colour.h }),
  ];
  return [
    ...(ground < MAX_INNER_PAINT_GROUND_SHARE ? inner : []),
    createToneForDark(light),
    makeReadableOnDark(light, 7),
    makeReadableOnDark(light, 10),
    createTintedPaper(colour),
    makeReadableOnDark(light, 3.1),
  ];
}

/**
 * Returns the colours of a drawing that has a board, the dark plate behind it. Only the board changes, by just enough
 * to be visible on the dark background.
 */
function computeDarkColoursOnBoard({ paints }: Pick<Drawing, 'paints'>, board: number): Hex[] {
  return paints.map(({ light, dark }, index) => {
    if (dark !== null) return dark;
    if (index !== board) return light;
    const { l, c, h } = oklchOf(light);
    return contrast(light, DARK_GROUND) >= 1.25 ? hexOf({ l: l + 0.03, c, h }) : hexOf({ l: 0.29, c, h });
  });
}

/** If no colour changes on dark, lightens the first one a little, because the light and the dark file must differ. */
function ensureDarkDiffersFromLight(dark: readonly Hex[], { paints }: Pick<Drawing, 'paints'>): Hex[] {
  if (dark.some((tone, index) => tone !== paints[index]?.light)) return [...dark];
  return dark.map((tone, index) => (index === 0 ? hexOf(lightenColour(oklchOf(tone), 0.05)) : tone));
}
