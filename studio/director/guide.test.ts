import { beforeAll, describe, expect, it } from 'vitest';
import { openLocalStudio } from '../bench/open-studio.ts';
import { OPERATORS, SHAPES } from '../blazon/language.ts';
import { TOUCHES } from '../blazon/read-touches.ts';
import { FONT_FAMILIES } from '../data/font-families.ts';
import type { Studio } from '../studio.ts';
import { directBrand } from './direct-brand.ts';
import { EXAMPLES } from './examples/examples.ts';
import { guide } from './guide.ts';

describe('the guide', () => {
  it('names every shape, operator, touch and family', () => {
    const text = guide();
    for (const name of [...Object.keys(SHAPES), ...Object.keys(OPERATORS)])
      expect(text).toContain(`\`${name}\``);
    for (const touch of TOUCHES) expect(text).toContain(`"${touch}":`);
    for (const { name } of FONT_FAMILIES) expect(text).toContain(name);
  });

  it('shows its examples as a model would answer', () => {
    const blocks = [...guide().matchAll(/```json\n([\s\S]*?)\n```/g)].map(([, json = '']) =>
      JSON.parse(json),
    );
    expect(blocks).toEqual(EXAMPLES.map(({ identity }) => identity));
  });
});

describe('worked examples', () => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await openLocalStudio();
  }, 60_000);

  it.each(EXAMPLES)('$kind', { timeout: 30_000 }, ({ prompt, identity }) => {
    const answers = [JSON.stringify({ drafts: [identity] })];
    const { designed, next, notes } = directBrand(studio, { prompt, seed: 1, answers });
    expect(notes).toEqual(['taken']);
    expect(designed.decisions.mark.source).toBe('art-director');
    const remarks = next?.turns
      .at(-1)
      ?.text.split('\n')
      .filter((line) => line.startsWith('- '));
    expect(remarks).toEqual([]);
  });
});
