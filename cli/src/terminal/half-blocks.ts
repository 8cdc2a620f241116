import { pixelAt, type Pixels, type Rgb } from './pixels.ts';

const reset = '\u001b[0m';

/** Two pixels in each character: the upper half in the ink's colour, the lower in the ground's. */
export function halfBlocks(pixels: Pixels, depth: number, indent = ''): string {
  const lines: string[] = [];
  for (let y = 0; y < pixels.height; y += 2) {
    let line = indent;
    let before = '';
    for (let x = 0; x < pixels.width; x += 1) {
      const upper = pixelAt(pixels, x, y);
      const lower = pixelAt(pixels, x, y + 1);
      const isPlain = upper.every((part, index) => part === lower[index]);
      const colours = isPlain
        ? `\u001b[${ground(lower, depth)}m`
        : `\u001b[${ink(upper, depth)};${ground(lower, depth)}m`;
      line += (colours === before ? '' : colours) + (isPlain ? ' ' : '▀');
      before = colours;
    }
    lines.push(line + reset);
  }
  return lines.join('\n');
}

/** A patch of one colour. */
export const swatch = (colour: Rgb, depth: number, width = 4): string =>
  `\u001b[${ground(colour, depth)}m${' '.repeat(width)}${reset}`;

const ink = (colour: Rgb, depth: number): string => `38;${parameters(colour, depth)}`;
const ground = (colour: Rgb, depth: number): string => `48;${parameters(colour, depth)}`;

const parameters = (colour: Rgb, depth: number): string =>
  depth >= 24 ? `2;${colour.join(';')}` : `5;${nearestOf256(colour)}`;

/** The 240 colours that terminals agree on: a cube of six levels for each part, and 24 greys. */
const fixedColours: readonly Rgb[] = [
  ...Array.from({ length: 216 }, (_, index): Rgb => {
    const levels = [0, 95, 135, 175, 215, 255];
    const level = (step: number): number => levels[Math.floor(index / step) % 6] ?? 0;
    return [level(36), level(6), level(1)];
  }),
  ...Array.from({ length: 24 }, (_, index): Rgb => [8 + index * 10, 8 + index * 10, 8 + index * 10]),
];
const firstFixed = 16;
/** How much a turn of hue counts against a difference in lightness: a navy must not become grey or teal. */
const hueWeight = 20_000;
const neutral = 24;
const chosen = new Map<number, number>();

export function nearestOf256(colour: Rgb): number {
  const key = (colour[0] << 16) | (colour[1] << 8) | colour[2];
  const known = chosen.get(key);
  if (known !== undefined) return known;
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, candidate] of fixedColours.entries()) {
    const distance = distanceOf(colour, candidate);
    if (distance < least) [best, least] = [index, distance];
  }
  chosen.set(key, firstFixed + best);
  return firstFixed + best;
}

function distanceOf(a: Rgb, b: Rgb): number {
  const [one, two] = [opponents(a), opponents(b)];
  const plain =
    3 * (one.lightness - two.lightness) ** 2 + 2 * ((one.red - two.red) ** 2 + (one.blue - two.blue) ** 2);
  if (!isColourful(a)) return plain;
  if (!isColourful(b)) return Number.POSITIVE_INFINITY;
  const cosine =
    (one.red * two.red + one.blue * two.blue) /
    (Math.hypot(one.red, one.blue) * Math.hypot(two.red, two.blue));
  return plain + hueWeight * (1 - cosine);
}

const isColourful = (colour: Rgb): boolean => Math.max(...colour) - Math.min(...colour) >= neutral;

function opponents([red, green, blue]: Rgb) {
  const lightness = 0.299 * red + 0.587 * green + 0.114 * blue;
  return { lightness, red: red - lightness, blue: blue - lightness };
}
