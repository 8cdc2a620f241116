import type { BrandDetail } from '@blazon/contract/console/brands.ts';
import { useMemo } from 'react';
import { useDrawingMarkup } from '../../../api/use-drawing.ts';
import { locale } from '../../../messages/locale.ts';
import { Badge } from '../../../parts/badge.tsx';
import { brandTitle } from '../brand-title.ts';
import { Ground, type GroundName, Logo } from '../logo.tsx';
import { t } from '../text.ts';
import type { EditorChoices } from './choices.ts';
import { ComposedLogo } from './composed-logo.tsx';
import { type Composition, composedChoices, planComposition } from './composition.ts';
import { createImageUrl, recolour } from './recolour.ts';

interface PreviewProps {
  readonly brand: BrandDetail;
  readonly choices: EditorChoices;
}

/** Shows the logo on both backgrounds, in the colours, letters and arrangement chosen so far. */
export function Preview({ brand, choices }: PreviewProps) {
  const composition = useMemo(() => planComposition(brand, choices), [brand, choices]);
  const half = { brand, choices, composition };
  return (
    <div className="grid grid-cols-2 overflow-hidden rounded-lg border border-line lg:sticky lg:top-6 lg:grid-cols-1">
      <PreviewHalf {...half} ground="light" />
      <PreviewHalf {...half} ground="dark" />
      <PreviewNote choices={choices} isComposed={composition !== undefined} />
    </div>
  );
}

interface PreviewHalfProps extends PreviewProps {
  readonly ground: GroundName;
  /** Undefined if the preview shows the whole drawing. */
  readonly composition: Composition | undefined;
}

function PreviewHalf({ brand, choices, ground, composition }: PreviewHalfProps) {
  const alt = t('lockups.logo', { title: brandTitle(brand), ground });
  const props = { brand, choices, ground, alt, className: 'h-[72%] w-[80%] object-contain' };
  const recoloured = <RecolouredLogo {...props} />;
  return (
    <Ground ground={ground} className="aspect-[8/5] lg:aspect-[9/5]">
      {composition === undefined || brand.design === null ? (
        recoloured
      ) : (
        <ComposedLogo {...props} design={brand.design} composition={composition} fallback={recoloured} />
      )}
    </Ground>
  );
}

interface LogoPreviewProps extends PreviewProps {
  readonly ground: GroundName;
  readonly alt: string;
  readonly className: string;
}

function RecolouredLogo({ brand, choices, ground, alt, className }: LogoPreviewProps) {
  const svg = useDrawingMarkup(brand.id, `logo-${ground}.svg`);
  const recoloured = svg === undefined ? undefined : recolour(svg, ground, brand.colours, choices);
  if (recoloured === undefined)
    return <Logo brandId={brand.id} ground={ground} alt={alt} className={className} eager />;
  return <img src={createImageUrl(recoloured)} alt={alt} draggable={false} className={className} />;
}

interface PreviewNoteProps {
  readonly choices: EditorChoices;
  /** Whether the preview shows the choices about the letters and the arrangement. */
  readonly isComposed: boolean;
}

/** Says what the preview shows and what it leaves out, so that nobody takes it for the result. */
function PreviewNote({ choices, isComposed }: PreviewNoteProps) {
  const { primary, secondary, scheme } = choices;
  const isPreview = isComposed || (primary ?? secondary ?? scheme) !== undefined;
  const hidden = listHiddenChanges(choices, isComposed);
  return (
    <p className="col-span-full flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 border-t border-line px-3 py-2 text-xs text-soft">
      <Badge tone={isPreview ? 'info' : 'neutral'}>
        {isPreview ? t('preview.approximate') : t('preview.now')}
      </Badge>
      {hidden.length > 0
        ? t('preview.notShown', { changes: new Intl.ListFormat(locale).format(hidden) })
        : isPreview && t('preview.studioAdjusts')}
    </p>
  );
}

/** What each choice changes that the preview may not show. It always shows colours. */
const changeNames: Readonly<Partial<Record<keyof EditorChoices, string>>> = {
  subject: t('preview.symbol'),
  symbol: t('preview.symbol'),
  manner: t('preview.symbol'),
  size: t('preview.symbol'),
  frame: t('preview.frame'),
  placement: t('preview.layout'),
  typeface: t('preview.typeface'),
  weight: t('preview.weight'),
  letterCase: t('preview.letters'),
};

/** Names what was chosen and only the studio can draw. */
function listHiddenChanges(choices: EditorChoices, isComposed: boolean): string[] {
  const shown = isComposed ? composedChoices : [];
  const isHidden = (choice: keyof EditorChoices) => (choices[choice] ?? '') !== '' && !shown.includes(choice);
  const names = Object.entries(changeNames) as [keyof EditorChoices, string][];
  return [...new Set(names.flatMap(([choice, name]) => (isHidden(choice) ? [name] : [])))];
}
