// The drawings in studio/drawing/examples: eight that won comparisons, with their briefs.

import { readFileSync } from 'node:fs';

export interface Example {
  id: string;
  name: string | null;
  prompt: string;
  source: string;
}

const BRIEFS: readonly (readonly [id: string, name: string | null, prompt: string])[] = [
  [
    'hartwell-moss',
    'Hartwell & Moss',
    'Hartwell & Moss, a family law firm. Discreet, authoritative, classic. Navy and warm grey. Serif lettering.',
  ],
  [
    'mediora',
    'Mediora',
    'Mediora is a telehealth platform for chronic care. Reassuring, human, clear. Avoid crosses and hearts.',
  ],
  [
    'maison-orvelle',
    'Maison Orvelle',
    'Maison Orvelle. High-end perfume house. Elegant, quiet luxury, black and off-white, lots of space.',
  ],
  ['tsukimori', '月森', '「月森」という京都の和菓子店のロゴ。上品で静か、余白を活かして。'],
  ['lychnia', 'Λυχνία', 'Λυχνία – boutique lighting design from Athens. Sculptural, modern, bronze tones.'],
  ['seattle-dog-walking', null, 'A logo for my dog walking business in Seattle'],
  [
    'contrapunkt',
    'Contrapunkt',
    'Make it minimal but extremely detailed, black and white but colourful, for a gallery called Contrapunkt.',
  ],
  ['kontra', 'KONTRA', 'KONTRA. Techno label from Berlin. Brutalist, condensed, loud. Acid yellow on black.'],
];

export const readExampleDrawings = (): Example[] =>
  BRIEFS.map(([id, name, prompt]) => ({
    id,
    name,
    prompt,
    source: readFileSync(new URL(`../../drawing/examples/${id}.svg`, import.meta.url), 'utf8'),
  }));
