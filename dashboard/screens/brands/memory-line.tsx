import type { BrandDetail, LineStep } from '@blazon/contract/console/brands.ts';
import { Link } from '@tanstack/react-router';
import { usePlace } from '../../api/use-me.ts';
import { TextLink } from '../../parts/link.tsx';
import { Time } from '../../parts/time.tsx';
import { Ground, Logo } from './logo.tsx';
import { useGround } from './use-ground.tsx';
import { t } from './text.ts';

/** Shows the refinements that led to this brand, one sentence each. */
export function MemoryLine({ brand }: { readonly brand: BrandDetail }) {
  return (
    <div className="flex flex-col gap-3">
      {brand.line_is_cut && <p className="text-xs text-faint">{t('memoryLine.olderStepsAreInThe')}</p>}
      <ol className="flex flex-col">
        {brand.line.map((step, place) => (
          <Step
            key={step.memory_id}
            step={step}
            isThis={step.brand_id === brand.id}
            before={brand.line[place - 1]?.brand_id ?? null}
          />
        ))}
      </ol>
    </div>
  );
}

interface StepProps {
  readonly step: LineStep;
  readonly isThis: boolean;
  /** The brand of the previous version, to compare with. */
  readonly before: string | null;
}

function Step({ step, isThis, before }: StepProps) {
  const { workspace, environment } = usePlace();
  const [ground] = useGround();
  const words = 'text-sm [overflow-wrap:anywhere]';
  return (
    <li className="relative flex gap-4 pb-6 last:pb-0 [&:not(:last-child)]:before:absolute [&:not(:last-child)]:before:top-16 [&:not(:last-child)]:before:bottom-0 [&:not(:last-child)]:before:left-10 [&:not(:last-child)]:before:w-px [&:not(:last-child)]:before:bg-line-strong">
      <Ground ground={ground} className="h-15 w-20 shrink-0 rounded-md">
        {step.brand_id !== null && (
          <Logo brandId={step.brand_id} ground={ground} alt="" className="h-[56%] w-[74%]" />
        )}
      </Ground>
      <div className="flex min-w-0 flex-col justify-center gap-0.5">
        {isThis || step.brand_id === null ? (
          <p className={`${words} font-medium text-ink`} aria-current={isThis ? 'step' : undefined}>
            {step.prompt}
          </p>
        ) : (
          <Link
            to="/w/$workspace/$environment/brands/$brand"
            params={{ workspace: workspace.id, environment, brand: step.brand_id }}
            className={`${words} text-soft hover:text-ink hover:underline hover:underline-offset-4`}
          >
            {step.prompt}
          </Link>
        )}
        <p className="flex flex-wrap gap-x-3 text-xs text-faint">
          <Time at={step.created_at} />
          {step.brand_id !== null && before !== null && (
            <TextLink
              to="/w/$workspace/$environment/brands/$brand/compare/$other"
              params={{ workspace: workspace.id, environment, brand: step.brand_id, other: before }}
            >
              {t('memoryLine.whatChanged')}
            </TextLink>
          )}
        </p>
      </div>
    </li>
  );
}
