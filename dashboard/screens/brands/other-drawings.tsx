import { Link } from '@tanstack/react-router';
import { Check, Columns2 } from 'lucide-react';
import { useChooseBrand } from '../../api/use-brands.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Button } from '../../parts/button.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { showToast } from '../../parts/toast.tsx';
import { Ground, Logo } from './logo.tsx';
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
      <ul className="flex flex-wrap gap-x-5 gap-y-4">
        {others.map((other, place) => (
          <li key={other.id} className="flex w-36 flex-col gap-1">
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
        <Ground ground={ground} className="h-24 w-36 rounded-md">
          <Logo
            brandId={other.id}
            ground={ground}
            alt={t('otherDrawings.logo', { title, place })}
            className="h-[58%] w-[74%]"
          />
        </Ground>
      </Link>
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
