import type { Arrangement, BrandDetail } from '@blazon/contract/console/brands.ts';
import { type CSSProperties, useMemo } from 'react';
import { useDrawingMarkup } from '../../../api/use-drawing.ts';
import type { GroundName } from '../logo.tsx';
import { useTypeface } from '../use-typeface.ts';
import { arrangeLogo, capHeight } from './arrange-logo.ts';
import type { EditorChoices, Placement } from './choices.ts';
import { changeCase, changeWeight } from './letter-changes.ts';
import { createImageUrl, recolour } from './recolour.ts';

interface ComposedLogoProps {
  readonly brand: BrandDetail;
  readonly choices: EditorChoices;
  readonly ground: GroundName;
  readonly alt: string;
  readonly className: string;
}

/** The share of the font size that capitals take in most typefaces. */
const capHeightShare = 0.7;
const fontSize = capHeight / capHeightShare;

/**
 * The logo with the chosen letters and arrangement, set by the browser. It comes close to what the studio draws, but
 * only the studio adjusts spacing, sizes and letterforms.
 */
export function ComposedLogo({ brand, choices, ground, alt, className }: ComposedLogoProps) {
  const face = useTypeface(choices.typeface ?? brand.font_family);
  const markMarkup = useDrawingMarkup(brand.id, `mark-${ground}.svg`);
  const nameMarkup = useDrawingMarkup(brand.id, `wordmark-${ground}.svg`);
  const name = changeCase(brand.design?.lettering ?? '', choices.letterCase);
  const style: CSSProperties = {
    ...face,
    fontSize,
    fontWeight: changeWeight(Number(brand.font_weight_heading), choices.weight),
    letterSpacing: `${brand.design?.letter_spacing ?? 0}em`,
  };
  const nameWidth = useNameWidth(name, style);
  const placement = choosePlacement(brand, choices);
  if (placement === undefined || face === undefined || markMarkup === undefined || nameMarkup === undefined)
    return null;
  const applyColours = (markup: string) => recolour(markup, ground, brand.colours, choices) ?? markup;
  const mark = applyColours(markMarkup);
  const arranged = arrangeLogo({ placement, symbol: computeSymbolSize(mark, brand, choices), nameWidth });
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${arranged.width} ${arranged.height}`}
      className={className}
    >
      {arranged.symbol && <image {...arranged.symbol} href={createImageUrl(mark)} />}
      {arranged.name && (
        <text {...arranged.name} style={style} fill={findFirstFill(applyColours(nameMarkup))}>
          {name}
        </text>
      )}
    </svg>
  );
}

/** The choices about the letters and the arrangement, which the browser can show. */
export const composedChoices: readonly (keyof EditorChoices)[] = [
  'typeface',
  'weight',
  'letterCase',
  'placement',
  'size',
];

/** Whether a choice changes the letters or the arrangement, and the browser can show it. */
export function canCompose(brand: BrandDetail, choices: EditorChoices): boolean {
  const isChanged = composedChoices.some((choice) => choices[choice] !== undefined);
  return isChanged && choosePlacement(brand, choices) !== undefined;
}

/** Undefined for arrangements that only the studio can draw. */
function choosePlacement({ design }: BrandDetail, { placement }: EditorChoices): Placement | undefined {
  const arrangement: Arrangement | undefined = placement ?? design?.arrangement;
  return arrangement === 'inside' || arrangement === 'upright' ? undefined : arrangement;
}

/** Measures the name again when its typeface is loaded. */
function useNameWidth(name: string, { fontFamily, fontWeight, letterSpacing }: CSSProperties): number {
  return useMemo(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (context === null || fontFamily === undefined) return 0;
    context.font = `${fontWeight} ${fontSize}px ${fontFamily}`;
    const spacing = Number.parseFloat(String(letterSpacing)) * fontSize;
    return context.measureText(name).width + spacing * Math.max(0, name.length - 1);
  }, [name, fontFamily, fontWeight, letterSpacing]);
}

const sizeFactors = { bigger: 1.25, smaller: 0.8 } as const;
/** The usual height of a symbol, in cap heights. */
const usualSymbolHeight = 2;
/** How much taller a symbol is above or below its name than beside it. */
const stackedFactor = 1.5;

function computeSymbolSize(mark: string, { design }: BrandDetail, { placement, size }: EditorChoices) {
  const [width = 1, height = 1] = readViewBoxSize(mark);
  const factor =
    computeStackingFactor(design?.arrangement, placement ?? design?.arrangement) *
    (size === undefined ? 1 : sizeFactors[size]);
  const symbolHeight = (design?.symbol_height ?? usualSymbolHeight) * capHeight * factor;
  return { width: (symbolHeight * width) / height, height: symbolHeight };
}

function computeStackingFactor(before: Arrangement | undefined, after: Arrangement | undefined): number {
  if (isStacked(before) === isStacked(after)) return 1;
  return isStacked(after) ? stackedFactor : 1 / stackedFactor;
}

function isStacked(arrangement: Arrangement | undefined): boolean {
  return arrangement === 'above' || arrangement === 'below';
}

function readViewBoxSize(markup: string): number[] {
  const viewBox = /viewBox="([^"]+)"/.exec(markup)?.[1] ?? '0 0 1 1';
  return viewBox.split(' ').slice(2).map(Number);
}

function findFirstFill(markup: string): string {
  return /#[\da-f]{6}\b/i.exec(markup)?.[0] ?? 'currentColor';
}
