import { describe, expect, test } from 'vitest';
import { readLocalLibrary } from '../../test/local-studio.ts';
import { readBrief } from '../../brief/read-brief.ts';
import { weighConcepts } from './weigh-concepts.ts';

const library = readLocalLibrary();

const bestConcept = (prompt: string): string | undefined =>
  weighConcepts(library, readBrief(prompt))[0]?.concept.id;

describe('an object in the name that is sold by another trade', () => {
  test.each([
    ['Hammer & Lace, a dance school', 'dancer'],
    ['Teacup Accounting, bookkeeping for sole traders', 'abacus'],
    ['Rattle Guitar Repairs', 'guitar'],
    ['Pulse Plumbing', 'tap'],
    ['Locket Locksmiths', 'key'],
    ['Sawtooth Brewing', 'hop'],
    ['Pickle Physiotherapy', 'runner'],
  ])('ranks below the stated trade: %s shows %s', (prompt, id) => {
    expect(bestConcept(prompt)).toBe(id);
  });

  test.each([
    ['Teacup Bakery', 'belongs to a related trade', 'tea-leaf-cup'],
    ['Ladder, a cocktail bar', 'could be an inn sign', 'ladder'],
    ['Hammer, an app for teams', 'stands for software, which has no typical look', 'hammer'],
    ['Anchor Dental', 'belongs to no trade', 'anchor'],
    ['Whippet Window Cleaning', 'is an animal', 'dog'],
  ])('ranks first for %s, because it %s: %s', (prompt, _, id) => {
    expect(bestConcept(prompt)).toBe(id);
  });
});

describe('a part of a word of the name', () => {
  test.each([
    ['Redfern Tractor Parts', 'tractor'],
    ['Ironbridge Boxing Club', 'boxing-glove'],
    ['Stonebridge Karate Dojo', 'karate-belt'],
    ['Castellano Roofing', 'roof'],
  ])('ranks below the picture of the trade if it ends the word: %s shows %s', (prompt, id) => {
    expect(bestConcept(prompt)).toBe(id);
  });

  test.each([
    ['Oakhaven Retirement Village', 'oak-tree'],
    ['Foxfield Primary School', 'fox'],
    ['Pinehaven Lodges', 'pine'],
  ])('ranks first if it begins the word: %s shows %s', (prompt, id) => {
    expect(bestConcept(prompt)).toBe(id);
  });

  test.each([
    ['Ridgeback Tree Surgeons', 'dog'],
    ['Setter & Sons, joiners', 'dog'],
    ['Heartwood Roofing', 'heart'],
  ])('is ignored if another meaning is more likely: %s shows no %s', (prompt, id) => {
    expect(bestConcept(prompt)).not.toBe(id);
  });
});

describe('a brief with several trades', () => {
  test.each([
    ['a logo for our church choir', 'choir'],
    ['a logo for a hospital radio', 'radio'],
    ['a village bakery called Verrano', 'loaf'],
  ])('shows the trade of the last noun: %s shows %s', (prompt, id) => {
    expect(bestConcept(prompt)).toBe(id);
  });

  test.each([
    ['Verrano installs solar panels and heat pumps', 'solar-panel'],
    ['Verrano sells wood stoves and chimney liners', 'fireplace'],
  ])('shows the product that is mentioned first: %s shows %s', (prompt, id) => {
    expect(bestConcept(prompt)).toBe(id);
  });
});

test.each([
  ['The Velvet Rope cabaret', 'velvet-rope'],
  ['Paper Plane, a travel blog', 'paper-plane'],
])('reads two words of a name as one object: %s shows %s', (prompt, id) => {
  expect(bestConcept(prompt)).toBe(id);
});

test('applies a refusal of plants to the flower in the name', () => {
  expect(bestConcept('Bluebell Nursery, childcare (children, not plants)')).not.toBe('bluebell');
});

test.each([
  ['Verrano, an app that reminds you to walk the dog', 'dog'],
  ['Verrano, an app that reminds you to water your plants', 'plant-pot'],
])('shows what an app is used for: %s shows %s', (prompt, id) => {
  expect(bestConcept(prompt)).toBe(id);
});

test.each([
  ['Verrano, industrial valves', ['tap', 'drop']],
  ['Verrano Water Authority', ['tap']],
  ['Verrano, the regional water utility', ['tap']],
])('shows no household tap for public or industrial water supply: %s', (prompt, ids) => {
  const near = weighConcepts(library, readBrief(prompt)).slice(0, 3);
  for (const id of ids) expect(near.map(({ concept }) => concept.id)).not.toContain(id);
});

test.each([
  ['Meridian Hospice', ['candle', 'dove', 'butterfly']],
  ['Compass Hospice Care', ['candle', 'dove', 'butterfly', 'embrace']],
  ['Atlas Bereavement Counselling', ['candle', 'dove', 'butterfly']],
])(
  'shows a consoling picture if the trade deals with death, whatever the name suggests: %s',
  (prompt, ids) => {
    expect(ids).toContain(bestConcept(prompt));
  },
);

test.each([
  ['Verrano Heating, 24h emergency service', 'pulse'],
  ['Verrano Kombucha. Bubbly lettering please.', 'champagne'],
  ['Verrano Kombucha. Bubbly lettering please.', 'nib'],
  ['a bike repair shop, with a chain or a wheel', 'tyre'],
  ['a bike repair shop, with a chain or a wheel', 'necklace'],
])(
  'ignores words that every trade uses or that have another meaning in the brief: %s shows no %s',
  (prompt, id) => {
    expect(bestConcept(prompt)).not.toBe(id);
  },
);

test('shows the trade in "a logo for a …", and does not take it for a customer', () => {
  expect(bestConcept('need a logo asap for a to-do list app called Verrano')).toBe('tally');
});
