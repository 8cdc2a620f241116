import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRIEFS, SEEDS } from '../../test/bench-data.ts';
import type { Brief } from '../../brief/brief.ts';
import { INDUSTRIES, MOODS } from '../../brief/closed-lists.ts';
import { computeMoodAxes } from '../../brief/mood-axes.ts';
import { readBrief } from '../../brief/read-brief.ts';
import { TRADES } from '../../library/trades.ts';
import { openSeedStream } from '../../language/seed-stream.ts';
import { choosePalettes } from './choose-palette.ts';
import {
  MIN_SEPARATION,
  MIN_SEPARATION_COLOUR_BLIND,
  distinctColoursOf,
  findPaletteFaults,
} from '../../language/colour/palette-gates.ts';
import { hueFamilyOf } from '../../language/colour/hue-families.ts';
import { findObjectPalettes } from './image-hues.ts';
import {
  colourBlindDifference,
  contrast,
  chooseLeadColour,
  warmthOf,
} from '../../language/colour/measures.ts';
import { COLOUR_GROUPS, NAMED_COLOURS } from '../../language/colour/named-colours.ts';
import { oklchOf } from '../../language/colour/oklch.ts';
import type { Palette } from '../../language/colour/palette.ts';

const chooseBestPalette = (brief: Brief, seed: number): Palette => {
  const [palette] = choosePalettes(brief, openSeedStream(seed));
  if (palette === undefined) throw new Error('There is no palette');
  return palette;
};

const hueFamily = (hex: string): string => hueFamilyOf(oklchOf(hex));

/** One check for each kind of colour expectation in the benchmark. */
const CHECKS: Readonly<Record<string, (palette: Palette, value: never) => boolean>> = {
  primary_hue_any: ({ primary }, hues: string[]) => hues.includes(hueFamily(primary)),
  secondary_hue_any: ({ secondary }, hues: string[]) => hues.includes(hueFamily(secondary)),
  primary_or_secondary_hue_any: ({ primary, secondary }, hues: string[]) =>
    hues.includes(hueFamily(primary)) || hues.includes(hueFamily(secondary)),
  primary_hue_forbidden: ({ primary }, hues: string[]) => !hues.includes(hueFamily(primary)),
  secondary_hue_forbidden: ({ secondary }, hues: string[]) => !hues.includes(hueFamily(secondary)),
  primary_hex: ({ primary }, hex: string) => primary === hex,
  secondary_hex: ({ secondary }, hex: string) => secondary === hex,
  primary_C_min: ({ primary }, least: number) => oklchOf(primary).c >= least,
  primary_C_max: ({ primary }, most: number) => oklchOf(primary).c <= most,
  secondary_C_max: ({ secondary }, most: number) => oklchOf(secondary).c <= most,
  primary_L_max: ({ primary }, most: number) => oklchOf(primary).l <= most,
  warmth_min: (palette, least: number) => warmthOf(chooseLeadColour(palette)) >= least,
  contrast_text_primary_on_white_min: ({ primary }, least: number) => contrast(primary, '#FFFFFF') >= least,
  cvd_dE_min_protan_deutan_tritan: ({ primary, secondary }, least: number) =>
    colourBlindDifference(primary, secondary) >= least,
  adjacent_segment_dL_oklch_min: ({ light, dark }, least: number) =>
    [light, dark].every(({ lead, accent }) => Math.abs(oklchOf(lead).l - oklchOf(accent).l) >= least),
  fills_max: ({ light, dark }, most: number) =>
    distinctColoursOf(light).length <= most && distinctColoursOf(dark).length <= most,
};

describe('the briefs of the benchmark', () => {
  const read = BRIEFS.map(({ id, prompt, must }) => ({ id, must, brief: readBrief(prompt) }));

  it.each(read)('$id gets the requested colours', ({ brief, must }) => {
    for (const seed of SEEDS) {
      const palette = chooseBestPalette(brief, seed);
      const given = brief.wishes.some((wish) => wish.startsWith('secondary:'));
      expect(findPaletteFaults(palette, MIN_SEPARATION, given)).toEqual([]);
      const missed = Object.entries(must).filter(
        ([key, value]) => CHECKS[key]?.(palette, value as never) === false,
      );
      expect({ palette, missed }).toEqual({ palette, missed: [] });
    }
  });
});

const plainBrief = readBrief('Zestly');
const briefWithWishes = (...wishes: string[]): Brief => ({ ...plainBrief, wishes });

describe('requested colours', () => {
  it('keep their exact hex values, and the first becomes the primary', () => {
    for (const palette of choosePalettes(briefWithWishes('hex:#123ABC', 'hex:#FFB400'), openSeedStream(1))) {
      expect([palette.primary, palette.secondary]).toEqual(['#123ABC', '#FFB400']);
    }
  });

  it('include the exact secondary on dark, and a darker one on white if it is unreadable there', () => {
    const palette = chooseBestPalette(briefWithWishes('primary:#5B2BE0', 'secondary:#FFB400'), 1);
    expect(contrast(palette.light.accent, '#FFFFFF')).toBeGreaterThanOrEqual(3);
    expect(palette.dark.accent).toBe('#FFB400');
  });

  it('lead with the dark colour on white if the primary is light', () => {
    const palette = chooseBestPalette(
      { ...briefWithWishes('colour:yellow', 'colour:black', 'ground:dark') },
      1,
    );
    expect(hueFamily(palette.primary)).toBe('yellow');
    expect(contrast(palette.light.lead, '#FFFFFF')).toBeGreaterThan(12);
    expect(palette.dark.lead).toBe(palette.primary);
  });

  it.each(['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink'])(
    'never include a refused %s',
    (hue) => {
      for (const industry of INDUSTRIES.filter((_, index) => index % 4 === 0)) {
        const brief = { ...plainBrief, industries: [industry], avoids: [`colour:${hue}`] };
        for (const { primary, secondary } of choosePalettes(brief, openSeedStream(industry))) {
          expect([hueFamily(primary), hueFamily(secondary)]).not.toContain(hue);
        }
      }
    },
  );

  it.each([...NAMED_COLOURS.keys()])('include %s if the brief names it', (word) => {
    const named = NAMED_COLOURS.get(word);
    const { primary, secondary } = chooseBestPalette(briefWithWishes(`colour:${word}`), 3);
    const colours = [primary, secondary].map(oklchOf);
    const near = ({ l, h }: { l: number; h: number }): boolean => {
      const turn = Math.abs(((h - (named?.centre.h ?? 0) + 540) % 360) - 180);
      return Math.abs(l - (named?.centre.l ?? 0)) < 0.16 && ((named?.centre.c ?? 0) < 0.045 || turn < 22);
    };
    expect(colours.some(near)).toBe(true);
  });

  it('are no more than the requested number', () => {
    for (const fills of [1, 2, 3]) {
      for (const { light, dark } of choosePalettes(briefWithWishes(`colours:${fills}`), openSeedStream(5))) {
        expect(distinctColoursOf(light).length).toBeLessThanOrEqual(fills);
        expect(distinctColoursOf(dark).length).toBeLessThanOrEqual(fills);
      }
    }
  });
});

describe('objects with a typical colour', () => {
  const families = (prompt: string): string[] => {
    const { primary, secondary } = chooseBestPalette(readBrief(prompt), 7);
    return [hueFamily(primary), hueFamily(secondary)];
  };

  it.each([
    ['Lemonfield', 'orange'],
    ['Emberstone Grill', 'red'],
    ['Fern and Fable, a bookshop', 'green'],
    ['Tidepool, a software company', 'blue'],
    ['Wild Lavender Soap', 'purple'],
    ['Copper Kettle, a cafe', 'orange'],
    ['Snowbird, an airline', 'blue'],
    ['桜屋', 'pink'],
  ])('determine the hue of the palette: %s gets %s', (prompt, hue) => {
    expect(families(prompt)).toContain(hue);
  });

  it('are ignored if the brief requests another colour or refuses theirs', () => {
    expect(families('Lemonfield, in violet and navy')[0]).toBe('purple');
    expect(families('Fernhill, a bakery. Not green.')).not.toContain('green');
  });

  it('are not found in a longer word that only begins with them', () => {
    const words = (name: string) => findObjectPalettes({ ...plainBrief, name });
    for (const name of ['Oliver', 'Pearson', 'Plumber', 'Herbert', 'Claytons', 'Windsor', 'November']) {
      expect(words(name)).toEqual([]);
    }
  });
});

describe('the palettes of the trades', () => {
  const pairs = INDUSTRIES.flatMap((industry) => TRADES.get(industry)?.palettes ?? []);

  it('include at least five pairs of colours for each trade', () => {
    const few = INDUSTRIES.filter((industry) => (TRADES.get(industry)?.palettes.length ?? 0) < 5);
    expect(few).toEqual([]);
  });

  it('contain no muddy tones between orange and green', () => {
    const muddy = pairs
      .flatMap(({ primary, secondary }) => [primary, secondary])
      .filter((colour) => {
        const { l, c, h } = oklchOf(colour);
        return h > 62 && h < 132 && l > 0.4 && c > 0.125;
      });
    expect(muddy).toEqual([]);
  });

  it('give the name a dark colour on white and a light one on dark', () => {
    for (const industry of INDUSTRIES) {
      const { light, dark } = chooseBestPalette(
        { ...plainBrief, name: 'Norvane', industries: [industry] },
        2,
      );
      expect(oklchOf(light.word).l).toBeLessThan(0.4);
      expect(oklchOf(dark.word).l).toBeGreaterThan(0.9);
    }
  });
});

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
const colourWord = fc.constantFrom(...NAMED_COLOURS.keys(), ...COLOUR_GROUPS).map((word) => `colour:${word}`);
const wish = fc.oneof(
  colourWord,
  colourWord,
  hex.map((value) => `hex:${value}`),
  hex.map((value) => `secondary:${value}`),
  fc.constantFrom('tone:monochrome', 'tone:colourful', 'ground:dark', 'colours:1', 'colours:2', 'colours:3'),
  fc.constant('use:colour-blind'),
);
const briefs = fc
  .record({
    name: fc.option(fc.string({ maxLength: 12 })),
    industries: fc.array(fc.constantFrom(...INDUSTRIES), { maxLength: 3 }),
    moods: fc.uniqueArray(fc.constantFrom(...MOODS), { maxLength: 4 }),
    wishes: fc.uniqueArray(wish, { maxLength: 4 }),
    avoids: fc.uniqueArray(colourWord, { maxLength: 3 }),
  })
  .map(
    (parts): Brief => ({
      ...plainBrief,
      ...parts,
      axes: computeMoodAxes(parts.moods, parts.wishes, parts.avoids),
    }),
  );

it('choosePalettes always returns the same palettes: at least four, all of which pass every gate', () => {
  const law = (brief: Brief, seed: number) => {
    const palettes = choosePalettes(brief, openSeedStream(seed));
    expect(choosePalettes(brief, openSeedStream(seed))).toEqual(palettes);
    expect(new Set(palettes.map((palette) => JSON.stringify(palette))).size).toBe(palettes.length);
    expect(palettes.length).toBeGreaterThanOrEqual(4);
    const hexes = brief.wishes.flatMap((each) => /^(?:hex|secondary):(.+)$/u.exec(each)?.[1] ?? []);
    const need = brief.wishes.includes('use:colour-blind') ? MIN_SEPARATION_COLOUR_BLIND : MIN_SEPARATION;
    for (const palette of palettes) {
      const given = hexes.includes(palette.primary) && hexes.includes(palette.secondary);
      expect(findPaletteFaults(palette, need, given)).toEqual([]);
      const kept = hexes.some((each) => [palette.primary, palette.secondary].includes(each));
      expect(kept || hexes.length === 0).toBe(true);
    }
  };
  fc.assert(fc.property(briefs, fc.nat(1000), law), { numRuns: 100 });
}, 30_000);
