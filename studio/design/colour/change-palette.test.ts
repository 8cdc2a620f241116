import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief.ts';
import { INDUSTRIES } from '../../brief/closed-lists.ts';
import { openSeedStream } from '../../language/seed-stream.ts';
import type { ColourChange } from './change-palette.ts';
import { changePalette } from './change-palette.ts';
import { choosePalettes } from './choose-palette.ts';
import { assignPalette, changeFillCount, DEFAULT_PALETTE_STYLE } from '../../language/colour/role-colours.ts';
import {
  MIN_SEPARATION,
  areSeparated,
  distinctColoursOf,
  findPaletteFaults,
} from '../../language/colour/palette-gates.ts';
import { hueFamilyOf, isNeutral } from '../../language/colour/hue-families.ts';
import { contrast, chooseLeadColour, warmthOf, WHITE } from '../../language/colour/measures.ts';
import { hueDistance, oklchOf } from '../../language/colour/oklch.ts';
import type { Palette } from '../../language/colour/palette.ts';

const chooseBestPalette = (prompt: string): Palette => {
  const [palette] = choosePalettes(readBrief(prompt), openSeedStream(11));
  if (palette === undefined) throw new Error('There is no palette');
  return palette;
};

const hueFamily = (hex: string): string => hueFamilyOf(oklchOf(hex));
const warmth = (palette: Palette): number => warmthOf(chooseLeadColour(palette));

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
/** Any two colours that pass the palette gates, even if they clash. */
const palettes = fc
  .record({ primary: hex, secondary: hex, fills: fc.constantFrom(1, 2, 3) })
  .filter(({ primary, secondary }) => areSeparated(primary, secondary, MIN_SEPARATION))
  .map(({ primary, secondary, fills }) =>
    assignPalette(primary, secondary, { ...DEFAULT_PALETTE_STYLE, fills }),
  )
  .filter((palette) => findPaletteFaults(palette, MIN_SEPARATION).length === 0);

const chosenPalettes = fc
  .record({ industry: fc.constantFrom(...INDUSTRIES), seed: fc.nat(50) })
  .map(({ industry, seed }) => {
    const brief = { ...readBrief('Zestly'), industries: [industry] };
    const [palette] = choosePalettes(brief, openSeedStream(seed));
    return palette ?? assignPalette('#222222', '#999999', DEFAULT_PALETTE_STYLE);
  });

/** Returns the start and the palettes after each step, up to the limit. */
const changeStepByStep = (start: Palette, kind: 'warmer' | 'cooler'): Palette[] => {
  const stops = [start];
  let change = changePalette(start, { kind });
  while (!change.saturated && stops.length <= 20) {
    stops.push(change.palette);
    change = changePalette(change.palette, { kind });
  }
  return stops;
};

describe.each([
  ['warmer', 1],
  ['cooler', -1],
] as const)('the change of warmth "%s"', (kind, direction) => {
  it('moves the warmth in its direction, by at least 0.15 per step, until the limit', () => {
    const law = (start: Palette) => {
      const stops = changeStepByStep(start, kind);
      const steps = stops.slice(1).map((stop, index) => warmth(stop) - warmth(stops[index] ?? start));
      expect(steps.filter((step) => step * direction < 0.15)).toEqual([]);
      expect(stops.length).toBeLessThan(20);
      expect(new Set(stops.map(({ primary }) => isNeutral(primary))).size).toBe(1);
    };
    fc.assert(fc.property(chosenPalettes, law), { numRuns: 12 });
    fc.assert(fc.property(palettes, law), { numRuns: 12 });
  }, 60_000);
});

it('"warmer" reaches a warmth of at least 1.5 for palettes that the studio chooses', () => {
  for (const industry of INDUSTRIES.filter((_, index) => index % 9 === 0)) {
    const brief = { ...readBrief('Zestly'), industries: [industry] };
    const [palette] = choosePalettes(brief, openSeedStream(1));
    const end = palette === undefined ? undefined : changeStepByStep(palette, 'warmer').at(-1);
    expect(end === undefined ? 0 : warmth(end)).toBeGreaterThanOrEqual(1.5);
  }
}, 60_000);

describe.each([
  ['darker', -1],
  ['lighter', 1],
] as const)('the change of lightness "%s"', (kind, direction) => {
  it.each(['primary', 'all'] as const)('keeps the hue and changes the lightness: %s', (extent) => {
    const law = (palette: Palette) => {
      const change = changePalette(palette, { kind, extent });
      fc.pre(!change.saturated);
      const before = oklchOf(palette.primary);
      const after = oklchOf(change.palette.primary);
      const coloured = Math.min(before.c, after.c) > 0.02;
      expect((after.l - before.l) * direction).toBeGreaterThanOrEqual(0.05);
      expect(coloured ? hueDistance(before.h, after.h) : 0).toBeLessThanOrEqual(8);
      expect(extent === 'all' || change.palette.secondary === palette.secondary).toBe(true);
    };
    fc.assert(fc.property(palettes, law), { numRuns: 60 });
  });
});

it('a palette passes every gate after any sequence of changes', () => {
  const change = fc.constantFrom<ColourChange>(
    { kind: 'warmer' },
    { kind: 'cooler' },
    { kind: 'darker', extent: 'primary' },
    { kind: 'lighter', extent: 'all' },
    { kind: 'more-vivid' },
    { kind: 'muted' },
    { kind: 'pastel' },
    { kind: 'more-colourful' },
    { kind: 'monochrome' },
    { kind: 'swap' },
    { kind: 'set-primary', colour: 'burgundy' },
    { kind: 'set-primary', colour: 'acid yellow' },
    { kind: 'set-accent', colour: 'electric orange' },
    { kind: 'set-accent', colour: 'gold' },
  );
  const law = (start: Palette, changes: ColourChange[]) => {
    const end = changes.reduce((palette, each) => changePalette(palette, each).palette, start);
    expect(findPaletteFaults(end, MIN_SEPARATION)).toEqual([]);
  };
  fc.assert(
    fc.property(fc.oneof(palettes, chosenPalettes), fc.array(change, { minLength: 1, maxLength: 6 }), law),
    {
      numRuns: 150,
    },
  );
}, 60_000);

describe('refinements of the benchmark', () => {
  it('set the primary from navy to burgundy', () => {
    const law = chooseBestPalette(
      'Hartwell & Moss, a family law firm. Discreet, classic. Navy and warm grey.',
    );
    const { palette } = changePalette(law, { kind: 'set-primary', colour: 'burgundy' });
    expect(['red', 'pink']).toContain(hueFamily(palette.primary));
    expect(oklchOf(palette.primary).l).toBeLessThanOrEqual(0.45);
    expect(distinctColoursOf(palette.light).length).toBeLessThanOrEqual(2);
  });

  it.each([
    ['kiln: a build tool. Minimal, technical, monochrome.', 'electric orange', ['orange', 'red'], 0.15],
    ['Maison Orvelle. Perfume house. Elegant, black and off-white.', 'gold', ['yellow', 'orange'], 0.05],
  ])('add an accent: %s', (prompt, colour, hues, chroma) => {
    const before = chooseBestPalette(prompt);
    const { palette } = changePalette(before, { kind: 'set-accent', colour });
    expect(palette.primary).toBe(before.primary);
    expect(hues).toContain(hueFamily(palette.secondary));
    expect(oklchOf(palette.secondary).c).toBeGreaterThanOrEqual(chroma);
  });

  it('darken an exact primary and keep the other colour', () => {
    const before = chooseBestPalette(
      'Relaydesk, an inbox. Primary colour must be exactly #5B2BE0 and secondary #FFB400.',
    );
    const { palette } = changePalette(before, { kind: 'darker', extent: 'primary' });
    expect(oklchOf(palette.primary).l - oklchOf('#5B2BE0').l).toBeLessThanOrEqual(-0.05);
    expect(hueDistance(oklchOf(palette.primary).h, oklchOf('#5B2BE0').h)).toBeLessThanOrEqual(8);
    expect(palette.secondary).toBe('#FFB400');
  });
});

it('changePalette keeps, swaps or removes colours on request', () => {
  const before = assignPalette('#5B2BE0', '#FFB400', DEFAULT_PALETTE_STYLE);
  expect(changePalette(before, { kind: 'keep' }).palette).toBe(before);
  const swapped = changePalette(before, { kind: 'swap' }).palette;
  expect([swapped.primary, swapped.secondary]).toEqual(['#FFB400', '#5B2BE0']);
  const grey = changePalette(before, { kind: 'monochrome' }).palette;
  expect(Object.values({ ...grey.light, ...grey.dark }).every(isNeutral)).toBe(true);
  expect(changePalette(grey, { kind: 'monochrome' }).saturated).toBe(true);
});

it('changePalette reports a limit and changes nothing if the request names no colour', () => {
  const before = assignPalette('#5B2BE0', '#FFB400', DEFAULT_PALETTE_STYLE);
  const change = changePalette(before, { kind: 'set-primary', colour: 'something nice' });
  expect(change.palette).toBe(before);
  expect(change.saturated).toBe(true);
});

it.each([1, 2, 3] as const)('changeFillCount limits a palette to %i fills', (fills) => {
  const limited = changeFillCount(assignPalette('#0E4A58', '#FF7033', DEFAULT_PALETTE_STYLE), fills);
  expect(distinctColoursOf(limited.light).length).toBeLessThanOrEqual(fills);
  expect(distinctColoursOf(limited.dark).length).toBeLessThanOrEqual(fills);
  expect(contrast(limited.light.word, WHITE)).toBeGreaterThanOrEqual(4.5);
});
