// One whole identity as the model drew it, read but not yet judged.

import type { Blazon, Role, Tone } from '../blazon/blazon.ts';
import type { Hex } from '../colour/palette.ts';
import type { Construction } from '../library/concept.ts';

export const CONSTRUCTIONS = [
  'silhouette',
  'assembly',
  'accented',
  'two-tone',
  'negative-space',
  'letter-object',
  'plate',
  'line',
  'fold',
  'stencil',
  'radial',
  'interlock',
  'pattern',
  'monogram',
  'cut',
  'wordmark',
] as const satisfies readonly Construction[];

export type Painted = Exclude<Role, 'none' | Tone>;
export const PAINTED = [
  'lead',
  'second',
  'accent',
  'ink',
  'word',
  'quiet',
] as const satisfies readonly Painted[];

/** Colours as given, for white ground; `dark` for those that the model wants otherwise on dark. */
export interface GivenColours {
  light: Readonly<Partial<Record<Painted, Hex>>>;
  dark: Readonly<Partial<Record<Painted, Hex>>>;
}

export interface Draft {
  blazon: Blazon;
  colours: GivenColours;
  /** As written: recognised later. */
  motifs: readonly string[];
  letters: readonly string[];
  construction: Construction | null;
  /** What was dropped or put right while reading. */
  repaired: readonly string[];
}
