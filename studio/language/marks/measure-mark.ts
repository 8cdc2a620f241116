// Measures a drawn mark for the critic. Some values are computed from its outlines and roles, others on a grid of
// cells.

import type { Fill, Role } from '../blazon/blazon.ts';
import { boundingBoxOf } from '../geometry/bounds.ts';
import { flatten } from '../geometry/flatten.ts';
import type { Polygon } from '../geometry/flatten.ts';
import { countNodes, measureRoundness } from '../geometry/measure.ts';
import type { Fingerprint } from './fingerprint.ts';
import {
  computeDifferenceHash,
  createFingerprint,
  measureLikeness,
  mirrorFingerprint,
  turnFingerprintByHalf,
} from './fingerprint.ts';
import type { MarkGrid } from './mark-grid.ts';
import { rasteriseMark } from './mark-grid.ts';
import { computeMass } from './mass.ts';
import type { NearestCells } from './nearest.ts';
import { findNearestCells } from './nearest.ts';
import type { Ridge, RidgeWidths } from './ridges.ts';
import { findRidges, measureWidths } from './ridges.ts';
import { measureSeparation } from './separation.ts';
import { isBorderline, findLargestVanishingArea } from './small-size.ts';
import type { Wholeness } from './wholeness.ts';
import { measureWholeness } from './wholeness.ts';

/** Unless a comment says otherwise, lengths are relative to the mark's height, and areas to its bounding box. */
export interface MarkMeasures extends Wholeness {
  /** Width divided by height. */
  aspect: number;
  /** The area of the ink. */
  density: number;
  /** The centre of the ink minus the centre of the box, relative to the box. Right and down are positive. */
  balance: { x: number; y: number };
  /** In square pixels, the largest piece of ink that is lost and the largest gap that fills in at 16 pixels. */
  thin16: { lost: number; filled: number };
  /** The width of the narrowest stroke or gap, relative to the longer side. */
  detail: number;
  /** The number of knots. */
  nodes: number;
  /** How much of the outline's turning is in wide bends rather than in corners, from 0 to 1. */
  roundness: number;
  strokes: RidgeWidths;
  /** The widths of gaps and holes, without the space around the mark. */
  gaps: RidgeWidths;
  /** How similar the mark is to its mirror image and to itself turned by 180 degrees, from 0 to 1. */
  symmetry: { mirror: number; halfTurn: number };
  /** Each role's share of the ink. */
  shares: Readonly<Partial<Record<Role, number>>>;
  /** The share of the edges between different roles that stay visible in one colour. */
  separation: number;
  differenceHash: string;
  fingerprint: Fingerprint;
}

/** The largest deviation of a flattened curve, relative to the mark's longer side. */
const MAX_CHORD_DEVIATION = 0.0005;
/** A wider space is background, not a gap. Relative to the mark's height. */
const MAX_GAP_WIDTH = 0.3;

const computeAreaShareByRole = (
  fills: readonly Fill[],
  shapes: readonly (readonly Polygon[])[],
  ink: number,
) => {
  const shares: Partial<Record<Role, number>> = {};
  fills.forEach((fill, index) => {
    const { area } = computeMass(shapes[index] ?? []);
    shares[fill.role] = (shares[fill.role] ?? 0) + Math.abs(area) / ink;
  });
  return shares;
};

/** Returns the width of the widest stroke, in cells: twice the largest distance from a cell to its nearest edge. */
const measureWidestStroke = (nearest: NearestCells): number => {
  let most = 0;
  for (const squared of nearest.squared) if (squared > most) most = squared;
  return 2 * Math.sqrt(most) - 1;
};

/** A borderline mark is measured again at this scale, because a delivered file may align it to pixels differently. */
const SECOND_GRID_SCALE = 0.95;

/** A larger loss, in square pixels, is clear and not measured again. */
const MIN_CLEAR_LOSS = 0.5;

/**
 * Returns the area that vanishes at 16 pixels, in square pixels. `first` is the result on the first grid. If widths are
 * borderline, measures again with the mark slightly smaller and returns the larger result.
 */
const measureVanishingArea = (
  what: 'ink' | 'paper',
  first: number,
  ridges: readonly Ridge[],
  smaller: () => MarkGrid,
): number => {
  if (first > MIN_CLEAR_LOSS || !isBorderline(ridges)) return first;
  const grid = smaller();
  return Math.max(
    first,
    findLargestVanishingArea(grid[what], findNearestCells(what === 'ink' ? grid.paper : grid.ink)),
  );
};

/** Returns null if nothing is drawn. */
export const measureMark = (drawn: readonly Fill[]): MarkMeasures | null => {
  const fills = drawn.filter((fill) => fill.role !== 'none' && fill.outline.length > 0);
  const outlines = fills.map((fill) => fill.outline);
  const box = boundingBoxOf(outlines.flat());
  if (box === null) return null;
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const shapes = outlines.map((outline) => flatten(outline, MAX_CHORD_DEVIATION * Math.max(width, height)));
  const polygons = shapes.flat();
  const mass = computeMass(polygons);
  const ink = Math.abs(mass.area);
  if (!(width > 0 && height > 0 && ink > 0)) return null;

  const grid = rasteriseMark(outlines, box);
  const toPaper = findNearestCells(grid.paper);
  const toInk = findNearestCells(grid.ink);
  const strokeRidges = findRidges(grid.ink, toPaper, Infinity);
  const gapRidges = findRidges(grid.paper, toInk, MAX_GAP_WIDTH * grid.height);
  const strokes = measureWidths(strokeRidges, grid.height, measureWidestStroke(toPaper));
  const gaps = measureWidths(gapRidges, grid.height, 0);
  const smaller = (): MarkGrid => rasteriseMark(outlines, box, SECOND_GRID_SCALE);
  const fingerprint = createFingerprint(grid);
  return {
    ...measureWholeness(grid, gapRidges, polygons, Math.max(width, height)),
    aspect: width / height,
    density: ink / (width * height),
    balance: {
      x: (mass.momentX / mass.area - (box.left + box.right) / 2) / width,
      y: (mass.momentY / mass.area - (box.top + box.bottom) / 2) / height,
    },
    thin16: {
      lost: measureVanishingArea('ink', findLargestVanishingArea(grid.ink, toPaper), strokeRidges, smaller),
      filled: measureVanishingArea('paper', findLargestVanishingArea(grid.paper, toInk), gapRidges, smaller),
    },
    detail:
      (gaps.count === 0 ? strokes.narrowest : Math.min(strokes.narrowest, gaps.narrowest)) *
      (height / Math.max(width, height)),
    nodes: countNodes(outlines.flat()),
    roundness: measureRoundness(outlines.flat(), height),
    strokes,
    gaps,
    symmetry: {
      mirror: measureLikeness(fingerprint, mirrorFingerprint(fingerprint)),
      halfTurn: measureLikeness(fingerprint, turnFingerprintByHalf(fingerprint)),
    },
    shares: computeAreaShareByRole(fills, shapes, ink),
    separation: measureSeparation(
      grid,
      fills.map((fill) => fill.role),
      gapRidges,
    ),
    differenceHash: computeDifferenceHash(grid),
    fingerprint,
  };
};
