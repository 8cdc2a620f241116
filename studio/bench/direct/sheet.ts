// Logos side by side, as one picture.

import { Resvg } from '@resvg/resvg-js';

const CELL = { width: 400, height: 260, margin: 34 } as const;
const COLUMNS = 4;

export function sheetOfLogos(logos: readonly string[]): Buffer {
  const { width, height, margin } = CELL;
  const placed = logos.map((svg, index) => {
    const [x, y] = [(index % COLUMNS) * width, Math.floor(index / COLUMNS) * height];
    const box = /viewBox="([^"]*)"/.exec(svg)?.[1] ?? '0 0 1 1';
    const body = svg
      .replace(/<title>[\s\S]*?<\/title><desc>[\s\S]*?<\/desc>/, '')
      .replace(/^<svg\b[^>]*>/, '')
      .replace(/<\/svg>\s*$/, '')
      .replaceAll(/\sid="[^"]*"/g, '');
    const at = `x="${x + margin}" y="${y + margin}" width="${width - 2 * margin}" height="${height - 2 * margin}"`;
    return `<svg ${at} viewBox="${box}">${body}</svg>`;
  });
  const whole = { width: COLUMNS * width, height: Math.ceil(logos.length / COLUMNS) * height };
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${whole.width}" height="${whole.height}"><rect width="100%" height="100%" fill="#fff"/>${placed.join('')}</svg>`;
  return new Resvg(sheet, { font: { loadSystemFonts: false } }).render().asPng();
}
