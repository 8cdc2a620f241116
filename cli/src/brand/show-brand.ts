import type { Settings } from '../settings.ts';
import { formatSwatch } from '../terminal/block-picture.ts';
import { drawLogo } from '../terminal/draw-logo.ts';
import { findGraphics, type GraphicsKind } from '../terminal/graphics.ts';
import { colourDepthOf, print, styleOutput } from '../terminal/output.ts';
import { parseHexColour } from '../terminal/pixels.ts';
import { toPrintable } from '../terminal/printable.ts';
import type { BrandResult } from './result.ts';

/** Shows the logo in the best form that the terminal supports, with its colours and type. */
export async function showBrand(
  brand: BrandResult,
  terminal: Settings['terminal'],
  kind: GraphicsKind | undefined,
): Promise<void> {
  const { stdout } = process;
  const depth = colourDepthOf(stdout);
  if (brand.drawings) {
    const graphics = kind === undefined ? await findGraphics(terminal, depth) : { kind, cellWidth: 10 };
    const space = { columns: stdout.columns || 80, depth: Math.max(depth, 8) };
    const picture = await drawLogo(brand.drawings.light, graphics, space);
    if (picture !== undefined) print(`\n${picture}\n`);
  }
  print(formatPalette(brand, depth));
  for (const sentence of brand.unfulfilled) print(`  ${styleOutput('yellow', toPrintable(sentence, 500))}`);
}

function formatPalette(brand: BrandResult, depth: number): string {
  const colour = (hex: string, name: string): string => {
    const rgb = parseHexColour(hex);
    const patch = depth >= 8 && rgb ? `${formatSwatch(rgb, depth)} ` : '';
    return `  ${patch}${toPrintable(hex)}  ${styleOutput('dim', name)}`;
  };
  const weights =
    brand.font_weight_heading === null
      ? ''
      : `, headings ${toPrintable(brand.font_weight_heading)}, text ${toPrintable(brand.font_weight_body ?? '')}`;
  return [
    colour(brand.primary_color, 'primary'),
    colour(brand.secondary_color, 'secondary'),
    `  ${toPrintable(brand.font_family)}${weights}`,
  ].join('\n');
}
