import type { AttemptSummary } from '@blazon/contract/console/webhooks.ts';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { joinClasses } from '../../parts/classes.ts';
import { ExactTime } from '../../parts/time.tsx';
import {
  chooseAnswerColour,
  describeAnswerBriefly,
  formatMilliseconds,
  parseHost,
} from './delivery-words.tsx';
import { t } from './text.ts';

/** Identifies an attempt by its run and number, such as `1.2`. Sending an event again starts the next run. */
export const createAttemptKey = ({ run, number }: AttemptSummary): string => `${run}.${number}`;

interface AttemptTimelineProps {
  /** Whether earlier attempts exist that are not listed. */
  readonly hasOlder: boolean;
  /** The newest attempt comes first. */
  readonly attempts: readonly AttemptSummary[];
  readonly chosen: string;
  readonly onChoose: (attemptKey: string) => void;
}

/**
 * Lists the attempts, newest first, with a heading for each send if the event was sent again. Selecting one shows its
 * request and response below the list.
 */
export function AttemptTimeline({ attempts, hasOlder, chosen, onChoose }: AttemptTimelineProps) {
  const runs = [...new Set(attempts.filter((attempt) => !attempt.is_local).map(({ run }) => run))];
  const wasSentAgain = runs.some((run) => run > 1);
  const firstRun = Math.min(...runs);
  return (
    <div className="border-y border-line">
      <ol aria-label={t('attemptTimeline.attemptsNewestFirst')} className="flex flex-col">
        {attempts.map((attempt, index) => {
          const attemptKey = createAttemptKey(attempt);
          return (
            <li key={attemptKey} className="border-b border-line last:border-b-0">
              {wasSentAgain && attempt.run !== attempts[index - 1]?.run && <SendHeading attempt={attempt} />}
              <AttemptButton
                attempt={attempt}
                isChosen={attemptKey === chosen}
                onChoose={() => onChoose(attemptKey)}
              />
            </li>
          );
        })}
      </ol>
      {wasSentAgain && firstRun > 1 && !hasOlder && (
        <p className="border-t border-line px-3 py-2.5 text-sm text-faint">
          {t('attemptTimeline.noAttemptsBefore', { count: firstRun - 1 })}
        </p>
      )}
    </div>
  );
}

/** Says which send the attempts below belong to, because each send numbers its attempts from 1. */
function SendHeading({ attempt: { is_local: isLocal, run } }: { readonly attempt: AttemptSummary }) {
  return (
    <p className="border-b border-line px-3 py-2 text-xs font-medium text-soft">
      {isLocal ? t('attemptTimeline.forwarded') : t('attemptTimeline.send', { run })}
    </p>
  );
}

interface AttemptButtonProps {
  readonly attempt: AttemptSummary;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function AttemptButton({ attempt, isChosen, onChoose }: AttemptButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={joinClasses(
        'grid w-full grid-cols-[1rem_1fr] items-start gap-x-3 gap-y-0.5 px-3 py-2.5 text-left text-sm transition-colors hover:bg-sunken sm:grid-cols-[1rem_11rem_12.5rem_1fr_auto] sm:items-center',
        isChosen && 'bg-sunken shadow-[inset_3px_0_0_var(--color-ink)]',
      )}
    >
      <AttemptIcon isDelivered={attempt.outcome === 'delivered'} />
      <span className={joinClasses('text-ink', isChosen && 'font-medium')}>
        {attempt.is_local ? t('attemptTimeline.forwardedLocally') : t('attemptTimeline.attempt')}{' '}
        {attempt.number}
      </span>
      <span className="text-soft max-sm:col-start-2">
        <ExactTime at={attempt.started_at} />
      </span>
      <span className="min-w-0 truncate text-soft max-sm:col-start-2">{parseHost(attempt.url)}</span>
      <span className="text-soft tabular-nums max-sm:col-start-2">
        <span className={chooseAnswerColour(attempt.outcome)}>{describeAnswerBriefly(attempt)}</span>{' '}
        <span className="text-faint">
          {t('attemptTimeline.duration', { milliseconds: formatMilliseconds(attempt.milliseconds) })}
        </span>
      </span>
    </button>
  );
}

function AttemptIcon({ isDelivered }: { readonly isDelivered: boolean }) {
  const Icon = isDelivered ? CircleCheck : CircleAlert;
  return (
    <>
      <Icon
        aria-hidden
        className={joinClasses('mt-0.5 size-4 sm:mt-0', isDelivered ? 'text-good' : 'text-danger')}
        strokeWidth={1.75}
      />
      <span className="sr-only">
        {isDelivered ? t('attemptTimeline.delivered') : t('attemptTimeline.failed')}
      </span>
    </>
  );
}
