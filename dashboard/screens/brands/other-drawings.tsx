import type { BrandColour } from '@blazon/contract/console/brands.ts';
import { Link } from '@tanstack/react-router';
import { Check, Columns2 } from 'lucide-react';
import { useBrand, useChooseBrand } from '../../api/use-brands.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Button } from '../../parts/button.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { showToast } from '../../parts/toast.tsx';
import { Ground, type GroundName, Logo } from './logo.tsx';
import { t } from './text.ts';
import { useGround } from './use-ground.tsx';

interface OtherDrawingsProps {
  readonly jobId: string;
  readonly brandId: string;
  readonly title: string;
  /** Whether this brand is the chosen drawing. */
  readonly isChosen: boolean;
  readonly others: readonly OtherDrawing[];
}

interface OtherDrawing {
  readonly id: string;
  readonly is_favourite?: boolean;
}

/** Shows small versions of the other drawings of the prompt, which can be opened, compared and chosen. */
export function OtherDrawings({ jobId, brandId, title, isChosen, others }: OtherDrawingsProps) {
  const { isAtLeast } = useWorkspaceContext();
  const choose = useChooseBrand({ id: jobId });
  const submit = (id: string) =>
    choose.mutate(id, {
      onSuccess: () => showToast('good', t('otherDrawings.nowFirst')),
      onError: (error) => showToast('danger', describeError(error)),
    });
  const onChoose = isAtLeast('developer') && !choose.isPending ? submit : undefined;
  return (
    <section aria-label={t('otherDrawings.title')} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-xs">
        <p className="text-faint">{t('otherDrawings.title')}</p>
        {!isChosen && onChoose !== undefined && (
          <Button size="small" variant="quiet" icon={Check} onClick={() => onChoose(brandId)}>
            {t('otherDrawings.chooseThis')}
          </Button>
        )}
      </div>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-6 sm:flex sm:flex-wrap">
        {others.map((other, place) => (
          <li key={other.id} className="flex min-w-0 flex-col gap-1.5 sm:w-52">
            <Drawing
              brandId={brandId}
              other={other}
              title={title}
              place={place + 1}
              onChoose={isChosen ? onChoose : undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DrawingProps {
  readonly brandId: string;
  readonly other: OtherDrawing;
  readonly title: string;
  /** Counted from one. */
  readonly place: number;
  readonly onChoose: ((id: string) => void) | undefined;
}

const smallButtonClasses =
  'inline-flex h-7 items-center gap-1 rounded-sm text-soft hover:text-ink hover:underline hover:underline-offset-4';

function Drawing({ brandId, other, title, place, onChoose }: DrawingProps) {
  const { workspace, environment } = useWorkspaceContext();
  const params = { workspace: workspace.id, environment };
  const [ground] = useGround();
  return (
    <>
      <Link
        to="/w/$workspace/$environment/brands/$brand"
        params={{ ...params, brand: other.id }}
        className="rounded-md"
      >
        <Ground ground={ground} className="aspect-[3/2] w-full rounded-md">
          <Logo
            brandId={other.id}
            ground={ground}
            alt={t('otherDrawings.logo', { title, place })}
            className="h-[58%] w-[74%]"
          />
        </Ground>
      </Link>
      <DrawingFacts brandId={other.id} place={place} />
      <div className="flex items-center justify-between gap-2 text-xs">
        <Link
          to="/w/$workspace/$environment/brands/$brand/compare/$other"
          params={{ ...params, brand: brandId, other: other.id }}
          aria-label={t('otherDrawings.compareWith', { title, place })}
          className={smallButtonClasses}
        >
          <Columns2 aria-hidden className="size-3.5" strokeWidth={1.75} />
          {t('otherDrawings.compare')}
        </Link>
        {other.is_favourite === true && (
          <span className="inline-flex items-center gap-1 text-good">
            <Check aria-hidden className="size-3.5" strokeWidth={2} />
            {t('otherDrawings.chosen')}
          </span>
        )}
        {onChoose !== undefined && (
          <button
            type="button"
            aria-label={t('otherDrawings.chooseOther', { title, place })}
            className={smallButtonClasses}
            onClick={() => onChoose(other.id)}
          >
            {t('otherDrawings.choose')}
          </button>
        )}
      </div>
    </>
  );
}

/** What distinguishes this drawing: its typeface and its colours. The lines keep their room while they load. */
function DrawingFacts({ brandId, place }: { readonly brandId: string; readonly place: number }) {
  const { data } = useBrand(brandId);
  return (
    <div className="flex flex-col gap-1 text-xs">
      <p className="flex flex-wrap justify-between gap-x-2">
        <span className="font-medium text-ink">{t('otherDrawings.name', { place })}</span>
        <span className="truncate text-soft">{data?.font_family}</span>
      </p>
      <dl className="grid min-h-11 grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1">
        {data !== undefined && (
          <>
            <Swatches ground="light" colours={data.colours} />
            <Swatches ground="dark" colours={data.colours} />
          </>
        )}
      </dl>
    </div>
  );
}

interface SwatchesProps {
  readonly ground: GroundName;
  readonly colours: readonly BrandColour[];
}

/** The colours on one ground, each with its name and value for the pointer and for screen readers. */
function Swatches({ ground, colours }: SwatchesProps) {
  return (
    <>
      <dt className="text-faint">
        {ground === 'light' ? t('otherDrawings.onLight') : t('otherDrawings.onDark')}
      </dt>
      <dd>
        <Ground ground={ground} className="!inline-flex gap-1 rounded-sm border border-line p-1">
          {colours.map(({ name, on_light: onLight, on_dark: onDark }) => {
            const hex = ground === 'light' ? onLight : onDark;
            const words = `${name} ${hex.toUpperCase()}`;
            return (
              <span
                key={name}
                role="img"
                aria-label={words}
                title={words}
                className="size-3 rounded-full"
                style={{ backgroundColor: hex }}
              />
            );
          })}
        </Ground>
      </dd>
    </>
  );
}
