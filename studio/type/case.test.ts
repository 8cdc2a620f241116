import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Case, convertCase } from './case.ts';

const CASE_EXAMPLES: readonly (readonly [text: string, wanted: Case, locale: string, shown: string])[] = [
  ['iğne atölye', 'upper', 'tr', 'İĞNE ATÖLYE'],
  ['İğne Atölye', 'upper', 'tr', 'İĞNE ATÖLYE'],
  ['IĞDIR', 'lower', 'tr', 'ığdır'],
  ['istanbul ışık', 'title', 'tr', 'İstanbul Işık'],
  ['bakı işıq', 'upper', 'az', 'BAKI İŞIQ'],
  ['iris', 'upper', 'en', 'IRIS'],
  ['Straße', 'upper', 'de', 'STRASSE'],
  ['Λυχνία', 'upper', 'el', 'ΛΥΧΝΙΑ'],
  ['Λυχνία', 'as-is', 'el', 'Λυχνία'],
  ['λυχνία', 'title', 'el', 'Λυχνία'],
  ['ΟΔΟΣ', 'lower', 'el', 'οδος'.replace(/σ$/, 'ς')],
  ['ijsje van hier', 'title', 'nl', 'IJsje Van Hier'],
  ['ijsje', 'title', 'en', 'Ijsje'],
  ['hartwell & moss', 'title', 'en', 'Hartwell & Moss'],
  ["o'neil’s", 'title', 'en', "O'neil’s"],
  ['KONTRA', 'title', 'de', 'Kontra'],
  ['iPad McCoy', 'title', 'en', 'iPad McCoy'],
  ['jean-luc', 'title', 'fr', 'Jean-Luc'],
  ['Жёлтый', 'upper', 'ru', 'ЖЁЛТЫЙ'],
  ['月森', 'upper', 'ja', '月森'],
  ['cafe\u0301', 'as-is', 'fr', 'café'],
  ['kiln', 'upper', 'not a locale', 'KILN'],
];

describe('convertCase', () => {
  it.each(CASE_EXAMPLES)('converts %s to %s case (%s): %s', (text, wanted, locale, shown) => {
    expect(convertCase(text, wanted, locale)).toBe(shown);
  });

  it('keeps the spelling of a name if the family has a capital sharp s', () => {
    expect(convertCase('Weiß', 'upper', 'de', 'ẞ')).toBe('WEIẞ');
  });

  it('is idempotent', () => {
    const cases = fc.constantFrom<Case>('upper', 'lower', 'title', 'as-is');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), cases, (text, wanted) => {
        const once = convertCase(text, wanted, 'en');
        expect(convertCase(once, wanted, 'en')).toBe(once);
      }),
      {
        examples: [
          ['ᾀ', 'title'],
          ['ßa', 'title'],
        ],
      },
    );
  });
});
