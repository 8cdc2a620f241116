import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

const readName = (prompt: string): string | null => readBrief(prompt).name;

describe('initials', () => {
  it.each([
    ['R. J. Thistlewood, clock repairs', 'R. J. Thistlewood'],
    ['K. Vandermeer Cheese. Farm shop', 'K. Vandermeer Cheese'],
    ['my gallery is called T. S. Orrin. Quiet serif', 'T. S. Orrin'],
    ['Piano tuner D. H. Lockyer', 'D. H. Lockyer'],
    ['Harold P. Whitcombe, solicitor', 'Harold P. Whitcombe'],
    ['C. Baker Ltd, plumbing', 'C. Baker'],
  ])('belong to the name: %s', (prompt, name) => {
    expect(readName(prompt)).toBe(name);
  });

  it.each([
    ['Vitamin C. Modern juice bar', 'Vitamin C'],
    ['Team U. Modern gym', 'Team U'],
    ["A fox curled as the letter F. Foxley's Inn. Homely.", "Foxley's Inn"],
    ['Nightjar, run by J. P. Hale. jazz bar', 'Nightjar'],
  ])('do not extend the name across the end of a sentence or to a person: %s', (prompt, name) => {
    expect(readName(prompt)).toBe(name);
  });
});

describe('a list of names', () => {
  it.each([
    ['Hook, Line & Sinker, fish and chips', 'Hook, Line & Sinker'],
    ['Bread, Butter & Jam. brunch cafe', 'Bread, Butter & Jam'],
    ['Architects Moss, Byrne, and Adeyemi', 'Moss, Byrne, and Adeyemi'],
    ['Reid, Sato & Okafor LLP, accountants', 'Reid, Sato & Okafor'],
    ['Our firm is called Hale, Torv, Lind & Partners. Navy.', 'Hale, Torv, Lind & Partners'],
    ['Kanzlei Huber, Meyer und Lang', 'Huber, Meyer und Lang'],
  ])('is one name: %s', (prompt, name) => {
    expect(readName(prompt)).toBe(name);
  });

  it.each([
    ['Willow, Flowers & Gifts. Pink', 'Willow'],
    ['Nightjar, London and Paris', 'Nightjar'],
    ['Moth, Blue and Gold', 'Moth'],
    ['Hi, Salt & Pepper, a diner', 'Salt & Pepper'],
    ['Bäckerei Huber, Brot und Kuchen', 'Huber'],
    ['Elegant, Modern and Clean. Brand Volt', 'Volt'],
  ])('is not read where products, a place or a look follow a name: %s', (prompt, name) => {
    expect(readName(prompt)).toBe(name);
  });
});

describe('a title in brackets', () => {
  it.each([
    ["CWB (Coastal Women's Boxing), bold", 'CWB', "Coastal Women's Boxing"],
    ['OSK (the Otley Sourdough Kitchen) rustic', 'OSK', 'Otley Sourdough Kitchen'],
    ['FOLK (Friends of Lindley Kennels). dog rescue', 'FOLK', 'Friends of Lindley Kennels'],
    ['Tern (Island Ferry Services)', 'Tern', 'Island Ferry Services'],
    ['NAIB (Northern Alliance of Independent Bookbinders and Restorers)', 'NAIB', null],
    ['Moth (small bakery in Leeds)', 'Moth', 'bakery'],
  ])('is either the whole descriptor or no part of it: %s', (prompt, name, descriptor) => {
    expect(readBrief(prompt)).toMatchObject({ name, descriptor });
  });
});

it.each([
  ['podcast about forgotten rumours called Hearsay', 'podcast'],
  ['crockery for hire: Platter', 'crockery'],
  ['A magazine about slow travel called Drift', 'magazine about slow travel'],
])('readBrief returns a descriptor that does not end in a function word: %s', (prompt, descriptor) => {
  expect(readBrief(prompt).descriptor).toBe(descriptor);
});
