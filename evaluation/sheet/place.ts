// Layout helpers: delivered drawings placed into one large SVG, with labels.

import { Resvg } from '@resvg/resvg-js';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A drawing scaled evenly into a box, on its ground. */
export const placeSvg = (svg: string, { x, y, width, height }: Box, ground = 'none'): string => {
  const inner = svg
    .replace(/^<\?xml[^>]*\?>\s*/, '')
    .replace(/<svg\b[^>]*>/, (tag) =>
      tag
        .replaceAll(/\s(width|height|x|y)="[^"]*"/g, '')
        .replace('<svg', `<svg x="${x}" y="${y}" width="${width}" height="${height}"`),
    );
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${ground}"/>${inner}`;
};

export interface LabelStyle {
  size?: number;
  fill?: string;
  bold?: boolean;
}

export const drawLabel = (text: string, x: number, y: number, style: LabelStyle = {}): string => {
  const { size = 12, fill = '#333333', bold = false } = style;
  const weight = bold ? ' font-weight="700"' : '';
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}"${weight}>${escapeXml(text)}</text>`;
};

/** Breaks at spaces; scripts without spaces break anywhere. */
export const wrapText = (text: string, width: number, most: number): string[] => {
  const lines: string[] = [''];
  for (const word of text.split(/(?<=\s)|(?<=[\u3000-\u9fff])/u)) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && (line + word).length > width) lines.push(word);
    else lines[lines.length - 1] = line + word;
  }
  const shown = lines.slice(0, most);
  if (lines.length > most) shown[most - 1] = `${shown[most - 1] ?? ''}…`;
  return shown;
};

export const drawLabels = (lines: readonly string[], x: number, y: number, style: LabelStyle = {}): string =>
  lines.map((line, index) => drawLabel(line, x, y + index * (style.size ?? 12) * 1.35, style)).join('');

export const drawSwatch = (hex: string, x: number, y: number): string =>
  `<rect x="${x}" y="${y}" width="26" height="26" rx="5" fill="${hex}"/>${drawLabel(hex, x + 32, y + 18)}`;

export const renderPng = (width: number, height: number, body: string): Buffer => {
  const sheet =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif">` +
    `<rect width="${width}" height="${height}" fill="#F1F1EE"/>${body}</svg>`;
  return new Resvg(sheet, { font: { loadSystemFonts: true, defaultFontFamily: 'DejaVu Sans' } })
    .render()
    .asPng();
};
