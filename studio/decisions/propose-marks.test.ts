import { describe, expect, test } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { weighConcepts } from '../ideas/weigh-concepts.ts';
import { lettersOf } from './letters-of.ts';
import { proposeMarks } from './propose-marks.ts';
import { seedStream } from './seed-stream.ts';

const propose = (prompt: string) => {
  const brief = readBrief(prompt);
  return proposeMarks(brief, brief.name ?? '', seedStream('test'));
};

const mostRelevant = (prompt: string): string[] =>
  weighConcepts(readBrief(prompt))
    .slice(0, 4)
    .flatMap(({ concept }) => concept.motifs);

describe('proposals', () => {
  test.each([
    'Loafwright is an artisan sourdough bakery in Lyon. Warm and honest.',
    'Voltra, home batteries and solar. Energetic, bold.',
    'Mediora is a telehealth platform for chronic care.',
    'Zestly',
    'Hartwell & Moss, a family law firm.',
  ])('give the critic a real choice: %s', (prompt) => {
    const proposals = propose(prompt);
    expect(proposals.length).toBeGreaterThanOrEqual(14);
    expect(proposals.length).toBeLessThanOrEqual(24);
    expect(new Set(proposals.map(({ choice }) => choice.source)).size).toBeGreaterThan(1);
    expect(new Set(proposals.map(({ choice }) => choice.id)).size).toBe(proposals.length);
  });

  test('never show what the brief refuses', () => {
    const motifs = propose('Fenwick, a veterinary clinic. No dogs, no cats, no paws please.').flatMap(
      ({ choice }) => choice.motifs,
    );
    for (const refused of ['dog', 'cat', 'paw']) expect(motifs).not.toContain(refused);
  });

  test.each([
    ['Heron & Co, a small bookshop by the river', 'host-book:crane-bird'],
    ['Bear Bread, sourdough bakery', 'host-loaf:bear'],
  ])('say name and trade in one, where both are certain: %s', (prompt, id) => {
    expect(propose(prompt)[0]?.choice.id).toBe(id);
  });

  test.each([
    'Fox Pottery, ceramics',
    'Cloudberg, treasury software for banks',
    'Moss & Tide, cheese from the coast',
  ])('put no picture into an object that is not the first of its trade: %s', (prompt) => {
    const ids = propose(prompt).map(({ choice }) => choice.id);
    expect(ids.filter((id) => id.startsWith('host-'))).toEqual([]);
  });

  test.each([
    ['Thistle & Paw, a veterinary clinic', 'thistle'],
    ['Owl & Iris, opticians', 'owl'],
  ])('show, of two things in a name, the one that the trade has not worn out: %s', (prompt, id) => {
    const [best] = propose(prompt);
    expect(best?.choice.id.split(':').at(-1)).toBe(id);
  });

  test.each([
    ['Oddsocks, a podcast', 'sock'],
    ['Moonmilk, ice cream', 'moon'],
  ])('show a known word inside the name before the sign of the trade: %s', (prompt, id) => {
    expect(propose(prompt)[0]?.choice.id.split(':').at(-1)).toBe(id);
  });

  test('put nothing into an object that the brief refuses', () => {
    const ids = propose('Harbor & Pine Realty, no houses please').map(({ choice }) => choice.id);
    expect(ids.filter((id) => id.startsWith('host-house'))).toEqual([]);
  });

  test('take the initial where all that the trade looks like is refused', () => {
    const [first] = propose('Volt Brothers, electricians. No bolts, no plugs, no light bulbs.');
    expect(first?.choice.source).toBe('letter-family');
  });

  test('let the initial stand before pictures that nothing calls for', () => {
    const [first] = propose('Verrano, a management firm');
    expect(first?.choice.source).toBe('letter-family');
  });

  test('leave a name alone that calls for nothing and has no letters to construct', () => {
    expect(propose('フロラン')).toEqual([]);
  });

  test('never cut a letter out of an object', () => {
    const ids = propose('Pellonia, a vineyard').map(({ choice }) => choice.id);
    expect(ids.filter((id) => /^host-[a-z-]+:[A-Z]$/u.test(id))).toEqual([]);
  });

  test('show no animal for a surname that has one in it', () => {
    const ids = propose('Hartwell & Moss, a family law firm.').map(({ choice }) => choice.id);
    expect(ids.filter((id) => id.includes('deer')).slice(0, 1)).not.toEqual([ids[0]]);
  });

  test('are monograms when letters are asked for', () => {
    const proposals = propose('A monogram from the letters R and K for photographer Rosa Kessel.');
    expect(proposals.length).toBeGreaterThan(0);
    for (const { choice } of proposals) expect(choice.letters).toEqual(['R', 'K']);
  });
});

describe('relevance', () => {
  test.each([
    ['A law firm called Kestrel. Use a lighthouse.', 'lighthouse'],
    ['Whaleback, a publishing house', 'whale'],
    ['Everyoak, community tree planting', 'oak'],
    ['A logo for my dog walking business in Seattle', 'dog'],
    ['「月森」という京都の和菓子店のロゴ', 'moon'],
  ])('%s: %s', (prompt, motif) => {
    expect(mostRelevant(prompt)).toContain(motif);
  });

  test('a house word is no picture of a house', () => {
    const brief = readBrief('Maison Orvelle. High-end perfume house. Elegant, quiet luxury.');
    const house = weighConcepts(brief).find(({ concept }) => concept.id === 'house');
    expect(house?.relevance ?? 0).toBeLessThan(0.5);
  });
});

describe('letters', () => {
  const letters = (prompt: string, text: string) => lettersOf(readBrief(prompt), text);

  test('skip articles and house words', () => {
    expect(letters('x', 'Maison Orvelle')).toEqual(['O']);
    expect(letters('x', 'The Green Door')).toEqual(['G', 'D']);
    expect(letters('x', 'Hartwell & Moss')).toEqual(['H', 'M']);
  });

  test('are empty for scripts without a constructed alphabet', () => {
    expect(letters('x', '月森')).toEqual([]);
    expect(letters('x', 'قهوة')).toEqual([]);
  });
});

test.each(['a monogram please', 'monogram from the letters Ж and Щ'])(
  'something is drawn for: %s',
  (prompt) => {
    expect(propose(prompt).length).toBeGreaterThan(0);
  },
);

test.each(['Verrano, a football club crest. No shields.', 'Verrano, an emblem for a school. No shield.'])(
  'a refused shield is no frame either: %s',
  (prompt) => {
    const ids = propose(prompt).map(({ choice }) => choice.id);
    expect(ids.filter((id) => id.includes('escutcheon'))).toEqual([]);
  },
);
