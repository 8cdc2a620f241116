// Places delivered drawings and labels on a sheet, which is one large SVG.

import { Resvg } from '@resvg/resvg-js';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Scales a drawing evenly into a box, on a background colour. */
export const placeSvg = (svg: string, { x, y, width, height }: Box, background = 'none'): string => {
  const inner = svg
    .replace(/^<\?xml[^>]*\?>\s*/, '')
    .replace(/<svg\b[^>]*>/, (tag) =>
      tag
        .replaceAll(/\s(width|height|x|y)="[^"]*"/g, '')
        .replace('<svg', `<svg x="${x}" y="${y}" width="${width}" height="${height}"`),
    );
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${background}"/>${inner}`;
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

/**
 * Breaks text into lines of at most `width` characters, at spaces or between Chinese and Japanese characters. Ends
 * with an ellipsis if it has more than `maxLines`.
 */
export const wrapText = (text: string, width: number, maxLines: number): string[] => {
  const lines: string[] = [''];
  for (const word of text.split(/(?<=\s)|(?<=[\u3000-\u9fff])/u)) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && (line + word).length > width) lines.push(word);
    else lines[lines.length - 1] = line + word;
  }
  const shown = lines.slice(0, maxLines);
  if (lines.length > maxLines) shown[maxLines - 1] = `${shown[maxLines - 1] ?? ''}…`;
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
