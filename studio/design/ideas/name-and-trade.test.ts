import { describe, expect, test } from 'vitest';
import { localLibrary } from '../../test/local-studio.ts';
import { readBrief } from '../../brief/read-brief.ts';
import { weighConcepts } from './weigh-concepts.ts';

const library = localLibrary();

const first = (prompt: string): string | undefined =>
  weighConcepts(library, readBrief(prompt))[0]?.concept.id;

describe('a thing of the name that is a ware of another trade stands behind the trade', () => {
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
  ])('%s keeps its thing, one %s: %s', (prompt, _, id) => {
    expect(first(prompt)).toBe(id);
  });
});

describe('a part of a word of the name', () => {
  test.each([
    ['Redfern Tractor Parts', 'tractor'],
    ['Ironbridge Boxing Club', 'boxing-glove'],
    ['Stonebridge Karate Dojo', 'karate-belt'],
    ['Castellano Roofing', 'roof'],
  ])('at its end stands behind a trade that is a thing: %s: %s', (prompt, id) => {
    expect(first(prompt)).toBe(id);
  });

  test.each([
    ['Oakhaven Retirement Village', 'oak-tree'],
    ['Foxfield Primary School', 'fox'],
    ['Pinehaven Lodges', 'pine'],
  ])('at its beginning is the name’s own picture: %s: %s', (prompt, id) => {
    expect(first(prompt)).toBe(id);
  });

  test.each([
    ['Ridgeback Tree Surgeons', 'dog'],
    ['Setter & Sons, joiners', 'dog'],
    ['Heartwood Roofing', 'heart'],
  ])('is no breed and no heart where another meaning is nearer: %s: no %s', (prompt, id) => {
    expect(first(prompt)).not.toBe(id);
  });
});

describe('of several trades', () => {
  test.each([
    ['a logo for our church choir', 'choir'],
    ['a logo for a hospital radio', 'radio'],
    ['a village bakery called Verrano', 'loaf'],
  ])('the last noun is meant: %s: %s', (prompt, id) => {
    expect(first(prompt)).toBe(id);
  });

  test.each([
    ['Verrano installs solar panels and heat pumps', 'solar-panel'],
    ['Verrano sells wood stoves and chimney liners', 'fireplace'],
  ])('the first product leads: %s: %s', (prompt, id) => {
    expect(first(prompt)).toBe(id);
  });
});

test.each([
  ['The Velvet Rope cabaret', 'velvet-rope'],
  ['Paper Plane, a travel blog', 'paper-plane'],
])('two words of a name that are one thing: %s: %s', (prompt, id) => {
  expect(first(prompt)).toBe(id);
});

test('who refuses plants means the flower of the name as well', () => {
  expect(first('Bluebell Nursery, childcare (children, not plants)')).not.toBe('bluebell');
});

test.each([
  ['Verrano, an app that reminds you to walk the dog', 'dog'],
  ['Verrano, an app that reminds you to water your plants', 'plant-pot'],
])('what an app is used for is its picture: %s: %s', (prompt, id) => {
  expect(first(prompt)).toBe(id);
});

test.each([
  ['Verrano, industrial valves', ['tap', 'drop']],
  ['Verrano Water Authority', ['tap']],
  ['Verrano, the regional water utility', ['tap']],
])('what carries water for a town or a factory is no household tap: %s', (prompt, ids) => {
  const near = weighConcepts(library, readBrief(prompt)).slice(0, 3);
  for (const id of ids) expect(near.map(({ concept }) => concept.id)).not.toContain(id);
});

test.each([
  ['Meridian Hospice', ['candle', 'dove', 'butterfly']],
  ['Compass Hospice Care', ['candle', 'dove', 'butterfly', 'embrace']],
  ['Atlas Bereavement Counselling', ['candle', 'dove', 'butterfly']],
])('where somebody dies, only what consoles is taken from a name: %s', (prompt, ids) => {
  expect(ids).toContain(first(prompt));
});

test.each([
  ['Verrano Heating, 24h emergency service', 'pulse'],
  ['Verrano Kombucha. Bubbly lettering please.', 'champagne'],
  ['Verrano Kombucha. Bubbly lettering please.', 'nib'],
  ['a bike repair shop, with a chain or a wheel', 'tyre'],
  ['a bike repair shop, with a chain or a wheel', 'necklace'],
])('words that every trade has, or that mean something else here: %s: no %s', (prompt, id) => {
  expect(first(prompt)).not.toBe(id);
});

test('what it is said to be is no customer, wherever it is said', () => {
  expect(first('need a logo asap for a to-do list app called Verrano')).toBe('tally');
});
