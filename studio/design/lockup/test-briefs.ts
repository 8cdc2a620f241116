// Builds briefs for tests, like those that the brief reader produces.

import type { Brief } from '../../brief/brief.ts';

export const createTestBrief = (name: string, said: Partial<Brief> = {}): Brief => ({
  name,
  nameSource: 'stated',
  descriptor: null,
  legalSuffix: null,
  script: 'Latn',
  rightToLeft: false,
  locale: 'en',
  language: 'en',
  industries: [],
  moods: [],
  axes: { calmLoud: 0, warmCool: 0, classicModern: 0, lightHeavy: 0, softSharp: 0, simpleOrnate: 0 },
  wishes: [],
  avoids: [],
  conflicts: [],
  policyFlags: [],
  images: [],
  ideas: [],
  words: [],
  products: [],
  asides: [],
  defaultsUsed: [],
  notes: [],
  ...said,
});
