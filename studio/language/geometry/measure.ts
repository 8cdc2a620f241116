// Measures outlines: their number of points, their roundness, and a text that identifies their geometry.

import { boundingBoxOf } from './bounds.ts';
import { cubicsOf, directionOn, lengthOf, partOfCubic } from './cubic.ts';
import type { Cubic } from './cubic.ts';
import type { Box, Outline, Point } from './outline.ts';
import { turnBetween } from './vector.ts';

/** Returns the number of points on the curve. */
export function countNodes(outline: Outline): number {
  return outline.reduce((total, contour) => total + contour.length, 0);
}

/** The minimum radius of a wide bend, in heights of the drawing. */
const MIN_ROUND_BEND_RADIUS = 0.04;
/** The number of sections into which a curve is divided to measure its bends. */
const SECTIONS_PER_CURVE = 12;

/**
 * Returns the share of an outline's turning that is in wide bends instead of corners: 0 for a square, 1 for a disc. If
 * the outline is only a part of a mark, pass the height of the whole mark.
 */
export function measureRoundness(outline: Outline, height = heightOf(outline)): number {
  const least = height * MIN_ROUND_BEND_RADIUS;
  let total = 0;
  let wide = 0;
  for (const contour of outline) {
    const pieces = cubicsOf(contour);
    for (const [index, piece] of pieces.entries()) {
      const before = pieces[(index + pieces.length - 1) % pieces.length] ?? piece;
      total += Math.abs(turnBetween(directionOn(before, 1), directionOn(piece, 0)));
      for (const { turn, length } of sampleBends(piece)) {
        total += turn;
        if (turn > 0 && length / turn >= least) wide += turn;
      }
    }
  }
  return total > 1e-9 ? wide / total : 0;
}

function sampleBends(piece: Cubic): { turn: number; length: number }[] {
  if (piece.straight) return [];
  return Array.from({ length: SECTIONS_PER_CURVE }, (_, step) => {
    const from = step / SECTIONS_PER_CURVE;
    const to = (step + 1) / SECTIONS_PER_CURVE;
    const turn = Math.abs(turnBetween(directionOn(piece, from), directionOn(piece, to)));
    return { turn, length: turn > 0 ? lengthOf(partOfCubic(piece, from, to)) : 0 };
  });
}

function heightOf(outline: Outline): number {
  const box = boundingBoxOf(outline);
  return box ? box.bottom - box.top : 0;
}

/**
 * Writes an outline as text that is the same at any position and size: moved to the origin, scaled to a height of 1 and
 * rounded to a thousandth. If the outline is only a part of a group, pass the box of the group as `frame`.
 */
export function describeGeometry(outline: Outline, frame: Box | null = boundingBoxOf(outline)): string {
  if (!frame) return '';
  const scale = 1 / Math.max(frame.bottom - frame.top, 1e-9);
  const text = ([x, y]: Point): string =>
    `${formatThousandth((x - frame.left) * scale)} ${formatThousandth((y - frame.top) * scale)}`;
  return outline
    .map((contour) => {
      const pieces = cubicsOf(contour);
      const start = pieces[0]?.a ?? [0, 0];
      const curves = pieces.map((piece) => `C${text(piece.b)} ${text(piece.c)} ${text(piece.d)}`);
      return `M${text(start)}${curves.join('')}Z`;
    })
    .join('');
}

/** Rounds to a thousandth, and never writes "-0". */
function formatThousandth(value: number): string {
  return String(Math.round(value * 1000) / 1000 + 0);
}
