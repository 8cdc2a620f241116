import type { JobView } from '@blazon/contract/console/generations.ts';
import { Check, CircleAlert, Inbox, LoaderCircle, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useJob } from '../../api/use-jobs.ts';
import { usePlace } from '../../api/use-me.ts';
import { IconButton } from '../../parts/button.tsx';
import { joinClasses } from '../../parts/classes.ts';
import { TextLink } from '../../parts/link.tsx';
import { Failure } from './job-failure.tsx';
import { Result } from './job-result.tsx';
import { VariantChoice, VariantSkeletons } from './job-variants.tsx';
import { type JobStep, type StepState, createJobSteps } from './job-steps.ts';
import { rich, t } from './text.ts';

interface JobProgressProps {
  readonly job: JobView;
  readonly onRefine: (brandId: string) => void;
  readonly onDismiss: () => void;
  /** Called when the prompt was sent again. */
  readonly onRetried: (job: JobView) => void;
}

/** The progress of one generation. */
export function JobProgress({ job: known, onRefine, onDismiss, onRetried }: JobProgressProps) {
  const { data: job } = useJob(known);
  const now = useTick(job.finished_ms === null);
  const steps = createJobSteps(job, now);
  return (
    <li className="flex flex-col gap-4 border-t border-line pt-5">
      <div className="flex items-start justify-between gap-4">
        <p className="min-w-0 text-sm text-ink [overflow-wrap:anywhere]">
          {job.prompt ?? t('jobProgress.projectDeleted')}
        </p>
        {job.finished_ms !== null && (
          <IconButton
            icon={X}
            label={t('jobProgress.dismiss')}
            onClick={onDismiss}
            className="-mt-1.5 -mr-1.5"
          />
        )}
      </div>
      <Steps steps={steps} />
      <p role="status" className="sr-only">
        {describeProgress(job)}
      </p>
      <DrawnJob job={job} onRefine={onRefine} />
      {job.failure !== null && <Failure job={job} failure={job.failure} onRetried={onRetried} />}
      <DeliveryHint job={job} />
    </li>
  );
}

/** Shows the drawings to choose from, or the chosen one. */
function DrawnJob({ job, onRefine }: Pick<JobProgressProps, 'job' | 'onRefine'>) {
  const [isChosenHere, setChosenHere] = useState(false);
  const { brand, variants = [], is_chosen: isChosen = true, requested_variants: requested = 1 } = job;
  if (brand === null)
    return job.finished_ms === null && requested > 1 ? <VariantSkeletons count={requested} /> : null;
  if (isChosen) return <Result job={job} brand={brand} onRefine={onRefine} takesFocus={isChosenHere} />;
  return <VariantChoice job={job} brands={[brand, ...variants]} onChosen={() => setChosenHere(true)} />;
}

function describeProgress({ status, failure, variants = [], is_chosen: isChosen = true }: JobView): string {
  if (failure !== null) return t('jobProgress.failed', { reason: failure.message });
  if (status !== 'succeeded') return t('jobProgress.drawing');
  return isChosen ? t('jobProgress.drawn') : t('jobProgress.chooseOne', { count: variants.length + 1 });
}

/** Counts seconds while the job runs. */
function useTick(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 200);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

const stepClasses: Record<StepState, string> = {
  done: 'text-ink',
  now: 'text-ink',
  later: 'text-faint',
  failed: 'text-danger',
  kept: 'text-warning',
};

function Steps({ steps }: { readonly steps: readonly JobStep[] }) {
  return (
    <ol aria-label={t('jobProgress.label')} className="flex flex-wrap gap-x-6 gap-y-2 text-xs">
      {steps.map(({ name, state, detail }) => (
        <li key={name} className={joinClasses('flex items-center gap-1.5', stepClasses[state])}>
          <StepSign state={state} />
          <span className={state === 'now' ? 'font-medium' : ''}>{name}</span>
          {detail !== '' && <span className="text-faint tabular-nums">{detail}</span>}
        </li>
      ))}
    </ol>
  );
}

function StepSign({ state }: { readonly state: StepState }) {
  const size = 'size-3.5 shrink-0';
  switch (state) {
    case 'done':
      return (
        <Check
          aria-label={t('jobProgress.done')}
          className={joinClasses(size, 'text-good')}
          strokeWidth={2.25}
        />
      );
    case 'now':
      return (
        <LoaderCircle
          aria-label={t('jobProgress.now')}
          className={joinClasses(size, 'animate-spin')}
          strokeWidth={2}
        />
      );
    case 'later':
      return <span aria-hidden className="m-1 size-1.5 rounded-full bg-line-strong" />;
    case 'failed':
      return <CircleAlert aria-hidden className={size} strokeWidth={2} />;
    case 'kept':
      return <Inbox aria-hidden className={size} strokeWidth={2} />;
    default:
      return state satisfies never;
  }
}

/** Explains that an event without an endpoint is stored. This is where people first learn of it. */
function DeliveryHint({ job }: { readonly job: JobView }) {
  const { workspace, environment } = usePlace();
  if (job.delivery?.state !== 'undeliverable') return null;
  const params = { workspace: workspace.id, environment };
  return (
    <p className="text-xs text-soft">
      {rich(
        job.delivery.reason === 'no_endpoint'
          ? 'jobProgress.keptForEndpoint'
          : 'jobProgress.keptAfterFailure',
        {
          link: (words) => (
            <TextLink to="/w/$workspace/$environment/webhooks" params={params}>
              {words}
            </TextLink>
          ),
        },
      )}
    </p>
  );
}
