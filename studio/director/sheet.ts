// Renders sheets: pictures that show the model its drawings large, small and on dark. They contain only outlines, so
// rasterising them needs no fonts.

import type { Fill } from '../language/blazon/blazon.ts';
import { type Hex, type RoleColours, colourOfRole } from '../language/colour/palette.ts';
import type { Decisions } from '../record/decisions.ts';
import { createDrawingForms } from '../design/drawn/drawing-forms.ts';
import { readStoredDrawing } from '../design/drawn/stored-drawing.ts';
import { renderIdentity } from '../design/render-identity.ts';
import { boundingBoxOf } from '../language/geometry/bounds.ts';
import { computeCoverage, computePlacement } from '../language/geometry/raster.ts';
import { transformOutline } from '../language/geometry/transform.ts';
import type { Letterer } from '../type/lettering.ts';
import type { Studio } from '../record/studio.ts';
import { writePathData } from '../language/svg/path-data.ts';

interface SheetArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

const WIDTH = 1140;
const HEIGHT = 460;
const WHITE: Hex = '#FFFFFF';
const DARK: Hex = '#111111';
const LABEL_STYLE = {
  family: 'Inter',
  weight: 600,
  italic: false,
  tracking: 0,
  locale: 'en',
  vertical: false,
};

const formatNumber = (value: number): string => String(Number(value.toFixed(3)));

const drawRectangle = ({ x, y, width, height }: SheetArea, fill: Hex): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

function drawLabel(letterer: Letterer, text: string, x: number, y: number): string {
  const { glyphs } = letterer.shape({ ...LABEL_STYLE, text });
  const size = 15;
  const outline = glyphs.flatMap((glyph) => [...glyph.outline]);
  return `<path fill="#55585C" d="${writePathData(transformOutline(outline, [size, 0, 0, size, x, y]), 2)}"/>`;
}

/** Fits an SVG, without its title, description and ids, into an area with a margin. */
function drawSvgInArea(svg: string, { x, y, width, height }: SheetArea, margin: number): string {
  const inner = svg.replace(/<title>[\s\S]*?<\/title><desc>[\s\S]*?<\/desc>/, '');
  const box = /viewBox="([^"]*)"/.exec(inner)?.[1] ?? '0 0 1 1';
  const body = inner
    .replace(/^<svg\b[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replaceAll(/\sid="[^"]*"/g, '');
  const at = `x="${x + margin}" y="${y + margin}" width="${width - 2 * margin}" height="${height - 2 * margin}"`;
  return `<svg ${at} viewBox="${box}">${body}</svg>`;
}

/** Fits the mark into a square of this size, with a margin of a sixteenth of the size. */
function drawMarkInSquare(
  fills: readonly Fill[],
  colours: RoleColours,
  x: number,
  y: number,
  size: number,
): string {
  const box = boundingBoxOf(fills.flatMap(({ outline }) => [...outline]));
  if (box === null) return '';
  const { scale, x: shiftX, y: shiftY } = computePlacement(box, size, size, size / 16);
  return fills
    .map(({ role, outline }) => {
      if (role === 'none') return '';
      const drawn = transformOutline(outline, [scale, 0, 0, scale, x + shiftX, y + shiftY]);
      return `<path fill="${colourOfRole(colours, role)}" d="${writePathData(drawn, 3)}"/>`;
    })
    .join('');
}

const rgbChannelsOf = (hex: Hex): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const FAVICON_SIZE = 16;

/** Draws the mark as a favicon with each pixel enlarged to a square of `zoom` units, to show which details vanish. */
function drawFaviconPixels(
  fills: readonly Fill[],
  colours: RoleColours,
  x: number,
  y: number,
  zoom: number,
): string {
  const box = boundingBoxOf(fills.flatMap(({ outline }) => [...outline]));
  if (box === null) return '';
  const placement = computePlacement(box, FAVICON_SIZE, FAVICON_SIZE, 1);
  const covers = fills.flatMap(({ role, outline }) =>
    role === 'none'
      ? []
      : [
          {
            colour: rgbChannelsOf(colourOfRole(colours, role)),
            cells: computeCoverage(outline, FAVICON_SIZE, FAVICON_SIZE, placement),
          },
        ],
  );
  const squares: string[] = [];
  for (let cell = 0; cell < FAVICON_SIZE * FAVICON_SIZE; cell += 1) {
    const mixed = [255, 255, 255];
    for (const { colour, cells } of covers) {
      const coverage = (cells[cell] ?? 0) / 255;
      colour.forEach((value, channel) => {
        mixed[channel] = (mixed[channel] ?? 255) + (value - 255) * coverage;
      });
    }
    const hex = mixed.map((value) =>
      Math.max(0, Math.min(255, Math.round(value)))
        .toString(16)
        .padStart(2, '0'),
    );
    const fill = `#${hex.join('')}`;
    if (fill === '#ffffff') continue;
    const left = x + (cell % FAVICON_SIZE) * zoom;
    const top = y + Math.floor(cell / FAVICON_SIZE) * zoom;
    squares.push(
      `<path fill="${fill}" d="M${formatNumber(left)} ${formatNumber(top)}h${zoom}v${zoom}h-${zoom}z"/>`,
    );
  }
  return squares.join('');
}

const wrapInSvg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `${drawRectangle({ x: 0, y: 0, width, height }, '#E6E6E3')}${body}</svg>`;

/** Shows one design large, smaller and on dark: for its author, and for the first impression. */
export function renderLookSheet(studio: Studio, decisions: Decisions): string {
  const { identity } = renderIdentity(studio, decisions, false);
  const large: SheetArea = { x: 20, y: 20, width: 860, height: 560 };
  const dark: SheetArea = { x: 900, y: 20, width: 420, height: 270 };
  const small: SheetArea = { x: 900, y: 310, width: 420, height: 270 };
  return wrapInSvg(
    1340,
    600,
    [
      drawRectangle(large, WHITE),
      drawSvgInArea(identity.logo_svg, large, 40),
      drawRectangle(dark, DARK),
      drawSvgInArea(identity.logo_svg_dark, dark, 24),
      drawRectangle(small, WHITE),
      drawSvgInArea(identity.logo_svg, small, 80),
    ].join(''),
  );
}

/** `white` and `dark` are the heights of the pictures on white and on dark; `head` is the height of the number. */
const JURY_COLUMN = { width: 560, white: 350, dark: 200, gap: 20, head: 36 } as const;

/** Shows drawings to a voter: each in a column, with only a number above. */
export function renderJurySheet(studio: Studio, drawings: readonly Decisions[]): string {
  const { width, white, dark, gap, head } = JURY_COLUMN;
  const columns = drawings.map((decisions, index) => {
    const left = gap + index * (width + gap);
    const { identity } = renderIdentity(studio, decisions, false);
    const large: SheetArea = { x: left, y: head, width, height: white };
    const night: SheetArea = { x: left, y: head + white + gap, width: width - 180, height: dark };
    const tiny: SheetArea = { x: left + width - 160, y: head + white + gap, width: 160, height: dark };
    return [
      drawLabel(studio.letterer, String(index + 1), left, head - 12),
      drawRectangle(large, WHITE),
      drawSvgInArea(identity.logo_svg, large, 36),
      drawRectangle(night, DARK),
      drawSvgInArea(identity.logo_svg_dark, night, 26),
      drawRectangle(tiny, WHITE),
      drawSvgInArea(identity.logo_svg, tiny, 20),
    ].join('');
  });
  const whole = gap + drawings.length * (width + gap);
  return wrapInSvg(whole, head + white + dark + 2 * gap, columns.join(''));
}

/** Returns the mark, and the form that replaces it at 32 pixels and below. */
function findMarkAndSmallForm(
  studio: Studio,
  decisions: Decisions,
): { fills: readonly Fill[]; small: readonly Fill[] } {
  const { blazon, settings, palette } = decisions;
  const drawing = readStoredDrawing(studio.letterer, decisions);
  if (drawing !== null) {
    const { mark, small } = createDrawingForms(drawing, palette.light);
    return { fills: (mark ?? small).mark, small: small.mark };
  }
  const fills = blazon.mark === null ? [] : studio.markDrawings.draw(blazon.mark, settings).fills;
  return { fills, small: fills };
}

/** Shows one design large, as icons and on dark, for the question about the small form. */
export function renderSmallSheet(studio: Studio, decisions: Decisions): string {
  const { identity } = renderIdentity(studio, decisions, false);
  const { palette } = decisions;
  const { fills, small: tiny } = findMarkAndSmallForm(studio, decisions);
  const large: SheetArea = { x: 20, y: 40, width: 640, height: 400 };
  const dark: SheetArea = { x: 680, y: 224, width: 440, height: 216 };
  const tile = (x: number): SheetArea => ({ x, y: 40, width: 144, height: 164 });
  const text = (words: string, x: number): string => drawLabel(studio.letterer, words, x, 28);
  const onWhite = [
    drawRectangle(large, WHITE),
    drawSvgInArea(identity.logo_svg, large, 40),
    text('On white', 20),
  ];
  const onDark = [drawRectangle(dark, DARK), drawSvgInArea(identity.logo_svg_dark, dark, 28)];
  if (fills.length === 0) return wrapInSvg(WIDTH, HEIGHT, [...onWhite, ...onDark].join(''));
  const { light } = palette;
  const small = tile(996);
  const icons = [
    text('128 px', 680),
    drawRectangle(tile(680), WHITE),
    drawMarkInSquare(fills, light, 688, 58, 128),
    text('16 px, enlarged', 838),
    drawRectangle(tile(838), WHITE),
    drawFaviconPixels(tiny, light, 846, 58, 8),
    text('32 and 16 px', 996),
    drawRectangle({ ...small, width: 124 }, WHITE),
    drawMarkInSquare(tiny, light, 1016, 106, 32),
    drawMarkInSquare(tiny, light, 1076, 114, 16),
  ];
  return wrapInSvg(WIDTH, HEIGHT, [...onWhite, ...onDark, ...icons].join(''));
}
