// Creates the parent identity for tests: a bakery with a loaf as its mark, in brown and amber, set in a serif.

import { readBrief } from '../brief/read-brief.ts';
import type { Decisions } from '../record/decisions.ts';

const ROLES = {
  lead: '#8A4516',
  second: '#B5672B',
  accent: '#E9A23B',
  ink: '#2A1708',
  word: '#3D1F0F',
  quiet: '#7A5A40',
};

export const createTestParent = (changes: Partial<Decisions> = {}): Decisions => ({
  version: 1,
  engine: 'test',
  seed: 1,
  brief: readBrief('Loafwright is an artisan sourdough bakery in Lyon. Warm, honest, handmade.'),
  text: 'Loafwright',
  palette: { primary: '#8A4516', secondary: '#E9A23B', light: ROLES, dark: ROLES, fills: 3 },
  type: { family: 'Fraunces', weightHeading: 600, weightBody: 400 },
  mark: {
    type: 'symbol+wordmark',
    source: 'library',
    id: 'loaf',
    motifs: ['wheat'],
    ideas: [],
    construction: 'silhouette',
    letters: [],
  },
  blazon: {
    blazon: 1,
    idea: 'a loaf',
    mark: { blazon: 1, idea: 'a loaf', dials: {}, parts: [] },
    lettering: null,
    lockup: { layout: 'row', markHeight: 2, gap: 0.25, align: 'centre', side: 'start' },
    ground: 'light',
  },
  settings: { dials: {}, detail: 'fine' },
  scales: { warmth: 0, playful: 0, weight: 0, soft: 0, modern: 0, simple: 0 },
  trace: { notes: [], changed: [], saturated: [], candidates: [] },
  ...changes,
});

/** Returns the test parent as a plain wordmark. */
export const createPlainTestParent = (): Decisions => {
  const parent = createTestParent();
  return { ...parent, mark: { ...parent.mark, type: 'wordmark', source: 'wordmark', motifs: [] } };
};
