import { convertOklchToHex, convertHexToOklch } from './colour-values.ts';

export interface Tint {
  /** From 50 for almost white to 950 for almost black, as in design tools. */
  readonly step: number;
  readonly hex: string;
  /** Whether the tint is the colour itself. */
  readonly isBase: boolean;
}

/** The OKLCH lightness of each step. */
const lightnessByStep: readonly (readonly [step: number, lightness: number])[] = [
  [50, 0.975],
  [100, 0.945],
  [200, 0.885],
  [300, 0.81],
  [400, 0.72],
  [500, 0.63],
  [600, 0.54],
  [700, 0.45],
  [800, 0.36],
  [900, 0.27],
  [950, 0.2],
];

/**
 * Computes perceptually even tints of a colour. The colour itself takes the nearest step. The others keep its hue,
 * and lose chroma towards white and black.
 */
export function createTints(hex: string): Tint[] {
  const base = convertHexToOklch(hex);
  const distances = lightnessByStep.map(([, light]) => Math.abs(light - base.lightness));
  const nearest = distances.indexOf(Math.min(...distances));
  return lightnessByStep.map(([step, light], index) => {
    if (index === nearest) return { step, hex: hex.toUpperCase(), isBase: true };
    const remainingShare =
      light > base.lightness ? (1 - light) / (1 - base.lightness) : light / base.lightness;
    const chroma = base.chroma * Math.min(1, Math.sqrt(Math.max(0, remainingShare)));
    return { step, hex: convertOklchToHex({ lightness: light, chroma, hue: base.hue }), isBase: false };
  });
}
