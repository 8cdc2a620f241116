import { t } from './text.ts';

/** A colour in four notations, without the names of CSS functions: RGB is `18 48 74`. */
export interface ColourValues {
  readonly hex: string;
  readonly rgb: string;
  readonly hsl: string;
  readonly oklch: string;
}

type Triple = readonly [number, number, number];

export function formatColourValues(hex: string): ColourValues {
  const channels = parseChannels(hex);
  return {
    hex: hex.toUpperCase(),
    rgb: channels.join(' '),
    hsl: formatHsl(channels),
    oklch: formatOklch(hex),
  };
}

/** The WCAG 2 contrast ratio, from 1 for equal colours to 21 for black on white. */
export function computeContrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [computeLuminance(one), computeLuminance(other)].toSorted(
    (a, b) => b - a,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

export interface ContrastVerdict {
  readonly words: string;
  readonly tone: 'good' | 'warning' | 'danger';
}

/** Says what a contrast ratio is sufficient for by WCAG 2.2. Nothing is rounded up: 4.499 does not reach 4.5. */
export function judgeContrast(contrast: number): ContrastVerdict {
  if (contrast >= 7) return { words: t('colourValues.textOfAnySize'), tone: 'good' };
  if (contrast >= 4.5) return { words: t('colourValues.text'), tone: 'good' };
  if (contrast >= 3) return { words: t('colourValues.largeTextAndSigns'), tone: 'warning' };
  return { words: t('colourValues.decorationOnly'), tone: 'danger' };
}

export function formatContrast(contrast: number): string {
  return `${(Math.floor(contrast * 10) / 10).toFixed(1)}:1`;
}

/** Returns black or white, whichever has the higher contrast on a colour. */
export function chooseInkOn(hex: string): '#000000' | '#ffffff' {
  return computeContrast(hex, '#000000') >= computeContrast(hex, '#ffffff') ? '#000000' : '#ffffff';
}

function parseChannels(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function computeLuminance(hex: string): number {
  const [red, green, blue] = toLinear(parseChannels(hex));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toLinear(channels: Triple): Triple {
  const linearise = (channel: number): number => {
    const encoded = channel / 255;
    return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
  };
  return [linearise(channels[0]), linearise(channels[1]), linearise(channels[2])];
}

function formatHsl(channels: Triple): string {
  const [red, green, blue] = channels.map((channel) => channel / 255) as [number, number, number];
  const [maximum, minimum] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = maximum - minimum;
  const lightness = (maximum + minimum) / 2;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1));
  const hue = computeHue([red, green, blue], maximum, range);
  return `${Math.round(hue)} ${Math.round(saturation * 100)}% ${Math.round(lightness * 100)}%`;
}

function computeHue([red, green, blue]: Triple, maximum: number, range: number): number {
  if (range === 0) return 0;
  if (maximum === red) return (((green - blue) / range + 6) % 6) * 60;
  return maximum === green ? ((blue - red) / range + 2) * 60 : ((red - green) / range + 4) * 60;
}

export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  /** In degrees. */
  readonly hue: number;
}

/** Converts sRGB to OKLCH, the polar form of Ottosson's OKLab. */
export function convertHexToOklch(hex: string): Oklch {
  const [red, green, blue] = toLinear(parseChannels(hex));
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  const chroma = Math.hypot(a, b);
  const hue = chroma < 0.0005 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  return { lightness, chroma, hue };
}

/** Converts OKLCH to sRGB. Reduces the chroma of a colour outside sRGB until it fits. */
export function convertOklchToHex({ lightness, chroma, hue }: Oklch): string {
  for (let chromaScale = 1; chromaScale > 0; chromaScale -= 0.02) {
    const channels = convertOklchToChannels({ lightness, chroma: chroma * chromaScale, hue });
    if (channels.every((channel) => channel > -0.002 && channel < 1.002))
      return formatLinearRgbAsHex(channels);
  }
  return formatLinearRgbAsHex(convertOklchToChannels({ lightness, chroma: 0, hue }));
}

function convertOklchToChannels({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

function formatLinearRgbAsHex(channels: Triple): string {
  const digits = channels.map((channel) => {
    const bounded = Math.min(1, Math.max(0, channel));
    const encoded = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('')}`.toUpperCase();
}

function formatOklch(hex: string): string {
  const { lightness, chroma, hue } = convertHexToOklch(hex);
  return `${(lightness * 100).toFixed(1)}% ${chroma.toFixed(3)} ${hue.toFixed(0)}`;
}
