import { expect, it } from 'vitest';
import { describeBrandDesign } from './brand-design.ts';

const createRecord = (changes: {
  lockup?: Record<string, unknown>;
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
    lettering: { tracking: 0.02 },
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
