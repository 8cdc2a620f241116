// Derives the colours of the pages from the brand's colour, so that they do not compete with the logo.

import { contrast, DARK_GROUND, WHITE } from '../../language/colour/measures.ts';
import type { Hex } from '../../language/colour/palette.ts';
import { rgbOf } from '../kit/colour-files.ts';
import { chooseInkOn, chooseTextColourOn } from '../kit/ink-on.ts';

/** Mixes two colours in sRGB. `share` is the fraction of the second. */
export const mixColours = (one: Hex, other: Hex, share: number): Hex => {
  const otherParts = rgbOf(other);
  const parts = rgbOf(one).map((part, index) => Math.round(part + ((otherParts[index] ?? 0) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
};

/** Mixes the ink with the background, as far as the result is still readable as text. */
export const findSecondaryTextColour = (ground: Hex, ink: Hex): Hex => {
  const shares = [0.42, 0.36, 0.3, 0.24, 0.18, 0.12, 0.06];
  return (
    shares.map((share) => mixColours(ink, ground, share)).find((tone) => contrast(tone, ground) >= 4.6) ?? ink
  );
};

export interface PageTones {
  /** The colour of text. */
  ink: Hex;
  /** The colour of secondary text. */
  quiet: Hex;
  /** The colour of hairlines on white. */
  hair: Hex;
  /** A background that is almost white, with a hint of the brand's colour. */
  pale: Hex;
  /** A background slightly darker than `pale`. */
  tint: Hex;
  /** The brand's colour, used as a background. */
  brand: Hex;
  /** The colour of signs and large letters on `brand`; running text needs more contrast. */
  onBrand: Hex;
  textOnBrand: Hex;
  quietOnBrand: Hex;
  /** The colour of oversized signs on `brand`: only slightly lighter or darker than `brand`. */
  brandTone: Hex;
  dark: Hex;
}

export function createTones(brand: Hex): PageTones {
  const onBrand = chooseInkOn(brand);
  const ink = mixColours('#141414', brand, 0.06);
  const pale = mixColours(WHITE, mixColours(brand, '#8A8578', 0.55), 0.085);
  return {
    ink,
    quiet: findSecondaryTextColour(pale, ink),
    hair: mixColours(WHITE, ink, 0.16),
    pale,
    tint: mixColours(WHITE, mixColours(brand, '#8A8578', 0.45), 0.19),
    brand,
    onBrand,
    textOnBrand: chooseTextColourOn(brand),
    quietOnBrand: findSecondaryTextColour(brand, chooseTextColourOn(brand)),
    brandTone: mixColours(brand, onBrand === WHITE ? WHITE : DARK_GROUND, 0.1),
    dark: DARK_GROUND,
  };
}
