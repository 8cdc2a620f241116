import { openLocalStudio } from '@blazon/studio/test/local-studio.ts';
import { designBrand } from '@blazon/studio/design/design-brand.ts';
import { expect, test } from 'vitest';
import { assertStorable } from './assert-storable.ts';

test('assertStorable accepts a record that PostgreSQL can store, and rejects any other', async () => {
  const studio = await openLocalStudio();
  const { decisions } = designBrand(studio, { prompt: 'Brookline, a bakery.', seed: 1 });
  const noted = (note: string) => ({ ...decisions, trace: { ...decisions.trace, notes: [note] } });
  expect(() => assertStorable(decisions)).not.toThrow();
  expect(() => assertStorable(noted('a path \\u0000 in words, 👍 and é'))).not.toThrow();
  expect(() => assertStorable(noted('a NUL \u0000'))).toThrow('cannot be stored');
  expect(() => assertStorable(noted('half a pair \ud83d'))).toThrow('cannot be stored');
  expect(() => assertStorable({ ...decisions, blazon: { mark: 'none' } })).toThrow('could not be parsed');
});
