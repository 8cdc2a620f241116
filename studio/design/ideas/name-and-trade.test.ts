import { describe, expect, test } from 'vitest';
import { readLocalLibrary } from '../../test/local-studio.ts';
import { readBrief } from '../../brief/read-brief.ts';
import { weighConcepts } from './weigh-concepts.ts';

const library = readLocalLibrary();

const findBestConcept = (prompt: string): string | undefined =>
  weighConcepts(library, readBrief(prompt))[0]?.concept.id;

describe('an object in the name that does not belong to the trade', () => {
  test.each([
    ['Hammer & Lace, a dance school', 'dancer'],
    ['Teacup Accounting, bookkeeping for sole traders', 'abacus'],
    ['Rattle Guitar Repairs', 'guitar'],
    ['Pulse Plumbing', 'tap'],
    ['Locket Locksmiths', 'key'],
    ['Sawtooth Brewing', 'hop'],
    ['Pickle Physiotherapy', 'runner'],
  ])('ranks below the stated trade: %s shows %s', (prompt, id) => {
    expect(findBestConcept(prompt)).toBe(id);
  });

  test.each([
    ['Teacup Bakery', 'belongs to a related trade', 'tea-leaf-cup'],
    ['Ladder, a cocktail bar', 'could be an inn sign', 'ladder'],
    ['Hammer, an app for teams', 'stands for software, which has no typical look', 'hammer'],
    ['Anchor Dental', 'belongs to no trade', 'anchor'],
    ['Whippet Window Cleaning', 'is an animal', 'dog'],
  ])('ranks first in "%s", because it %s: %s', (prompt, _, id) => {
    expect(findBestConcept(prompt)).toBe(id);
  });
});

describe('part of a word in the name', () => {
  test.each([
    ['Redfern Tractor Parts', 'tractor'],
    ['Ironbridge Boxing Club', 'boxing-glove'],
    ['Stonebridge Karate Dojo', 'karate-belt'],
    ['Castellano Roofing', 'roof'],
  ])('at the end of the word, ranks below the picture of the trade: %s shows %s', (prompt, id) => {
    expect(findBestConcept(prompt)).toBe(id);
  });

  test.each([
    ['Oakhaven Retirement Village', 'oak-tree'],
    ['Foxfield Primary School', 'fox'],
    ['Pinehaven Lodges', 'pine'],
  ])('at the beginning of the word, ranks first: %s shows %s', (prompt, id) => {
    expect(findBestConcept(prompt)).toBe(id);
  });

  test.each([
    ['Ridgeback Tree Surgeons', 'dog'],
    ['Setter & Sons, joiners', 'dog'],
    ['Heartwood Roofing', 'heart'],
  ])('is ignored if another meaning is more likely: %s shows no %s', (prompt, id) => {
    expect(findBestConcept(prompt)).not.toBe(id);
  });
});

describe('a brief with several trades', () => {
  test.each([
    ['a logo for our church choir', 'choir'],
    ['a logo for a hospital radio', 'radio'],
    ['a village bakery called Verrano', 'loaf'],
  ])('shows the trade of the last noun: %s shows %s', (prompt, id) => {
    expect(findBestConcept(prompt)).toBe(id);
  });

  test.each([
    ['Verrano installs solar panels and heat pumps', 'solar-panel'],
    ['Verrano sells wood stoves and chimney liners', 'fireplace'],
  ])('shows the product that is mentioned first: %s shows %s', (prompt, id) => {
    expect(findBestConcept(prompt)).toBe(id);
  });
});

test.each([
  ['The Velvet Rope cabaret', 'velvet-rope'],
  ['Paper Plane, a travel blog', 'paper-plane'],
])('two words of a name can mean one object: %s shows %s', (prompt, id) => {
  expect(findBestConcept(prompt)).toBe(id);
});

test('a refusal of plants applies to the flower in the name', () => {
  expect(findBestConcept('Bluebell Nursery, childcare (children, not plants)')).not.toBe('bluebell');
});

test.each([
  ['Verrano, an app that reminds you to walk the dog', 'dog'],
  ['Verrano, an app that reminds you to water your plants', 'plant-pot'],
])('a logo for an app shows what the app is used for: %s shows %s', (prompt, id) => {
  expect(findBestConcept(prompt)).toBe(id);
});

test.each([
  ['Verrano, industrial valves', ['tap', 'drop']],
  ['Verrano Water Authority', ['tap']],
  ['Verrano, the regional water utility', ['tap']],
])('public or industrial water supply shows no household tap: %s', (prompt, ids) => {
  const near = weighConcepts(library, readBrief(prompt)).slice(0, 3);
  for (const id of ids) expect(near.map(({ concept }) => concept.id)).not.toContain(id);
});

test.each([
  ['Meridian Hospice', ['candle', 'dove', 'butterfly']],
  ['Compass Hospice Care', ['candle', 'dove', 'butterfly', 'embrace']],
  ['Atlas Bereavement Counselling', ['candle', 'dove', 'butterfly']],
])(
  'a trade that deals with death shows a consoling picture, whatever the name suggests: %s',
  (prompt, ids) => {
    expect(ids).toContain(findBestConcept(prompt));
  },
);

test.each([
  ['Verrano Heating, 24h emergency service', 'pulse'],
  ['Verrano Kombucha. Bubbly lettering please.', 'champagne'],
  ['Verrano Kombucha. Bubbly lettering please.', 'nib'],
  ['a bike repair shop, with a chain or a wheel', 'tyre'],
  ['a bike repair shop, with a chain or a wheel', 'necklace'],
])(
  'words that any trade uses, or that mean something else in the brief, are ignored: %s shows no %s',
  (prompt, id) => {
    expect(findBestConcept(prompt)).not.toBe(id);
  },
);

test('the words after "a logo for" state the trade and not a customer', () => {
  expect(findBestConcept('need a logo asap for a to-do list app called Verrano')).toBe('tally');
});
