import { describe, expect, test } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { nameWords } from './name-words.ts';
import { tellIdeas } from './tell-ideas.ts';
import { weighConcepts } from './weigh-concepts.ts';

const first = (prompt: string) => weighConcepts(readBrief(prompt))[0];

describe('the idea that fits most', () => {
  test.each([
    ['Goldfox, a publishing house', 'fox'],
    ['Librería El Búho, libros raros', 'owl'],
    ['Verrano, a beekeeper', 'hive'],
    ['Studio Farfalla, graphic design', 'butterfly'],
    ['Ibex, alpine goat dairy', 'goat'],
    ['Foxglove Books, independent bookshop', 'flower'],
    ['Verrano, a perfume house', 'perfume-bottle'],
    ['Voltara, solar batteries for homes', 'battery-sun'],
    ['Verrano, a yoga studio', 'sun-salutation'],
    ['Verrano, a make-up artist', 'lips'],
    ['Verrano, a dairy farm', 'cow'],
    ['Verrano, a running club', 'winged-shoe'],
  ])('%s: %s', (prompt, id) => {
    expect(first(prompt)?.concept.id).toBe(id);
  });

  test('says where it came from', () => {
    expect(first('Goldfox, a publishing house')).toMatchObject({ source: 'name', word: 'fox' });
    expect(first('Verrano, a piano tuner')).toMatchObject({ source: 'trade' });
  });

  test.each([
    ['Verrano, a building contractor', 'nib'],
    ['Verrano, a pretzel stand', 'mask'],
    ['Verrano, a yoga studio', 'brackets'],
  ])('%s is no trade for the %s', (prompt, id) => {
    const near = weighConcepts(readBrief(prompt)).slice(0, 6);
    expect(near.map(({ concept }) => concept.id)).not.toContain(id);
  });

  test.each([
    ['A logo for my dog walking business', 'dog', ['cat', 'paw', 'parrot', 'hare']],
    ['Verrano, a cat hotel', 'cat', ['dog', 'dog-ear', 'parrot']],
  ])('shows the animal that is spoken of and no other: %s', (prompt, id, others) => {
    const ids = weighConcepts(readBrief(prompt)).map(({ concept }) => concept.id);
    expect(ids[0]).toBe(id);
    for (const other of others) expect(ids).not.toContain(other);
  });

  test('shows every animal that is spoken of', () => {
    const ids = weighConcepts(readBrief('A vet for cats and dogs')).map(({ concept }) => concept.id);
    expect(ids).toEqual(expect.arrayContaining(['cat', 'dog']));
  });

  test('leaves out what the brief refuses', () => {
    const weighed = weighConcepts(readBrief('Fenwick, a veterinary clinic. No dogs, no cats please.'));
    const motifs = weighed.flatMap(({ concept }) => concept.motifs);
    for (const refused of ['dog', 'cat']) expect(motifs).not.toContain(refused);
  });
});

describe('words of a name', () => {
  const wordsOf = (name: string): string[] => nameWords(name, ['en']).map(({ word }) => word);

  test.each([
    ['Loafwright', 'loaf'],
    ['Tidemark', 'tide'],
    ['月森', '月'],
  ])('%s holds %s', (name, word) => {
    expect(wordsOf(name)).toContain(word);
  });

  test.each(['Catalyst', 'Carpathia', 'Verrano'])('%s holds nothing by chance', (name) => {
    expect(wordsOf(name)).not.toContain('cat');
    expect(wordsOf(name)).not.toContain('carp');
  });
});

test('the record tells each thought once and says which was taken', () => {
  const told = tellIdeas([
    { source: 'name', word: 'tide', drawnAs: 'wave' },
    { source: 'name', word: 'tide', drawnAs: 'wave' },
    { source: 'trade', word: 'marine', drawnAs: 'sail' },
  ]);
  expect(told).toHaveLength(2);
  expect(told[0]?.reason).toMatch(/^The name says 'tide': wave\. Taken/);
  expect(told.filter(({ won }) => won)).toHaveLength(1);
});
