// Refinements as customers phrase them, each with the facets that it may change. All other facets must stay.

import type { Facet } from './facets.ts';

export interface NamedChange {
  prompt: string;
  /** The facets that the prompt may change. */
  names: readonly Facet[];
}

const COLOUR_FACETS = ['primary', 'secondary'] as const;
const TYPE_FACETS = ['family', 'weights', 'wordmark'] as const;
const LETTER_WEIGHT_FACETS = ['weights', 'wordmark'] as const;
const SYMBOL_FACETS = ['mark', 'mark-type', 'motif', 'arrangement', 'proportion', 'container'] as const;
const PLACEMENT_FACETS = ['arrangement', 'proportion'] as const;

const createNamedChanges = (names: readonly Facet[], prompts: readonly string[]): NamedChange[] =>
  prompts.map((prompt) => ({ prompt, names }));

export const CHANGES: readonly NamedChange[] = [
  ...createNamedChanges(COLOUR_FACETS, [
    'make it warmer',
    'cooler',
    'make it darker',
    'more vivid colours',
    'softer colours',
    'pastel colours',
    'make it black and white',
    'change the colour to burgundy',
    'use navy and gold',
    'different colours',
    'swap the colours',
    'keep the mark but make it green',
    'wärmer',
    'des couleurs plus vives',
  ]),
  ...createNamedChanges(['primary'], ['darker primary']),
  ...createNamedChanges(['secondary'], ['add gold', 'use #FF6600 as the accent', 'make the accent darker']),
  ...createNamedChanges(TYPE_FACETS, [
    'use a serif',
    'sans serif please',
    'rounded letters',
    'set in Fraunces',
    'another font',
  ]),
  ...createNamedChanges(LETTER_WEIGHT_FACETS, [
    'bolder letters',
    'lighter letters',
    'a bit bolder letters, keep the mark',
  ]),
  ...createNamedChanges(['mark', ...LETTER_WEIGHT_FACETS], ['bolder']),
  ...createNamedChanges(
    ['mark'],
    ['make the symbol heavier', 'rounder', 'sharper', 'simpler', 'more detailed'],
  ),
  ...createNamedChanges(['text', 'case', 'wordmark'], ['all caps', 'lower case please', 'title case please']),
  ...createNamedChanges(['wordmark'], ['more space between the letters', 'tighter letter spacing']),
  ...createNamedChanges(PLACEMENT_FACETS, [
    'stack it',
    'side by side',
    'bigger symbol',
    'make the symbol smaller',
  ]),
  ...createNamedChanges(
    ['mark', 'container'],
    ['put it in a circle', 'put the symbol in a shield', 'remove the frame'],
  ),
  ...createNamedChanges(SYMBOL_FACETS, ['another symbol', 'use a fox', 'add a symbol', 'use a monogram']),
  // If the mark replaced a letter of the name, the letter returns.
  ...createNamedChanges([...SYMBOL_FACETS, 'wordmark'], ['remove the symbol']),
  ...createNamedChanges([...TYPE_FACETS, 'mark'], ['friendlier', 'friendlier, keep the colours']),
  ...createNamedChanges([...LETTER_WEIGHT_FACETS, 'mark', ...COLOUR_FACETS], ['more playful']),
  ...createNamedChanges([...LETTER_WEIGHT_FACETS, ...COLOUR_FACETS], ['calmer', 'more energetic']),
  ...createNamedChanges(TYPE_FACETS, ['more modern', 'more elegant', 'more classic']),
  ...createNamedChanges(COLOUR_FACETS, [
    'warmer, keep everything else',
    'make it blue, same font, same symbol',
  ]),
  ...createNamedChanges(TYPE_FACETS, ['use a serif, keep the colours and the symbol']),
  ...createNamedChanges([], ['hello', 'keep the colours', '']),
];

/** Wishes that the checks repeat, to see that no repetition reverses the effect. */
export const REPEATED_WISHES = [
  'warmer',
  'cooler',
  'bolder',
  'lighter letters',
  'simpler',
  'rounder',
  'darker',
] as const;
export type RepeatedWish = (typeof REPEATED_WISHES)[number];
