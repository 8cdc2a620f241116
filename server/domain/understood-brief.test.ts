import { expect, it } from 'vitest';
import { describeBrief } from './understood-brief.ts';

it('a brief is described in plain English', () => {
  const brief = {
    name: 'Fern & Fable',
    industries: ['developer-tools', 'software'],
    moods: ['calm'],
    wishes: ['colour:teal', 'hex:#1F2A24', 'type:serif', 'motif:paper-boat', 'mark:none', 'colours:1'],
    avoids: ['motif:fox', 'mood:old-fashioned'],
  };
  expect(describeBrief(brief, ['No boat was found.'])).toEqual({
    name: 'Fern & Fable',
    trade: 'developer tools',
    moods: ['calm'],
    colours: ['teal', '#1F2A24'],
    wishes: ['serif lettering', 'paper boat', 'no symbol', 'one colour'],
    refusals: ['fox', 'old fashioned'],
    unfulfilled: ['No boat was found.'],
  });
});

it.each([null, undefined, [], 'text', { wishes: 'red', moods: [1, null] }])(
  'a brief such as %j has an empty description',
  (brief) => {
    const nothing = {
      name: null,
      trade: null,
      moods: [],
      colours: [],
      wishes: [],
      refusals: [],
      unfulfilled: [],
    };
    expect(describeBrief(brief, [])).toEqual(nothing);
  },
);
