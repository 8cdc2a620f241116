// Compares identities by facets: the properties that a refinement either names or must leave unchanged.

import type { DesignedIdentity } from '@blazon/studio/record/studio.ts';
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
  /** The brand text, ignoring case and accents. */
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
  /** Whether the mark replaces a letter of the name. */
  isMarkLetter: boolean;
  facets: Readonly<Record<Facet, string>>;
  mark: readonly Shape[];
  wordmark: readonly Shape[];
}

/** As a share of the height. Some drift is allowed, because coordinates round differently at another size. */
const MAX_GEOMETRY_DRIFT = 0.002;

/**
 * Removes case and accents. Greek capitals have no accents, so a change to capitals would otherwise change the text.
 */
const foldText = (text: string, locale: string): string =>
  text.toLocaleLowerCase(locale).normalize('NFD').replaceAll(/\p{M}/gu, '');

export const observeIdentity = ({ identity, decisions }: DesignedIdentity): ObservedIdentity => {
  const drawing = readDrawing(identity.logo_svg);
  const { lettering, lockup } = decisions.blazon;
  const shapes = removeDividers(shapesIn(drawing, 'wordmark'));
  // The first shape is the board, a dark plate behind the logo. It is excluded, because its size follows its
  // contents.
  const [mark, wordmark] = [shapesIn(drawing, 'mark'), lockup.board === undefined ? shapes : shapes.slice(1)];
  return {
    isMarkLetter: lockup.markAsLetter !== undefined,
    mark,
    wordmark,
    facets: {
      // The colours of the palette, not the reported ones: those are the colours visible in a drawing, so another
      // drawing may report others.
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
  const wasVertical = named.includes('arrangement') && before.facets.arrangement.startsWith('vertical');
  // The mark stops replacing a letter if the new arrangement or the new letterforms have no place for it. The letter
  // returns.
  const letterReturns = before.isMarkLetter && !after.isMarkLetter;
  // When a mark inside the name becomes wider or narrower, the letters after it move.
  const lettersMove = before.isMarkLetter && (named.includes('mark') || named.includes('container'));
  const mayResize = named.includes('arrangement') || named.includes('proportion');
  return FACET_NAMES.filter((facet) => {
    if (named.includes(facet) || before.facets[facet] === after.facets[facet]) return false;
    if ((wasVertical || lettersMove) && facet === 'wordmark') return false;
    if (letterReturns && (facet === 'wordmark' || facet === 'arrangement' || facet === 'proportion'))
      return false;
    // Inside the name, the frame was only as high as the letters. Outside, it has its usual size.
    if (letterReturns && facet === 'mark' && before.facets.container !== 'none') return false;
    if (!mayResize || (facet !== 'mark' && facet !== 'wordmark')) return true;
    return !(measureGeometryDrift(before[facet], after[facet]) <= MAX_GEOMETRY_DRIFT);
  });
};
