import type { JobBrand, JobView } from '@blazon/contract/console/generations.ts';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useBrand, useChooseBrand } from '../../api/use-brands.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Button } from '../../parts/button.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { ButtonLink } from '../../parts/link.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { showToast } from '../../parts/toast.tsx';
import { brandTitle } from '../brands/brand-title.ts';
import { Ground, Logo } from '../brands/logo.tsx';
import { t } from './text.ts';

const gridClasses = 'grid gap-x-5 gap-y-6 sm:grid-cols-2 lg:grid-cols-3';
/** Both backgrounds have the same shape, so that the logo has the same size on them. */
const shapeClasses = 'aspect-[2/1]';
const logoClasses = 'h-[74%] w-[76%]';

interface VariantChoiceProps {
  readonly job: JobView;
  readonly brands: readonly JobBrand[];
  /** Called when a drawing is on the screen. */
  readonly onPainted: () => void;
  readonly onChosen: () => void;
}

/** Shows several drawings of one prompt side by side. */
export function VariantChoice({ job, brands, onPainted, onChosen }: VariantChoiceProps) {
  const [first] = brands;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        {/* Without a name, the title would repeat the prompt above. */}
        {typeof first?.name === 'string' && (
          <h2 className="text-lg font-semibold text-ink [overflow-wrap:anywhere]">{first.name}</h2>
        )}
        <p className="text-sm text-soft">{t('jobVariants.hint')}</p>
      </div>
      <ul aria-label={t('jobVariants.label')} className={gridClasses}>
        {brands.map((brand, index) => (
          <li key={brand.id}>
            <VariantCard
              job={job}
              brand={brand}
              place={index + 1}
              count={brands.length}
              onPainted={onPainted}
              onChosen={onChosen}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface VariantCardProps {
  readonly job: JobView;
  readonly brand: JobBrand;
  /** Counted from one. */
  readonly place: number;
  readonly count: number;
  readonly onPainted: () => void;
  readonly onChosen: () => void;
}

function VariantCard({ job, brand, place, count, onPainted, onChosen }: VariantCardProps) {
  const { workspace, environment, isAtLeast } = useWorkspaceContext();
  const choose = useChooseBrand(job);
  // The drawing comes first. Other data is requested once it is visible.
  const [isShown, setShown] = useState(false);
  const title = brandTitle({ name: brand.name, prompt: job.prompt ?? '' });
  const submit = () =>
    choose.mutate(brand.id, {
      onSuccess: onChosen,
      onError: (error) => showToast('danger', describeError(error)),
    });
  return (
    <article
      aria-label={t('jobVariants.drawing', { place, count })}
      className="group relative flex flex-col gap-3 rounded-lg has-[button:focus-visible]:outline-2 has-[button:focus-visible]:outline-offset-4 has-[button:focus-visible]:outline-focus"
    >
      <VariantPictures
        brandId={brand.id}
        alt={t('jobVariants.logo', { title, place, count })}
        onShown={() => {
          setShown(true);
          onPainted();
        }}
      />
      <div className="flex items-center gap-1.5">
        {isAtLeast('developer') && (
          <Button
            size="small"
            icon={Check}
            pending={choose.isPending}
            onClick={submit}
            aria-label={t('jobVariants.chooseDrawing', { place, count })}
            // The whole card can be pressed.
            className="outline-none after:absolute after:inset-0 after:rounded-lg"
          >
            {t('jobVariants.choose')}
          </Button>
        )}
        <ButtonLink
          variant="quiet"
          size="small"
          to="/w/$workspace/$environment/brands/$brand"
          params={{ workspace: workspace.id, environment, brand: brand.id }}
          aria-label={t('jobVariants.openDrawing', { place, count })}
          className="relative z-10"
        >
          {t('jobVariants.open')}
        </ButtonLink>
        {isShown && <VariantFacts brandId={brand.id} />}
      </div>
    </article>
  );
}

interface VariantPicturesProps {
  readonly brandId: string;
  readonly alt: string;
  readonly onShown: () => void;
}

/** Requests the picture for dark backgrounds once the one for light backgrounds is visible. */
function VariantPictures({ brandId, alt, onShown }: VariantPicturesProps) {
  const [isShown, setShown] = useState(false);
  const show = () => {
    setShown(true);
    onShown();
  };
  return (
    <div className="overflow-hidden rounded-lg">
      <Ground ground="light" className={shapeClasses}>
        <Logo brandId={brandId} ground="light" alt={alt} className={logoClasses} eager onLoad={show} />
      </Ground>
      <Ground ground="dark" className={`${shapeClasses} max-sm:hidden`}>
        {isShown && <Logo brandId={brandId} ground="dark" alt="" className={logoClasses} />}
      </Ground>
    </div>
  );
}

/** Describes what distinguishes this drawing besides the symbol. */
function VariantFacts({ brandId }: { readonly brandId: string }) {
  const { data } = useBrand(brandId);
  if (data === undefined) return null;
  return (
    <p className="ml-auto flex min-w-0 items-center gap-2 text-xs text-soft">
      <span className="truncate">{data.font_family}</span>
      <span aria-hidden className="flex shrink-0 gap-1">
        {[data.primary_color, data.secondary_color].map((colour) => (
          <span
            key={colour}
            className="size-3 rounded-full border border-line-strong"
            style={{ backgroundColor: colour }}
          />
        ))}
      </span>
    </p>
  );
}

/** Placeholders for drawings in progress. */
export function VariantSkeletons({ count }: { readonly count: number }) {
  return (
    <div aria-hidden className={gridClasses}>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className="flex flex-col gap-3">
          <Skeleton className={`${shapeClasses} w-full rounded-lg sm:aspect-square`} />
          <Skeleton className="h-8 w-24" />
        </div>
      ))}
    </div>
  );
}
