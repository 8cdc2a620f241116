// Reads the anchors, the hand-drawn logos that ours are compared with. They are either the cells of one sheet, in the
// order of the briefs, or the files of a folder, named by the id of the brief.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Box } from '../sheet/place.ts';

const SHEET_LAYOUT = { width: 2400, height: 1104, columns: 6, rows: 4, label: 30, border: 4 };
/** A pixel is ink if one of its channels is below this. */
const MIN_PAPER_BRIGHTNESS = 246;

const renderSheetPart = (png: Buffer, view: Box, scale: number): Resvg => {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${view.width * scale}" height="${view.height * scale}" viewBox="${view.x} ${view.y} ${view.width} ${view.height}">` +
    `<image width="${SHEET_LAYOUT.width}" height="${SHEET_LAYOUT.height}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
  return new Resvg(svg);
};

/** Returns the bounding box of the ink in a part of the sheet, in pixels of the sheet. */
const findInkBox = (png: Buffer, view: Box): Box => {
  const { pixels, width, height } = renderSheetPart(png, view, 1).render();
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = 4 * (y * width + x);
      if (Math.min(pixels[at] ?? 255, pixels[at + 1] ?? 255, pixels[at + 2] ?? 255) >= MIN_PAPER_BRIGHTNESS)
        continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  return { x: view.x + left, y: view.y + top, width: right - left, height: bottom - top };
};

const cutFromSheet = (png: Buffer, index: number): Buffer => {
  const width = SHEET_LAYOUT.width / SHEET_LAYOUT.columns;
  const height = SHEET_LAYOUT.height / SHEET_LAYOUT.rows;
  const cell = {
    x: (index % SHEET_LAYOUT.columns) * width + SHEET_LAYOUT.border,
    y: Math.floor(index / SHEET_LAYOUT.columns) * height + SHEET_LAYOUT.border,
    width: width - 2 * SHEET_LAYOUT.border,
    height: height - SHEET_LAYOUT.label - SHEET_LAYOUT.border,
  };
  return renderSheetPart(png, findInkBox(png, cell), 2).render().asPng();
};

/** Returns the anchor of a brief, or null if the folder has none. `index` is the position of the brief in its set. */
export const findAnchorPicture = (path: string, id: string, index: number): Buffer | null => {
  if (path.endsWith('.png')) return cutFromSheet(readFileSync(path), index);
  const file = join(path, `${id}.png`);
  return existsSync(file) ? readFileSync(file) : null;
};
