// Writes a palette into the SVG source of a drawing. A colour refinement stores only a new palette, so the stored
// source still has the old colours.

import { parseHex } from '../language/colour/oklch.ts';
import { type Palette, colourOfRole } from '../language/colour/palette.ts';
import type { Drawing } from '../drawing/drawing.ts';

export function applyPalette(drawing: Drawing, { light }: Palette): string {
  // Both maps lead from an old colour to its new colour. There are two, because a shape and a letter of the same old
  // colour may have different roles.
  const shapeColours = new Map<string, string>();
  const letterColours = new Map<string, string>();
  for (const { role, paint, part } of [...drawing.fills, ...(drawing.small ?? [])]) {
    const oldColour = drawing.paints[paint]?.light;
    if (oldColour === undefined || role === 'none') continue;
    const colours = part === 'lettering' ? letterColours : shapeColours;
    if (!colours.has(oldColour)) colours.set(oldColour, colourOfRole(light, role));
  }
  const changed = [...shapeColours, ...letterColours].some(
    ([oldColour, newColour]) => oldColour !== newColour,
  );
  if (!changed) return drawing.source;
  return drawing.source.replaceAll(/<[a-zA-Z][^<>]*>/g, (tag) => {
    const [own, other] = tag.startsWith('<type')
      ? [letterColours, shapeColours]
      : [shapeColours, letterColours];
    return tag.replaceAll(/(\s(?:fill|stroke)=")([^"]*)"/g, (whole, start: string, colour: string) => {
      const hex = parseHex(colour);
      const newColour = hex === null ? undefined : (own.get(hex) ?? other.get(hex));
      return newColour === undefined || newColour === hex ? whole : `${start}${newColour}"`;
    });
  });
}
