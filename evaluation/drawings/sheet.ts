// Draws a sheet with one row for each example drawing. A row shows the logo on light, on dark, in one colour,
// horizontal and stacked, then the mark alone, the touch icon, the favicon, and the favicon at 16 and 32 pixels.

import { Resvg } from '@resvg/resvg-js';
import { readBrief } from '@blazon/studio/brief/read-brief.ts';
import { designBrand } from '@blazon/studio/design/design-brand.ts';
import { createDrawnDecisions } from '@blazon/studio/design/drawn/drawn-decisions.ts';
import { describeProblem } from '@blazon/studio/drawing/problem.ts';
import { readDrawing } from '@blazon/studio/drawing/read-drawing.ts';
import { renderIdentity } from '@blazon/studio/design/render-identity.ts';
import { createForms } from '@blazon/studio/export/kit/forms.ts';
import { FAVICON_SHAPE, writeIconSvg, TOUCH_ICON_SHAPE } from '@blazon/studio/export/kit/icon.ts';
import type { Studio } from '@blazon/studio/record/studio.ts';
import { readExampleDrawings } from '@blazon/studio/test/drawings/examples.ts';

const CELL = { width: 230, height: 160, gap: 6 } as const;

const placeOnBackground = (
  svg: string,
  x: number,
  y: number,
  width: number,
  height: number,
  background: string,
): string => {
  const box = /viewBox="([^"]*)"/.exec(svg)?.[1] ?? '0 0 1 1';
  const body = svg
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
    .replace(/<title>[\s\S]*?<\/desc>/, '')
    .replaceAll(/ id="[^"]*"/g, '');
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${background}"/><svg x="${x + 4}" y="${y + 4}" width="${width - 8}" height="${height - 8}" viewBox="${box}">${body}</svg>`;
};

/** Renders an icon `size` pixels wide and enlarges it to 64 without smoothing. */
const drawIconPixels = (svg: string, size: number, x: number, y: number): string => {
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
  return `<image x="${x}" y="${y}" width="64" height="64" image-rendering="optimizeSpeed" href="data:image/png;base64,${png.toString('base64')}"/>`;
};

function drawExampleRow(studio: Studio, decisions: Parameters<typeof renderIdentity>[1], y: number): string {
  const { identity, variants } = renderIdentity(studio, decisions, false);
  const { oneColour, horizontal, stacked, markOnly } = variants();
  const forms = createForms(studio, decisions, false);
  const [favicon, touch] = [writeIconSvg(forms, FAVICON_SHAPE), writeIconSvg(forms, TOUCH_ICON_SHAPE)];
  const cells: [string, string][] = [
    [identity.logo_svg, '#fff'],
    [identity.logo_svg_dark, '#111'],
    [oneColour, '#fff'],
    [horizontal, '#fff'],
    [stacked, '#fff'],
    [markOnly, '#fff'],
  ];
  const x = cells.length * (CELL.width + CELL.gap);
  return [
    ...cells.map(([svg, background], index) =>
      placeOnBackground(svg, index * (CELL.width + CELL.gap), y, CELL.width, CELL.height, background),
    ),
    placeOnBackground(touch, x, y, 76, 76, '#ccc'),
    placeOnBackground(favicon, x + 80, y, 76, 76, '#ccc'),
    drawIconPixels(favicon, 16, x, y + 80),
    drawIconPixels(favicon, 32, x + 70, y + 80),
  ].join('');
}

export function renderSheetOfExamples(studio: Studio): Buffer {
  const baseDecisions = designBrand(studio, { prompt: 'A small shop', seed: 1 }).decisions;
  const rows = readExampleDrawings().map(({ id, name, prompt, source }, index) => {
    const brief = readBrief(prompt);
    const reading = readDrawing(source, {
      letterer: studio.letterer,
      words: { name, prompt },
      locale: brief.locale,
    });
    if (!reading.ok) throw new Error(`${id}: ${reading.problems.map(describeProblem).join('; ')}`);
    const decisions = createDrawnDecisions(
      studio.letterer,
      { ...baseDecisions, brief },
      { drawing: reading.drawing, idea: id },
    );
    return drawExampleRow(studio, decisions, index * (CELL.height + CELL.gap));
  });
  const [width, height] = [6 * (CELL.width + CELL.gap) + 160, rows.length * (CELL.height + CELL.gap)];
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#bbb"/>${rows.join('')}</svg>`;
  return new Resvg(sheet).render().asPng();
}
