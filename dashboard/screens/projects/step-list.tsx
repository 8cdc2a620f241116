import { Check, CircleAlert, Inbox, LoaderCircle } from 'lucide-react';
import { joinClasses } from '../../parts/classes.ts';
import type { JobStep, StepState } from './job-steps.ts';
import { t } from './text.ts';

const stepClasses: Record<StepState, string> = {
  done: 'text-ink',
  now: 'text-ink',
  later: 'text-faint',
  failed: 'text-danger',
  kept: 'text-warning',
};

/** The steps of a job in one line. */
export function StepList({ steps }: { readonly steps: readonly JobStep[] }) {
  return (
    <ol aria-label={t('stepList.label')} className="flex flex-wrap gap-x-6 gap-y-2 text-xs">
      {steps.map(({ name, state, detail }) => (
        <li key={name} className={joinClasses('flex items-center gap-1.5', stepClasses[state])}>
          <StepIcon state={state} />
          <span className={state === 'now' ? 'font-medium' : ''}>{name}</span>
          {detail !== '' && <span className="text-faint tabular-nums">{detail}</span>}
        </li>
      ))}
    </ol>
  );
}

function StepIcon({ state }: { readonly state: StepState }) {
  const size = 'size-3.5 shrink-0';
  switch (state) {
    case 'done':
      return (
        <Check
          aria-label={t('stepList.done')}
          className={joinClasses(size, 'text-good')}
          strokeWidth={2.25}
        />
      );
    case 'now':
      return (
        <LoaderCircle
          aria-label={t('stepList.now')}
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
