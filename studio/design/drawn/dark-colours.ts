// Chooses the colour of each paint on a dark background. A drawing may give its own; otherwise the common lightness
// rule applies, adjusted until touching colours can be told apart.

import { contrast, DARK_GROUND, ciede2000Difference } from '../../language/colour/measures.ts';
import { hexOf, oklchOf } from '../../language/colour/oklch.ts';
import type { Hex } from '../../language/colour/palette.ts';
import {
  createDarkTone,
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

/** Paints that share less than this part of their edge are not neighbours. */
const NEIGHBOUR_SHARE = 0.08;

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
        (to) => (row[to] ?? 0) >= 6 && (row[to] ?? 0) >= NEIGHBOUR_SHARE * (edge[paint] ?? 0),
      ),
    ),
  };
}

/** Touching colours keep at least this contrast, or the contrast that they had on white if it was lower. */
const MIN_CONTRAST = 1.7;
/** A paint with less of its edge on the background than this may be as dark as the background. */
const MAX_INNER_PAINT_GROUND_SHARE = 0.1;

export function computeDarkColours(drawing: Pick<Drawing, 'fills' | 'paints'>): Hex[] {
  const { paints, fills } = drawing;
  const board = findBoard(drawing);
  if (board !== null) return darkPaintsWithBoard(drawing, board.paint);
  const touching = findTouchingPaints(drawing, findContacts(fills));
  const dark = paints.map((paint) => paint.dark ?? createDarkTone(paint.light));
  // Paints inside others change first.
  const order = [...paints.keys()].sort(
    (one, other) => (touching.ground[one] ?? 0) - (touching.ground[other] ?? 0) || one - other,
  );
  for (const paint of order) {
    const own = paints[paint];
    if (own === undefined || own.dark !== null) continue;
    const near = touching.neighbours[paint] ?? [];
    const need = (to: number): number =>
      Math.min(MIN_CONTRAST, 0.9 * contrast(own.light, paints[to]?.light ?? own.light));
    const worst = (tone: Hex): number =>
      Math.min(...near.map((to) => contrast(tone, dark[to] ?? tone) / need(to)), Infinity);
    if (worst(dark[paint] ?? own.light) >= 1) continue;
    const candidates = createDarkCandidates(own.light, touching.ground[paint] ?? 0);
    const found = candidates.find((tone) => worst(tone) >= 1);
    dark[paint] = found ?? candidates.reduce((best, tone) => (worst(tone) > worst(best) ? tone : best));
  }
  return ensureDarkDiffersFromLight(keepColoursDistinct(dark, drawing), drawing);
}

/** Two colours look different from this CIEDE2000 difference on, and look the same below the second value. */
const MIN_DIFFERENT_COLOUR_DISTANCE = 12;
const MAX_SAME_COLOUR_DISTANCE = 8;

/** Keeps the colours of a drawing distinct: if two become alike on dark, the one that changed moves further. */
function keepColoursDistinct(dark: readonly Hex[], { paints }: Pick<Drawing, 'paints'>): Hex[] {
  const kept = [...dark];
  paints.forEach((paint, index) => {
    const isOne = (tone: Hex): boolean =>
      paints.some(
        ({ light }, other) =>
          other !== index &&
          ciede2000Difference(paint.light, light) >= MIN_DIFFERENT_COLOUR_DISTANCE &&
          ciede2000Difference(tone, kept[other] ?? tone) < MAX_SAME_COLOUR_DISTANCE,
      );
    const now = kept[index] ?? paint.light;
    if (paint.dark !== null || now === paint.light || !isOne(now)) return;
    kept[index] =
      [7, 9, 11].map((least) => makeReadableOnDark(paint.light, least)).find((tone) => !isOne(tone)) ?? now;
  });
  return kept;
}

function createDarkCandidates(light: Hex, ground: number): Hex[] {
  const colour = oklchOf(light);
  const inner = [
    hexOf({ l: 0.22, c: Math.min(0.05, colour.c), h: colour.h }),
    hexOf({ l: 0.4, c: colour.c, h: colour.h }),
  ];
  return [
    ...(ground < MAX_INNER_PAINT_GROUND_SHARE ? inner : []),
    createDarkTone(light),
    makeReadableOnDark(light, 7),
    makeReadableOnDark(light, 10),
    createTintedPaper(colour),
    makeReadableOnDark(light, 3.1),
  ];
}

/**
 * Keeps the colours on a board, the dark plate behind the mark. Only the board changes, just enough to be visible on
 * the dark background.
 */
function darkPaintsWithBoard({ paints }: Pick<Drawing, 'paints'>, board: number): Hex[] {
  return paints.map(({ light, dark }, index) => {
    if (dark !== null) return dark;
    if (index !== board) return light;
    const { l, c, h } = oklchOf(light);
    return contrast(light, DARK_GROUND) >= 1.25 ? hexOf({ l: l + 0.03, c, h }) : hexOf({ l: 0.29, c, h });
  });
}

/** Makes sure that the light and the dark file differ. */
function ensureDarkDiffersFromLight(dark: readonly Hex[], { paints }: Pick<Drawing, 'paints'>): Hex[] {
  if (dark.some((tone, index) => tone !== paints[index]?.light)) return [...dark];
  return dark.map((tone, index) => (index === 0 ? hexOf(lightenColour(oklchOf(tone), 0.05)) : tone));
}
