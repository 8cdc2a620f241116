import type { Arrangement, BrandColour, BrandDesign, BrandDetail } from '@blazon/contract/console/brands.ts';
import { brandTitle } from '../brand-title.ts';
import { describeWeight } from '../font-weights.ts';
import { t } from '../text.ts';

/** Describes one part of one version, such as its layout. A colour part also has its colour. */
export interface PartDescription {
  readonly text: string;
  readonly colour?: BrandColour;
}

/** The parts of an identity that are compared. */
export type PartKey =
  | 'name'
  | 'primary'
  | 'secondary'
  | 'accent'
  | 'letters'
  | 'symbolShade'
  | 'typeface'
  | 'headings'
  | 'bodyText'
  | 'letterSpacing'
  | 'layout'
  | 'symbol'
  | 'symbolSize'
  | 'symbolWeight'
  | 'symbolDetail'
  | 'frame';

/** One part of an identity in two versions. */
export interface ComparedPart {
  readonly key: PartKey;
  readonly name: string;
  readonly before: PartDescription;
  readonly after: PartDescription;
  readonly isDifferent: boolean;
}

/** Compares two versions part by part, in the order in which people look at a logo. */
export function compareBrands(before: BrandDetail, after: BrandDetail): ComparedPart[] {
  const comparePart = (key: PartKey, name: string, describe: (brand: BrandDetail) => string) =>
    createComparedPart(key, name, { text: describe(before) }, { text: describe(after) });
  return [
    comparePart(
      'name',
      t('differences.name'),
      ({ design, ...brand }) => design?.lettering ?? brandTitle(brand),
    ),
    ...compareColours(before.colours, after.colours),
    comparePart('typeface', t('differences.typeface'), ({ font_family: family }) => family),
    comparePart('headings', t('differences.headings'), ({ font_weight_heading: weight }) =>
      describeWeight(weight),
    ),
    comparePart('bodyText', t('differences.bodyText'), ({ font_weight_body: weight }) =>
      describeWeight(weight),
    ),
    ...(before.design === null || after.design === null ? [] : compareDesigns(before.design, after.design)),
  ];
}

function createComparedPart(
  key: PartKey,
  name: string,
  before: PartDescription,
  after: PartDescription,
): ComparedPart {
  return { key, name, before, after, isDifferent: JSON.stringify(before) !== JSON.stringify(after) };
}

function compareColours(before: readonly BrandColour[], after: readonly BrandColour[]): ComparedPart[] {
  const describeColour = (colours: readonly BrandColour[], name: string): PartDescription => {
    const colour = colours.find((one) => one.name === name);
    return colour === undefined
      ? { text: t('differences.none') }
      : { text: colour.on_light.toUpperCase(), colour };
  };
  return Object.entries(colourParts)
    .filter(([name]) => [...before, ...after].some((colour) => colour.name === name))
    .map(([name, [key, title]]) =>
      createComparedPart(key, title, describeColour(before, name), describeColour(after, name)),
    );
}

/** In the order in which they are compared. */
const colourParts: Readonly<Record<BrandColour['name'], readonly [key: PartKey, title: string]>> = {
  Primary: ['primary', t('differences.primaryColour')],
  Secondary: ['secondary', t('differences.secondaryColour')],
  Accent: ['accent', t('differences.accentColour')],
  Letters: ['letters', t('differences.colourOfTheLetters')],
  'Symbol shade': ['symbolShade', t('differences.symbolShade')],
};

function compareDesigns(before: BrandDesign, after: BrandDesign): ComparedPart[] {
  const comparePart = (key: PartKey, name: string, describe: (design: BrandDesign) => string) =>
    createComparedPart(key, name, { text: describe(before) }, { text: describe(after) });
  return [
    comparePart(
      'letterSpacing',
      t('differences.letterSpacing'),
      ({ letter_spacing: spacing }) => `${formatRounded(spacing)} em`,
    ),
    comparePart('layout', t('differences.layout'), ({ arrangement }) => arrangementDescriptions[arrangement]),
    comparePart('symbol', t('differences.symbol'), ({ symbol }) =>
      symbol === null ? t('differences.none') : capitalise(symbol),
    ),
    comparePart('symbolSize', t('differences.sizeOfTheSymbol'), ({ symbol_height: height }) =>
      height === null
        ? t('differences.itsOwn')
        : t('differences.heightOfACapital', { round: formatRounded(height) }),
    ),
    ...(before.symbol === after.symbol ? compareSymbolStyle(before, after) : []),
    comparePart('frame', t('differences.frame'), ({ frame }) =>
      frame === null ? t('differences.none') : capitalise(frame),
    ),
  ];
}

/** Compares how the same symbol is drawn: its weight relative to the other version, and its detail. */
function compareSymbolStyle(before: BrandDesign, after: BrandDesign): ComparedPart[] {
  if (before.symbol === null) return [];
  const weight = ({ symbol_weight: one }: BrandDesign, { symbol_weight: other }: BrandDesign): string => {
    if (one === null || other === null || one === other) return t('differences.theSame');
    return one > other ? t('differences.bolder') : t('differences.finer');
  };
  const detail = ({ is_detailed: isDetailed }: BrandDesign): PartDescription => ({
    text: isDetailed ? t('differences.full') : t('differences.simplified'),
  });
  return [
    createComparedPart(
      'symbolWeight',
      t('differences.weightOfTheSymbol'),
      { text: weight(before, after) },
      { text: weight(after, before) },
    ),
    createComparedPart('symbolDetail', t('differences.detailOfTheSymbol'), detail(before), detail(after)),
  ];
}

const arrangementDescriptions: Readonly<Record<Arrangement, string>> = {
  left: t('differences.symbolToTheLeftOf'),
  right: t('differences.symbolToTheRightOf'),
  above: t('differences.symbolAboveTheName'),
  below: t('differences.symbolBelowTheName'),
  upright: t('differences.symbolBesideAnUprightName'),
  inside: t('differences.symbolInPlaceOfALetter'),
  alone: t('differences.symbolOnly'),
  none: t('differences.nameOnly'),
};

function formatRounded(number: number): string {
  return String(Math.round(number * 100) / 100);
}

function capitalise(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
