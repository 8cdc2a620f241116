import type { BrandColour } from '@blazon/contract/console/brands.ts';
import { computeContrast, convertHexToOklch, convertOklchToHex } from '../colour-values.ts';
import type { GroundName } from '../logo.tsx';
import type { EditorChoices } from './choices.ts';
import shades from './shades.json' with { type: 'json' };

/** Returns the hex value of a choice, which is a named shade or a hex value. */
export function findShade(choice: string): string {
  return shades.find(({ name }) => name === choice)?.hex ?? choice;
}

/** The URL of a drawing as an image, so that its markup never becomes part of the page. */
export function createImageUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/**
 * Shows a drawing in the chosen colours. It comes close to what the studio draws, but only the studio also adjusts
 * related tones. Returns undefined if no colour is chosen.
 */
export function recolour(
  svg: string,
  ground: GroundName,
  colours: readonly BrandColour[],
  choices: EditorChoices,
): string | undefined {
  const chosen = chooseColours(ground, colours, choices);
  if (chosen === undefined) return undefined;
  const replacements = new Map<string, string>();
  for (const colour of colours) {
    const now = pickTone(colour, ground).toLowerCase();
    const next = chosen[colour.name];
    if (next !== undefined && !replacements.has(now)) replacements.set(now, next);
  }
  return svg.replaceAll(/#[\da-f]{6}\b/gi, (hex) => replacements.get(hex.toLowerCase()) ?? hex);
}

type ChosenColours = Readonly<Partial<Record<BrandColour['name'], string>>>;

function chooseColours(
  ground: GroundName,
  colours: readonly BrandColour[],
  { primary, secondary, scheme }: EditorChoices,
): ChosenColours | undefined {
  const tones: ChosenColours = Object.fromEntries(
    colours.map((colour) => [colour.name, pickTone(colour, ground)]),
  );
  if (scheme === 'monochrome')
    return Object.fromEntries(Object.entries(tones).map(([name, hex]) => [name, removeColour(hex, ground)]));
  if (scheme === 'swap') return swapColours(tones);
  if (primary === undefined && secondary === undefined) return undefined;
  const lead = primary === undefined ? undefined : makeReadable(findShade(primary), ground);
  const other = secondary === undefined ? undefined : makeReadable(findShade(secondary), ground);
  const tone = tones['Symbol shade'];
  return {
    ...(lead !== undefined && { Primary: lead }),
    ...(lead !== undefined && tone !== undefined && { 'Symbol shade': matchHue(tone, lead) }),
    ...(other !== undefined && { Secondary: other, Accent: other }),
  };
}

/** The accent is the secondary colour in a tone that is readable on the ground. */
function swapColours({ Primary: primary, Secondary: secondary, Accent: accent = secondary }: ChosenColours) {
  if (primary === undefined || accent === undefined) return undefined;
  return { Primary: accent, Secondary: primary, Accent: primary };
}

function pickTone(colour: BrandColour, ground: GroundName): string {
  return ground === 'light' ? colour.on_light : colour.on_dark;
}

/** Keeps only how light a colour is, with more contrast to the ground. */
function removeColour(hex: string, ground: GroundName): string {
  const { lightness } = convertHexToOklch(hex);
  const strengthened = ground === 'light' ? lightness * 0.6 : 1 - (1 - lightness) * 0.3;
  return convertOklchToHex({ lightness: strengthened, chroma: 0, hue: 0 });
}

/** Gives a tone the hue of another colour. Greys stay grey. */
function matchHue(tone: string, colour: string): string {
  const { lightness, chroma } = convertHexToOklch(tone);
  return chroma < 0.03 ? tone : convertOklchToHex({ lightness, chroma, hue: convertHexToOklch(colour).hue });
}

/** The contrast that the studio gives a colour on each ground, and the ground's colour. */
const readability = {
  light: { against: '#ffffff', contrast: 3, step: -0.02 },
  dark: { against: '#111113', contrast: 4.8, step: 0.02 },
} as const;

/** Makes a colour lighter or darker until it can be seen on the ground. */
function makeReadable(hex: string, ground: GroundName): string {
  const { against, contrast, step } = readability[ground];
  const colour = convertHexToOklch(hex);
  let readable = hex;
  for (
    let lightness = colour.lightness;
    lightness > 0 && lightness < 1 && computeContrast(readable, against) < contrast;
    lightness += step
  )
    readable = convertOklchToHex({ ...colour, lightness });
  return readable;
}
