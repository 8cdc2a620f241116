import { expect, test } from 'vitest';

import { breakIntoBalancedLines, splitCompoundWord, splitJoinedWords } from './break-lines.ts';
import { groupWords, splitNameIntoParts } from './name-parts.ts';

const formatParts = (text: string, locale = 'en'): string => {
  const { house, leads, joiner, tail } = splitNameIntoParts(text, locale);
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
  ['Solenne Funeral Directors', 'en', '- / Solenne / Funeral Directors'],
  ['Rao & Sons Opticians', 'en', '- / Rao & Sons / Opticians'],
  ['Osei Tile & Stone', 'en', '- / Osei / Tile & Stone'],
  ['Harlow Public Library', 'en', '- / Harlow / Public Library'],
  ['Northwick Ski Rental', 'en', '- / Northwick / Ski Rental'],
  ['Arc Brothers', 'en', '- / Arc Brothers / -'],
  ['The Quiet Gardener', 'en', 'The / Quiet Gardener / -'],
  ['Pomme Pilot', 'en', '- / Pomme Pilot / -'],
  ['Ana Reyes for City Council', 'en', '- / Ana Reyes for City Council / -'],
  ['Municipal Archive of Port Osmond', 'en', 'Municipal Archive of / Port Osmond / -'],
  ['قهوة الصباح', 'ar', '- / قهوة الصباح / -'],
])('splitNameIntoParts splits %s into its parts', (name, locale, parts) => {
  expect(formatParts(name, locale)).toBe(parts);
});

test("splitNameIntoParts treats a tail that is not the brief's trade as part of the name", () => {
  const parts = (name: string, industries: string[], descriptor: string | null) =>
    splitNameIntoParts(name, 'en', { language: 'en', industries, descriptor });
  expect(parts('Copper Orchard', ['games', 'agriculture'], 'indie game studio').tail).toBeNull();
  expect(parts('Copper Orchard', ['agriculture'], null).tail).toBe('Orchard');
  expect(parts('Copper Kitchen', ['software'], 'payroll software').tail).toBeNull();
  // Generic tails such as "Studio" may follow any name.
  expect(parts('Copper Studio', ['software'], 'payroll software').tail).toBe('Studio');
});

test.each([
  ['City of Port Osmond', ['City of', 'Port Osmond']],
  ['Lock, Stock & Barrel', ['Lock,', 'Stock & Barrel']],
  ['Rao & Sons Opticians', ['Rao & Sons', 'Opticians']],
  ['Skylark Hot Air Balloons', ['Skylark', 'Hot Air Balloons']],
  ['Two Left Boots Removals', ['Two Left Boots', 'Removals']],
  ['Salt & Ember Violin Repairs', ['Salt & Ember', 'Violin Repairs']],
  ['Thorn & Thread Curtain Makers', ['Thorn & Thread', 'Curtain Makers']],
])('breakIntoBalancedLines keeps phrases together when it breaks %s', (name, lines) => {
  const brief = { language: 'en', industries: [], descriptor: null } as const;
  expect(breakIntoBalancedLines(name, 3, groupWords(name, 'en', brief))).toEqual(lines);
});

test('breakIntoBalancedLines makes the longest line as short as possible', () => {
  expect(breakIntoBalancedLines('North London Society of Amateur Astronomers', 3)).toEqual([
    'North London',
    'Society of Amateur',
    'Astronomers',
  ]);
  expect(breakIntoBalancedLines('Loafwright', 3)).toEqual(['Loafwright']);
});

test('splitCompoundWord splits a long compound before its last word', () => {
  expect(splitCompoundWord('Donaudampfschifffahrtsgesellschaft')).toEqual([
    'Donaudampfschifffahrts',
    'gesellschaft',
  ]);
  expect(splitCompoundWord('Loafwright')).toBeNull();
});

test.each([
  ['Tallybook', ['Tally', 'book']],
  ['OpenLedger', ['Open', 'Ledger']],
  ['Mediora', null],
  ['Oak', null],
])('splitJoinedWords splits %s into %j', (word, pair) => {
  expect(splitJoinedWords(word)).toEqual(pair);
});

test.each([
  ['Salt & Ember Guitar Repairs', ['music', 'support-services'], 'Guitar Repairs'],
  ['Silver Fox Repairs', ['support-services'], 'Repairs'],
  ['Pike & Otter Boat Hire', ['marine'], 'Boat Hire'],
  ['Juniper Piano Lessons', ['music'], 'Piano Lessons'],
])('splitNameIntoParts keeps an activity with its object in the tail: %s', (name, industries, tail) => {
  expect(splitNameIntoParts(name, 'en', { language: 'en', industries, descriptor: null }).tail).toBe(tail);
});
