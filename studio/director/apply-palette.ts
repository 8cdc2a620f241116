// Rewrites the source of a drawing in the current colours of its record. A colour refinement changes only the record.

import { parseHex } from '../language/colour/oklch.ts';
import { type Palette, colourOfRole } from '../language/colour/palette.ts';
import type { Drawing } from '../drawing/drawing.ts';

export function applyPalette(drawing: Drawing, { light }: Palette): string {
  const shapes = new Map<string, string>();
  const letters = new Map<string, string>();
  for (const { role, paint, part } of [...drawing.fills, ...(drawing.small ?? [])]) {
    const was = drawing.paints[paint]?.light;
    if (was === undefined || role === 'none') continue;
    const colours = part === 'lettering' ? letters : shapes;
    if (!colours.has(was)) colours.set(was, colourOfRole(light, role));
  }
  const changed = [...shapes, ...letters].some(([was, is]) => was !== is);
  if (!changed) return drawing.source;
  return drawing.source.replaceAll(/<[a-zA-Z][^<>]*>/g, (tag) => {
    const [own, other] = tag.startsWith('<type') ? [letters, shapes] : [shapes, letters];
    return tag.replaceAll(/(\s(?:fill|stroke)=")([^"]*)"/g, (whole, start: string, colour: string) => {
      const hex = parseHex(colour);
      const is = hex === null ? undefined : (own.get(hex) ?? other.get(hex));
      return is === undefined || is === hex ? whole : `${start}${is}"`;
    });
  });
}
