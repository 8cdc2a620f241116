import { beforeAll, describe, expect, test } from 'vitest';
import { openLocalStudio } from '../test/local-studio.ts';
import { designBrand } from '../design/design-brand.ts';
import { renderIdentity } from '../design/render-identity.ts';
import type { Studio } from './studio.ts';
import { readDecisions } from './read-decisions.ts';

const PROMPTS = [
  'Loafwright is an artisan sourdough bakery in Lyon.',
  'Use teal, no icons. Brand name: Tallybook. Accounting software.',
  '「月森」という京都の和菓子店のロゴ。',
  'قهوة الصباح — مقهى عصري في دبي',
  'A monogram from the letters R and K for photographer Rosa Kessel.',
  'A logo for my dog walking business in Seattle',
  `A bookshop called "${'Very long name '.repeat(9).trim()}"`,
  '"><img src=x onerror=alert(1)>',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
];

describe('a stored record', () => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await openLocalStudio();
  });

  test.each(PROMPTS)('gives the same identity after a round trip through JSON: %s', (prompt) => {
    const { decisions, identity } = designBrand(studio, { prompt, seed: 5 });
    const reading = readDecisions(JSON.parse(JSON.stringify(decisions)));
    if (!reading.ok) throw new Error(reading.problem);
    expect(renderIdentity(studio, reading.decisions, false).identity).toEqual(identity);
  });

  test('of an older version is upgraded', () => {
    const { decisions } = designBrand(studio, { prompt: 'Zestly', seed: 5 });
    const { text, ...older } = decisions;
    const reading = readDecisions(
      { ...older, version: 0, word: text },
      {
        0: ({ word, ...rest }) => ({ ...rest, text: word }),
      },
    );
    expect(reading).toEqual({ ok: true, decisions });
  });

  test('is rejected with a reason if it is newer, incomplete, invalid or not an object', () => {
    const { decisions } = designBrand(studio, { prompt: 'Zestly', seed: 5 });
    const problem = (stored: unknown) => {
      const reading = readDecisions(stored);
      return reading.ok ? null : reading.problem;
    };
    expect(problem({ ...decisions, version: 2 })).toBe('there is no way from version 2 to 1');
    expect(problem({ ...decisions, palette: undefined })).toBe('the record lacks palette');
    expect(problem({ ...decisions, blazon: { ...decisions.blazon, lockup: { layout: 'pile' } } })).toContain(
      'lockup.layout',
    );
    expect(problem(null)).toBe('a stored record is an object');
  });
});
