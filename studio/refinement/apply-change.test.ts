// Tests the effect of single refinements on a whole identity; evaluation/locality.test.ts covers the general rules.

import { expect, it, vi } from 'vitest';
import { openLocalStudio } from '../test/local-studio.ts';
import type { Decisions } from '../record/decisions.ts';
import { designBrand } from '../design/design-brand.ts';
import { refineBrand } from './refine-brand.ts';

// These tests must not time out on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const studio = await openLocalStudio();
const SEED = 11;

/** Returns the records of a brief and of the refinements that follow it. */
const designAndRefine = (prompt: string, ...wishes: readonly string[]): Decisions[] => {
  let lineage: [Decisions, ...Decisions[]] = [designBrand(studio, { prompt, seed: SEED }).decisions];
  for (const wish of wishes) lineage = [...lineage, refineBrand(studio, { lineage, prompt: wish }).decisions];
  return lineage;
};

const designAndRefineLast = (prompt: string, ...wishes: readonly string[]): Decisions =>
  designAndRefine(prompt, ...wishes).at(-1) as Decisions;

const CAFE = 'Copperfield, an espresso bar. Warm, classic, copper.';
const HOUSE = 'Lindqvist, a bed and breakfast. A house. Calm.';
const LAW = 'Hartwell & Moss, a family law firm. Discreet. Navy and warm grey. Serif lettering.';

it('refineBrand keeps the case and the frame of the logo when the brand is renamed', () => {
  const { text, blazon } = designAndRefineLast(CAFE, 'all caps', 'put it in a circle', 'call it Kestrel');
  expect(text).toBe('KESTREL');
  expect(blazon.lockup.container?.shape).toBe('circle');
});

it('refineBrand removes, adds and changes the founding year, and keeps the layout', () => {
  const line = (node: Decisions | undefined): string => node?.blazon.lettering?.lines.at(-1)?.[0]?.text ?? '';
  const [first, without, since, other] = designAndRefine(
    'Hartmann & Sons, bakery, est. 1911',
    'drop the year',
    'add since 1911',
    'change the year to 1912',
  );
  expect(line(first)).toBe('BAKERY · EST. 1911');
  expect(line(without)).toBe('BAKERY');
  expect(without?.brief).not.toHaveProperty('founded');
  expect(without?.blazon.lockup).toEqual(first?.blazon.lockup);
  expect(line(since)).toBe('BAKERY · SINCE 1911');
  expect(line(other)).toBe('BAKERY · SINCE 1912');
});

it('refineBrand rebuilds a monogram from the new letters, in the same construction, when the brand is renamed', () => {
  const [before, after] = designAndRefine(
    'A monogram from the letters R and K for photographer Rosa Kessel. One colour.',
    'call it "Ana Lopez"',
  );
  const construction = (node: Decisions | undefined): string => node?.mark.id.split(':')[0] ?? '';
  expect(after?.mark.letters).toEqual(['A', 'L']);
  expect(construction(after)).toBe(construction(before));
});

it('refineBrand chooses a typeface that has the letters when the new name is in another script', () => {
  const { text, type, brief } = designAndRefineLast(CAFE, 'call it "قهوة الصباح"');
  expect(text).toBe('قهوة الصباح');
  expect(brief.rightToLeft).toBe(true);
  expect(studio.letterer.covers(type.family, text)).toBe(true);
});

it.each(['call it "<script>alert(1)</script>"', 'call it "🙂"', `call it ${'W'.repeat(500)}`])(
  'refineBrand keeps the name if the request contains no usable one: %.40s',
  (wish) => {
    expect(designAndRefineLast(CAFE, wish).text).toBe('Copperfield');
  },
);

it('refineBrand restores only the colours when the request is to go back to the old colours', () => {
  const [first, , bold, back] = designAndRefine(
    CAFE,
    'make it blue',
    'bolder letters',
    'back to the previous colours',
  );
  expect(back?.palette).toEqual(first?.palette);
  expect(back?.type).toEqual(bold?.type);
});

it('refineBrand replaces the colour that the request removes, and keeps the other colour', () => {
  const [before, after] = designAndRefine('Loafwright, a bakery. Brown and orange.', 'remove the orange');
  expect(after?.palette.primary).toBe(before?.palette.primary);
  expect(after?.palette.secondary).not.toBe(before?.palette.secondary);
});

it('refineBrand keeps an explicitly set colour when facts about the brand change', () => {
  const [, burgundy, told] = designAndRefine(
    'Zestly',
    'make it burgundy',
    'it is a lemonade brand for teenagers',
  );
  expect(told?.palette.primary).toBe(burgundy?.palette.primary);
});

it('refineBrand darkens only the accent', () => {
  const [before, after] = designAndRefine(
    'Relaydesk. Primary #5B2BE0, secondary #FFB400.',
    'make the accent darker',
  );
  expect(after?.palette.primary).toBe(before?.palette.primary);
  expect(after?.palette.secondary).not.toBe(before?.palette.secondary);
});

it('refineBrand never uses the same font twice when asked for another one', () => {
  const families = designAndRefine('Zestly', 'another font', 'another font', 'another font').map(
    ({ type }) => type.family,
  );
  expect(new Set(families).size).toBe(families.length);
});

it('refineBrand reports that Arabic letters cannot be spaced, and that Fraunces lacks them', () => {
  const arabic = 'قهوة الصباح — مقهى عصري في دبي';
  expect(designAndRefineLast(arabic, 'more space between the letters').trace.saturated).toContain('spacing');
  expect(designAndRefineLast(arabic, 'set in Fraunces').trace.saturated).toContain('type');
});

it('refineBrand draws the requested object, and keeps the mark if it cannot draw that object', () => {
  const [, fox, owl, again] = designAndRefine('Zestly', 'use a fox', 'use an owl', 'use a fox');
  expect([fox, owl, again].map((node) => node?.mark.motifs[0])).toEqual(['fox', 'owl', 'fox']);
  const [before, after] = designAndRefine(LAW, 'use a velociraptor');
  expect(after?.mark).toEqual(before?.mark);
  expect(after?.trace.saturated).toContain('symbol');
});

it('refineBrand adds no symbol when asked to make a missing symbol smaller', () => {
  const plain = 'Brand name: Tallybook. Accounting software. No icon.';
  expect(designAndRefineLast(plain, 'make the symbol smaller').blazon.mark).toBeNull();
});

it('refineBrand removes the name beside the symbol, and adds it again', () => {
  const [, alone, both] = designAndRefine('Loafwright, a bakery in Lyon.', 'just the symbol', 'side by side');
  expect([alone?.mark.type, both?.mark.type]).toEqual(['symbol', 'symbol+wordmark']);
});

const LEMONADE = 'Lemonto, a juice bar.';

it('refineBrand adapts an object that replaces a letter to the case, weight and typeface of its word', () => {
  const [before, upper, bold] = designAndRefine(LEMONADE, 'uppercase', 'bolder letters');
  expect(before?.mark).toMatchObject({ id: 'o-citrus', letters: ['o'] });
  expect(upper).toMatchObject({ text: 'LEMONTO', mark: { id: 'o-citrus', letters: ['O'] } });
  expect(upper?.blazon.lettering?.lines[0]?.[0]?.text).toBe('LEMNTO');
  expect(bold?.blazon.lockup.markAsLetter).toBeDefined();
  const font = designAndRefineLast(LEMONADE, 'change the font');
  expect(font.type.family).not.toBe(before?.type.family);
  expect(font.blazon.lockup.markAsLetter).toBeDefined();
});

it.each(['make it stacked', 'use a script font'])(
  'refineBrand restores the letter that an object replaced if the object cannot stay in the word: %s',
  (wish) => {
    const { blazon, mark } = designAndRefineLast(LEMONADE, wish);
    expect(mark.id).toBe('o-citrus');
    expect(blazon.lockup.markAsLetter).toBeUndefined();
    expect(blazon.lettering?.lines[0]?.[0]?.text).toBe('Lemonto');
  },
);

it('refineBrand spells the whole name when the object that replaced a letter is removed', () => {
  const { blazon } = designAndRefineLast(LEMONADE, 'remove the icon');
  expect(blazon.mark).toBeNull();
  expect(blazon.lettering?.lines[0]?.map(({ text }) => text).join('')).toBe('Lemonto');
});

it('refineBrand keeps the object if the new name has the letter it replaces, and otherwise draws another mark', () => {
  expect(designAndRefineLast(LEMONADE, 'call it Morando').mark).toMatchObject({
    id: 'o-citrus',
    letters: ['o'],
  });
  expect(designAndRefineLast(LEMONADE, 'call it ORBITA').mark).toMatchObject({
    id: 'o-citrus',
    letters: ['O'],
  });
  expect(designAndRefineLast(LEMONADE, 'call it Teska').mark.id).not.toBe('o-citrus');
});

it('refineBrand moves the object beside the name when the "i" it replaces becomes a capital', () => {
  const { text, blazon } = designAndRefineLast('Lumina, hand-made candles', 'uppercase');
  expect(text).toBe('LUMINA');
  expect(blazon.lockup.markAsLetter).toBeUndefined();
  expect(blazon.lettering?.lines[0]?.[0]?.text.toUpperCase()).toBe('LUMINA');
});

it.each([
  ['make it art deco', 'Limelight'],
  ['make it look hand-drawn', 'Caveat Brush'],
  ['western style', 'Sancreek'],
  ['in a seventies style', 'Fraunces'],
])('refineBrand sets the letters in another typeface for "%s" and keeps the rest', (wish, family) => {
  const [before, after] = designAndRefine(CAFE, wish);
  expect(after?.type.family).toBe(family);
  expect(after?.palette).toEqual(before?.palette);
  expect(after?.mark).toEqual(before?.mark);
});

it('refineBrand redraws the same mark as line art, and as solid shapes again when asked for another style', () => {
  const [before, lines, solid] = designAndRefine(HOUSE, 'line art please', 'swiss style');
  expect(lines?.settings.line).toBeDefined();
  expect(lines?.mark).toEqual(before?.mark);
  expect(lines?.palette).toEqual(before?.palette);
  expect(solid?.settings.line).toBeUndefined();
});

it('refineBrand keeps the typeface when the request says to keep the font', () => {
  const [before, after] = designAndRefine(HOUSE, 'line art, but keep the font');
  expect(after?.type).toEqual(before?.type);
  expect(after?.settings.line).toBeDefined();
});

it('refineBrand uses the requested shade of a colour', () => {
  const primary = (wish: string): string | undefined => designAndRefineLast(CAFE, wish).palette.primary;
  expect(primary('bottle green instead')).not.toBe(primary('apple green instead'));
  expect(primary('make it cobalt blue')).not.toBe(primary('make it blue'));
});

it('refineBrand records which moods a refinement asks for more or less of', () => {
  const [first, second] = designAndRefine(HOUSE, 'Less calm, more playful.');
  expect(first?.brief.moods).toContain('calm');
  expect(second?.brief.moods).not.toContain('calm');
  expect(second?.brief.moods).toContain('playful');
});
