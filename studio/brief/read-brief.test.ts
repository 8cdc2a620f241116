import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';

// A failure prints the seed that repeats it.
it('never throws, is the same twice, and invents no name', () => {
  const prompts = fc.string({ unit: 'binary', minLength: 1, maxLength: 400 });
  const law = (prompt: string) => {
    const brief = readBrief(prompt);
    expect(readBrief(prompt)).toEqual(brief);
    expect((brief.name ?? '').length).toBeLessThanOrEqual(prompt.normalize('NFC').length);
  };
  fc.assert(fc.property(prompts, law), { numRuns: 300 });
});

it('reads most names of the prompts it was tuned on', () => {
  const file = new URL('./labelled/tune.json', import.meta.url);
  const entries = JSON.parse(readFileSync(file, 'utf8')) as { prompt: string; name: string | null }[];
  const right = entries.filter(({ prompt, name }) => readBrief(prompt).name === name);
  expect(right.length / entries.length).toBeGreaterThan(0.8);
});

it.each([
  ['Loafwright is an artisan sourdough bakery in Lyon. Warm, honest.', 'Loafwright'],
  ['Use teal, no icons. Brand name: Tallybook. Accounting software.', 'Tallybook'],
  ['「月森」という京都の和菓子店のロゴ。上品で静か。', '月森'],
  ['A logo for my dog walking business in Seattle', null],
])('%s', (prompt, name) => {
  expect(readBrief(prompt).name).toBe(name);
});
