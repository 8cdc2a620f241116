// What a refinement may leave alone, read from the delivered identity and its record.

import type { Designed } from '@blazon/studio/record/studio.ts';
import { geometryDrift, geomHash } from '../measures/geom-hash.ts';
import { withoutDividers } from '../measures/wordmark-lines.ts';
import type { Shape } from '../svg/read-drawing.ts';
import { readDrawing, shapesIn } from '../svg/read-drawing.ts';

const FACETS = [
  'primary',
  'secondary',
  'family',
  'weights',
  'text',
  /** The brand text apart from its case. */
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
export type Facet = (typeof FACETS)[number];

export interface Seen {
  /** The mark stands for a letter of the word. */
  bound: boolean;
  facets: Readonly<Record<Facet, string>>;
  mark: readonly Shape[];
  wordmark: readonly Shape[];
}

/** Of the group's height: a drawing at another size is written with other digits. */
const MOST_DRIFT = 0.002;

/** Greek capitals go without their accents. */
const plain = (text: string, locale: string): string =>
  text.toLocaleLowerCase(locale).normalize('NFD').replaceAll(/\p{M}/gu, '');

export const see = ({ identity, decisions }: Designed): Seen => {
  const drawing = readDrawing(identity.logo_svg);
  const { lettering, lockup } = decisions.blazon;
  const shapes = withoutDividers(shapesIn(drawing, 'wordmark'));
  // A board is as large as what stands on it; it is painted first.
  const [mark, wordmark] = [shapesIn(drawing, 'mark'), lockup.board === undefined ? shapes : shapes.slice(1)];
  return {
    bound: lockup.markAsLetter !== undefined,
    mark,
    wordmark,
    facets: {
      // As decided: what is told beside the drawings is what can be seen in them, which another form may change.
      primary: decisions.palette.primary,
      secondary: decisions.palette.secondary,
      family: identity.font_family,
      weights: `${identity.font_weight_heading} ${identity.font_weight_body}`,
      text: decisions.text,
      name: plain(decisions.text, decisions.brief.locale),
      case: lettering?.case ?? '',
      'mark-type': decisions.mark.type,
      motif: `${decisions.mark.id} ${decisions.mark.motifs.join(' ')}`,
      mark: geomHash(mark),
      wordmark: geomHash(wordmark),
      arrangement: `${lockup.layout} ${lockup.side} ${lockup.align}`,
      proportion: `${lockup.markHeight} ${lockup.gap}`,
      container: lockup.container?.shape ?? 'none',
    },
  };
};

/** Facets that differ though nobody named them. */
export const differences = (before: Seen, after: Seen, named: readonly Facet[]): Facet[] => {
  // Letters that stood one below the other stand in a row when they are arranged otherwise.
  const turned = named.includes('arrangement') && before.facets.arrangement.startsWith('vertical');
  // A mark that leaves the word gives the letter back for which it stood.
  const freed = named.includes('arrangement') && before.bound && !after.bound;
  // A mark among the letters that would be a stranger to their new form leaves the word, which gets its letter back.
  const leaves = before.bound && !after.bound;
  // Where it becomes wider or narrower, the letters after it move.
  const moves = before.bound && (named.includes('mark') || named.includes('container'));
  const resized = named.includes('arrangement') || named.includes('proportion');
  return FACETS.filter((facet) => {
    if (named.includes(facet) || before.facets[facet] === after.facets[facet]) return false;
    if ((turned || freed) && facet === 'wordmark') return false;
    if (leaves && (facet === 'wordmark' || facet === 'arrangement' || facet === 'proportion')) return false;
    // Its frame was no taller than the letters; now it has its usual room.
    if (leaves && facet === 'mark' && before.facets.container !== 'none') return false;
    if (moves && facet === 'wordmark') return false;
    if (!resized || (facet !== 'mark' && facet !== 'wordmark')) return true;
    return !(geometryDrift(before[facet], after[facet]) <= MOST_DRIFT);
  });
};
