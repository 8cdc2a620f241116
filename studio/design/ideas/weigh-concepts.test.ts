import { describe, expect, test } from 'vitest';
import { readLocalLibrary } from '../../test/local-studio.ts';
import { readBrief } from '../../brief/read-brief.ts';
import { findNameWords } from './words-in-name.ts';
import { describeIdeas } from './describe-ideas.ts';
import { weighConcepts } from './weigh-concepts.ts';

const library = readLocalLibrary();

const findBestConcept = (prompt: string) => weighConcepts(library, readBrief(prompt))[0];

describe('the most relevant concept', () => {
  test.each([
    ['Goldfox, a publishing house', 'fox'],
    ['Librería El Búho, libros raros', 'owl'],
    ['Verrano, a beekeeper', 'hive'],
    ['Studio Farfalla, graphic design', 'butterfly'],
    ['Ibex, alpine goat dairy', 'goat'],
    ['Foxglove Books, independent bookshop', 'bluebell'],
    ['Verrano, a perfume house', 'perfume-bottle'],
    ['Voltara, solar batteries for homes', 'battery-sun'],
    ['Verrano, a yoga studio', 'meditation'],
    ['Verrano, a make-up artist', 'lipstick'],
    ['Verrano, a dairy farm', 'cow'],
    ['Verrano, a running club', 'runner'],
    ['Verrano, a lift maintenance firm', 'lift'],
    ['Verrano, an elevator company', 'lift'],
    ['Lift, a gym', 'dumbbell'],
    ['Verrano, a chiropractor', 'spine'],
    ['Verrano, a museum shop', 'vase'],
    ['Verrano, an outdoor equipment shop', 'tent'],
    ['Verrano, a vegan bakery', 'loaf'],
    ['Verrano mineral sunscreen', 'sun'],
    ['Verrano, a notary', 'nib'],
    ['Verrano, a civil registry', 'nib'],
    ['Verrano, a consulate', 'flag'],
    ['Verrano, a town hall', 'temple'],
  ])('is the one that the prompt suggests: %s shows %s', (prompt, id) => {
    expect(findBestConcept(prompt)?.concept.id).toBe(id);
  });

  test('names the word that suggested it, and the source of that word', () => {
    expect(findBestConcept('Goldfox, a publishing house')).toMatchObject({ source: 'name', word: 'fox' });
    expect(findBestConcept('Verrano, a piano tuner')).toMatchObject({ source: 'trade' });
  });

  test.each([
    ['Verrano, a building contractor', 'nib'],
    ['Verrano, a pretzel stand', 'mask'],
    ['Verrano, a yoga studio', 'brackets'],
    ['Verrano, plant hire', 'plant-pot'],
    ['Verrano, jet ski hire', 'plane'],
    ['Verrano, ten pin bowling', 'map-pin'],
    ['Verrano, a lift maintenance firm', 'dumbbell'],
    ['Verrano mineral sunscreen', 'volcano'],
    ['Verrano, vegan leather bags', 'avocado'],
    ['Verrano, a solid shampoo', 'anvil'],
    ['Verrano, a trampoline park', 'balloon'],
    ['Verrano, a notary', 'chess-knight'],
  ])('shows the trade as a whole and not one of its words: %s shows no %s', (prompt, id) => {
    const near = weighConcepts(library, readBrief(prompt)).slice(0, 6);
    expect(near.map(({ concept }) => concept.id)).not.toContain(id);
  });

  test.each([
    ['A logo for my dog walking business', 'dog', ['cat', 'parrot', 'hare']],
    ['Verrano, a cat hotel', 'cat', ['dog', 'dog-ear', 'parrot']],
  ])('is the mentioned animal, and no other animal is listed: %s', (prompt, id, others) => {
    const ids = weighConcepts(library, readBrief(prompt)).map(({ concept }) => concept.id);
    expect(ids[0]).toBe(id);
    for (const other of others) expect(ids).not.toContain(other);
  });

  test('is one of the mentioned animals, and all of them are listed', () => {
    const ids = weighConcepts(library, readBrief('A vet for cats and dogs')).map(({ concept }) => concept.id);
    expect(ids).toEqual(expect.arrayContaining(['cat', 'dog']));
  });

  test.each([
    ['Solvane Funeral Directors', ['playing-card', 'teddy-bear', 'lollipop', 'cat']],
    ['Candyland Funeral Care', ['lollipop', 'ice-lolly', 'chocolate', 'cupcake']],
    ['Hartwell & Moss, a family law firm', ['family', 'teddy-bear', 'mouse', 'cupcake']],
  ])('is serious for a serious trade, and no cheerful concept is listed: %s', (prompt, ids) => {
    const weighed = weighConcepts(library, readBrief(prompt)).map(({ concept }) => concept.id);
    for (const id of ids) expect(weighed).not.toContain(id);
  });

  test.each([
    ['Foundry Lane Co-working', 'anvil'],
    ['Cold Harbour Roller Derby', 'snowflake'],
    ['Cedar Row Veterinary Clinic', 'oak-tree'],
    ['Harbour Street Cinema', 'anchor'],
    ['Juniper Falls Fire Department', 'berry-branch'],
    ['The Roxy Palace, a cinema', 'castle'],
  ])('is not a place in the name: %s shows no %s', (prompt, id) => {
    expect(findBestConcept(prompt)?.concept.id).not.toBe(id);
  });

  test.each([
    ['Chipin, crowdfunding for schools', 'chip'],
    ['Bright Bracket Orthodontics', 'brackets'],
    ['Brick & Mortar, estate agents', 'mortar'],
    ['Verrano, we rent electric cargo bikes', 'plug'],
    ['Verrano, a perfume house for oud', 'guitar'],
    ['Cartwheel Gymnastics', 'penny-farthing'],
    ['Skyplot, land surveying', 'chart'],
    ['Verrano, a yoga studio in a former church', 'church-window'],
  ])('shows neither part of a word nor an unintended meaning: %s shows no %s', (prompt, id) => {
    expect(findBestConcept(prompt)?.concept.id).not.toBe(id);
  });

  test.each([
    ['Paywren, payroll', 'wren'],
    ['Wheelbarrow & Daughters, garden centre', 'wheelbarrow'],
    ['Dawn Patrol, a bookshop. Show a sunrise.', 'sun'],
  ])('is what the name or a wish states: %s shows the %s', (prompt, id) => {
    expect(findBestConcept(prompt)?.concept.id).toBe(id);
  });

  test('is never one with a refused motif', () => {
    const weighed = weighConcepts(
      library,
      readBrief('Fenwick, a veterinary clinic. No dogs, no cats please.'),
    );
    const motifs = weighed.flatMap(({ concept }) => concept.motifs);
    for (const refused of ['dog', 'cat']) expect(motifs).not.toContain(refused);
  });

  test.each([
    ['Verrano, a parish church. No crosses.', 'church-window'],
    ['Verrano, an orchard. No leaves.', 'apple'],
    ['Verrano, wolf watching tours. No moon please.', 'wolf'],
    ['Verrano, a pretzel stand. No hearts.', 'pretzel'],
    ['Verrano, a theatre. No sun.', 'theatre-curtain'],
    ['Verrano, a bookshop for owl lovers. No birds.', 'owl'],
    ['Verrano, a winter sports shop. No arrows.', 'snowflake'],
  ])('is not a drawing that contains a refused motif: %s', (prompt, id) => {
    const ids = weighConcepts(library, readBrief(prompt)).map(({ concept }) => concept.id);
    expect(ids).not.toContain(id);
  });
});

describe('a medium, such as a podcast or a food truck', () => {
  test.each([
    ['a podcast about lighthouses', 'lighthouse'],
    ['a newsletter about bees', 'bee'],
    ['Verrano, a podcast about tigers', 'tiger'],
    ['Podcast über Leuchttürme', 'lighthouse'],
    ['podcast about unsolved shipwrecks', 'ship'],
    ['a game about lighthouses called Verrano', 'lighthouse'],
    ['an online shop for cacti', 'cactus'],
    ['Verrano, a museum of lighthouses', 'lighthouse'],
    ['Verrano, a noodle food truck', 'bowl'],
    ['Verrano, a pizza stall', 'pizza'],
    ['Crêpe Verrano, crêpe van', 'frying-pan'],
  ])('ranks below its subject: %s shows %s', (prompt, id) => {
    expect(findBestConcept(prompt)?.concept.id).toBe(id);
  });

  test.each([
    ['Verrano, a weekly newsletter', 'envelope'],
    ['Verrano, a removals firm with one truck', 'truck'],
  ])('is shown if it has no subject: %s shows %s', (prompt, id) => {
    const ids = weighConcepts(library, readBrief(prompt)).map(({ concept }) => concept.id);
    expect(ids.slice(0, 3)).toContain(id);
  });
});

describe('a more specific trade', () => {
  test.each([
    ['Verrano, roofers', ['ladder', 'hammer']],
    ['Verrano, an architecture office', ['temple']],
    ['Verrano, a coworking space', ['chair', 'table']],
    ['Verrano, food allergen testing', ['target', 'magnifier']],
    ['Verrano, an Indian restaurant', ['lotus']],
  ])('ranks above the general pictures of the industry: %s shows none of %s', (prompt, others) => {
    const ids = weighConcepts(library, readBrief(prompt))
      .slice(0, 2)
      .map(({ concept }) => concept.id);
    for (const other of others) expect(ids).not.toContain(other);
  });

  test.each([
    ['ελαιοτριβείο «Βεράνο»', 'olive'],
    ['Almazara Verrano', 'olive'],
    ['Slagerij Verrano', 'bull'],
    ['Fietsenmaker Verrano', 'bicycle'],
    ['Cykelverkstad Verrano', 'bicycle'],
    ['Serwis rowerowy Verrano', 'bicycle'],
    ['סטודיו לפילאטיס בשם "נשימה"', 'meditation'],
  ])('is found in other languages: %s shows %s', (prompt, id) => {
    expect(findBestConcept(prompt)?.concept.id).toBe(id);
  });

  test.each([
    ['Pelican Row, a coworking space', 'pelican'],
    ['Otter Lane Dental', 'otter'],
    ['Badger House, serviced apartments', 'badger'],
  ])('ranks below an animal in the name, even if it is in a street name: %s shows %s', (prompt, id) => {
    expect(findBestConcept(prompt)?.concept.id).toBe(id);
  });
});

describe('the products of a firm', () => {
  test.each([
    ['a blacksmith making kitchen knives', 'knife'],
    ['Brandt, we sell umbrellas', 'umbrella'],
    ['ice cream van', 'ice-cream-cone'],
    ['Fahrradwerkstatt Kettler', 'bicycle'],
    ['Messerschmiede Vogt, Küchenmesser', 'knife'],
  ])('rank first: %s shows %s', (prompt, id) => {
    const [best] = weighConcepts(library, readBrief(prompt));
    expect(best?.concept.id).toBe(id);
  });

  test('are not inferred from words about customers, colours and activities', () => {
    const ids = (prompt: string): string[] =>
      weighConcepts(library, readBrief(prompt))
        .slice(0, 3)
        .map(({ concept }) => concept.id);
    expect(ids('Quorra, payroll software for bakeries')).not.toContain('loaf');
    expect(ids('Quorra, a law firm, in lemon yellow')).not.toContain('citrus');
    expect(ids('Quorra. We train accountants.')).not.toContain('train');
  });
});

describe('the words of a name', () => {
  const wordsOf = (name: string): string[] => findNameWords(library, name, ['en']).map(({ word }) => word);

  test.each([
    ['Loafwright', 'loaf'],
    ['Tidemark', 'tide'],
    ['月森', '月'],
  ])('include the known word: %s contains %s', (name, word) => {
    expect(wordsOf(name)).toContain(word);
  });

  const surest = (name: string, languages: readonly string[]): readonly string[] =>
    findNameWords(library, name, languages)
      .filter(({ sure }) => sure > 0.7)
      .flatMap(({ pictures }) => pictures.map(({ picture }) => picture));

  test.each([
    ['Maré Alta', 'pt', 'wave'],
    ['Оттепель', 'ru', 'drop'],
    ['Çınar', 'tr', 'oak-tree'],
    ['Waldhonig', 'de', 'honey-jar'],
  ])('are read in the language of the prompt: %s (%s) shows %s', (name, language, picture) => {
    expect(surest(name, [language])).toContain(picture);
  });

  test.each([
    ['Holloway & Pike', 'fish'],
    ['Jack Fox', 'fox'],
    ['Wolf & Sons', 'wolf'],
    ['Officina Ricci', 'hedgehog'],
    ['Fork in the Road', 'fork'],
  ])('suggest no picture as surnames or in an idiom: %s shows no %s', (name, picture) => {
    expect(surest(name, ['en'])).not.toContain(picture);
  });

  test.each([
    ['Colliery Lane', 'dog'],
    ['Boxwood CrossFit', 'cross'],
    ['Forgery', 'anvil'],
    ['Submission', 'rocket'],
    ['Applicable', 'cable'],
    ['Setting Sail', 'badger'],
    ['Operation Sunrise', 'mask'],
    ['Boarder', 'pig'],
    ['Legislate', 'mortarboard'],
    ['Villain', 'house'],
  ])('are not split if they are ordinary words: %s does not suggest %s', (name, picture) => {
    expect(surest(name, ['en'])).not.toContain(picture);
  });

  test.each([
    ['Pearly', 'pearl'],
    ['Otterly', 'otter'],
    ['Tigerbox', 'tiger'],
  ])('include the object in a coined word: %s shows the %s', (name, picture) => {
    expect(surest(name, ['en'])).toContain(picture);
  });

  test.each(['Catalyst', 'Carpathia', 'Verrano'])('exclude objects that match by chance: %s', (name) => {
    expect(wordsOf(name)).not.toContain('cat');
    expect(wordsOf(name)).not.toContain('carp');
  });
});

test('describeIdeas lists each idea once, the chosen one first', () => {
  const told = describeIdeas([
    { source: 'name', word: 'tide', drawnAs: 'wave' },
    { source: 'name', word: 'tide', drawnAs: 'wave' },
    { source: 'trade', word: 'marine', drawnAs: 'sail' },
  ]);
  expect(told).toHaveLength(2);
  expect(told[0]?.reason).toMatch(/^The name says 'tide': wave\. Taken/);
  expect(told.filter(({ won }) => won)).toHaveLength(1);
});
