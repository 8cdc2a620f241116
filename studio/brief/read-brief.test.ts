import { readFileSync } from 'node:fs';
import { threadCpuUsage } from 'node:process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Brief } from './brief.ts';
import { INDUSTRIES, MOODS } from './closed-lists.ts';
import { readBrief } from './read-brief.ts';
import { normalisePrompt } from './text/normalise.ts';

/** Any code point, or a piece of text that triggers a rule. */
const promptPiece = fc.oneof(
  fc
    .integer({ min: 0, max: 0x10ffff })
    .filter((point) => point < 0xd800 || point > 0xdfff)
    .map((point) => String.fromCodePoint(point)),
  fc.constantFrom(
    ' ',
    ', ',
    '. ',
    ' called ',
    '"',
    '「',
    '#0aF',
    ' no ',
    ' not ',
    'Logo ',
    ' & ',
    'のロゴ',
    ' नाम ',
    '\n',
  ),
  fc.constantFrom('red', 'blau', 'рыба', 'شعار', '猫', '고양이', 'serif', 'Ltd', 'λέγεται', 'için'),
);
const prompts = fc
  .array(promptPiece, { minLength: 1, maxLength: 400 })
  .map((pieces) => pieces.join('').slice(0, 2000));

// If this fails, it prints the seed with which to reproduce the failure.
describe('readBrief, for any prompt', () => {
  it('never throws, is deterministic, and takes the name from the prompt', () => {
    const law = (prompt: string): void => {
      const brief = readBrief(prompt);
      expect(readBrief(prompt)).toEqual(brief);
      // Styled letters (Ⓐ) are read as plain ones.
      expect(normalisePrompt(prompt).typed).toContain(brief.name ?? '');
    };
    fc.assert(fc.property(prompts, law), { numRuns: 200 });
  });

  it('returns only listed industries and moods, and well-formed tokens', () => {
    const law = (prompt: string): void => {
      const brief: Brief = readBrief(prompt);
      expect(INDUSTRIES).toEqual(expect.arrayContaining([...brief.industries]));
      expect(MOODS).toEqual(expect.arrayContaining([...brief.moods]));
      for (const token of [...brief.wishes, ...brief.avoids]) expect(token).toMatch(/^[a-z]+:\S+$/u);
    };
    fc.assert(fc.property(prompts, law), { numRuns: 100 });
  });
});

const MAX_PROMPT_LENGTH = 2000;
/** Reading a prompt takes under 20 ms on a warm, idle machine. The limit allows for a busy one. */
const MAX_READING_MS = 250;
/** Text four times as long may take eight times as long to read. The factor of two allows for noise. */
const MAX_TIME_FACTOR = 8;

const measureFastestReading = (prompt: string): number => {
  const times = [1, 2, 3, 4, 5].map(() => {
    // Measures CPU time, because wall time would include other load.
    const start = threadCpuUsage();
    readBrief(prompt);
    const { user, system } = threadCpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
};

it.each([
  ['one letter', 'a'],
  ['capitals', 'Aa '],
  ['quotes', '"'],
  ['open brackets', '「('],
  ['spaces', ' '],
  ['commas', 'red, '],
  ['called', 'called the '],
  ['German compounds', 'Fahrradwerkstattleiterin '],
  ['kana', 'のはが'],
  ['Arabic', 'شركة '],
  ['markup', '<a <!--'],
  ['hashes', '#ffffff'],
  ['joined emoji', '👩‍👩‍👧'],
])('readBrief takes linear time for %s', (_what, piece) => {
  const prompt = piece.repeat(MAX_PROMPT_LENGTH).slice(0, MAX_PROMPT_LENGTH);
  const quarter = measureFastestReading(prompt.slice(0, MAX_PROMPT_LENGTH / 4));
  const whole = measureFastestReading(prompt);
  expect(whole).toBeLessThan(MAX_READING_MS);
  expect(whole).toBeLessThan(quarter * MAX_TIME_FACTOR + 20);
});

it.each(['tune.json', 'practice.json'])('readBrief finds nearly every name in %s', (file) => {
  const text = readFileSync(new URL(`./labelled/${file}`, import.meta.url), 'utf8');
  const entries = JSON.parse(text) as { prompt: string; name: string | null }[];
  const right = entries.filter(({ prompt, name }) => readBrief(prompt).name === name);
  expect(right.length / entries.length).toBeGreaterThan(0.93);
});
