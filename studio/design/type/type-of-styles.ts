// The typefaces and weights that express a requested style.

import type { Brief } from '../../brief/brief.ts';
import type { Family } from '../../type/lettering.ts';

/** Typefaces made for one style. They are used only if the brief requests it. */
const FAMILIES_OF_STYLE: Readonly<Record<string, readonly string[]>> = {
  'type:blackletter': ['Grenze Gotisch'],
  'type:typewriter': ['Courier Prime'],
  'type:stencil': ['Saira Stencil One'],
  'type:brush': ['Kaushan Script', 'Caveat Brush'],
  'style:art-deco': ['Limelight'],
  'style:seventies': ['Shrikhand'],
  'style:western': ['Sancreek'],
  'style:pixel': ['Pixelify Sans'],
  'style:hand-drawn': ['Caveat Brush'],
};

const STYLES_OF_FAMILY: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(FAMILIES_OF_STYLE)
    .flat()
    .map((name) => [
      name,
      Object.keys(FAMILIES_OF_STYLE).filter((style) => FAMILIES_OF_STYLE[style]?.includes(name)),
    ]),
);

export const isStyleSpecific = (family: Family): boolean => STYLES_OF_FAMILY.has(family.name);

/**
 * Whether the brief may use the family. A style-specific family is allowed only if the brief requests one of its
 * styles.
 */
export const suitsWishes = (family: Family, { wishes }: Pick<Brief, 'wishes'>): boolean =>
  STYLES_OF_FAMILY.get(family.name)?.some((style) => wishes.includes(style)) ?? true;

/** General-purpose families that also express a style. */
const FAMILY_TESTS_BY_STYLE: Readonly<Record<string, (family: Family) => boolean>> = {
  'style:seventies': ({ name }) => name === 'Fraunces',
  'style:hand-drawn': ({ name }) => name === 'Caveat',
  'style:brutalist': ({ name }) =>
    ['Archivo', 'Archivo Expanded', 'Archivo ExtraCondensed', 'Anton', 'Space Grotesk'].includes(name),
  'style:swiss': ({ name, class: fontClass }) => fontClass === 'neo-grotesk' || name === 'Archivo',
  'style:bauhaus': ({ class: fontClass }) => fontClass === 'geometric-sans',
  'shape:geometric': ({ class: fontClass }) => fontClass === 'geometric-sans',
  // Bold condensed type looks too heavy beside line work.
  'style:line-art': ({ class: fontClass, weights }) =>
    fontClass !== 'display' && weights.some((weight) => weight <= 400),
  // Neon tubes have no serifs.
  'colour:neon': ({ class: fontClass, width }) =>
    ['rounded-sans', 'geometric-sans'].includes(fontClass) || (fontClass === 'display' && width === 'wide'),
  'style:scandinavian': ({ class: fontClass }) =>
    ['geometric-sans', 'light-sans', 'humanist-sans'].includes(fontClass),
};

/** Whether any typeface expresses the style. */
export const hasTypefaceForStyle = (wish: string): boolean =>
  FAMILIES_OF_STYLE[wish] !== undefined || FAMILY_TESTS_BY_STYLE[wish] !== undefined;

/**
 * Returns the families that express the first requested style that has any. If no requested style has any, returns all
 * families.
 */
export const keepFamiliesInStyle = (families: readonly Family[], { wishes }: Brief): readonly Family[] => {
  const expresses = (family: Family, style: string): boolean =>
    FAMILIES_OF_STYLE[style]?.includes(family.name) === true ||
    FAMILY_TESTS_BY_STYLE[style]?.(family) === true;
  for (const style of wishes.filter(hasTypefaceForStyle)) {
    const found = families.filter((family) => expresses(family, style));
    if (found.length > 0) return found;
  }
  return families;
};

/** The minimum and maximum weight at which a style stays recognisable. */
const WEIGHT_RANGES_BY_STYLE: Readonly<Record<string, readonly [number, number]>> = {
  'style:brutalist': [800, 900],
  'style:swiss': [600, 800],
  'style:seventies': [800, 900],
  // The letters are as thin as the lines of the drawing beside them.
  'style:line-art': [300, 400],
};

export const findWeightRangeOfStyle = ({ wishes }: Brief): readonly [number, number] | null => {
  if (wishes.includes('type:light') || wishes.includes('type:bold')) return null;
  return wishes.map((wish) => WEIGHT_RANGES_BY_STYLE[wish]).find((range) => range !== undefined) ?? null;
};
