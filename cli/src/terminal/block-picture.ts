import { pixelAt, type Pixels, type Rgb } from './pixels.ts';

const resetSequence = '\u001b[0m';

/**
 * Block characters, indexed by a bit mask of the quarters in the foreground colour: 1 is the top left, 2 the top right,
 * 4 the bottom left. The bottom right always has the background colour: a character with it in the foreground would
 * look the same as its opposite with the colours exchanged.
 */
const quarterCharacters = [' ', '▘', '▝', '▀', '▖', '▌', '▞', '▛'];
const quarters = [0, 1, 2, 3] as const;
/** The width of a character in pixels. */
export const characterWidthPixels = 2;
/** The height of a character in pixels. A character is about twice as high as it is wide. */
const characterHeightPixels = 4;

/**
 * Draws a picture with block characters. Each character shows four quarters in two colours. Quarter blocks show more
 * detail than half blocks, and every font has them.
 */
export function drawBlockPicture(pixels: Pixels, depth: number, indent = ''): string {
  const lines: string[] = [];
  for (let y = 0; y < pixels.height; y += characterHeightPixels) {
    let line = indent;
    let before = '';
    for (let x = 0; x < pixels.width; x += characterWidthPixels) {
      const { character, inkColour, groundColour } = chooseCell(pixels, x, y);
      const colours =
        character === ' '
          ? `\u001b[${backgroundCode(groundColour, depth)}m`
          : `\u001b[${foregroundCode(inkColour, depth)};${backgroundCode(groundColour, depth)}m`;
      line += (colours === before ? '' : colours) + character;
      before = colours;
    }
    lines.push(line + resetSequence);
  }
  return lines.join('\n');
}

/**
 * Finds the two colours and the block character that are closest to the picture. Characters with the bottom right
 * quarter in the foreground are not needed: swapping the colours of another character gives the same picture.
 */
function chooseCell(pixels: Pixels, x: number, y: number) {
  const colours = quarters.map((quarter) => {
    const [left, top] = [x + (quarter & 1), y + (quarter >> 1) * 2];
    return computeMeanColour([pixelAt(pixels, left, top), pixelAt(pixels, left, top + 1)]);
  });
  let best = {
    character: ' ',
    inkColour: computeMeanColour(colours),
    groundColour: computeMeanColour(colours),
  };
  let smallestError = squaredError(colours, best.groundColour);
  for (const [mask, character] of quarterCharacters.entries()) {
    const inked = colours.filter((_, quarter) => (mask >> quarter) & 1);
    if (inked.length === 0) continue;
    const rest = colours.filter((_, quarter) => !((mask >> quarter) & 1));
    const [inkColour, groundColour] = [computeMeanColour(inked), computeMeanColour(rest)];
    const error = squaredError(inked, inkColour) + squaredError(rest, groundColour);
    if (error < smallestError) {
      best = { character, inkColour, groundColour };
      smallestError = error;
    }
  }
  return best;
}

function computeMeanColour(colours: readonly Rgb[]): Rgb {
  const mean = (axis: 0 | 1 | 2) =>
    Math.round(colours.reduce((sum, colour) => sum + colour[axis], 0) / colours.length);
  return [mean(0), mean(1), mean(2)];
}

function squaredError(colours: readonly Rgb[], mean: Rgb): number {
  return colours.reduce(
    (sum, colour) => sum + colour.reduce((part, value, axis) => part + (value - (mean[axis] ?? 0)) ** 2, 0),
    0,
  );
}

/** A patch of one colour. */
export function formatSwatch(colour: Rgb, depth: number, width = 4): string {
  return `\u001b[${backgroundCode(colour, depth)}m${' '.repeat(width)}${resetSequence}`;
}

function foregroundCode(colour: Rgb, depth: number): string {
  return `38;${formatColourParameters(colour, depth)}`;
}

function backgroundCode(colour: Rgb, depth: number): string {
  return `48;${formatColourParameters(colour, depth)}`;
}

function formatColourParameters(colour: Rgb, depth: number): string {
  return depth >= 24 ? `2;${colour.join(';')}` : `5;${findNearestOf256(colour)}`;
}

/** The 240 standard terminal colours: a cube of six levels per channel, and 24 greys. */
const standardColours: readonly Rgb[] = [
  ...Array.from({ length: 216 }, (_, index): Rgb => {
    const levels = [0, 95, 135, 175, 215, 255];
    const level = (step: number): number => levels[Math.floor(index / step) % 6] ?? 0;
    return [level(36), level(6), level(1)];
  }),
  ...Array.from({ length: 24 }, (_, index): Rgb => [8 + index * 10, 8 + index * 10, 8 + index * 10]),
];
const firstStandardIndex = 16;
/** How much a difference in hue counts compared with one in lightness. A navy must not become grey or teal. */
const hueWeight = 20_000;
/** A colour is neutral if its channels differ by less than this. */
const minColourfulRange = 24;
const nearestIndexByColour = new Map<number, number>();

export function findNearestOf256(colour: Rgb): number {
  const key = (colour[0] << 16) | (colour[1] << 8) | colour[2];
  const cached = nearestIndexByColour.get(key);
  if (cached !== undefined) return cached;
  let best = 0;
  let smallestError = Number.POSITIVE_INFINITY;
  for (const [index, candidate] of standardColours.entries()) {
    const distance = colourDistance(colour, candidate);
    if (distance < smallestError) [best, smallestError] = [index, distance];
  }
  nearestIndexByColour.set(key, firstStandardIndex + best);
  return firstStandardIndex + best;
}

function colourDistance(a: Rgb, b: Rgb): number {
  const [one, two] = [toOpponentColours(a), toOpponentColours(b)];
  const plain =
    3 * (one.lightness - two.lightness) ** 2 + 2 * ((one.red - two.red) ** 2 + (one.blue - two.blue) ** 2);
  if (!isColourful(a)) return plain;
  if (!isColourful(b)) return Number.POSITIVE_INFINITY;
  const cosine =
    (one.red * two.red + one.blue * two.blue) /
    (Math.hypot(one.red, one.blue) * Math.hypot(two.red, two.blue));
  return plain + hueWeight * (1 - cosine);
}

function isColourful(colour: Rgb): boolean {
  return Math.max(...colour) - Math.min(...colour) >= minColourfulRange;
}

function toOpponentColours([red, green, blue]: Rgb) {
  const lightness = 0.299 * red + 0.587 * green + 0.114 * blue;
  return { lightness, red: red - lightness, blue: blue - lightness };
}
