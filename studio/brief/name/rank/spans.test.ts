import { expect, it } from 'vitest';
import { tokenise } from '../../text/tokenise.ts';
import { findSpans } from './spans.ts';

const slicesOf = (text: string): string[] =>
  findSpans(text, tokenise(text)).map(({ start, end }) => text.slice(start, end));

it.each([
  ['Auf dem Schild steht Dr. Falkner, sonst nichts', 'Dr. Falkner'],
  ['brunch place called Yolk!, yellow', 'Yolk!'],
  ['Zapatería infantil (Trote+) busca logo', 'Trote+'],
  ['동네 빵집 이름은 밀알이고요', '밀알'],
  ["Kumsal'ın logosu", 'Kumsal'],
  ['شعار لمطعم لياسمين', 'ياسمين'],
  ['茶の店「山の声」です', '山の声'],
  ["'Til Dawn, a night club", "'Til Dawn"],
])('in %s, findSpans finds %s', (text, name) => {
  expect(slicesOf(text)).toContain(name);
});

it('findSpans returns no span across a comma, or across a full stop between sentences', () => {
  expect(slicesOf('Fennel, a canteen. Open daily')).not.toContain('Fennel, a');
  expect(slicesOf('Fennel, a canteen. Open daily')).not.toContain('canteen. Open');
});

it.each(['あ', 'a ', 'A. ', '"', '밀알이고요 '])(
  'findSpans returns a bounded number of spans for a long repetition of %j',
  (piece) => {
    const text = piece.repeat(2000).slice(0, 2000);
    expect(findSpans(text, tokenise(text)).length).toBeLessThanOrEqual(2000);
  },
);
