// Facets that a refinement may leave unchanged, read from the delivered identity and its record.

import type { Designed } from '@blazon/studio/record/studio.ts';
import { measureGeometryDrift, computeGeometryHash } from '../measures/geom-hash.ts';
import { removeDividers } from '../measures/wordmark-lines.ts';
import type { Shape } from '../svg/read-drawing.ts';
import { readDrawing, shapesIn } from '../svg/read-drawing.ts';

const FACET_NAMES = [
  'primary',
  'secondary',
  'family',
  'weights',
  'text',
  /** The brand text, ignoring case. */
  'name',
  'case',
  'mark-type',
  'motif',
  'mark',
  'wordmark',
  'arrangement',
  'proportion',
  'container',
] as const;
export type Facet = (typeof FACET_NAMES)[number];

export interface ObservedIdentity {
  /** Whether the mark replaces a letter of the word. */
  bound: boolean;
  facets: Readonly<Record<Facet, string>>;
  mark: readonly Shape[];
  wordmark: readonly Shape[];
}

/** The maximum difference relative to the group's height, because another size rounds differently. */
const MAX_GEOMETRY_DRIFT = 0.002;

/** Greek capitals drop their accents. */
const foldText = (text: string, locale: string): string =>
  text.toLocaleLowerCase(locale).normalize('NFD').replaceAll(/\p{M}/gu, '');

export const observeIdentity = ({ identity, decisions }: Designed): ObservedIdentity => {
  const drawing = readDrawing(identity.logo_svg);
  const { lettering, lockup } = decisions.blazon;
  const shapes = removeDividers(shapesIn(drawing, 'wordmark'));
  // The board is excluded, because it is as large as its contents. It is painted first.
  const [mark, wordmark] = [shapesIn(drawing, 'mark'), lockup.board === undefined ? shapes : shapes.slice(1)];
  return {
    bound: lockup.markAsLetter !== undefined,
    mark,
    wordmark,
    facets: {
      // The decided colours: the reported ones are those visible in the drawings, which may differ between forms.
      primary: decisions.palette.primary,
      secondary: decisions.palette.secondary,
      family: identity.font_family,
      weights: `${identity.font_weight_heading} ${identity.font_weight_body}`,
      text: decisions.text,
      name: foldText(decisions.text, decisions.brief.locale),
      case: lettering?.case ?? '',
      'mark-type': decisions.mark.type,
      motif: `${decisions.mark.id} ${decisions.mark.motifs.join(' ')}`,
      mark: computeGeometryHash(mark),
      wordmark: computeGeometryHash(wordmark),
      arrangement: `${lockup.layout} ${lockup.side} ${lockup.align}`,
      proportion: `${lockup.markHeight} ${lockup.gap}`,
      container: lockup.container?.shape ?? 'none',
    },
  };
};

/** Returns the facets that differ although the refinement did not name them. */
export const findUnnamedDifferences = (
  before: ObservedIdentity,
  after: ObservedIdentity,
  named: readonly Facet[],
): Facet[] => {
  // Vertically set letters become a row in another arrangement.
  const turned = named.includes('arrangement') && before.facets.arrangement.startsWith('vertical');
  // When the mark leaves the word, the letter it replaced returns.
  const freed = named.includes('arrangement') && before.bound && !after.bound;
  // A mark that no longer fits the new letterforms leaves the word, which gets its letter back.
  const leaves = before.bound && !after.bound;
  // When the mark becomes wider or narrower, the letters after it move.
  const moves = before.bound && (named.includes('mark') || named.includes('container'));
  const resized = named.includes('arrangement') || named.includes('proportion');
  return FACET_NAMES.filter((facet) => {
    if (named.includes(facet) || before.facets[facet] === after.facets[facet]) return false;
    if ((turned || freed) && facet === 'wordmark') return false;
    if (leaves && (facet === 'wordmark' || facet === 'arrangement' || facet === 'proportion')) return false;
    // The frame was limited to the height of the letters, and now has its usual size.
    if (leaves && facet === 'mark' && before.facets.container !== 'none') return false;
    if (moves && facet === 'wordmark') return false;
    if (!resized || (facet !== 'mark' && facet !== 'wordmark')) return true;
    return !(measureGeometryDrift(before[facet], after[facet]) <= MAX_GEOMETRY_DRIFT);
  });
};
