import { expect, it } from 'vitest';
import { drawBlockPicture, findNearestOf256 } from '../src/terminal/block-picture.ts';
import { computeLogoColumns } from '../src/terminal/draw-logo.ts';
import { readAnswers } from '../src/terminal/graphics.ts';
import { encodeKittyImage } from '../src/terminal/inline-images.ts';
import type { Pixels, Rgb } from '../src/terminal/pixels.ts';
import { encodeSixel } from '../src/terminal/sixel.ts';

const red: Rgb = [255, 0, 0];
const blue: Rgb = [0, 0, 255];
const white: Rgb = [255, 255, 255];

function createPicture(rows: readonly (readonly Rgb[])[]): Pixels {
  return {
    width: rows[0]?.length ?? 0,
    height: rows.length,
    bytes: Uint8Array.from(rows.flat().flatMap((colour) => [...colour, 255])),
  };
}

it('a block picture shows four quarters per character, without repeating colour codes', () => {
  const text = drawBlockPicture(
    createPicture([
      [red, blue, red, blue, blue],
      [red, blue, red, blue, blue],
      [blue, blue, blue, blue, blue],
      [blue, blue, blue, blue, blue],
      [white, white, white, white, white],
    ]),
    24,
    ' ',
  );
  expect(text.split('\n')).toEqual([
    ' \u001b[38;2;255;0;0;48;2;0;0;255m▘▘\u001b[48;2;0;0;255m \u001b[0m',
    ' \u001b[48;2;255;255;255m   \u001b[0m',
  ]);
});

it('a block picture reduces a character with more than two colours to the two closest ones', () => {
  const pink: Rgb = [255, 40, 40];
  const rows = [
    [red, white],
    [red, white],
    [pink, white],
    [pink, white],
  ];
  expect(drawBlockPicture(createPicture(rows), 24)).toBe('\u001b[38;2;255;20;20;48;2;255;255;255m▌\u001b[0m');
});

it('findNearestOf256 finds the nearest terminal colour, and never a grey for a colour', () => {
  expect([findNearestOf256(red), findNearestOf256(blue), findNearestOf256(white)]).toEqual([196, 21, 231]);
  expect(findNearestOf256([128, 128, 128])).toBe(244);
  expect(findNearestOf256([31, 58, 95])).toBeLessThan(232);
});

it('sixel encodes a picture so that decoding gives the same picture', () => {
  const rows = Array.from({ length: 14 }, (_, y) =>
    Array.from({ length: 9 }, (__, x): Rgb => {
      if (x < 4) return y < 7 ? red : white;
      return (x + y) % 3 === 0 ? blue : white;
    }),
  );
  expect(decodeSixel(encodeSixel(createPicture(rows)))).toEqual(rows);
});

it('sixel merges similar colours when there are more than the format allows', () => {
  const rows = Array.from({ length: 64 }, (_, y) =>
    Array.from({ length: 64 }, (__, x): Rgb => [x * 4, y * 4, 128]),
  );
  const decoded = decodeSixel(encodeSixel(createPicture(rows)));
  const farthest = decoded.flatMap((row, y) =>
    row.map((colour, x) =>
      Math.max(...colour.map((part, axis) => Math.abs(part - (rows[y]?.[x]?.[axis] ?? 0)))),
    ),
  );
  expect(Math.max(...farthest)).toBeLessThan(40);
});

it('encodeKittyImage splits a picture into pieces of at most 4,096 characters', () => {
  const text = encodeKittyImage(new Uint8Array(10_000), 40);
  // oxlint-disable-next-line no-control-regex
  const pieces = [...text.matchAll(/\u001b_G([^;]*);([^\u001b]*)\u001b\\/g)];
  expect(pieces.map(([, keys]) => keys)).toEqual(['a=T,f=100,c=40,q=2,m=1', 'm=1', 'm=1', 'm=0']);
  expect(Buffer.from(pieces.map(([, , data]) => data).join(''), 'base64')).toHaveLength(10_000);
});

it("readAnswers reads the supported graphics and the character width from a terminal's answers", () => {
  expect(readAnswers('\u001b_Gi=31;OK\u001b\\\u001b[6;34;17t\u001b[?62;4c')).toEqual({
    kind: 'kitty',
    cellWidth: 17,
  });
  expect(readAnswers('\u001b_Gi=31;ENOTSUP\u001b\\\u001b[?62;4;22c')).toEqual({
    kind: 'sixel',
    cellWidth: 10,
  });
  expect(readAnswers('\u001b[?64;14c').kind).toBe('blocks');
  expect(readAnswers('').kind).toBe('blocks');
});

it('computeLogoColumns fits wide and tall logos into the window', () => {
  expect(computeLogoColumns(3, 200)).toBe(72);
  expect(computeLogoColumns(3, 40)).toBe(36);
  expect(computeLogoColumns(0.5, 200)).toBe(22);
  expect(computeLogoColumns(0.01, 10)).toBe(8);
});

/** Decodes sixel data like a terminal. */
function decodeSixel(text: string): Rgb[][] {
  // oxlint-disable-next-line no-control-regex
  const form = /^\u001bP0;1;0q"1;1;(\d+);(\d+)(.*)\u001b\\$/;
  const [, width = '', height = '', data = ''] = form.exec(text) ?? [];
  const rows = Array.from({ length: Number(height) }, () => Array<Rgb>(Number(width)));
  const palette = new Map<number, Rgb>();
  let [x, top, colour] = [0, 0, 0];
  for (const [, index, rgb, count, character] of data.matchAll(
    /#(\d+)(?:;2;([\d;]+))?|(?:!(\d+))?([?-~$-])/g,
  )) {
    if (index !== undefined) colour = Number(index);
    if (rgb !== undefined) {
      const [r = 0, g = 0, b = 0] = rgb.split(';').map((percent) => Math.round(Number(percent) * 2.55));
      palette.set(colour, [r, g, b]);
    }
    if (character === '$') x = 0;
    else if (character === '-') [x, top] = [0, top + 6];
    else if (character !== undefined)
      for (let repeat = 0; repeat < Number(count ?? 1); repeat += 1, x += 1)
        for (let bit = 0; bit < 6; bit += 1)
          if (((character.charCodeAt(0) - 63) >> bit) & 1) {
            const row = rows[top + bit];
            const value = palette.get(colour);
            if (row && value) row[x] = value;
          }
  }
  return rows;
}
