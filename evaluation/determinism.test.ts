// A short version of `npm run evaluate -- determinism`: two separately opened studios draw the same bytes, whatever
// each drew before.

import { expect, it } from 'vitest';
import { openFreshStudio } from '@blazon/studio/test/local-studio.ts';
import { designBrand } from '@blazon/studio/design/design-brand.ts';
import { refineBrand } from '@blazon/studio/refinement/refine-brand.ts';
import type { Studio } from '@blazon/studio/record/studio.ts';

const PROMPTS = [
  'Loafwright is an artisan sourdough bakery in Lyon. Warm, honest, handmade.',
  'Use teal, no icons. Brand name: Tallybook. Accounting software.',
  'A monogram from the letters R and K for photographer Rosa Kessel. Negative space.',
  'قهوة الصباح — مقهى عصري في دبي، دافئ وأنيق',
  '',
];
/** Long, so that other load on the machine does not fail this test. */
const TIMEOUT_MS = 180_000;

const serialiseBrand = (studio: Studio, prompt: string, seed: number): string => {
  const { identity, decisions, variants } = designBrand(studio, { prompt, seed });
  const refined = refineBrand(studio, { lineage: [decisions], prompt: 'warmer and bolder' });
  return JSON.stringify([identity, decisions, variants(), refined.identity, refined.decisions]);
};

it(
  'two fresh studios draw the same bytes, in whatever order they get the prompts',
  async () => {
    const [one, other] = [await openFreshStudio(), await openFreshStudio()];
    const first = PROMPTS.map((prompt, seed) => serialiseBrand(one, prompt, seed));
    const again = PROMPTS.map((prompt, seed) => ({ prompt, seed }))
      .toReversed()
      .map(({ prompt, seed }) => serialiseBrand(other, prompt, seed))
      .toReversed();
    const different = PROMPTS.filter((_, index) => first[index] !== again[index]);
    expect(different).toEqual([]);
  },
  TIMEOUT_MS,
);
