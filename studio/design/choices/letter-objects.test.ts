import { describe, expect, test } from 'vitest';
import { openLocalStudio } from '../../test/local-studio.ts';
import { isDial } from '../../language/blazon/dials.ts';
import { readBrief } from '../../brief/read-brief.ts';
import { designBrand } from '../design-brand.ts';
import { measureLetter } from '../../type/measure-letter.ts';
import type { TypeChoice } from '../../record/decisions.ts';
import { proposeLetterObjects } from './letter-objects.ts';
import type { Proposal } from '../ideas/proposal.ts';

const studio = await openLocalStudio();

const createSansType = (weightHeading: number): TypeChoice => ({
  family: 'Figtree',
  weightHeading,
  weightBody: 400,
});
const SERIF: TypeChoice = { family: 'Lora', weightHeading: 600, weightBody: 400 };

const propose = (
  prompt: string,
  types: readonly TypeChoice[] = [createSansType(700)],
): readonly Proposal[] => {
  const brief = readBrief(prompt);
  return proposeLetterObjects(studio, { brief, text: brief.name ?? '', types });
};

const proposeIds = (prompt: string, types?: readonly TypeChoice[]): string[] =>
  propose(prompt, types).map(({ choice }) => choice.id);

describe('objects that replace a letter', () => {
  test.each([
    ['Lemono, a lemonade brand', 'o-citrus'],
    ['Moonmilk, a tea room', 'o-moon'],
    ['Morning Clock, a tea room', 'o-clock'],
    ['Lumina, hand-made candles', 'i-candle'],
    ['Norn Arch, a gallery', 'n-arch'],
  ])('are proposed if the name or trade suggests them and the name has the letter: %s, %s', (prompt, id) => {
    expect(proposeIds(prompt)).toContain(id);
  });

  test.each([
    ['Merinord, a bicycle repair shop'],
    ['Tempora, watch repair'],
    ['J. Harker & Sons, plumbing'],
    ['Candour, couples counselling'],
  ])('replace nothing but a dot if only the trade suggests them: %s', (prompt) => {
    expect(proposeIds(prompt).filter((id) => !id.startsWith('i-'))).toEqual([]);
  });

  test('have a negative turn (a lower rank) if they replace a dot and only the trade suggests them', () => {
    const dots = propose('Lumina Roofing, roofers').filter(({ idea }) => idea.source === 'trade');
    expect(dots.length).toBeGreaterThan(0);
    for (const { turn } of dots) expect(turn).toBeLessThan(-0.1);
  });

  test('replace a letter in the case in which the name is typed', () => {
    const [small] = propose('Lemono, a lemonade brand');
    const [large] = propose('LEMONO, a lemonade brand');
    expect([small?.choice.letters, large?.choice.letters]).toEqual([['o'], ['O']]);
  });

  test('use the first typeface with plain stems', () => {
    const [first] = propose('Lemono, a lemonade brand', [SERIF, createSansType(600)]);
    expect(first?.type).toEqual(createSansType(600));
  });

  test.each([
    ['the name lacks the letter', 'Zesty, a lemonade brand'],
    ['the name is too short', 'Zoa, a lemonade brand'],
    ['the brief requests a badge', 'Lemono, a lemonade brand. A badge please.'],
    [
      'the brief requests a mark above the name',
      'Lemono, a lemonade brand. Stacked layout, icon above the name.',
    ],
    ['nothing suggests an object', 'Verrono, a management firm'],
    ['the script lacks such letters', 'ليمون, عصير ليمون'],
  ])('are not proposed if %s', (_, prompt) => {
    expect(proposeIds(prompt)).toEqual([]);
  });

  test('are not proposed if the brief refuses them', () => {
    expect(proposeIds('Lemono, a lemonade brand. No lemons.')).not.toContain('o-citrus');
  });

  test('are not proposed for a serif or a thin typeface', () => {
    expect(proposeIds('Lemono, a lemonade brand', [SERIF])).toEqual([]);
    expect(proposeIds('Lemono, a lemonade brand', [createSansType(300)])).toEqual([]);
  });
});

test.each([500, 600, 700, 800])(
  'an object has the stem width of the typeface at weight %i',
  (weightHeading) => {
    const [cat] = propose('Cat on Loan, a tea room', [createSansType(weightHeading)]).filter(
      ({ choice }) => choice.id === 'o-cat',
    );
    const letter = { family: 'Figtree', weight: weightHeading, italic: false, locale: 'en' };
    const stem = measureLetter(studio.letterer, letter, 'o')?.stem ?? 0;
    const dial = cat?.mark.dials['weight'];
    // The ears make the drawing an eighth taller than the letter.
    expect(dial !== undefined && isDial(dial) && dial.value).toBeCloseTo((100 * stem) / 1.13, 0);
  },
);

test('a replaced letter is absent from the lettering but not from the text of the name', () => {
  const { decisions, identity } = designBrand(studio, { prompt: 'Lemono, a lemonade brand', seed: 11 });
  const { lockup, lettering } = decisions.blazon;
  expect(decisions.mark).toMatchObject({ id: 'o-citrus', letters: ['o'], construction: 'letter-object' });
  expect(lockup).toMatchObject({ layout: 'word', markAsLetter: { line: 0 } });
  expect(lettering?.lines[0]?.[0]?.text).toBe('Lemno');
  expect(decisions.text).toBe('Lemono');
  expect(identity.font_family).toBe(decisions.type.family);
});

test.each([
  '月光书店，独立书店',
  '「月森」という和菓子店',
  '달빛서점, 동네 책방',
  'قمر، مقهى صغير',
  'चाँद, एक किताबों की दुकान',
  'ירח, בית קפה',
  'ร้านพระจันทร์ ร้านกาแฟ',
])('no object replaces a character of a script without plain stems: %s', (prompt) => {
  expect(proposeIds(prompt)).toEqual([]);
});
