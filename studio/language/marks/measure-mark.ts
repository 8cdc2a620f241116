// Measures a drawn mark for the critic, from its outlines and one grid of cells. Colours do not matter, only outlines
// and roles.

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
import { isBorderline, largestVanishingArea } from './small-size.ts';
import type { Wholeness } from './wholeness.ts';
import { measureWholeness } from './wholeness.ts';

/** Lengths are relative to the mark's height, areas relative to its box, unless a comment says otherwise. */
export interface MarkMeasures extends Wholeness {
  /** Width by height. */
  aspect: number;
  density: number;
  /** The centre of the ink minus the centre of the box, relative to the box. Right and down are positive. */
  balance: { x: number; y: number };
  /** Square pixels of the largest piece of ink that is lost at 16 px, and of the largest gap that fills in. */
  thin16: { lost: number; filled: number };
  /** The narrowest stroke or gap, relative to the longer side. */
  detail: number;
  nodes: number;
  roundness: number;
  strokes: RidgeWidths;
  /** Widths of gaps, slits and counters, without the space around the mark. */
  gaps: RidgeWidths;
  /** 1 if mirroring left to right, or a half turn, gives the same drawing. */
  symmetry: { mirror: number; halfTurn: number };
  /** Each role's share of the ink. */
  shares: Readonly<Partial<Record<Role, number>>>;
  /** Share of the edges between roles that survive in one colour. */
  separation: number;
  differenceHash: string;
  fingerprint: Fingerprint;
}

/** The maximum distance of a chord from its curve, relative to the mark: a fourteenth of a cell. */
const MAX_CHORD_DEVIATION = 0.0005;
/** Spaces wider than this are background, not gaps. Relative to the mark's height. */
const MAX_GAP_WIDTH = 0.3;

const areaShareByRole = (fills: readonly Fill[], shapes: readonly (readonly Polygon[])[], ink: number) => {
  const shares: Partial<Record<Role, number>> = {};
  fills.forEach((fill, index) => {
    const { area } = computeMass(shapes[index] ?? []);
    shares[fill.role] = (shares[fill.role] ?? 0) + Math.abs(area) / ink;
  });
  return shares;
};

/** Returns the largest width in cells, from edge to edge. */
const widestDistanceIn = (nearest: NearestCells): number => {
  let most = 0;
  for (const squared of nearest.squared) if (squared > most) most = squared;
  return 2 * Math.sqrt(most) - 1;
};

/** The mark is measured again at this scale, to allow for the difference to the grid of the delivered logo. */
const SECOND_GRID_SCALE = 0.95;

/** A larger loss than this is clear, and needs no second check. */
const MIN_CLEAR_LOSS = 0.5;

/** Returns the square pixels that vanish. If the first grid cannot decide, measures again on a smaller one. */
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
    largestVanishingArea(grid[what], findNearestCells(what === 'ink' ? grid.paper : grid.ink)),
  );
};

/** Returns the measures, or null if nothing is drawn. */
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
  const strokes = measureWidths(strokeRidges, grid.height, widestDistanceIn(toPaper));
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
      lost: measureVanishingArea('ink', largestVanishingArea(grid.ink, toPaper), strokeRidges, smaller),
      filled: measureVanishingArea('paper', largestVanishingArea(grid.paper, toInk), gapRidges, smaller),
    },
    detail:
      (gaps.count === 0 ? strokes.least : Math.min(strokes.least, gaps.least)) *
      (height / Math.max(width, height)),
    nodes: countNodes(outlines.flat()),
    roundness: measureRoundness(outlines.flat(), height),
    strokes,
    gaps,
    symmetry: {
      mirror: measureLikeness(fingerprint, mirrorFingerprint(fingerprint)),
      halfTurn: measureLikeness(fingerprint, turnFingerprintByHalf(fingerprint)),
    },
    shares: areaShareByRole(fills, shapes, ink),
    separation: measureSeparation(
      grid,
      fills.map((fill) => fill.role),
      gapRidges,
    ),
    differenceHash: computeDifferenceHash(grid),
    fingerprint,
  };
};
