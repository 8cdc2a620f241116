import type { BrandDetail } from '@blazon/contract/console/brands.ts';
import type { PartKey } from './differences.ts';

const colourKeys: readonly PartKey[] = ['primary', 'secondary', 'accent', 'letters', 'symbolShade'];

/** The phrases of the editor's sentences, and the parts that each one changes. The first that matches counts. */
const phrases: readonly (readonly [RegExp, readonly PartKey[]])[] = [
  [/^make the symbol (?:heavier|lighter)$/, ['symbolWeight']],
  [/^make the symbol (?:simpler|more detailed)$/, ['symbolDetail']],
  [/^make the symbol (?:bigger|smaller)$/, ['symbolSize']],
  [/^make the symbol (?:an?|the|one|two|three|some) /, ['symbol']],
  [/^(?:try another symbol|use a monogram)$/, ['symbol']],
  [/^(?:put the symbol in a (?:circle|square|shield)|remove the frame)$/, ['frame']],
  [/^(?:put the symbol .+ the name|show the symbol only)$/, ['layout']],
  [/^remove the symbol$/, ['layout', 'symbol']],
  [/^set the name in (?:capitals|lowercase|title case)$/, ['name']],
  [/^set the name in /, ['typeface']],
  [/^make the letters (?:bolder|thinner)$/, ['headings']],
  [/^(?:swap the colours|make it black and white)$/, colourKeys],
  [/^make the primary colour /, ['primary']],
  // The accent is the secondary colour in a tone that is readable on the background.
  [/^make the (?:secondary|accent) colour /, ['secondary', 'accent']],
];

export type Refinement = Pick<BrandDetail, 'line' | 'prompt'>;

/**
 * Returns the parts that a refinement asked to change. Undefined if the later version is no direct refinement of the
 * earlier one, or if a person wrote the sentence, which only the studio can read.
 */
export function findRequestedParts(
  before: Pick<BrandDetail, 'id'>,
  after: Refinement,
): ReadonlySet<PartKey> | undefined {
  if (after.line.at(-2)?.brand_id !== before.id) return undefined;
  const sentence = after.prompt.trim().replace(/\.$/, '');
  const requested = `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
    // The `and` of black and white separates no phrases.
    .split(/, | and (?!white$)/)
    .map((phrase) => phrases.find(([pattern]) => pattern.test(phrase))?.[1]);
  return requested.includes(undefined) ? undefined : new Set(requested.flatMap((keys) => keys ?? []));
}
