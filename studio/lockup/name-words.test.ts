import { expect, test } from 'vitest';

import { balanced, compoundLines, joinedWords } from './break-lines.ts';
import { partsOfName } from './name-words.ts';

const told = (text: string, locale = 'en'): string => {
  const { house, leads, joiner, tail } = partsOfName(text, locale);
  return [house ?? '-', leads.join(` ${joiner} `), tail ?? '-'].join(' / ');
};

test.each([
  ['Loafwright', 'en', '- / Loafwright / -'],
  ['Maison Orvelle', 'fr', 'Maison / Orvelle / -'],
  ['The Olive Branch', 'en', 'The / Olive Branch / -'],
  ['Silver Harbour Bank', 'en', '- / Silver Harbour / Bank'],
  ['River City Dental Clinic', 'en', '- / River City / Dental Clinic'],
  ['Chez Marcel & Fils', 'fr', 'Chez / Marcel / & Fils'],
  ['Hartwell & Moss', 'en', '- / Hartwell & Moss / -'],
  ['Hartwell & Moss Solicitors', 'en', '- / Hartwell & Moss / Solicitors'],
  ['İğne Atölye', 'tr', '- / İğne / Atölye'],
  ['Студия Север', 'ru', 'Студия / Север / -'],
  ['The Lighthouse School of Music', 'en', 'The / Lighthouse / School of Music'],
  ['Society of Coastal Painters', 'en', 'Society of / Coastal Painters / -'],
  ['Saltmarsh Brewing Co.', 'en', '- / Saltmarsh / Brewing Co.'],
  ['Studio Bank', 'en', 'Studio / Bank / -'],
  ['The Bank', 'en', 'The / Bank / -'],
  ['قهوة الصباح', 'ar', '- / قهوة الصباح / -'],
])('%s has its parts', (name, locale, parts) => {
  expect(told(name, locale)).toBe(parts);
});

test('lines are broken where the longest is shortest', () => {
  expect(balanced('North London Society of Amateur Astronomers', 3)).toEqual([
    'North London',
    'Society of Amateur',
    'Astronomers',
  ]);
  expect(balanced('Loafwright', 3)).toEqual(['Loafwright']);
});

test('a long compound has its seam before the last word', () => {
  expect(compoundLines('Donaudampfschifffahrtsgesellschaft')).toEqual([
    'Donaudampfschifffahrts',
    'gesellschaft',
  ]);
  expect(compoundLines('Loafwright')).toBeNull();
});

test.each([
  ['Tallybook', ['Tally', 'book']],
  ['OpenLedger', ['Open', 'Ledger']],
  ['Mediora', null],
  ['Oak', null],
])('%s is joined of %j', (word, pair) => {
  expect(joinedWords(word)).toEqual(pair);
});
