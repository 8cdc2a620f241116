import type { BrandDetail } from '@blazon/contract/console/brands.ts';
import { useDrawingMarkup } from '../../../api/use-drawing.ts';
import { Badge } from '../../../parts/badge.tsx';
import { brandTitle } from '../brand-title.ts';
import { Ground, type GroundName, Logo } from '../logo.tsx';
import { t } from '../text.ts';
import type { EditorChoices } from './choices.ts';
import { recolour } from './recolour.ts';

interface PreviewProps {
  readonly brand: BrandDetail;
  readonly choices: EditorChoices;
}

/** Shows the logo on both backgrounds, in the colours chosen so far. Other changes need the studio. */
export function Preview({ brand, choices }: PreviewProps) {
  return (
    <div className="grid grid-cols-2 overflow-hidden rounded-lg border border-line lg:sticky lg:top-6 lg:grid-cols-1">
      <PreviewHalf brand={brand} choices={choices} ground="light" />
      <PreviewHalf brand={brand} choices={choices} ground="dark" />
      <PreviewNote choices={choices} />
    </div>
  );
}

function PreviewHalf({ brand, choices, ground }: PreviewProps & { readonly ground: GroundName }) {
  const svg = useDrawingMarkup(brand.id, `logo-${ground}.svg`);
  const recoloured = svg === undefined ? undefined : recolour(svg, ground, brand.colours, choices);
  const alt = t('lockups.logo', { title: brandTitle(brand), ground });
  const classes = 'h-[72%] w-[80%]';
  return (
    <Ground ground={ground} className="aspect-[8/5] lg:aspect-[9/5]">
      {recoloured === undefined ? (
        <Logo brandId={brand.id} ground={ground} alt={alt} className={classes} eager />
      ) : (
        // As an image, so that the SVG markup never becomes part of the page.
        <img
          src={`data:image/svg+xml,${encodeURIComponent(recoloured)}`}
          alt={alt}
          draggable={false}
          className={`object-contain ${classes}`}
        />
      )}
    </Ground>
  );
}

/** Says what the preview shows and what it leaves out, so that nobody takes it for the result. */
function PreviewNote({ choices: { primary, secondary, scheme, ...others } }: Pick<PreviewProps, 'choices'>) {
  const hasColours = (primary ?? secondary ?? scheme) !== undefined;
  const hasOthers = Object.values(others).some((choice) => choice !== undefined && choice !== '');
  return (
    <p className="col-span-full flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 border-t border-line px-3 py-2 text-xs text-soft">
      <Badge tone={hasColours ? 'info' : 'neutral'}>
        {hasColours ? t('preview.colours') : t('preview.now')}
      </Badge>
      {hasOthers && t(hasColours ? 'preview.others' : 'preview.changes')}
    </p>
  );
}
