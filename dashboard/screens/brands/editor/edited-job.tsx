import type { JobView } from '@blazon/contract/console/generations.ts';
import { LoaderCircle } from 'lucide-react';
import { useEffect } from 'react';
import { useJob } from '../../../api/use-jobs.ts';
import { Failure } from '../../projects/job-failure.tsx';
import { t } from '../text.ts';

interface EditedJobProps {
  readonly job: JobView;
  readonly onRetried: (job: JobView) => void;
  readonly onRefined: (brandId: string) => void;
}

/** Shows the progress of a refinement that the editor requested. */
export function EditedJob({ job: known, onRetried, onRefined }: EditedJobProps) {
  const { data: job } = useJob(known);
  const brandId = job.brand?.id;
  useEffect(() => {
    if (brandId !== undefined) onRefined(brandId);
    // Called once for each brand, even if the function changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [brandId]);
  if (job.failure !== null) return <Failure job={job} failure={job.failure} onRetried={onRetried} />;
  return (
    <p role="status" className="flex h-9 items-center gap-2 text-sm text-soft">
      <LoaderCircle aria-hidden className="size-4 animate-spin" strokeWidth={1.75} />
      {t('editedJob.drawingTheRefinement')}
    </p>
  );
}
