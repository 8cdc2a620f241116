import { type ReactNode, useId } from 'react';
import { useDrawingPath } from '../../../api/use-drawing.ts';
import { t } from '../text.ts';

export interface MockUpBrand {
  readonly id: string;
  readonly primary: string;
  readonly secondary: string;
  /** Black or white, whichever is readable on the primary colour. */
  readonly onPrimary: string;
}

interface SceneProps {
  /** The text alternative. */
  readonly label: string;
  readonly caption: string;
  /** Whether the scene shows the logo without its other colours. */
  readonly isOneColour?: boolean;
  readonly ground: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A mock-up with its caption, drawn on a canvas of 400 by 300. */
export function Scene(props: SceneProps) {
  const { label, caption, isOneColour = false, ground, className = '', children } = props;
  return (
    <figure className={`flex flex-col gap-2 ${className}`}>
      <svg
        role="img"
        aria-label={label}
        viewBox="0 0 400 300"
        className="aspect-4/3 w-full rounded-lg"
        style={{ backgroundColor: ground }}
      >
        {children}
      </svg>
      <figcaption className="text-xs text-faint">
        {isOneColour ? t('scenes.inOneColour', { caption }) : caption}
      </figcaption>
    </figure>
  );
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface BrandImageProps extends Box {
  readonly brandId: string;
  readonly part?: 'logo' | 'mark';
  readonly ground?: 'light' | 'dark';
  /** Draws the logo in this colour instead of its own. */
  readonly ink?: string;
  readonly align?: 'xMidYMid' | 'xMinYMin' | 'xMinYMid';
}

/** The logo or the mark in a scene, as large as its box allows. */
export function BrandImage(props: BrandImageProps) {
  const { brandId, part = 'logo', ground = 'light', ink, align = 'xMidYMid', ...box } = props;
  const source = useDrawingPath(brandId, `${part}-${ground}.svg`);
  const id = useId();
  return (
    <>
      {ink !== undefined && (
        <filter id={id} colorInterpolationFilters="sRGB">
          <feFlood floodColor={ink} />
          <feComposite in2="SourceAlpha" operator="in" />
        </filter>
      )}
      <image
        {...box}
        href={source}
        preserveAspectRatio={`${align} meet`}
        {...(ink !== undefined && { filter: `url(#${id})` })}
      />
    </>
  );
}
