import { describe, expect, test } from 'vitest';
import { readLocalLibrary } from '../../test/local-studio.ts';
import { readBrief } from '../../brief/read-brief.ts';
import { weighConcepts } from './weigh-concepts.ts';

const library = readLocalLibrary();

const findBestConcept = (prompt: string): string | undefined =>
  weighConcepts(library, readBrief(prompt))[0]?.concept.id;

describe('a surname that is also an old occupation or an object', () => {
  test.each([
    ['Archer Okonkwo Wealth Management', 'bow-arrow'],
    ['Chandler Voss Photography', 'candle'],
    ['Sawyer & Finch Interiors', 'wren'],
    ['Marlowe Pike Plumbing and Heating', 'fish'],
    ['Crane & Okoye Psychology Practice', 'tower-crane'],
    ['Steuerberatung Zimmermann & Wolf', 'wolf'],
    ['Kanzlei Schäfer & Krämer', 'cloud-sheep'],
    ['Berry Lindgren Paediatrics', 'berry-branch'],
    ['Abogados Ortiz y León', 'lion'],
    ['Partridge Novotny, tax advisors', 'quail'],
    ['Wheelwright Osborne Pension Advice', 'tyre'],
    ['Contabilidade Raposo & Leão', 'lion'],
  ])('shows no object next to another surname: %s shows no %s', (prompt, id) => {
    expect(findBestConcept(prompt)).not.toBe(id);
  });

  test.each([
    ['The Archer, a wealth manager', 'bow-arrow'],
    ['Swan & Crown, a pub', 'swan'],
    ['Vexing Fox Dental', 'fox'],
    ['Fox & Fable Bookshop', 'fox'],
    ['Blue Heron Accounting', 'heron'],
    ['Black Swan Tattoo', 'swan'],
  ])('shows the object if no surname is next to it: %s shows %s', (prompt, id) => {
    const near = weighConcepts(library, readBrief(prompt)).filter(({ source }) => source === 'name');
    expect(near.some(({ concept, relevance }) => concept.id === id || relevance >= 0.9)).toBe(true);
  });
});

describe('objects in a name', () => {
  test.each([
    ['Meridian Kitchens, fitted kitchens', 'globe'],
    ['Smoker & Veil, beekeeping supplies', 'barbecue'],
    ['Verrano & Balance, a nutritionist', 'scales'],
    ['Backgammon Logistics', 'dice'],
    ['City Runner Cabs, a taxi firm', 'runner'],
    ['Goofy Foot, a surf school', 'foot'],
    ['Quiet Storm Hearing Aids', 'rain-cloud'],
    ['Second Wind, a respiratory clinic', 'sail'],
    ['Grandma’s Attic, antiques', 'family'],
  ])('rank below the trade if they belong to another trade: %s shows no %s', (prompt, id) => {
    const [best] = weighConcepts(library, readBrief(prompt));
    expect(best?.concept.id).not.toBe(id);
    expect(best?.source).not.toBe('name');
  });

  test.each([
    ['Beacon Mortgages', 'lighthouse'],
    ['Wren Dental', 'wren'],
    ['Ember Coffee', 'flame'],
  ])('rank first if they belong to no trade: %s shows %s', (prompt, id) => {
    expect(findBestConcept(prompt)).toBe(id);
  });
});

describe('ambiguous words', () => {
  test.each([
    ['Iris, a women’s health clinic', 'eye'],
    ['Tongue Lash, a hot sauce', 'eye'],
    ['Second Perch, a parrot rescue', 'fish'],
    ['Kiwi Removals', 'citrus'],
    ['Red Kite Roofing', 'kite'],
    ['Tiny Steps, a nursery school', 'steps'],
    ['Fleece Hill, an alpaca farm', 'cloud-sheep'],
    ['Shade & Fold, blinds and curtains', 'table-lamp'],
    ['Voltway, an EV charging network', 'battery-sun'],
    ['Gloss & Go, a nail bar', 'lipstick'],
  ])('show no meaning that does not fit the brief: %s shows no %s', (prompt, id) => {
    expect(findBestConcept(prompt)).not.toBe(id);
  });
});

describe('a brief with several trades', () => {
  test.each([
    ['a community theatre called Verrano', ['mask', 'theatre-curtain']],
    ['Northern Lights Electricians', ['bulb', 'plug', 'bolt']],
    ['Verrano Air Cargo, we fly fresh flowers from Nairobi', ['plane']],
    ['Verrano Veterinary Surgeons', ['dog', 'cat', 'paw', 'dog-ear']],
    ['Verrano, an offshore wind developer', ['turbine']],
    ['Verrano, a hydro power plant', ['wave', 'drop', 'river']],
    ['Verrano, furniture rental', ['chair', 'armchair', 'sofa']],
    ['Verrano, car body repair and paint shop', ['car', 'spanner', 'car-front']],
    ['Verrano, bespoke kitchens', ['pot-house']],
    ['Verrano, almond milk', ['almond']],
    ['Verrano, oat milk', ['wheat']],
    ['Verrano, industrial valves', ['coupling']],
    ['Verrano, a techno festival', ['loudspeaker', 'headphones']],
    ['Willowbrook horse riding school', ['horse']],
    ['Imkerei Honigberg', ['hive', 'bee', 'bumble-bee', 'honey-jar']],
    ['Patriot Roofing, veterans owned', ['roof', 'house']],
    ['Verrano, a hotel for dogs', ['dog', 'dog-ear', 'paw']],
    ['Verrano, telehealth for pets', ['dog', 'dog-ear', 'paw', 'cat']],
    ['Verrano Dog Rescue', ['dog', 'dog-ear']],
    ['Verrano Vocal Coaching', ['microphone']],
    ['a physio for horses called Verrano', ['horse', 'trotting-horse']],
    ['Verrano, glass recycling', ['reuse']],
    ['Verrano, chartered engineers', ['bridge', 'dividers']],
    ['Ветеринарная клиника «Верано»', ['dog', 'cat', 'paw', 'dog-ear']],
    ['幼儿园 "小蜗牛"', ['snail']],
    ['반려견 미용 "베라노"', ['dog', 'dog-ear', 'paw', 'cat', 'bone']],
    ['Ferienhaus Seestern', ['starfish']],
    ['Paper Trail Bookkeeping', ['abacus', 'calculator', 'receipt', 'coin', 'tally', 'pencil']],
    ['Verrano, smart irrigation sensors', ['drop', 'sprout']],
  ])('shows the trade that the firm practises: %s shows one of %s', (prompt, ids) => {
    expect(ids).toContain(findBestConcept(prompt));
  });
});
