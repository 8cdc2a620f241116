// Checks that a requested style is visible in the delivered logo.

import { describe, expect, test } from 'vitest';
import { openLocalStudio } from '../../test/local-studio.ts';
import { oklchOf } from '../../language/colour/oklch.ts';
import { evaluateMarkGates } from '../critic/mark-gates.ts';
import { designBrand } from '../design-brand.ts';
import { isStyleSpecific } from '../type/type-of-styles.ts';
import type { Decisions } from '../../record/decisions.ts';

const studio = await openLocalStudio();

const decideFor = (prompt: string, seed = 11): Decisions => designBrand(studio, { prompt, seed }).decisions;

describe('the typeface', () => {
  test.each([
    ['Lumen, a cocktail bar. Art deco style.', ['Limelight']],
    ['Peachtree, a soda, seventies lettering.', ['Shrikhand', 'Fraunces']],
    ['Peachtree, a soda, bold groovy lettering.', ['Shrikhand', 'Fraunces']],
    ['Dusty Spur, a bar, wild west.', ['Sancreek']],
    ['Inkwell, a publisher. Typewriter font.', ['Courier Prime']],
    ['Crate, a cafe, stencil font.', ['Saira Stencil One']],
    ['Nachtwerk, a brewery, blackletter.', ['Grenze Gotisch']],
    ['Bitforge, a game studio, pixel art.', ['Pixelify Sans']],
    ['Bluebird, a bakery, brush lettering.', ['Kaushan Script', 'Caveat Brush']],
    ['Willow, pottery, hand-drawn and sketchy.', ['Caveat Brush', 'Caveat']],
    ['Beton, a gallery, brutalist.', ['Archivo', 'Archivo Expanded', 'Archivo ExtraCondensed', 'Anton']],
    ['Formwerk, a school, bauhaus.', ['Jost', 'Outfit', 'Montserrat', 'Manrope']],
  ])('has the requested style: %s uses one of %s', (prompt, families) => {
    expect(families).toContain(decideFor(prompt).type.family);
  });

  test('is a display face only on request', () => {
    for (const prompt of [
      'Rustic steakhouse called Longhorn, retro and adventurous',
      'Zestly',
      'Arcadia, a games shop. Playful, retro, youthful.',
      'Maud, handmade soap, friendly and quirky',
    ]) {
      for (const seed of [1, 2, 3]) {
        const { family } = decideFor(prompt, seed).type;
        const worn = studio.letterer.families.find(({ name }) => name === family);
        expect(worn === undefined || isStyleSpecific(worn)).toBe(false);
      }
    }
  });

  test('is another family if the display face lacks letters of the name', () => {
    const { type, text } = decideFor('Brand name: Şeğmen, a bar. Western style.');
    expect(studio.letterer.covers(type.family, text)).toBe(true);
  });
});

describe('line work', () => {
  const prompts = [
    'Velvet Moth, candles. A line drawing of a butterfly.',
    'Lune, skin care, thin line drawing of a moon',
    'Ember, a fireplace shop, line art flame',
    'Mariposa, velas, una mariposa en líneas finas',
  ];

  test.each(prompts)('has an even line and passes every quality gate: %s', (prompt) => {
    const { settings, blazon, type } = decideFor(prompt);
    expect(settings.line?.weight).toBeGreaterThanOrEqual(0.0625);
    const drawnMark = blazon.mark && studio.markDrawings.draw(blazon.mark, settings);
    expect(drawnMark?.measures?.strokes.median).toBeLessThan(0.12);
    expect(drawnMark?.measures && evaluateMarkGates(drawnMark.measures).filter(({ ok }) => !ok)).toEqual([]);
    expect(type.weightHeading).toBeLessThanOrEqual(400);
  });

  test('is drawn only on request', () => {
    expect(decideFor('Velvet Moth, candles. A butterfly.').settings.line).toBeUndefined();
  });

  test('gives way to another drawing of the requested object if it fails the quality gates', () => {
    const { mark } = decideFor('Miso, a cafe, line art cat');
    expect(mark.motifs).toContain('cat');
  });
});

describe('pixel art', () => {
  test('consists of square cells', () => {
    const { settings, blazon } = decideFor('Bitforge, a game studio, pixel art.');
    expect(settings.pixels).toBeGreaterThanOrEqual(10);
    const fills = (blazon.mark && studio.markDrawings.draw(blazon.mark, settings).fills) ?? [];
    const knots = fills.flatMap(({ outline }) => outline.flat());
    expect(knots.length).toBeGreaterThan(8);
    for (const { at, in: before, out } of knots) {
      expect([before, out, at[0] % 10, at[1] % 10]).toEqual([null, null, 0, 0]);
    }
  });
});

describe('the frame of a badge', () => {
  test.each([
    ['Castle Hill, a winery, a heraldic crest.', 'host-escutcheon'],
    ['Northgate, a school, heraldic coat of arms', 'host-escutcheon'],
    ['Copper Kettle, a brewery, vintage stamp.', 'host-roundel:'],
    ['Ironwood, a coffee roaster. Vintage badge.', 'host-roundel:'],
  ])('follows the requested style: %s', (prompt, id) => {
    expect(decideFor(prompt).mark.id).toContain(id);
  });
});

describe('requested colours', () => {
  test.each(['Night Arcade, a games bar, neon.', 'Glowstick, a dance club. Neon colours on black.'])(
    'glow on a dark background if they are neon: %s',
    (prompt) => {
      const { blazon, palette } = decideFor(prompt);
      expect(blazon.lockup.board).toBeDefined();
      expect(oklchOf(palette.primary).c).toBeGreaterThan(0.15);
      expect(oklchOf(palette.primary).l).toBeGreaterThan(0.6);
    },
  );

  test.each(['Macaron, a patisserie, soft pastel colours.', 'Lilac Spa, pastel palette'])(
    'are as pale as a white background allows if they are pastel: %s',
    (prompt) => {
      const { primary, secondary, light } = decideFor(prompt).palette;
      expect(oklchOf(light.lead).l).toBeGreaterThan(0.62);
      expect(oklchOf(primary).c).toBeLessThan(0.11);
      expect(oklchOf(secondary).l).toBeGreaterThan(0.84);
    },
  );

  test('are a dark tone and brass for art deco', () => {
    const { primary, secondary } = decideFor('Belvoir, jewellers. 1920s art deco look.').palette;
    expect(oklchOf(primary).l).toBeLessThan(0.45);
    expect(Math.abs(oklchOf(secondary).h - 78)).toBeLessThan(14);
  });
});
