import type { JobView } from '@blazon/contract/console/generations.ts';
import { useEffect, useRef, useState } from 'react';
import { readDismissedJobs, saveDismissedJob } from '../../api/dismissed-jobs.ts';
import { useJobsUnderWay } from '../../api/use-jobs.ts';
import { isPhoneNow } from '../../parts/use-is-phone.ts';
import { Composer } from './composer.tsx';
import { JobProgress } from './job-progress.tsx';
import { t } from './text.ts';

interface PlaygroundProps {
  readonly projectId: string;
  readonly isEmpty: boolean;
  readonly refine: string | undefined;
  readonly onRefine: (brandId: string | undefined) => void;
}

/** The number of jobs shown with their progress. Others run in the background and appear in the gallery. */
const maxFollowedJobs = 6;

/** Lets people describe a brand, follow its progress and refine it. */
export function Playground({ projectId, isEmpty, refine, onRefine }: PlaygroundProps) {
  const found = useJobsUnderWay(projectId);
  const [started, setStarted] = useState<readonly JobView[]>([]);
  const [dismissedIds, setDismissed] = useState<ReadonlySet<string>>(() => new Set(readDismissedJobs()));
  const dismiss = (id: string) => {
    saveDismissedJob(id);
    setDismissed((ids) => new Set([...ids, id]));
  };
  // Increases each time someone edits the prompt of a failed job. The composer takes the focus when it changes.
  const [edits, setEdits] = useState(0);
  const edit = (brandId: string | undefined) => {
    onRefine(brandId);
    setEdits((count) => count + 1);
  };
  const follow = (job: JobView) => setStarted((jobs) => [...jobs, job]);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone, the drawing would appear below the fold.
    if (started.length > 0 && isPhoneNow()) list.current?.scrollIntoView({ behavior: 'smooth' });
  }, [started.length]);
  // The jobs that were in progress or had failed when the page was opened, and those started since.
  const known = new Map([...(found.data?.data ?? []).toReversed(), ...started].map((job) => [job.id, job]));
  const followed = [...known.values()]
    .filter(({ id }) => !dismissedIds.has(id))
    .slice(-maxFollowedJobs)
    .toReversed();
  const isFirst = isEmpty && followed.length === 0;
  return (
    <div className="flex flex-col gap-5">
      <Composer
        projectId={projectId}
        isEmpty={isFirst}
        // A job may be in progress, which is known only once the jobs are loaded.
        isFirstStep={isFirst && !found.isPending}
        refine={refine}
        edits={edits}
        onRefine={onRefine}
        onAccepted={follow}
      />
      {followed.length > 0 && (
        <ul ref={list} aria-label={t('playground.generations')} className="flex scroll-mt-16 flex-col gap-5">
          {followed.map((job) => (
            <JobProgress
              key={job.id}
              job={job}
              onRefine={edit}
              onDismiss={() => dismiss(job.id)}
              onEdit={edit}
              onRetried={(next) => {
                dismiss(job.id);
                follow(next);
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
