import { describe, expect, it } from 'vitest';
import { BRIEFS, SEEDS } from '../../test/bench-data.ts';
import { readBrief } from '../../brief/read-brief.ts';
import { ciede2000Difference } from '../../language/colour/measures.ts';
import { hueDistance, oklchOf } from '../../language/colour/oklch.ts';
import type { Neighbour } from '../../record/studio.ts';
import { chooseColours } from './choose-colours.ts';
import { openSeedStream } from '../../language/seed-stream.ts';

const neighbourWithColour = (primary: string): Neighbour => ({
  mark: null,
  construction: 'wordmark',
  primary,
});

describe('colours within a workspace', () => {
  it.each(SEEDS)('differ between two brands unless a brief requests one, seed %i', (seed) => {
    const neighbours: Neighbour[] = [];
    const close: string[] = [];
    for (const { id, prompt } of BRIEFS) {
      const brief = readBrief(prompt);
      const { primary } = chooseColours(brief, neighbours, openSeedStream(seed));
      const asked = brief.wishes.some((wish) => /^(?:colour|hex|primary|tone):/u.test(wish));
      const alike = neighbours.some((other) => ciede2000Difference(other.primary, primary) < 8);
      if (alike && !asked) close.push(`${id} ${primary}`);
      neighbours.push(neighbourWithColour(primary));
    }
    expect(close).toEqual([]);
  });

  it('are another shade of the best palette if a brand already has its colour', () => {
    const brief = readBrief('Tangerine Lane, a juice bar');
    const alone = chooseColours(brief, [], openSeedStream(1)).primary;
    const beside = chooseColours(brief, [neighbourWithColour(alone)], openSeedStream(1)).primary;
    expect(ciede2000Difference(alone, beside)).toBeGreaterThanOrEqual(8);
    expect(hueDistance(oklchOf(alone).h, oklchOf(beside).h)).toBeLessThan(16);
  });

  it('include a requested colour even if another brand has it', () => {
    const brief = readBrief('Tangerine Lane, a juice bar. Primary colour #5B2BE0.');
    expect(chooseColours(brief, [neighbourWithColour('#5B2BE0')], openSeedStream(1)).primary).toBe('#5B2BE0');
  });
});

describe('colours of several drawings for one prompt', () => {
  const three = (prompt: string, first = 1): readonly string[] => {
    const brief = readBrief(prompt);
    const drawn: string[] = [];
    for (const seed of [first, first + 1, first + 2]) {
      const neighbours = drawn.map(neighbourWithColour);
      const siblings = drawn.map((primary) => ({ family: 'Inter', primary }));
      drawn.push(chooseColours(brief, neighbours, openSeedStream(seed), siblings).primary);
    }
    return drawn;
  };

  it('differ in hue if the prompt requests no colour', () => {
    const [first = '', second = '', third = ''] = three('Orchard Street Bakery');
    for (const [one, other] of [
      [first, second],
      [first, third],
      [second, third],
    ] as const)
      expect(ciede2000Difference(one, other)).toBeGreaterThanOrEqual(24);
  });

  it('never repeat a colour while the prompt allows another', () => {
    const prompt = 'Fern & Fable, a children’s bookshop. Friendly, deep green.';
    for (let seed = 1; seed <= 60; seed += 3)
      expect(new Set(three(prompt, seed)).size, `seed ${seed}`).toBe(3);
  });

  it('keep to the requested colour, in different shades', () => {
    for (const colour of three('Stillwater, a yoga studio in deep green'))
      expect(hueDistance(oklchOf(colour).h, 150)).toBeLessThan(40);
  });
});

describe('the drawn subject', () => {
  const hueOf = (shown: string): number => {
    const brief = readBrief('Holm & Sons, a market stall');
    return oklchOf(chooseColours({ ...brief, shown }, [], openSeedStream(1)).primary).h;
  };

  it.each([
    ['tomato', 28],
    ['pumpkin', 52],
    ['lavender', 305],
    ['fern', 150],
  ])('determines the colour: %s', (shown, hue) => {
    expect(hueDistance(hueOf(shown), hue)).toBeLessThan(24);
  });
});
