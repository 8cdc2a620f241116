import { expect, it } from 'vitest';
import { describeBrandDesign } from './brand-design.ts';

const createRecord = (changes: {
  lockup?: Record<string, unknown>;
  lettering?: Record<string, unknown>;
  mark?: Record<string, unknown>;
  settings?: Record<string, unknown>;
  rightToLeft?: boolean;
}) => ({
  text: 'Halberd',
  brief: { rightToLeft: changes.rightToLeft ?? false },
  mark: { source: 'library', id: 'paper-boat', letters: [], ...changes.mark },
  settings: { dials: {}, detail: 'fine', ...changes.settings },
  blazon: {
    mark: { dials: { weight: { value: 3, min: 2, max: 5 } }, parts: [{ shape: { fine: [] } }] },
    lettering: {
      tracking: 0.02,
      leading: 0.44,
      align: 'left',
      lines: [[{ text: 'Halberd' }]],
      ...changes.lettering,
    },
    lockup: { layout: 'row', side: 'start', markHeight: 2, ...changes.lockup },
  },
});

it('describeBrandDesign describes how a logo is built', () => {
  expect(describeBrandDesign(createRecord({}))).toEqual({
    symbol: 'paper boat',
    arrangement: 'left',
    frame: null,
    symbol_height: 2,
    symbol_weight: 3,
    symbol_changes: ['bolder', 'finer', 'simpler'],
    is_detailed: true,
    lettering: 'Halberd',
    letter_spacing: 0.02,
    align: 'center',
    text: { lines: [{ text: 'Halberd', size: 1, weight: null, letter_spacing: 0.02 }], leading: 0.44 },
    is_joined: false,
  });
});

it.each([
  [{ lockup: { side: 'end' } }, { arrangement: 'right' }],
  [{ rightToLeft: true }, { arrangement: 'right' }],
  [{ lockup: { side: 'end' }, rightToLeft: true }, { arrangement: 'left' }],
  [{ lockup: { layout: 'stack', side: 'top' } }, { arrangement: 'above' }],
  [{ lockup: { layout: 'plate', side: 'bottom' } }, { arrangement: 'below' }],
  [{ lockup: { layout: 'vertical' } }, { arrangement: 'upright' }],
  [{ lockup: { layout: 'mark' } }, { arrangement: 'alone', symbol_height: null }],
  [{ lockup: { markAsLetter: { at: 1 } } }, { arrangement: 'inside', symbol_height: null }],
  [{ lockup: { container: { shape: 'shield' } } }, { frame: 'shield' }],
  [{ mark: { id: 'pair:MW', letters: ['M', 'W'] } }, { symbol: 'the letters M and W' }],
  [{ mark: { source: 'abstract-family', id: 'orbit' } }, { symbol: 'an abstract shape' }],
  [{ settings: { dials: { weight: 5 }, detail: 'plain' } }, { symbol_changes: ['finer', 'richer'] }],
])('a record with %j is described as %j', (changes, expected) => {
  expect(describeBrandDesign(createRecord(changes))).toMatchObject(expected);
});

it('the lines of a name are read with their sizes, weights, spacing and case', () => {
  const lines = [
    [{ text: '& ', weight: 400, role: 'quiet' }, { text: 'Wood' }],
    [{ text: 'Architects', size: 0.42, weight: 500, tracking: 0.16, case: 'upper' }],
  ];
  expect(describeBrandDesign(createRecord({ lettering: { lines } }))).toMatchObject({
    align: 'left',
    text: {
      lines: [
        { text: '& Wood', size: 1, weight: null, letter_spacing: 0.02 },
        { text: 'ARCHITECTS', size: 0.42, weight: 500, letter_spacing: 0.16 },
      ],
    },
  });
});

it.each([
  { lettering: { lines: [[{ text: 'Halberd', underline: { weight: 0.1 } }]] } },
  { lettering: { lines: [[{ text: 'Hal' }, { text: 'berd', size: 0.5 }]] } },
  { lettering: { lines: [[{ text: 'Marsh' }], [{ text: 'Wood' }]], align: 'justify' } },
  { lettering: { case: 'title' } },
  { lettering: { italic: true } },
  // The symbol takes the place of a letter, which the stored lines omit.
  { lettering: { lines: [[{ text: 'Halbrd' }]] }, lockup: { markAsLetter: { at: 4 } } },
])('a record with %j has no text', (changes) => {
  expect(describeBrandDesign(createRecord(changes))).toMatchObject({ text: null });
});

it.each([{ board: { pad: 1, r: 0 } }, { divider: { weight: 0.1 } }])(
  'symbol and name are joined by %j',
  (lockup) => expect(describeBrandDesign(createRecord({ lockup }))).toMatchObject({ is_joined: true }),
);

it('a logo with only a name is described as having no symbol', () => {
  const { blazon, ...rest } = createRecord({ lockup: { layout: 'word' } });
  expect(describeBrandDesign({ ...rest, blazon: { ...blazon, mark: null } })).toMatchObject({
    symbol: null,
    arrangement: 'none',
    frame: null,
    symbol_changes: [],
  });
});

it.each([null, undefined, {}, [], 'text', { mark: {}, blazon: null }])('%j has no description', (nothing) => {
  expect(describeBrandDesign(nothing)).toBeNull();
});
