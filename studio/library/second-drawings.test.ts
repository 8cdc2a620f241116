// Trades with one obvious picture have a second drawing of it, so that not every firm of the trade gets the same one.

import { describe, expect, test } from 'vitest';
import { readLocalLibrary } from '../test/local-studio.ts';
import { readBrief } from '../brief/read-brief.ts';
import { weighConcepts } from '../design/ideas/weigh-concepts.ts';

const library = readLocalLibrary();

/** Below this difference, chance may choose either drawing. */
const MAX_RELEVANCE_DIFFERENCE = 0.1;

const computeRelevanceDifference = (prompt: string, one: string, other: string): number => {
  const weighed = weighConcepts(library, readBrief(prompt));
  const relevance = (id: string): number =>
    weighed.find(({ concept }) => concept.id === id)?.relevance ?? Number.NaN;
  return Math.abs(relevance(one) - relevance(other));
};

describe('weighConcepts', () => {
  test.each([
    ['Verrano, a coffee bar', 'coffee', 'latte-art'],
    ['Verrano Coffee', 'coffee', 'steam-roundel'],
    ['Verrano, a coffee van', 'coffee', 'coffee-to-go'],
    ['Verrano, a lighting studio', 'lamp', 'pendant-light'],
    ['Verrano Lamps', 'lamp', 'arc-light'],
    ['Verrano, a tailor', 'needle', 'pinked-swatch'],
    ['Verrano Eyewear', 'glasses', 'specs-and-quiff'],
    ['Verrano, a perfume house', 'perfume-bottle', 'atomiser'],
    ['Verrano, a ballet school', 'dancer', 'arabesque'],
    ['Verrano, a dance school', 'dancer', 'grand-jete'],
    ['Verrano, a cocktail bar', 'cocktail', 'rocks-glass'],
    ['Verrano, a bridal shop', 'dress', 'bridal-gown'],
    ['Verrano, t-shirt printing', 'shirt', 'ringer-tee'],
  ])('given "%s", finds the drawings %s and %s almost equally relevant', (prompt, one, other) => {
    expect(computeRelevanceDifference(prompt, one, other)).toBeLessThan(MAX_RELEVANCE_DIFFERENCE);
  });

  test.each([
    ['Verrano, pendant lamps', 'pendant-light'],
    ['Verrano, floor lamps', 'arc-light'],
    ['Verrano, a salsa school', 'swirling-skirt'],
    ['Thimble House, haberdashery', 'thimble'],
  ])('given "%s", finds the drawing %s most relevant', (prompt, id) => {
    expect(weighConcepts(library, readBrief(prompt))[0]?.concept.id).toBe(id);
  });
});
