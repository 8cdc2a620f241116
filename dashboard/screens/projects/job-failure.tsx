import type { JobView } from '@blazon/contract/console/generations.ts';
import { RotateCw } from 'lucide-react';
import { useGenerate } from '../../api/use-jobs.ts';
import { usePlace } from '../../api/use-me.ts';
import { Button } from '../../parts/button.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { FieldError } from '../../parts/field.tsx';
import { t } from './text.ts';

interface FailureProps {
  readonly job: JobView;
  readonly failure: NonNullable<JobView['failure']>;
  readonly onRetried: (job: JobView) => void;
}

/** Explains why a generation failed, with a button to send the same prompt again. */
export function Failure({ job, failure, onRetried }: FailureProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-danger-soft px-4 py-3 text-sm text-ink">
      <div className="flex min-w-0 flex-col gap-1">
        <p>
          {failure.message} <code className="font-mono text-xs text-soft">{failure.code}</code>
        </p>
        <p className="text-soft">{failure.advice}</p>
      </div>
      {job.prompt !== null && <Retry job={job} prompt={job.prompt} onRetried={onRetried} />}
    </div>
  );
}

function Retry({
  job,
  prompt,
  onRetried,
}: Pick<FailureProps, 'job' | 'onRetried'> & { readonly prompt: string }) {
  const { isAtLeast } = usePlace();
  const generate = useGenerate(job.project_id);
  if (!isAtLeast('developer')) return null;
  const again = {
    prompt,
    memoryId: job.parent_id ?? undefined,
    brandName: job.brand_name ?? undefined,
    variants: job.requested_variants ?? 1,
  };
  return (
    <div className="flex flex-col items-end gap-1">
      <Button
        size="small"
        icon={RotateCw}
        pending={generate.isPending}
        onClick={() => generate.send(again, onRetried)}
      >
        {t('jobFailure.tryAgain')}
      </Button>
      {generate.error !== null && <FieldError>{describeError(generate.error)}</FieldError>}
    </div>
  );
}
