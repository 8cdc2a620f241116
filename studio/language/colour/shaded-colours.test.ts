import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief.ts';
import { openSeedStream } from '../seed-stream.ts';
import { choosePalettes } from '../../design/colour/choose-palette.ts';
import { parseColourWords } from './colour-words.ts';
import { contrast, ciede2000Difference, WHITE } from './measures.ts';
import { hexOf, hueDistance, oklchOf } from './oklch.ts';
import type { Palette } from './palette.ts';

const paletteOf = (prompt: string): Palette => {
  const [best] = choosePalettes(readBrief(prompt), openSeedStream('11'));
  if (best === undefined) throw new Error('no palette');
  return best;
};

it.each([
  ['Orla, a law firm, bottle green', 0.28, 0.38],
  ['Orla, a law firm, apple green', 0.6, 0.72],
  ['Orla, a law firm, dark teal', 0.3, 0.42],
  ['Orla, a law firm, teal', 0.48, 0.6],
])('the lead is as light as the requested shade: %s', (prompt, from, to) => {
  const { l } = oklchOf(paletteOf(prompt).primary);
  expect(l).toBeGreaterThan(from);
  expect(l).toBeLessThan(to);
});

it.each([
  ['Orla, swimwear, sea green', 150, 190],
  ['Orla, swimwear, deep sea green', 150, 190],
  ['Orla, swimwear, deep sea blue', 225, 265],
])('a colour word after a thing such as "sea" keeps its hue: %s', (prompt, from, to) => {
  const { h } = oklchOf(paletteOf(prompt).primary);
  expect(h).toBeGreaterThan(from);
  expect(h).toBeLessThan(to);
});

it('"muted" and "neon" apply only to the colours that they describe', () => {
  const muted = paletteOf('Orla, a florist, muted greens');
  expect(oklchOf(muted.primary).c).toBeLessThan(0.09);
  const both = paletteOf('Orla, a night club, purple and neon pink');
  expect(oklchOf(both.primary).c).toBeGreaterThan(0.12);
  expect(oklchOf(both.secondary).c).toBeGreaterThan(0.19);
});

it('the lead is darkened until its partner can keep its requested shade', () => {
  const { light } = paletteOf("Orla, a children's dentist, turquoise and coral");
  const coral = hexOf(parseColourWords('coral') ?? oklchOf(WHITE));
  const nearest = Math.min(...Object.values(light).map((worn) => ciede2000Difference(worn, coral)));
  expect(nearest).toBeLessThan(9);
});

it('no ink looks black if the prompt rejects black', () => {
  const { light } = paletteOf('Orla, funeral directors, dignified, no black');
  for (const worn of Object.values(light)) expect(oklchOf(worn).l).toBeGreaterThan(0.32);
});

it.each(['Orla, bikes, neon yellow', 'Orla, a techno label, acid green'])(
  'a single neon colour gets a dark partner: %s',
  (prompt) => {
    expect(contrast(paletteOf(prompt).secondary, WHITE)).toBeGreaterThan(12);
  },
);

it.each(['pistachio', 'cobalt', 'burnt orange', 'slate grey'])('"%s" is read as a colour', (phrase) => {
  expect(parseColourWords(phrase)).not.toBeNull();
});

it.each([
  ['Cobalt Capital, venture fund', 255, 270],
  ['Scarlet & Sons, a theatre agency', 15, 40],
])("the colour in the name becomes the brand's colour: %s", (prompt, from, to) => {
  const { h } = oklchOf(paletteOf(prompt).primary);
  expect(h).toBeGreaterThan(from);
  expect(h).toBeLessThan(to);
});

const isRelatedColour = (hex: string, lead: string): boolean => {
  const { c, h } = oklchOf(hex);
  return c < 0.045 || hueDistance(h, oklchOf(lead).h) < 40;
};

it.each(['Ledgerly. Online bookkeeping. Clean, modern, green.', 'Orla Hot Sauce, red'])(
  'all large areas use one colour and its tones: %s',
  (prompt) => {
    const { light } = paletteOf(prompt);
    const strange = [light.second, light.ink, light.word].filter((hex) => !isRelatedColour(hex, light.lead));
    expect(strange).toEqual([]);
  },
);

it.each(['Orla wagashi, pale pink', 'Orla yoga, pale blue'])(
  'a pale lead stays soft on white: %s',
  (prompt) => {
    expect(oklchOf(paletteOf(prompt).light.lead).c).toBeLessThan(0.13);
  },
);
