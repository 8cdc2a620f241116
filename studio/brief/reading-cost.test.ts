import { threadCpuUsage } from 'node:process';
import { expect, it } from 'vitest';
import { readChange } from '../refinement/read-change.ts';
import { createTestParent } from '../refinement/test-parent.ts';
import { readBrief } from './read-brief.ts';
import { spendSteps, readWithinBudget } from './steps.ts';

/**
 * The limit on CPU time, which a busy machine does not increase. It is many times the usual cost, and a small part of
 * what unbounded reading would cost.
 */
const MAX_READING_MS = 2_000;
const MAX_PROMPT_LENGTH = 2_000;

const readCpuMs = (): number => {
  const { user, system } = threadCpuUsage();
  return (user + system) / 1000;
};

/** Each unit is repeated up to the maximum prompt length. */
const REPEATED_TEXTS = [
  '白',
  '青い',
  '黄黑',
  'blue ',
  'Blue ',
  'darker blue ',
  'no blue ',
  'everyone has blue ',
  'blue on black ',
  'black and champagne ',
  'in blue ',
  'blue, ',
  'no, blue. ',
  'steel ',
  'symbol ',
  'マーク',
  'not ',
  'keep ',
  'a ',
  'A',
  ' ',
  '"',
  'คาเฟ่',
  'หอมกรุ่น',
  'gartenhaus',
  'Loafwright ',
  'A. ',
  '#1A2B3C ',
  '1921 ',
];

it('any prompt of the maximum length is read quickly, as a brief and as a refinement', () => {
  readChange('Make it blue and bolder', createTestParent());
  const slow = REPEATED_TEXTS.flatMap((unit) => {
    const prompt = unit.repeat(MAX_PROMPT_LENGTH / unit.length);
    return [readBrief, (text: string) => readChange(text, createTestParent())].flatMap((read) => {
      const start = readCpuMs();
      read(prompt);
      const ms = readCpuMs() - start;
      return ms > MAX_READING_MS ? [`${JSON.stringify(unit)}: ${ms} ms`] : [];
    });
  });
  expect(slow).toEqual([]);
}, 300_000);

it("a request that repeats the parent's name many times is read within the time limit", () => {
  const name = 'Blue '.repeat(12).trim();
  const parent = createTestParent({ brief: { ...createTestParent().brief, name }, text: name });
  const start = readCpuMs();
  readChange('blue '.repeat(400), parent);
  expect(readCpuMs() - start).toBeLessThan(MAX_READING_MS);
});

it('readWithinBudget always reads the same beginning of a prompt that exceeds the budget', () => {
  const read = (text: string): string => {
    const words = text.split(' ');
    for (const _ of words) spendSteps(words.length ** 2);
    return text;
  };
  const prompt = 'one two three four '.repeat(100).trim();
  const within = readWithinBudget(prompt, read, 1_000_000);
  expect(prompt.startsWith(within)).toBe(true);
  expect(within.split(' ').length).toBeGreaterThan(40);
  expect(within.split(' ').length).toBeLessThanOrEqual(100);
  expect(readWithinBudget(prompt, read, 1_000_000)).toBe(within);
  // The budget is too small even for the first word.
  expect(readWithinBudget('one', () => spendSteps(2), 1)).toBeUndefined();
  expect(() =>
    readWithinBudget('one', () => {
      throw new Error('another error');
    }),
  ).toThrow('another error');
});

it('readWithinBudget charges a nested reading to the budget of the outer one', () => {
  const read = (text: string): number => {
    spendSteps(6);
    return text.length;
  };
  const inner = (text: string): number => readWithinBudget(text, read, 10);
  expect(readWithinBudget('abcdefgh', (text) => inner(text) + (text.length > 4 ? inner(text) : 0), 10)).toBe(
    4,
  );
});
