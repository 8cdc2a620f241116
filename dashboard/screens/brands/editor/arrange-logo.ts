import type { Placement } from './choices.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** Where the parts of a logo are placed. The name's box is that of its capitals, from the baseline up. */
export interface ArrangedLogo extends Size {
  readonly symbol: Box | undefined;
  readonly name: Box | undefined;
}

export interface LogoParts {
  readonly placement: Placement;
  readonly symbol: Size;
  /** The overhang is the room above and below the capitals, for accents and descenders. */
  readonly name: Size & { readonly overhang: number };
  /** The side on which a symbol and the name below or above it are aligned. */
  readonly align: 'left' | 'center' | 'right';
}

/** The gap between symbol and name, in symbol heights. */
const gapShare = 0.3;
/** How much of the free width is to the left of a part. */
export const alignShares = { left: 0, center: 0.5, right: 1 } as const;

/** Arranges symbol and name as the studio does, without its optical corrections. */
export function arrangeLogo({
  placement,
  symbol,
  name: { overhang, ...name },
  align,
}: LogoParts): ArrangedLogo {
  const gap = symbol.height * gapShare;
  switch (placement) {
    case 'alone':
      return { ...symbol, symbol: { x: 0, y: 0, ...symbol }, name: undefined };
    case 'none':
      return {
        width: name.width,
        height: name.height + 2 * overhang,
        symbol: undefined,
        name: { x: 0, y: overhang, ...name },
      };
    case 'left':
    case 'right': {
      const height = Math.max(symbol.height, name.height + 2 * overhang);
      const isLeft = placement === 'left';
      return {
        width: symbol.width + gap + name.width,
        height,
        symbol: { x: isLeft ? 0 : name.width + gap, y: (height - symbol.height) / 2, ...symbol },
        name: { x: isLeft ? symbol.width + gap : 0, y: (height - name.height) / 2, ...name },
      };
    }
    case 'above':
    case 'below': {
      const width = Math.max(symbol.width, name.width);
      const isAbove = placement === 'above';
      const nameTop = isAbove ? symbol.height + gap : overhang;
      return {
        width,
        height: symbol.height + gap + name.height + overhang,
        symbol: {
          x: (width - symbol.width) * alignShares[align],
          y: isAbove ? 0 : nameTop + name.height + gap,
          ...symbol,
        },
        name: { x: (width - name.width) * alignShares[align], y: nameTop, ...name },
      };
    }
  }
}
