import { renderAlpha } from '../svg/raster.ts';
import type { Shape } from '../svg/read-drawing.ts';
import { inkFrame } from '../svg/read-drawing.ts';

const TEMPLATE_SIDE = 24;
/** Windows start and end on a grid with this many steps over the mark. */
const GRID_STEPS = 12;
/** A window is at least this many steps wide and high. Smaller ones resemble any letter. */
const MIN_WINDOW_STEPS = 5;
const RASTER_SIDE = 96;

/** Scales a vector to mean 0 and length 1, for normalised cross-correlation. Returns null if all values are equal. */
const normaliseVector = (values: Float64Array): Float64Array | null => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const centred = values.map((value) => value - mean);
  const length = Math.hypot(...centred);
  return length < 1e-6 ? null : centred.map((value) => value / length);
};

/** Renders a letter, stretched to the square in which letters and windows are compared. */
export const createLetterTemplate = (letter: readonly Shape[]): Float64Array | null => {
  const frame = inkFrame(letter);
  return frame === null
    ? null
    : normaliseVector(Float64Array.from(renderAlpha(letter, frame, TEMPLATE_SIDE, TEMPLATE_SIDE)));
};

/** Creates a table from which the sum of any rectangle is computed with four reads. */
const createSummedAreaTable = (alpha: Uint8Array): Float64Array => {
  const table = new Float64Array((RASTER_SIDE + 1) ** 2);
  for (let y = 0; y < RASTER_SIDE; y += 1) {
    let row = 0;
    for (let x = 0; x < RASTER_SIDE; x += 1) {
      row += alpha[y * RASTER_SIDE + x] ?? 0;
      table[(y + 1) * (RASTER_SIDE + 1) + x + 1] = (table[y * (RASTER_SIDE + 1) + x + 1] ?? 0) + row;
    }
  }
  return table;
};

/** Scales a window of the mark to the size of a template. */
const readWindow = (
  table: Float64Array,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Float64Array => {
  const sumAbove = (x: number, y: number): number =>
    table[Math.round(y) * (RASTER_SIDE + 1) + Math.round(x)] ?? 0;
  return Float64Array.from({ length: TEMPLATE_SIDE * TEMPLATE_SIDE }, (_, cell) => {
    const [column, row] = [cell % TEMPLATE_SIDE, Math.floor(cell / TEMPLATE_SIDE)];
    const x0 = left + ((right - left) * column) / TEMPLATE_SIDE;
    const x1 = Math.max(x0 + 1, left + ((right - left) * (column + 1)) / TEMPLATE_SIDE);
    const y0 = top + ((bottom - top) * row) / TEMPLATE_SIDE;
    const y1 = Math.max(y0 + 1, top + ((bottom - top) * (row + 1)) / TEMPLATE_SIDE);
    const area = Math.max(1, (Math.round(x1) - Math.round(x0)) * (Math.round(y1) - Math.round(y0)));
    return (sumAbove(x1, y1) - sumAbove(x0, y1) - sumAbove(x1, y0) + sumAbove(x0, y0)) / area;
  });
};

/** Yields the left, top, right and bottom of every window. */
function* generateWindows(): Generator<readonly [number, number, number, number]> {
  const step = RASTER_SIDE / GRID_STEPS;
  for (let left = 0; left + MIN_WINDOW_STEPS <= GRID_STEPS; left += 1) {
    for (let right = left + MIN_WINDOW_STEPS; right <= GRID_STEPS; right += 1) {
      for (let top = 0; top + MIN_WINDOW_STEPS <= GRID_STEPS; top += 1) {
        for (let bottom = top + MIN_WINDOW_STEPS; bottom <= GRID_STEPS; bottom += 1) {
          yield [left * step, top * step, right * step, bottom * step];
        }
      }
    }
  }
}

/**
 * Returns the best normalised cross-correlation, from 0 to 1, of any template with any window of the mark. A letter
 * in negative space has a strong negative correlation, so the sign is ignored.
 */
export const measureLetterMatch = (mark: readonly Shape[], templates: readonly Float64Array[]): number => {
  const frame = inkFrame(mark);
  if (frame === null) return 0;
  const table = createSummedAreaTable(renderAlpha(mark, frame, RASTER_SIDE, RASTER_SIDE));
  let best = 0;
  for (const [left, top, right, bottom] of generateWindows()) {
    const seen = normaliseVector(readWindow(table, left, top, right, bottom));
    if (seen === null) continue;
    for (const template of templates) {
      let sum = 0;
      for (let cell = 0; cell < template.length; cell += 1) sum += (template[cell] ?? 0) * (seen[cell] ?? 0);
      best = Math.max(best, Math.abs(sum));
    }
  }
  return best;
};
