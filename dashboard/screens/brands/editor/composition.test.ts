import type { BrandDesign, BrandDetail } from '@blazon/contract/console/brands.ts';
import { describe, expect, it } from 'vitest';
import type { EditorChoices } from './choices.ts';
import { computeSymbolFactor, planComposition } from './composition.ts';

const createText = (...lines: readonly string[]) => ({
  leading: 0.5,
  lines: lines.map((text, index) => ({
    text,
    size: index === 0 ? 1 : 0.42,
    weight: null,
    letter_spacing: 0,
  })),
});

const design: BrandDesign = {
  symbol: 'sword',
  arrangement: 'left',
  frame: null,
  symbol_height: 2,
  symbol_weight: null,
  symbol_changes: [],
  is_detailed: true,
  lettering: 'Halberd',
  letter_spacing: 0,
  align: 'left',
  text: createText('Halberd', 'Fencing club'),
  is_joined: false,
};

const plan = (choices: EditorChoices, changes: Partial<BrandDesign> = {}) =>
  planComposition({ design: { ...design, ...changes } } as BrandDetail, choices);

/** The lines of the name, if they are set in type. */
const readLines = (...args: Parameters<typeof plan>) => plan(...args)?.text?.lines.map(({ text }) => text);

describe('the browser composes', () => {
  it('another arrangement from the drawings of symbol and name, even if the name is more than text', () => {
    expect(plan({ placement: 'above' })).toEqual({ placement: 'above', text: undefined });
    expect(plan({ size: 'bigger' }, { text: null })).toEqual({ placement: 'left', text: undefined });
  });

  it('other letters as text', () => {
    expect(plan({ typeface: 'Nunito' })).toEqual({ placement: 'left', text: design.text });
    expect(readLines({ letterCase: 'upper' })).toEqual(['HALBERD', 'FENCING CLUB']);
  });

  it('a name that is missing from the logo as text', () => {
    expect(readLines({ placement: 'left' }, { arrangement: 'alone' })).toEqual(['Halberd', 'Fencing club']);
  });

  it('text in the characters of the loaded typefaces only', () => {
    expect(plan({ weight: 'bolder' }, { text: createText('Café Müller’s') })).toBeDefined();
    expect(plan({ weight: 'bolder' }, { text: createText('Łódź') })).toBeUndefined();
    // The drawing of the name has every character.
    expect(plan({ placement: 'above' }, { text: createText('Łódź') })).toBeDefined();
  });
});

it.each([
  ['if no letters and no arrangement are chosen', { primary: 'petrol' }, {}],
  ['in other letters if its name is more than text', { weight: 'bolder' }, { text: null }],
  ['on a board or with a divider', { placement: 'above' }, { is_joined: true }],
  ['with the symbol inside the name', { weight: 'bolder' }, { arrangement: 'inside', text: null }],
  [
    'whose name lacks a letter without the symbol',
    { placement: 'left' },
    { arrangement: 'inside', text: null },
  ],
  ['whose name is upright', { placement: 'above' }, { arrangement: 'upright', text: null }],
] as const)('the browser composes no logo %s', (_, choices, changes) => {
  expect(plan(choices, changes)).toBeUndefined();
});

it.each([
  ['left', 2, { size: 'bigger' }, 1.18],
  ['left', 4.2, { placement: 'above' }, 3.4 / 4.2],
  ['above', 3.4, { placement: 'right' }, 2 / 3.4],
  ['above', 5.6, { placement: 'below' }, 1],
  ['alone', null, { placement: 'above' }, 1],
] as const)(
  'a symbol (%s, %j) with %j becomes %f times as large',
  (arrangement, height, choices, expected) => {
    const factor = computeSymbolFactor({ ...design, arrangement, symbol_height: height }, choices);
    expect(factor).toBeCloseTo(expected);
  },
);
