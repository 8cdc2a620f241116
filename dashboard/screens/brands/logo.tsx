import type { DrawingFile } from '@blazon/contract/console/brands.ts';
import type { ReactNode } from 'react';
import { useDrawingPath } from '../../api/use-drawing.ts';
import { joinClasses } from '../../parts/classes.ts';

/** A ground is the background that a logo is shown on. Logos are designed for two: one light, one dark. */
export type GroundName = 'light' | 'dark';

/** Near white and near black, whatever the page's theme. */
const groundClasses: Record<GroundName, string> = {
  light: 'bg-[#f6f6f7]',
  dark: 'bg-[#111113] dark:bg-[#0a0a0c]',
};

interface LogoProps {
  readonly brandId: string;
  readonly ground: GroundName;
  readonly part?: 'logo' | 'mark' | 'wordmark';
  /** Empty if adjacent text says the same. */
  readonly alt: string;
  readonly className?: string;
  readonly eager?: boolean;
  readonly onLoad?: () => void;
}

/** Shows a logo as an image, so that the SVG markup never becomes part of the page. */
export function Logo({ brandId, ground, part = 'logo', alt, className, eager = false, onLoad }: LogoProps) {
  const file: DrawingFile = `${part}-${ground}.svg`;
  return (
    <img
      src={useDrawingPath(brandId, file)}
      alt={alt}
      decoding="async"
      loading={eager ? 'eager' : 'lazy'}
      draggable={false}
      onLoad={onLoad}
      // A failed image counts as loaded, so that nothing waits for it.
      onError={onLoad}
      className={joinClasses('object-contain', className)}
    />
  );
}

/** Centres a logo on its ground. */
export function Ground({
  ground,
  className,
  children,
}: {
  readonly ground: GroundName;
  readonly className?: string;
  readonly children?: ReactNode;
}) {
  return (
    <div
      className={joinClasses(
        'relative isolate flex items-center justify-center overflow-hidden',
        groundClasses[ground],
        className,
      )}
    >
      {children}
    </div>
  );
}
