import type { Brand } from '../../sdk/src/generated.ts';
import { parseHexColour } from '../src/terminal/pixels.ts';
import type { Drawing } from './drawings.ts';

/** The colours and type of a brand, for the palette resource. Weights are null without a drawing. */
export function paletteOf(brand: Brand, drawing: Drawing | undefined) {
  return {
    brand_id: brand.id,
    primary_color: describeColour(brand.primary_color),
    secondary_color: describeColour(brand.secondary_color),
    font_family: brand.font_family,
    font_weight_heading: drawing?.font_weight_heading ?? null,
    font_weight_body: drawing?.font_weight_body ?? null,
  };
}

/** A colour with its WCAG 2 contrast ratios. Text needs 4.5; large text and shapes need 3. */
function describeColour(hex: string) {
  const luminance = computeLuminance(hex);
  const ratio = (other: number) => {
    const [darker = 0, lighter = 0] = [luminance, other].toSorted((one, two) => one - two);
    return Math.floor(((lighter + 0.05) / (darker + 0.05)) * 10) / 10;
  };
  return { hex, contrast_on_white: ratio(1), contrast_on_black: ratio(0) };
}

function computeLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = (parseHexColour(hex) ?? []).map((value) => {
    const encoded = value / 255;
    return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
