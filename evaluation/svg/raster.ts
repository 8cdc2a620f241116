// Rasterises delivered shapes with resvg. A mask holds 1 where there is ink.

import { Resvg } from '@resvg/resvg-js';
import type { Frame } from './contour.ts';
import { writePathData } from './contour.ts';
import type { Shape } from './read-drawing.ts';

export interface Mask {
  width: number;
  height: number;
  cells: Uint8Array;
}

/** Says which fill is on top in each cell: 0 for the background, n for the n-th of `fills`. */
export interface FillMap {
  width: number;
  height: number;
  cells: Uint8Array;
  fills: readonly string[];
}

const MIN_COVERED_ALPHA = 128;

const writePath = (shape: Shape, fill: string): string =>
  `<path fill="${fill}" fill-rule="${shape.evenOdd ? 'evenodd' : 'nonzero'}" d="${writePathData(shape.contours)}"/>`;

const writeSvg = (frame: Frame, width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" preserveAspectRatio="none" ` +
  `viewBox="${frame.left} ${frame.top} ${frame.width} ${frame.height}">${body}</svg>`;

const renderPixels = (svg: string): Uint8Array =>
  new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels;

/** Returns the alpha of each pixel, 0 to 255. The frame is stretched to the width and height. */
export const renderAlpha = (
  shapes: readonly Shape[],
  frame: Frame,
  width: number,
  height: number,
): Uint8Array => {
  const pixels = renderPixels(
    writeSvg(frame, width, height, shapes.map((shape) => writePath(shape, '#000')).join('')),
  );
  const alpha = new Uint8Array(width * height);
  for (let cell = 0; cell < alpha.length; cell += 1) alpha[cell] = pixels[cell * 4 + 3] ?? 0;
  return alpha;
};

export const renderMask = (shapes: readonly Shape[], frame: Frame, width: number, height: number): Mask => ({
  width,
  height,
  cells: renderAlpha(shapes, frame, width, height).map((alpha) => (alpha >= MIN_COVERED_ALPHA ? 1 : 0)),
});

/** Paints each fill with its number as the red channel, without anti-aliasing, and reads back which one is on top. */
export const renderFills = (
  shapes: readonly Shape[],
  frame: Frame,
  width: number,
  height: number,
): FillMap => {
  const fills = [...new Set(shapes.map(({ fill }) => fill))];
  const body = shapes.map((shape) => writePath(shape, `rgb(${fills.indexOf(shape.fill) + 1},0,0)`)).join('');
  const pixels = renderPixels(writeSvg(frame, width, height, `<g shape-rendering="crispEdges">${body}</g>`));
  const cells = new Uint8Array(width * height);
  for (let cell = 0; cell < cells.length; cell += 1) {
    cells[cell] = (pixels[cell * 4 + 3] ?? 0) >= MIN_COVERED_ALPHA ? (pixels[cell * 4] ?? 0) : 0;
  }
  return { width, height, cells, fills };
};

/** Returns the square around a frame, with a margin as a share of its side. */
export const createSquareFrame = (frame: Frame, margin: number): Frame => {
  const side = Math.max(frame.width, frame.height) / (1 - 2 * margin);
  return {
    left: frame.left + frame.width / 2 - side / 2,
    top: frame.top + frame.height / 2 - side / 2,
    width: side,
    height: side,
  };
};
