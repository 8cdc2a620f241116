import { pixelAt, type Pixels, type Rgb } from './pixels.ts';

const maxColours = 255;
const bandHeight = 6;

/** Encodes a picture as DEC sixel data: bands of six rows, one pass per colour. */
export function encodeSixel(pixels: Pixels): string {
  const { indexOf, colours } = choosePalette(pixels);
  const palette = colours.map((colour, index) => {
    const percent = colour.map((part) => Math.round((part / 255) * 100));
    return `#${index};2;${percent.join(';')}`;
  });
  const bands: string[] = [];
  for (let top = 0; top < pixels.height; top += bandHeight) bands.push(encodeBand(pixels, top, indexOf));
  const size = `"1;1;${pixels.width};${pixels.height}`;
  return `\u001bP0;1;0q${size}${palette.join('')}${bands.join('-')}\u001b\\`;
}

function encodeBand(pixels: Pixels, top: number, indexOf: (colour: Rgb) => number): string {
  const rows = new Map<number, Uint8Array>();
  for (let row = 0; row < bandHeight && top + row < pixels.height; row += 1)
    for (let x = 0; x < pixels.width; x += 1) {
      const index = indexOf(pixelAt(pixels, x, top + row));
      let bits = rows.get(index);
      if (!bits) rows.set(index, (bits = new Uint8Array(pixels.width)));
      bits[x] = (bits[x] ?? 0) | (1 << row);
    }
  return [...rows].map(([index, bits]) => `#${index}${encodeRuns(bits)}`).join('$');
}

/** Encodes runs of equal columns, which make up most of a logo. */
function encodeRuns(bits: Uint8Array): string {
  let text = '';
  for (let begin = 0; begin < bits.length; ) {
    let end = begin + 1;
    while (end < bits.length && bits[end] === bits[begin]) end += 1;
    const character = String.fromCharCode(63 + (bits[begin] ?? 0));
    text += end - begin > 3 ? `!${end - begin}${character}` : character.repeat(end - begin);
    begin = end;
  }
  return text;
}

/**
 * Chooses a palette. Colours that differ by less than a step are averaged; the step grows until there are few enough
 * colours.
 */
function choosePalette(pixels: Pixels) {
  for (let bits = 3; ; bits += 1) {
    const keyOf = ([red, green, blue]: Rgb): number =>
      ((red >> bits) << 16) | ((green >> bits) << 8) | (blue >> bits);
    const groups = groupColours(pixels, keyOf);
    if (groups.size > maxColours) continue;
    const indices = new Map([...groups.keys()].map((key, index) => [key, index]));
    return {
      colours: [...groups.values()].map(computeAverageColour),
      indexOf: (colour: Rgb) => indices.get(keyOf(colour)) ?? 0,
    };
  }
}

interface ColourGroup {
  readonly sums: [number, number, number];
  count: number;
}

function groupColours(pixels: Pixels, keyOf: (colour: Rgb) => number): Map<number, ColourGroup> {
  const groups = new Map<number, ColourGroup>();
  for (let y = 0; y < pixels.height; y += 1)
    for (let x = 0; x < pixels.width; x += 1) {
      const colour = pixelAt(pixels, x, y);
      const key = keyOf(colour);
      let group = groups.get(key);
      if (!group) groups.set(key, (group = { sums: [0, 0, 0], count: 0 }));
      for (const axis of [0, 1, 2] as const) group.sums[axis] += colour[axis];
      group.count += 1;
    }
  return groups;
}

function computeAverageColour({ sums: [red, green, blue], count }: ColourGroup): Rgb {
  return [red / count, green / count, blue / count];
}
