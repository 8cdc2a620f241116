import type { BrandDetail, Frame } from '@blazon/contract/console/brands.ts';
import { Circle, type LucideIcon, Shield, Square } from 'lucide-react';
import type { CSSProperties } from 'react';
import { joinClasses } from '../../../parts/classes.ts';
import { Logo } from '../logo.tsx';
import { useGround } from '../use-ground.tsx';
import { useTypeface } from '../use-typeface.ts';
import type { Placement } from './choices.ts';

/** The name as the logo spells it. A logo that never had a name shows its family instead. */
export function getLettering({ design, font_family: family }: BrandDetail): string {
  return design?.lettering ?? family;
}

interface SketchProps {
  readonly brand: BrandDetail;
}

const directionClasses: Readonly<Record<Placement, string>> = {
  left: 'flex-row',
  right: 'flex-row-reverse',
  above: 'flex-col',
  below: 'flex-col-reverse',
  alone: '',
  none: '',
};

interface LayoutSketchProps extends SketchProps {
  readonly placement: Placement;
  /** The size of the symbol. */
  readonly symbolClasses?: string;
}

/** A small diagram of an arrangement: the brand's own symbol, and its name in its own letters. */
export function LayoutSketch({ brand, placement, symbolClasses = 'size-5' }: LayoutSketchProps) {
  return (
    <span
      aria-hidden
      className={joinClasses(
        'flex h-10 w-full min-w-0 items-center justify-center gap-1',
        directionClasses[placement],
      )}
    >
      {placement !== 'none' && <SymbolSketch brand={brand} className={symbolClasses} />}
      {placement !== 'alone' && <NameSketch brand={brand} />}
    </span>
  );
}

const frameIcons: Readonly<Record<Frame, LucideIcon>> = { circle: Circle, square: Square, shield: Shield };

/** The symbol in a frame, or without one. */
export function FrameSketch({ brand, frame }: SketchProps & { readonly frame: Frame | 'none' }) {
  const Icon = frame === 'none' ? undefined : frameIcons[frame];
  return (
    <span aria-hidden className="relative flex size-10 items-center justify-center">
      {Icon && <Icon className="absolute inset-0 size-full" strokeWidth={1.25} />}
      <SymbolSketch brand={brand} className="size-4" />
    </span>
  );
}

/** The drawing of a framed symbol includes its frame, so a block stands for the symbol there. */
function SymbolSketch({ brand, className }: SketchProps & { readonly className: string }) {
  const [ground] = useGround();
  if ((brand.design?.frame ?? null) !== null)
    return <span className={joinClasses('shrink-0 rounded-sm bg-current', className)} />;
  return (
    <Logo
      brandId={brand.id}
      ground={ground}
      part="mark"
      alt=""
      className={joinClasses('shrink-0', className)}
    />
  );
}

function NameSketch({ brand }: SketchProps) {
  const face = useTypeface(brand.font_family);
  return (
    <span className="max-w-full min-w-0 truncate text-xs" style={{ ...face, fontWeight: 600 }}>
      {getLettering(brand)}
    </span>
  );
}

interface LetteringSketchProps {
  readonly family: string;
  readonly text: string;
  readonly weight: CSSProperties['fontWeight'];
}

/** The name in a family, at the weight that it would have. */
export function LetteringSketch({ family, text, weight }: LetteringSketchProps) {
  const face = useTypeface(family);
  return (
    <span
      aria-hidden
      className="w-full truncate text-lg leading-7 text-ink"
      style={{ ...face, fontWeight: weight }}
    >
      {text}
    </span>
  );
}
