import { describe, expect, test } from 'vitest';
import { readLocalLibrary } from '../../test/local-studio.ts';
import { readBrief } from '../../brief/read-brief.ts';
import { weighConcepts } from '../ideas/weigh-concepts.ts';
import { findInitials } from './find-initials.ts';
import { proposeMarks } from './propose-marks.ts';
import { openSeedStream } from '../../language/seed-stream.ts';

const library = readLocalLibrary();

const propose = (prompt: string) => {
  const brief = readBrief(prompt);
  return proposeMarks(library, brief, brief.name ?? '', openSeedStream('test'));
};

const findMostRelevantMotifs = (prompt: string): string[] =>
  weighConcepts(library, readBrief(prompt))
    .slice(0, 4)
    .flatMap(({ concept }) => concept.motifs);

describe('proposed marks', () => {
  test.each([
    'Loafwright is an artisan sourdough bakery in Lyon. Warm and honest.',
    'Voltra, home batteries and solar. Energetic, bold.',
    'Mediora is a telehealth platform for chronic care.',
    'Zestly',
    'Hartwell & Moss, a family law firm.',
  ])('are 14 to 24 in number and come from several sources: %s', (prompt) => {
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
  ])('combine the pictures of name and trade if both are certain: %s', (prompt, id) => {
    expect(propose(prompt)[0]?.choice.id).toBe(id);
  });

  test.each([
    'Fox Pottery, ceramics',
    'Cloudberg, treasury software for banks',
    'Moss & Tide, cheese from the coast',
  ])('put no picture into an object other than the main one of the trade: %s', (prompt) => {
    const ids = propose(prompt).map(({ choice }) => choice.id);
    expect(ids.filter((id) => id.startsWith('host-'))).toEqual([]);
  });

  test.each([
    ['Thistle & Paw, a veterinary clinic', 'thistle'],
    ['Owl & Iris, opticians', 'owl'],
  ])('avoid the cliché of the trade if the name contains another object: %s', (prompt, id) => {
    const [best] = propose(prompt);
    expect(best?.choice.id.split(':').at(-1)).toBe(id);
  });

  test.each([
    ['Oddsocks, a podcast', 'sock'],
    ['Moonmilk, ice cream', 'moon'],
  ])('prefer an object inside a word of the name to the picture of the trade: %s', (prompt, id) => {
    expect(propose(prompt)[0]?.choice.id.split(':').at(-1)).toBe(id);
  });

  test.each([
    'Cobalt Capital, geometric and abstract',
    'Lionsgate Advisory, an abstract mark please',
    'Falcon Couriers, something abstract',
  ])('show no object when something abstract is requested: %s', (prompt) => {
    const proposals = propose(prompt);
    expect(['letter-family', 'abstract-family']).toContain(proposals[0]?.choice.source);
    const ids = proposals.map(({ choice }) => choice.id);
    for (const id of ['bull', 'chart', 'coin', 'lion', 'falcon', 'parcel']) expect(ids).not.toContain(id);
  });

  test('show a requested object even when an abstract logo is requested', () => {
    expect(propose('Verrano, an abstract logo with a fox')[0]?.choice.motifs).toContain('fox');
  });

  test.each([
    ['Verrano Sailing Holidays, the bird plus a sail', 'bird'],
    ['Verrano Bakery. Draw an owl and a loaf.', 'owl'],
  ])('show the rarer of two requested objects: %s', (prompt, motif) => {
    expect(propose(prompt)[0]?.choice.motifs).toContain(motif);
  });

  test('put one requested object into the other if that can contain it', () => {
    const ids = propose('Verrano, a charity. Show an owl and a house.').map(({ choice }) => choice.id);
    expect(ids).toContain('host-house:owl');
  });

  test('put nothing into an object that the brief refuses', () => {
    const ids = propose('Harbor & Pine Realty, no houses please').map(({ choice }) => choice.id);
    expect(ids.filter((id) => id.startsWith('host-house'))).toEqual([]);
  });

  test('use the initial when every picture of the trade is refused', () => {
    const [first] = propose('Volt Brothers, electricians. No bolts, no plugs, no light bulbs.');
    expect(first?.choice.source).toBe('letter-family');
  });

  test('prefer the initial if the brief suggests no picture', () => {
    const [first] = propose('Verrano, a management firm');
    expect(first?.choice.source).toBe('letter-family');
  });

  test('are empty for a name that suggests no picture and whose letters cannot be constructed', () => {
    expect(propose('フロラン')).toEqual([]);
  });

  test('never cut a letter out of an object', () => {
    const ids = propose('Pellonia, a vineyard').map(({ choice }) => choice.id);
    expect(ids.filter((id) => /^host-[a-z-]+:[A-Z]$/u.test(id))).toEqual([]);
  });

  test('show no animal first for a surname that contains the word for one', () => {
    const ids = propose('Hartwell & Moss, a family law firm.').map(({ choice }) => choice.id);
    expect(ids.filter((id) => id.includes('deer')).slice(0, 1)).not.toEqual([ids[0]]);
  });

  test('are all monograms if the brief requests letters', () => {
    const proposals = propose('A monogram from the letters R and K for photographer Rosa Kessel.');
    expect(proposals.length).toBeGreaterThan(0);
    for (const { choice } of proposals) expect(choice.letters).toEqual(['R', 'K']);
  });
});

describe('the relevance of pictures', () => {
  test.each([
    ['A law firm called Kestrel. Use a lighthouse.', 'lighthouse'],
    ['Whaleback, a publishing house', 'whale'],
    ['Everyoak, community tree planting', 'oak'],
    ['A logo for my dog walking business in Seattle', 'dog'],
    ['「月森」という京都の和菓子店のロゴ', 'moon'],
  ])('is highest for a wish, for the name or for the trade: %s shows %s', (prompt, motif) => {
    expect(findMostRelevantMotifs(prompt)).toContain(motif);
  });

  test('is low for a house if the name has only a word for premises, such as "Maison"', () => {
    const brief = readBrief('Maison Orvelle. High-end perfume house. Elegant, quiet luxury.');
    const house = weighConcepts(library, brief).find(({ concept }) => concept.id === 'house');
    expect(house?.relevance ?? 0).toBeLessThan(0.5);
  });
});

describe('the letters of a monogram', () => {
  const letters = (prompt: string, text: string) => findInitials(readBrief(prompt), text);

  test('skip articles and words for premises', () => {
    expect(letters('x', 'Maison Orvelle')).toEqual(['O']);
    expect(letters('x', 'The Green Door')).toEqual(['G', 'D']);
    expect(letters('x', 'Hartwell & Moss')).toEqual(['H', 'M']);
  });

  test("skip nicknames before a person's name", () => {
    expect(letters('x', "Big Tony's Car Wash")).toEqual(['T', 'C']);
    expect(letters('x', 'Little Anna’s')).toEqual(['A']);
    expect(letters('x', 'Little Acorn')).toEqual(['L', 'A']);
    expect(letters('x', "Rosa's")).toEqual(['R']);
  });

  test.each([
    ['initials DWH, law firm', 'DWH'],
    ['MJT Consulting', 'MJT'],
    ['A monogram of K, R and B for a wedding', 'KRB'],
    ['Logo for HTL', 'HTL'],
    ['K.A.B. Holdings, monogram', 'KAB'],
    ['Hale Moss Thorne, law firm. Monogram HMT', 'HMT'],
  ])('are all three if there are three initials: %s', (prompt, initials) => {
    const marks = propose(prompt).filter(({ choice }) => choice.letters.length > 0);
    expect(marks[0]?.choice.letters.join('')).toBe(initials);
  });

  test.each([
    ['OAK Interiors', 'OI'],
    ['FOX, a tool shop', 'F'],
    ['BBQ Kings', 'BK'],
  ])(
    'are not taken from pronounceable words in capitals or from common abbreviations: %s',
    (prompt, initials) => {
      const brief = readBrief(prompt);
      expect(findInitials(brief, brief.name ?? '').join('')).toBe(initials);
    },
  );

  test('are reduced to one if the three cannot be drawn together', () => {
    const marks = propose('JRT Kitchens, monogram').map(({ choice }) => choice.letters.join(''));
    expect(new Set(marks)).toEqual(new Set(['J']));
  });

  test('are both letters if the name begins with two initials', () => {
    expect(letters('x', 'JW Plastering')).toEqual(['J', 'W']);
    expect(letters('x', 'UK Plastering')).toEqual(['U', 'P']);
    const ids = propose('BN Consulting').map(({ choice }) => choice.id);
    expect(ids[0]).toMatch(/^pair-.*:BN$/u);
  });

  test('are empty for scripts without a constructed alphabet', () => {
    expect(letters('x', '月森')).toEqual([]);
    expect(letters('x', 'قهوة')).toEqual([]);
  });
});

test.each(['a monogram please', 'monogram from the letters Ж and Щ'])(
  'proposeMarks proposes a mark even if the letters are missing or cannot be constructed: %s',
  (prompt) => {
    expect(propose(prompt).length).toBeGreaterThan(0);
  },
);

test.each(['Verrano, a football club crest. No shields.', 'Verrano, an emblem for a school. No shield.'])(
  'proposeMarks does not use a refused shield as a frame: %s',
  (prompt) => {
    const ids = propose(prompt).map(({ choice }) => choice.id);
    expect(ids.filter((id) => id.includes('escutcheon'))).toEqual([]);
  },
);

describe('a requested crest', () => {
  test.each([
    ['Kestrel Rovers FC, crest please', 'host-escutcheon:falcon'],
    ['Stag Hill Rugby Club, shield crest', 'host-escutcheon-field:deer'],
    ['Northgate Cricket Club, a crest', 'host-escutcheon:cricket-bat'],
    ['City of Verrano, coat of arms', 'host-escutcheon:castle'],
  ])('contains the object of the name or that of the trade: %s', (prompt, id) => {
    const ids = propose(prompt).map(({ choice }) => choice.id);
    expect(ids).toContain(id);
    expect(ids.filter((each) => /^host-escutcheon:[A-Z]$/u.test(each))).toEqual([]);
  });

  test('contains the picture of the trade if that of the name has no form for small sizes', () => {
    const ids = propose('Verrano Peacock FC, a football club. A crest.').map(({ choice }) => choice.id);
    expect(ids).toContain('host-escutcheon:football');
  });

  test('does not contain a second shield', () => {
    const ids = propose('Hooplands basketball club, shield').map(({ choice }) => choice.id);
    expect(ids.filter((id) => id.startsWith('host-') && id.endsWith(':shield'))).toEqual([]);
  });
});

describe('an object with two drawings', () => {
  test('shows one or the other, depending on the seed', () => {
    const first = (seed: number): string | undefined => {
      const brief = readBrief('Toothfairy, a dentist');
      return proposeMarks(library, brief, 'Toothfairy', openSeedStream(seed))[0]?.choice.id.split(':').at(-1);
    };
    const shown = new Set(Array.from({ length: 40 }, (_, seed) => first(seed)));
    expect(shown.size).toBeGreaterThan(1);
  });
});
