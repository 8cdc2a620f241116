// Applies explicit requests about typefaces. A family that does not meet them is not used.

import type { Brief } from '../../brief/brief.ts';
import type { Family, FontClass } from '../../type/lettering.ts';
import { isStyleSpecific, suitsWishes } from './type-of-styles.ts';

const SANS_CLASSES: readonly FontClass[] = ['grotesk', 'neo-grotesk', 'geometric-sans', 'humanist-sans'];

const hasNameAmong =
  (...names: readonly string[]) =>
  (family: Family): boolean =>
    names.includes(family.name);

const FAMILY_TESTS_BY_WISH: Readonly<Record<string, (family: Family) => boolean>> = {
  serif: (family) => family.class === 'serif',
  sans: (family) => SANS_CLASSES.includes(family.class),
  slab: (family) => family.class === 'slab',
  script: (family) => family.class === 'script',
  mono: (family) => family.class === 'mono',
  rounded: (family) => family.class === 'rounded-sans',
  geometric: (family) => family.class === 'geometric-sans',
  display: (family) => family.class === 'display' || family.class === 'didone',
  condensed: (family) => family.width === 'condensed',
  wide: (family) => family.width === 'wide',
  light: (family) => family.weights.some((weight) => weight <= 300),
  bold: (family) => family.weights.some((weight) => weight >= 700),
  italic: (family) => family.italic,
  blackletter: hasNameAmong('Grenze Gotisch'),
  typewriter: hasNameAmong('Courier Prime'),
  stencil: hasNameAmong('Saira Stencil One'),
  brush: hasNameAmong('Kaushan Script', 'Caveat Brush'),
};

/** All classes without serifs. "No sans" excludes them all, although "sans" requests only the first four. */
const CLASSES_WITHOUT_SERIFS: readonly FontClass[] = [...SANS_CLASSES, 'rounded-sans', 'light-sans', 'mono'];

/**
 * Wishes that every style-specific family is taken to fulfil. Such a family has a single weight and is made for
 * display, so "bold seventies lettering" simply means that family.
 */
const WISHES_IMPLIED_BY_STYLE = ['light', 'bold', 'display', 'italic'];

/** Wishes that are ignored if a script is requested too. No script family offers them, and the script matters more. */
const WISHES_UNAVAILABLE_IN_SCRIPTS = ['light', 'italic'];

const meetsTypeWish = (family: Family, token: string): boolean =>
  (WISHES_IMPLIED_BY_STYLE.includes(token) && isStyleSpecific(family)) ||
  (FAMILY_TESTS_BY_WISH[token]?.(family) ?? true);

const selectTypeTokens = (list: readonly string[]): string[] =>
  list.filter((token) => token.startsWith('type:')).map((token) => token.slice('type:'.length));

/**
 * Whether a request to avoid `token` excludes this family. "No serifs" also excludes slabs and didones; "no sans"
 * excludes every family without serifs.
 */
const isRefused = (family: Family, token: string): boolean => {
  if (token === 'serif') return ['serif', 'didone', 'slab'].includes(family.class);
  if (token === 'sans') return CLASSES_WITHOUT_SERIFS.includes(family.class);
  return (
    token !== 'light' &&
    token !== 'bold' &&
    token !== 'italic' &&
    (FAMILY_TESTS_BY_WISH[token]?.(family) ?? false)
  );
};

export const meetsWishes = (family: Family, brief: Brief): boolean => {
  const { wishes, avoids } = brief;
  const wished = selectTypeTokens(wishes);
  // Wishes that no script typeface offers are ignored beside "script", and "sans" is ignored beside a more specific
  // word, as in "a rounded sans".
  const wantsScript = wished.includes('script');
  const applicable = wished.filter(
    (token) =>
      !(wantsScript && WISHES_UNAVAILABLE_IN_SCRIPTS.includes(token)) &&
      (token !== 'sans' || !wished.some((other) => WISHES_NARROWING_SANS.includes(other))),
  );
  return (
    applicable.every((token) => meetsTypeWish(family, token)) &&
    !selectTypeTokens(avoids).some((token) => isRefused(family, token)) &&
    suitsWishes(family, brief)
  );
};

const WISHES_NARROWING_SANS = ['rounded', 'geometric', 'mono', 'condensed', 'wide', 'display', 'light'];
