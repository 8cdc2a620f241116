// Draws the sheets that the model sees: its drawings in use, large, small and on dark. They contain only outlines, so
// rasterising needs no fonts.

import type { Fill } from '../language/blazon/blazon.ts';
import { type Hex, type RoleColours, colourOfRole } from '../language/colour/palette.ts';
import type { Decisions } from '../record/decisions.ts';
import { drawingForms } from '../design/drawn/drawing-forms.ts';
import { drawingOf } from '../design/drawn/stored-drawing.ts';
import { renderIdentity } from '../design/render-identity.ts';
import { boxOf } from '../language/geometry/bounds.ts';
import { coverage, placementFor } from '../language/geometry/raster.ts';
import { transform } from '../language/geometry/transform.ts';
import type { Letterer } from '../type/lettering.ts';
import type { Studio } from '../record/studio.ts';
import { pathData } from '../language/svg/path-data.ts';

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

const WIDTH = 1140;
const HEIGHT = 460;
const WHITE: Hex = '#FFFFFF';
const DARK: Hex = '#111111';
const LABEL = { family: 'Inter', weight: 600, italic: false, tracking: 0, locale: 'en', vertical: false };

const number = (value: number): string => String(Number(value.toFixed(3)));

const rect = ({ x, y, width, height }: Place, fill: Hex): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

function label(letterer: Letterer, text: string, x: number, y: number): string {
  const { glyphs } = letterer.shape({ ...LABEL, text });
  const size = 15;
  const outline = glyphs.flatMap((glyph) => [...glyph.outline]);
  return `<path fill="#55585C" d="${pathData(transform(outline, [size, 0, 0, size, x, y]), 2)}"/>`;
}

/** Scales a delivered drawing into a place with a margin, and omits its words. */
function placed(svg: string, { x, y, width, height }: Place, margin: number): string {
  const inner = svg.replace(/<title>[\s\S]*?<\/title><desc>[\s\S]*?<\/desc>/, '');
  const box = /viewBox="([^"]*)"/.exec(inner)?.[1] ?? '0 0 1 1';
  const body = inner
    .replace(/^<svg\b[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replaceAll(/\sid="[^"]*"/g, '');
  const at = `x="${x + margin}" y="${y + margin}" width="${width - 2 * margin}" height="${height - 2 * margin}"`;
  return `<svg ${at} viewBox="${box}">${body}</svg>`;
}

/** Draws the mark in a square, scaled by its ink, with a margin of a sixteenth. */
function markAt(fills: readonly Fill[], colours: RoleColours, x: number, y: number, size: number): string {
  const box = boxOf(fills.flatMap(({ outline }) => [...outline]));
  if (box === null) return '';
  const { scale, x: shiftX, y: shiftY } = placementFor(box, size, size, size / 16);
  return fills
    .map(({ role, outline }) => {
      if (role === 'none') return '';
      const drawn = transform(outline, [scale, 0, 0, scale, x + shiftX, y + shiftY]);
      return `<path fill="${colourOfRole(colours, role)}" d="${pathData(drawn, 3)}"/>`;
    })
    .join('');
}

const channels = (hex: Hex): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const SMALL = 16;

/** Draws a favicon of the mark with every pixel as a square, to show which details vanish. */
function pixelsAt(fills: readonly Fill[], colours: RoleColours, x: number, y: number, zoom: number): string {
  const box = boxOf(fills.flatMap(({ outline }) => [...outline]));
  if (box === null) return '';
  const placement = placementFor(box, SMALL, SMALL, 1);
  const covers = fills.flatMap(({ role, outline }) =>
    role === 'none'
      ? []
      : [
          {
            colour: channels(colourOfRole(colours, role)),
            cells: coverage(outline, SMALL, SMALL, placement),
          },
        ],
  );
  const squares: string[] = [];
  for (let cell = 0; cell < SMALL * SMALL; cell += 1) {
    const mixed = [255, 255, 255];
    for (const { colour, cells } of covers) {
      const share = (cells[cell] ?? 0) / 255;
      colour.forEach((value, channel) => {
        mixed[channel] = (mixed[channel] ?? 255) + (value - 255) * share;
      });
    }
    const hex = mixed.map((value) =>
      Math.max(0, Math.min(255, Math.round(value)))
        .toString(16)
        .padStart(2, '0'),
    );
    const fill = `#${hex.join('')}`;
    if (fill === '#ffffff') continue;
    const left = x + (cell % SMALL) * zoom;
    const top = y + Math.floor(cell / SMALL) * zoom;
    squares.push(`<path fill="${fill}" d="M${number(left)} ${number(top)}h${zoom}v${zoom}h-${zoom}z"/>`);
  }
  return squares.join('');
}

const sheet = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `${rect({ x: 0, y: 0, width, height }, '#E6E6E3')}${body}</svg>`;

/** For the author of a drawing: large, smaller and on dark. */
export function lookSheet(studio: Studio, decisions: Decisions): string {
  const { identity } = renderIdentity(studio, decisions, false);
  const large: Place = { x: 20, y: 20, width: 860, height: 560 };
  const dark: Place = { x: 900, y: 20, width: 420, height: 270 };
  const small: Place = { x: 900, y: 310, width: 420, height: 270 };
  return sheet(
    1340,
    600,
    [
      rect(large, WHITE),
      placed(identity.logo_svg, large, 40),
      rect(dark, DARK),
      placed(identity.logo_svg_dark, dark, 24),
      rect(small, WHITE),
      placed(identity.logo_svg, small, 80),
    ].join(''),
  );
}

const CELL = { width: 560, white: 350, dark: 200, gap: 20, head: 36 } as const;

/** For voters: each drawing in a column under its number, without any further information. */
export function jurySheet(studio: Studio, drawings: readonly Decisions[]): string {
  const { width, white, dark, gap, head } = CELL;
  const columns = drawings.map((decisions, index) => {
    const left = gap + index * (width + gap);
    const { identity } = renderIdentity(studio, decisions, false);
    const large: Place = { x: left, y: head, width, height: white };
    const night: Place = { x: left, y: head + white + gap, width: width - 180, height: dark };
    const tiny: Place = { x: left + width - 160, y: head + white + gap, width: 160, height: dark };
    return [
      label(studio.letterer, String(index + 1), left, head - 12),
      rect(large, WHITE),
      placed(identity.logo_svg, large, 36),
      rect(night, DARK),
      placed(identity.logo_svg_dark, night, 26),
      rect(tiny, WHITE),
      placed(identity.logo_svg, tiny, 20),
    ].join('');
  });
  const whole = gap + drawings.length * (width + gap);
  return sheet(whole, head + white + dark + 2 * gap, columns.join(''));
}

/** The mark, and its replacement at 32 pixels and below. */
function signsOf(studio: Studio, decisions: Decisions): { fills: readonly Fill[]; small: readonly Fill[] } {
  const { blazon, settings, palette } = decisions;
  const drawing = drawingOf(studio.letterer, decisions);
  if (drawing !== null) {
    const { mark, small } = drawingForms(drawing, palette.light);
    return { fills: (mark ?? small).mark, small: small.mark };
  }
  const fills = blazon.mark === null ? [] : studio.sketchbook.sketch(blazon.mark, settings).fills;
  return { fills, small: fills };
}

/** For the author of the small form: large, as icons and on dark. */
export function smallSheet(studio: Studio, decisions: Decisions): string {
  const { identity } = renderIdentity(studio, decisions, false);
  const { palette } = decisions;
  const { fills, small: tiny } = signsOf(studio, decisions);
  const large: Place = { x: 20, y: 40, width: 640, height: 400 };
  const dark: Place = { x: 680, y: 224, width: 440, height: 216 };
  const tile = (x: number): Place => ({ x, y: 40, width: 144, height: 164 });
  const text = (words: string, x: number): string => label(studio.letterer, words, x, 28);
  const onWhite = [rect(large, WHITE), placed(identity.logo_svg, large, 40), text('On white', 20)];
  const onDark = [rect(dark, DARK), placed(identity.logo_svg_dark, dark, 28)];
  if (fills.length === 0) return sheet(WIDTH, HEIGHT, [...onWhite, ...onDark].join(''));
  const { light } = palette;
  const small = tile(996);
  const icons = [
    text('128 px', 680),
    rect(tile(680), WHITE),
    markAt(fills, light, 688, 58, 128),
    text('16 px, enlarged', 838),
    rect(tile(838), WHITE),
    pixelsAt(tiny, light, 846, 58, 8),
    text('32 and 16 px', 996),
    rect({ ...small, width: 124 }, WHITE),
    markAt(tiny, light, 1016, 106, 32),
    markAt(tiny, light, 1076, 114, 16),
  ];
  return sheet(WIDTH, HEIGHT, [...onWhite, ...onDark, ...icons].join(''));
}
