import type { JobView } from '@blazon/contract/console/generations.ts';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useJob } from '../../api/use-jobs.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { IconButton } from '../../parts/button.tsx';
import { TextLink } from '../../parts/link.tsx';
import { Failure } from './job-failure.tsx';
import { PendingResult, Result } from './job-result.tsx';
import { VariantChoice, VariantSkeletons } from './job-variants.tsx';
import { createJobSteps, formatDuration, type JobStep } from './job-steps.ts';
import { StepList } from './step-list.tsx';
import { rich, t } from './text.ts';

interface JobProgressProps {
  readonly job: JobView;
  readonly onRefine: (brandId: string) => void;
  readonly onDismiss: () => void;
  /** Called when the prompt was sent again. */
  readonly onRetried: (job: JobView) => void;
  /** Called after the prompt was put back into the composer. */
  readonly onEdit: (refine: string | undefined) => void;
}

/** Shows the progress of a generation, then its result with the progress folded away. */
export function JobProgress({ job: known, onRefine, onDismiss, onRetried, onEdit }: JobProgressProps) {
  const { data: job } = useJob(known);
  const now = useCurrentTime(job.finished_ms === null);
  const [isPainted, setPainted] = useState(false);
  const steps = createJobSteps(job, now, isPainted);
  // If the brand has since been deleted, there is no drawing to wait for.
  const isOver = job.finished_ms !== null && (job.brand === null || isPainted);
  return (
    <li className="flex flex-col gap-4 border-t border-line pt-5">
      <div className="flex items-start justify-between gap-4">
        <p className="min-w-0 text-xs text-faint [overflow-wrap:anywhere]">
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
      {!isOver && <StepList steps={steps} />}
      {/* A result and a failure are visible below, so then the sentence is for screen readers only. */}
      <p role="status" className={job.finished_ms === null ? 'text-sm text-soft' : 'sr-only'}>
        {describeProgress(job)}
      </p>
      <DrawnJob job={job} onRefine={onRefine} onPainted={() => setPainted(true)} />
      {job.failure !== null && (
        <Failure job={job} failure={job.failure} onRetried={onRetried} onEdit={onEdit} />
      )}
      {isOver && <FoldedSteps job={job} steps={steps} />}
    </li>
  );
}

/** Shows the drawings to choose from, or the chosen one. */
function DrawnJob({
  job,
  onRefine,
  onPainted,
}: Pick<JobProgressProps, 'job' | 'onRefine'> & { readonly onPainted: () => void }) {
  const [isChosenHere, setChosenHere] = useState(false);
  const { brand, variants = [], is_chosen: isChosen = true, requested_variants: requested = 1 } = job;
  if (brand === null && job.finished_ms !== null) return null;
  if (brand === null) return requested > 1 ? <VariantSkeletons count={requested} /> : <PendingResult />;
  if (isChosen)
    return (
      <Result job={job} brand={brand} onRefine={onRefine} onPainted={onPainted} takesFocus={isChosenHere} />
    );
  return (
    <VariantChoice
      job={job}
      brands={[brand, ...variants]}
      onPainted={onPainted}
      onChosen={() => setChosenHere(true)}
    />
  );
}

/** Shows the duration. Pressing it unfolds the steps. */
function FoldedSteps({ job, steps }: { readonly job: JobView; readonly steps: readonly JobStep[] }) {
  const duration = formatDuration((job.finished_ms ?? job.created_ms) - job.created_ms);
  return (
    <div className="flex flex-col gap-2 text-xs text-soft">
      <details className="group">
        <summary className="inline-flex list-none items-center gap-1.5 rounded-sm select-none [&::-webkit-details-marker]:hidden">
          {job.failure === null
            ? t('jobProgress.drawnIn', { duration })
            : t('jobProgress.failedAfter', { duration })}
          <span aria-hidden>·</span>
          <span className="font-medium text-ink underline decoration-line-strong underline-offset-4">
            {t('jobProgress.details')}
          </span>
        </summary>
        <div className="pt-3">
          <StepList steps={steps} />
        </div>
      </details>
      <DeliveryHint job={job} />
    </div>
  );
}

function describeProgress(job: JobView): string {
  const { status, failure, started_ms: started, variants = [], is_chosen: isChosen = true } = job;
  if (failure !== null) return t('jobProgress.failed', { reason: failure.message });
  if (status !== 'succeeded') return started === null ? t('jobProgress.waiting') : t('jobProgress.drawing');
  return isChosen ? t('jobProgress.drawn') : t('jobProgress.chooseOne', { count: variants.length + 1 });
}

/** Returns the current time in milliseconds, updated while the job runs. */
function useCurrentTime(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 200);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

/** Explains that an undelivered event is kept. People first learn of it here. */
function DeliveryHint({ job }: { readonly job: JobView }) {
  const { workspace, environment } = useWorkspaceContext();
  if (job.delivery?.state !== 'undeliverable') return null;
  const params = { workspace: workspace.id, environment };
  return (
    <p>
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
