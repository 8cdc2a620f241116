import type { Placement } from './choices.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the parts of a logo stand, in hundredths of the name's cap height. */
export interface ArrangedLogo {
  readonly width: number;
  readonly height: number;
  readonly symbol: Box | undefined;
  /** The left end of the name's baseline. */
  readonly name: { readonly x: number; readonly y: number } | undefined;
}

export interface LogoParts {
  readonly placement: Placement;
  readonly symbol: { readonly width: number; readonly height: number };
  readonly nameWidth: number;
}

export const capHeight = 100;
/** Room for descenders below the baseline. */
const descent = 40;
const gap = 60;

/** Arranges symbol and name as the studio does, without its optical corrections. */
export function arrangeLogo({ placement, symbol, nameWidth }: LogoParts): ArrangedLogo {
  if (placement === 'alone') return { ...symbol, symbol: { x: 0, y: 0, ...symbol }, name: undefined };
  if (placement === 'none')
    return { width: nameWidth, height: capHeight + descent, symbol: undefined, name: { x: 0, y: capHeight } };
  if (placement === 'left' || placement === 'right') {
    const height = Math.max(symbol.height, capHeight + 2 * descent);
    const isLeft = placement === 'left';
    return {
      width: symbol.width + gap + nameWidth,
      height,
      symbol: { x: isLeft ? 0 : nameWidth + gap, y: (height - symbol.height) / 2, ...symbol },
      name: { x: isLeft ? symbol.width + gap : 0, y: (height + capHeight) / 2 },
    };
  }
  const width = Math.max(symbol.width, nameWidth);
  const isAbove = placement === 'above';
  return {
    width,
    height: symbol.height + gap + capHeight + (isAbove ? descent : 0),
    symbol: { x: (width - symbol.width) / 2, y: isAbove ? 0 : capHeight + gap, ...symbol },
    name: { x: (width - nameWidth) / 2, y: isAbove ? symbol.height + gap + capHeight : capHeight },
  };
}
