import { describe, expect, test } from 'vitest';
import { localLibrary } from '../../test/local-studio.ts';
import { readBrief } from '../../brief/read-brief.ts';
import { weighConcepts } from './weigh-concepts.ts';

const library = localLibrary();

const first = (prompt: string): string | undefined =>
  weighConcepts(library, readBrief(prompt))[0]?.concept.id;

describe('an object in the name that another trade sells ranks below the stated trade', () => {
  test.each([
    ['Hammer & Lace, a dance school', 'dancer'],
    ['Teacup Accounting, bookkeeping for sole traders', 'abacus'],
    ['Rattle Guitar Repairs', 'guitar'],
    ['Pulse Plumbing', 'tap'],
    ['Locket Locksmiths', 'key'],
    ['Sawtooth Brewing', 'hop'],
    ['Pickle Physiotherapy', 'runner'],
  ])('%s: %s', (prompt, id) => {
    expect(first(prompt)).toBe(id);
  });

  test.each([
    ['Teacup Bakery', 'of a trade next door', 'tea-leaf-cup'],
    ['Ladder, a cocktail bar', 'that is an inn sign', 'ladder'],
    ['Hammer, an app for teams', 'of software, which has no look', 'hammer'],
    ['Anchor Dental', 'that is nobody’s ware', 'anchor'],
    ['Whippet Window Cleaning', 'that lives', 'dog'],
  ])('shows the object in the name: %s, for %s: %s', (prompt, _, id) => {
    expect(first(prompt)).toBe(id);
  });
});

describe('a part of a word of the name', () => {
  test.each([
    ['Redfern Tractor Parts', 'tractor'],
    ['Ironbridge Boxing Club', 'boxing-glove'],
    ['Stonebridge Karate Dojo', 'karate-belt'],
    ['Castellano Roofing', 'roof'],
  ])('ranks below a trade with its own picture when it ends the word: %s: %s', (prompt, id) => {
    expect(first(prompt)).toBe(id);
  });

  test.each([
    ['Oakhaven Retirement Village', 'oak-tree'],
    ['Foxfield Primary School', 'fox'],
    ['Pinehaven Lodges', 'pine'],
  ])('is the name’s own picture when it begins the word: %s: %s', (prompt, id) => {
    expect(first(prompt)).toBe(id);
  });

  test.each([
    ['Ridgeback Tree Surgeons', 'dog'],
    ['Setter & Sons, joiners', 'dog'],
    ['Heartwood Roofing', 'heart'],
  ])('suggests nothing when another meaning is more likely: %s: no %s', (prompt, id) => {
    expect(first(prompt)).not.toBe(id);
  });
});

describe('a brief with several trades', () => {
  test.each([
    ['a logo for our church choir', 'choir'],
    ['a logo for a hospital radio', 'radio'],
    ['a village bakery called Verrano', 'loaf'],
  ])('shows the last noun: %s: %s', (prompt, id) => {
    expect(first(prompt)).toBe(id);
  });

  test.each([
    ['Verrano installs solar panels and heat pumps', 'solar-panel'],
    ['Verrano sells wood stoves and chimney liners', 'fireplace'],
  ])('shows the first product: %s: %s', (prompt, id) => {
    expect(first(prompt)).toBe(id);
  });
});

test.each([
  ['The Velvet Rope cabaret', 'velvet-rope'],
  ['Paper Plane, a travel blog', 'paper-plane'],
])('reads two words of a name as one object: %s: %s', (prompt, id) => {
  expect(first(prompt)).toBe(id);
});

test('applies a refusal of plants to the flower in the name', () => {
  expect(first('Bluebell Nursery, childcare (children, not plants)')).not.toBe('bluebell');
});

test.each([
  ['Verrano, an app that reminds you to walk the dog', 'dog'],
  ['Verrano, an app that reminds you to water your plants', 'plant-pot'],
])('shows what an app is used for: %s: %s', (prompt, id) => {
  expect(first(prompt)).toBe(id);
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
])('shows only consoling pictures from the name of a funeral director: %s', (prompt, ids) => {
  expect(ids).toContain(first(prompt));
});

test.each([
  ['Verrano Heating, 24h emergency service', 'pulse'],
  ['Verrano Kombucha. Bubbly lettering please.', 'champagne'],
  ['Verrano Kombucha. Bubbly lettering please.', 'nib'],
  ['a bike repair shop, with a chain or a wheel', 'tyre'],
  ['a bike repair shop, with a chain or a wheel', 'necklace'],
])('ignores words that every trade uses or that mean something else here: %s: no %s', (prompt, id) => {
  expect(first(prompt)).not.toBe(id);
});

test('never reads the firm itself as its customers', () => {
  expect(first('need a logo asap for a to-do list app called Verrano')).toBe('tally');
});
