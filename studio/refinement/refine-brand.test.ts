import { beforeAll, describe, expect, test } from 'vitest';
import { openLocalStudio } from '../test/local-studio.ts';
import { readLocalLibrary } from '../test/local-studio.ts';
import { findUnfulfilledWishes } from '../design/choices/unfulfilled-wishes.ts';
import { designBrand } from '../design/design-brand.ts';
import { refineBrand } from './refine-brand.ts';
import { isSameIdentity, type Studio } from '../record/studio.ts';

const library = readLocalLibrary();

let studio: Studio;
beforeAll(async () => {
  studio = await openLocalStudio();
});

const refineDesign = (prompt: string, sentence: string) => {
  const parent = designBrand(studio, { prompt, seed: 7 });
  const child = refineBrand(studio, { lineage: [parent.decisions], prompt: sentence });
  return { parent, child, isSame: isSameIdentity(parent.identity, child.identity) };
};

describe('a refinement', () => {
  test.each([
    ['two crossed swords instead of one', /several of the same thing/],
    ['add the line "Fine blades since 1911"', /a further line of text/],
    ['wonderful, thank you', /names a change/],
    ['we will present it on Tuesday', /names a change/],
  ])('reports a request that it cannot fulfil: %s', (sentence, said) => {
    const { child } = refineDesign('Halberd, a fencing club. A sword, navy.', sentence);
    expect(child.unfulfilled.join(' ')).toMatch(said);
  });

  test.each([
    'make it dark green',
    'rename it to Halberd & Daughters',
    'put the mark on the right',
    'das Symbol nach rechts',
    'el símbolo a la derecha',
    'マークを右に置いてください',
  ])('reports nothing if every request was fulfilled: %s', (sentence) => {
    const { child, isSame } = refineDesign('Halberd, a fencing club. A sword, navy. Side by side.', sentence);
    expect(isSame).toBe(false);
    expect(child.unfulfilled).toEqual([]);
  });

  test('keeps every word of a new name', () => {
    const { child } = refineDesign('Halberd, a fencing club. A sword.', 'rename it to Halberd and Daughters');
    expect(child.decisions.brief.name).toBe('Halberd and Daughters');
  });

  test('moves the mark to the other side and back', () => {
    const { parent, child } = refineDesign('Halberd, a fencing club. Side by side.', 'mark on the right');
    expect(child.decisions.blazon.lockup.side).toBe('end');
    const back = refineBrand(studio, {
      lineage: [parent.decisions, child.decisions],
      prompt: 'put the mark to the left of the name',
    });
    expect(back.decisions.blazon.lockup.side).toBe('start');
  });

  test('keeps the drawing when the request is to remove one part of it, and reports that', () => {
    const parent = designBrand(studio, { prompt: 'Halberd, a fencing club. A sword.', seed: 7 });
    const [main, part] = ['sword', 'star'];
    const decisions = { ...parent.decisions, mark: { ...parent.decisions.mark, motifs: [main, part] } };
    const child = refineBrand(studio, { lineage: [decisions], prompt: 'remove the star' });
    expect(isSameIdentity(parent.identity, child.identity)).toBe(true);
    expect(child.unfulfilled).toEqual([expect.stringContaining('one part of the drawing')]);
  });
});

describe('the wishes of a new brand', () => {
  const missing = (prompt: string) =>
    findUnfulfilledWishes(library, designBrand(studio, { prompt, seed: 7 }).decisions);

  test.each([
    'Kettle, a bakery. Terracotta and cream.',
    'Orla Finch, a florist. A tulip, pink.',
    'Northbeam, software',
  ])('are all fulfilled: %s', (prompt) => {
    expect(missing(prompt)).toEqual([]);
  });

  test.each([
    ['Salle Moreau, a fencing club. Two swords, navy.', /2 of the motif "sword"/],
    ['Tusk, a moving firm. A mascot.', /mascot/],
    ['Glimmer, a bar. A fox and an owl.', /one subject/],
  ])('are reported if unfulfilled: %s', (prompt, said) => {
    expect(missing(prompt).join(' ')).toMatch(said);
  });
});
