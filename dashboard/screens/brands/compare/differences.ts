import type { Arrangement, BrandColour, BrandDesign, BrandDetail } from '@blazon/contract/console/brands.ts';
import { brandTitle } from '../brand-title.ts';
import { describeWeight } from '../font-weights.ts';

/** What one version says of a part: words, and the colour where it is one. */
export interface Told {
  readonly text: string;
  readonly colour?: BrandColour;
}

/** One part of an identity in two versions. */
export interface ComparedPart {
  readonly name: string;
  readonly before: Told;
  readonly after: Told;
  readonly isDifferent: boolean;
}

/** Every part of two versions that can be told in words, in the order in which one looks at a logo. */
export function compareBrands(before: BrandDetail, after: BrandDetail): ComparedPart[] {
  const part = (name: string, tell: (brand: BrandDetail) => string) =>
    compared(name, { text: tell(before) }, { text: tell(after) });
  return [
    part('Name', ({ design, ...brand }) => design?.lettering ?? brandTitle(brand)),
    ...compareColours(before.colours, after.colours),
    part('Typeface', ({ font_family: family }) => family),
    part('Headings', ({ font_weight_heading: weight }) => describeWeight(weight)),
    part('Body text', ({ font_weight_body: weight }) => describeWeight(weight)),
    ...(before.design === null || after.design === null ? [] : compareDesigns(before.design, after.design)),
  ];
}

function compared(name: string, before: Told, after: Told): ComparedPart {
  return { name, before, after, isDifferent: JSON.stringify(before) !== JSON.stringify(after) };
}

function compareColours(before: readonly BrandColour[], after: readonly BrandColour[]): ComparedPart[] {
  const names = new Set([...before, ...after].map(({ name }) => name));
  const told = (colours: readonly BrandColour[], name: string): Told => {
    const colour = colours.find((one) => one.name === name);
    return colour === undefined ? { text: 'None' } : { text: colour.on_light.toUpperCase(), colour };
  };
  return [...names].map((name) => compared(colourTitles[name], told(before, name), told(after, name)));
}

const colourTitles: Readonly<Record<BrandColour['name'], string>> = {
  Primary: 'Primary colour',
  Secondary: 'Secondary colour',
  Accent: 'Accent colour',
  Letters: 'Colour of the letters',
  'Second tone': 'Second tone',
};

function compareDesigns(before: BrandDesign, after: BrandDesign): ComparedPart[] {
  const part = (name: string, tell: (design: BrandDesign) => string) =>
    compared(name, { text: tell(before) }, { text: tell(after) });
  return [
    part('Letter spacing', ({ letter_spacing: spacing }) => `${round(spacing)} em`),
    part('Layout', ({ arrangement }) => arrangementWords[arrangement]),
    part('Symbol', ({ symbol }) => (symbol === null ? 'None' : capitalised(symbol))),
    part('Size of the symbol', ({ symbol_height: height }) =>
      height === null ? 'Its own' : `${round(height)} × the height of a capital`,
    ),
    ...(before.symbol === after.symbol ? compareManner(before, after) : []),
    part('Frame', ({ frame }) => (frame === null ? 'None' : capitalised(frame))),
  ];
}

/** How the same symbol is drawn; two different ones have no measure in common. */
function compareManner(before: BrandDesign, after: BrandDesign): ComparedPart[] {
  if (before.symbol === null) return [];
  const weight = ({ symbol_weight: one }: BrandDesign, { symbol_weight: other }: BrandDesign): string => {
    if (one === null || other === null || one === other) return 'The same';
    return one > other ? 'Bolder' : 'Finer';
  };
  const detail = ({ is_detailed: isDetailed }: BrandDesign): Told => ({
    text: isDetailed ? 'Full' : 'Simplified',
  });
  return [
    compared('Weight of the symbol', { text: weight(before, after) }, { text: weight(after, before) }),
    compared('Detail of the symbol', detail(before), detail(after)),
  ];
}

const arrangementWords: Readonly<Record<Arrangement, string>> = {
  left: 'Symbol to the left of the name',
  right: 'Symbol to the right of the name',
  above: 'Symbol above the name',
  below: 'Symbol below the name',
  upright: 'Symbol beside an upright name',
  inside: 'Symbol in place of a letter',
  alone: 'Symbol only',
  none: 'Name only',
};

function round(number: number): string {
  return String(Math.round(number * 100) / 100);
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
