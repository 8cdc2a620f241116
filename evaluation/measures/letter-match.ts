import { renderAlpha } from '../svg/raster.ts';
import type { Shape } from '../svg/read-drawing.ts';
import { inkFrame } from '../svg/read-drawing.ts';

const SIDE = 24;
/** Windows start and end on a grid with this many steps over the mark. */
const GRID = 12;
/** A letter spans at least this many steps of the mark's width and height: smaller windows match everything. */
const MIN_WINDOW_STEPS = 5;
const RASTER_SIDE = 96;

/** Mean 0, length 1, for normalised cross-correlation. */
const normaliseVector = (values: Float64Array): Float64Array | null => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const centred = values.map((value) => value - mean);
  const length = Math.hypot(...centred);
  // Flat windows correlate with nothing.
  return length < 1e-6 ? null : centred.map((value) => value / length);
};

/** Picture of a letter, its box stretched to the window. */
export const createLetterTemplate = (letter: readonly Shape[]): Float64Array | null => {
  const frame = inkFrame(letter);
  return frame === null ? null : normaliseVector(Float64Array.from(renderAlpha(letter, frame, SIDE, SIDE)));
};

/** A summed-area table: the mean of any window in four reads. */
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

const readWindow = (
  table: Float64Array,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Float64Array => {
  const at = (x: number, y: number): number => table[Math.round(y) * (RASTER_SIDE + 1) + Math.round(x)] ?? 0;
  return Float64Array.from({ length: SIDE * SIDE }, (_, cell) => {
    const [column, row] = [cell % SIDE, Math.floor(cell / SIDE)];
    const x0 = left + ((right - left) * column) / SIDE;
    const x1 = Math.max(x0 + 1, left + ((right - left) * (column + 1)) / SIDE);
    const y0 = top + ((bottom - top) * row) / SIDE;
    const y1 = Math.max(y0 + 1, top + ((bottom - top) * (row + 1)) / SIDE);
    const area = Math.max(1, (Math.round(x1) - Math.round(x0)) * (Math.round(y1) - Math.round(y0)));
    return (at(x1, y1) - at(x0, y1) - at(x1, y0) + at(x0, y0)) / area;
  });
};

function* windows(): Generator<readonly [number, number, number, number]> {
  const step = RASTER_SIDE / GRID;
  for (let left = 0; left + MIN_WINDOW_STEPS <= GRID; left += 1) {
    for (let right = left + MIN_WINDOW_STEPS; right <= GRID; right += 1) {
      for (let top = 0; top + MIN_WINDOW_STEPS <= GRID; top += 1) {
        for (let bottom = top + MIN_WINDOW_STEPS; bottom <= GRID; bottom += 1) {
          yield [left * step, top * step, right * step, bottom * step];
        }
      }
    }
  }
}

/**
 * Best normalised cross-correlation of any template of a letter with any part of the mark. A letter may also be
 * negative space: then the correlation is equally strong but negative.
 */
export const measureLetterMatch = (mark: readonly Shape[], templates: readonly Float64Array[]): number => {
  const frame = inkFrame(mark);
  if (frame === null) return 0;
  const table = createSummedAreaTable(renderAlpha(mark, frame, RASTER_SIDE, RASTER_SIDE));
  let best = 0;
  for (const [left, top, right, bottom] of windows()) {
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
