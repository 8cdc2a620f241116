// A model may answer with a broken or hostile drawing. The result is always a valid identity without active content,
// and a note about the answer.

import { readFileSync } from 'node:fs';
import process from 'node:process';
import { beforeAll, describe, expect, it } from 'vitest';
import { readDecisions } from '@blazon/studio/record/read-decisions.ts';
import { directBrand } from '@blazon/studio/director/direct-brand.ts';
import { QUESTION_NUMBERS } from '@blazon/studio/director/plan.ts';
import type { Studio } from '@blazon/studio/record/studio.ts';
import { openLocalStudio } from '@blazon/studio/test/local-studio.ts';

const PROMPT = 'Skerry, a coastal weather service in Bergen. Calm, precise.';
const READING_ANSWER = JSON.stringify({ name: 'Skerry', trade: 'weather' });
/** Answers whose drawing is used, in some cases after a repair of its syntax. */
const USABLE_ANSWER_NAMES = new Set(['good', 'fences', 'prose-around', 'no-head', 'prototype-keys']);
/**
 * Answers that can be read but are not used: a voter must confirm the text in their drawing, and nobody votes here.
 */
const UNCONFIRMED_ANSWER_NAMES = new Set(['rude-words']);
/** The promised maximum of processor time for one answer. */
const MAX_CPU_MS = 2_000;
const ACTIVE_CONTENT_PATTERN =
  /<script|<foreignObject|<image|<a\b|<style|\son\w+=|javascript:|url\(|href="(?!#)|<!|<\?/i;

let studio: Studio;
beforeAll(async () => {
  studio = await openLocalStudio();
  // Warms up the studio: its first design measures the library's drawings, which must not count as the cost of an
  // answer.
  directBrand(studio, { prompt: PROMPT, seed: 1, effort: 'quick', answers: new Map() });
});

interface BrokenAnswer {
  name: string;
  answer: string;
}

const brokenAnswers = readFileSync(new URL('broken.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as BrokenAnswer);

it('broken.jsonl has at least forty answers', () => {
  expect(brokenAnswers.length).toBeGreaterThanOrEqual(40);
});

describe.each(brokenAnswers)('$name', ({ name, answer }) => {
  it('yields a valid identity and a note about the answer', () => {
    const answers = new Map([
      [QUESTION_NUMBERS.reading, READING_ANSWER],
      [QUESTION_NUMBERS.draw[0], answer],
      [QUESTION_NUMBERS.redraw[0], answer],
    ]);
    const begin = process.threadCpuUsage();
    const { designed, notes } = directBrand(studio, { prompt: PROMPT, seed: 1, effort: 'quick', answers });
    const { user, system } = process.threadCpuUsage(begin);
    expect((user + system) / 1000).toBeLessThan(MAX_CPU_MS);
    expect(notes.get(QUESTION_NUMBERS.draw[0])).toMatch(
      USABLE_ANSWER_NAMES.has(name) || UNCONFIRMED_ANSWER_NAMES.has(name) ? /^(?!refused)/ : /^refused: /,
    );
    expect(designed.decisions.drawing !== undefined).toBe(USABLE_ANSWER_NAMES.has(name));
    for (const svg of [designed.identity.logo_svg, designed.identity.logo_svg_dark])
      expect(svg).not.toMatch(ACTIVE_CONTENT_PATTERN);
    expect(readDecisions(JSON.parse(JSON.stringify(designed.decisions)))).toMatchObject({ ok: true });
  });
});
