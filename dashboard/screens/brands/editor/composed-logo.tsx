import type { BrandDesign, BrandDetail } from '@blazon/contract/console/brands.ts';
import type { ReactNode } from 'react';
import { useDrawingMarkup } from '../../../api/use-drawing.ts';
import { joinClasses } from '../../../parts/classes.ts';
import type { GroundName } from '../logo.tsx';
import { alignShares, arrangeLogo, type Box } from './arrange-logo.ts';
import type { EditorChoices } from './choices.ts';
import {
  type Composition,
  computeSymbolFactor,
  getUsualSymbolHeight,
  hasNameDrawing,
} from './composition.ts';
import { createImageUrl, recolour } from './recolour.ts';
import { capHeightShare, type TypesetName, useTypesetName } from './typeset-name.ts';

interface PartProps {
  readonly brand: BrandDetail;
  readonly choices: EditorChoices;
  readonly ground: GroundName;
}

interface ComposedLogoProps extends PartProps {
  readonly design: BrandDesign;
  readonly composition: Composition;
  readonly alt: string;
  readonly className: string;
  /** Shown until everything is loaded, and if something cannot be. */
  readonly fallback: ReactNode;
}

/** The room above and below the capitals for accents and descenders, in font sizes. */
const overhang = 0.28;

/**
 * The logo with the chosen letters and arrangement, composed by the browser. It comes close to what the studio draws,
 * but only the studio adjusts spacing, sizes and letterforms. All lengths are in units of the drawing.
 */
export function ComposedLogo({ design, composition, alt, className, fallback, ...props }: ComposedLogoProps) {
  const { brand, choices } = props;
  const { placement, text } = composition;
  const symbol = usePart('mark', props) ?? (placement === 'none' ? noPart : undefined);
  const nameDrawing = usePart('wordmark', props) ?? (placement === 'alone' ? noPart : undefined);
  const name = useTypesetName(brand, choices, text);
  if (symbol === undefined || nameDrawing === undefined || (text !== undefined && name === undefined))
    return fallback;

  // Text is as large as the letters in the drawing.
  const fontSize =
    name !== undefined && hasNameDrawing(design)
      ? nameDrawing.width / name.widthNow
      : symbol.height / getUsualSymbolHeight(placement) / capHeightShare;
  const factor = computeSymbolFactor(design, choices);
  const { width, height, ...boxes } = arrangeLogo({
    placement,
    align: design.align,
    symbol: { width: symbol.width * factor, height: symbol.height * factor },
    name:
      name === undefined
        ? { width: nameDrawing.width, height: nameDrawing.height, overhang: 0 }
        : { width: name.width * fontSize, height: name.height * fontSize, overhang: overhang * fontSize },
  });
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${width} ${height}`}
      // Swashes may reach beyond the width of a line.
      className={joinClasses('overflow-visible', className)}
    >
      {boxes.symbol && <image {...boxes.symbol} href={symbol.url} />}
      {boxes.name && name === undefined && <image {...boxes.name} href={nameDrawing.url} />}
      {boxes.name && name !== undefined && (
        <NameText box={boxes.name} align={design.align} name={name} fontSize={fontSize} part={nameDrawing} />
      )}
    </svg>
  );
}

interface NameTextProps {
  readonly box: Box;
  readonly align: BrandDesign['align'];
  readonly name: TypesetName;
  readonly fontSize: number;
  /** The drawing of the name, whose colours the text has. */
  readonly part: LogoPart;
}

const anchors = { left: 'start', center: 'middle', right: 'end' } as const;

function NameText({ box, align, name, fontSize, part }: NameTextProps) {
  const share = alignShares[align];
  return name.lines.map(({ text, size, baseline, spacing, style }) => (
    <text
      key={baseline}
      // The spacing after the last letter is not part of the line.
      x={box.x + (box.width + spacing * fontSize) * share}
      y={box.y + baseline * fontSize}
      textAnchor={anchors[align]}
      style={{ ...style, fontSize: size * fontSize }}
      fill={size < 1 ? part.lastFill : part.firstFill}
    >
      {text}
    </text>
  ));
}

interface LogoPart {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly firstFill: string;
  readonly lastFill: string;
}

/** Stands in for a part that the logo does not show. */
const noPart: LogoPart = { url: '', width: 0, height: 0, firstFill: 'none', lastFill: 'none' };

/** The drawing of a part in the chosen colours. Undefined until it is loaded, or if it cannot be. */
function usePart(part: 'mark' | 'wordmark', { brand, choices, ground }: PartProps): LogoPart | undefined {
  const markup = useDrawingMarkup(brand.id, `${part}-${ground}.svg`, { isTight: true });
  if (markup === undefined) return undefined;
  const coloured = recolour(markup, ground, brand.colours, choices) ?? markup;
  const [width = 1, height = 1] =
    /viewBox="([^"]+)"/.exec(markup)?.[1]?.split(' ').slice(2).map(Number) ?? [];
  const fills = coloured.match(/#[\da-f]{6}\b/gi) ?? [];
  const { 0: firstFill = 'currentColor' } = fills;
  return { url: createImageUrl(coloured), width, height, firstFill, lastFill: fills.at(-1) ?? firstFill };
}
