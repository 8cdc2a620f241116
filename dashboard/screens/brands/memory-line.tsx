import type { BrandDetail, BrandVersion } from '@blazon/contract/console/brands.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Badge } from '../../parts/badge.tsx';
import { joinClasses } from '../../parts/classes.ts';
import { ButtonLink } from '../../parts/link.tsx';
import { Time } from '../../parts/time.tsx';
import { Ground, Logo } from './logo.tsx';
import { useGround } from './use-ground.tsx';
import { t } from './text.ts';

/** Shows the prompts that led to this brand, the newest first. */
export function MemoryLine({ brand }: { readonly brand: BrandDetail }) {
  const newestFirst = brand.line.toReversed();
  return (
    <div className="flex flex-col gap-3">
      <ol reversed className="flex flex-col">
        {newestFirst.map((step, index) => (
          <Step
            key={step.memory_id}
            step={step}
            isThis={step.brand_id === brand.id}
            before={newestFirst[index + 1]?.brand_id ?? null}
          />
        ))}
      </ol>
      {brand.line_is_cut && <p className="text-xs text-faint">{t('memoryLine.olderStepsAreInThe')}</p>}
    </div>
  );
}

interface StepProps {
  readonly step: BrandVersion;
  readonly isThis: boolean;
  /** The brand of the previous version, to compare with. */
  readonly before: string | null;
}

function Step({ step, isThis, before }: StepProps) {
  const [ground] = useGround();
  return (
    <li className="relative flex gap-5 pb-6 not-last:before:absolute not-last:before:top-26 not-last:before:bottom-2 not-last:before:left-18 not-last:before:w-px not-last:before:bg-line-strong last:pb-0 max-sm:gap-4 max-sm:not-last:before:top-22 max-sm:not-last:before:left-14">
      <Ground ground={ground} className="h-24 w-36 shrink-0 rounded-md max-sm:h-20 max-sm:w-28">
        {step.brand_id !== null && (
          <Logo brandId={step.brand_id} ground={ground} alt="" className="h-[62%] w-[76%]" />
        )}
      </Ground>
      <div className="flex min-w-0 flex-1 flex-col gap-3 sm:flex-row sm:items-center sm:justify-between sm:gap-6">
        <div className="flex min-w-0 flex-col gap-1">
          <p
            className={joinClasses(
              'text-sm [overflow-wrap:anywhere]',
              isThis ? 'font-medium text-ink' : 'text-soft',
            )}
            aria-current={isThis ? 'step' : undefined}
          >
            {step.prompt}
          </p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-faint">
            {isThis && <Badge>{t('memoryLine.current')}</Badge>}
            <Time at={step.created_at} />
          </p>
        </div>
        {step.brand_id !== null && (
          <StepActions brandId={step.brand_id} prompt={step.prompt} isThis={isThis} before={before} />
        )}
      </div>
    </li>
  );
}

interface StepActionsProps extends Omit<StepProps, 'step'> {
  readonly brandId: string;
  readonly prompt: string;
}

function StepActions({ brandId, prompt, isThis, before }: StepActionsProps) {
  const { workspace, environment } = useWorkspaceContext();
  const params = { workspace: workspace.id, environment, brand: brandId };
  return (
    <div className="flex shrink-0 flex-wrap gap-2 empty:hidden">
      {before !== null && (
        <ButtonLink
          size="small"
          to="/w/$workspace/$environment/brands/$brand/compare/$other"
          params={{ ...params, other: before }}
        >
          {t('memoryLine.whatChanged')}
        </ButtonLink>
      )}
      {!isThis && (
        <ButtonLink
          size="small"
          to="/w/$workspace/$environment/brands/$brand"
          params={params}
          aria-label={t('memoryLine.openVersion', { prompt })}
        >
          {t('memoryLine.open')}
        </ButtonLink>
      )}
    </div>
  );
}
