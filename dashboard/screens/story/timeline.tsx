import type { StoryMoment } from '@blazon/contract/console/stories.ts';
import { Check, CircleAlert, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from '../../parts/classes.ts';
import { LinkedId } from '../../parts/linked-id.tsx';
import { t } from './text.ts';
import { createDateFormatter } from '../../messages/date-format.ts';

const formatClock = createDateFormatter({
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});
const formatDay = createDateFormatter({ dateStyle: 'full' });

interface TimelineProps {
  readonly moments: readonly StoryMoment[];
  /** The id that was looked up. Its entry is highlighted. */
  readonly lookedUpId: string;
}

/** Lists the moments, each with the time since the first one. */
export function Timeline({ moments, lookedUpId }: TimelineProps) {
  const [first] = moments;
  if (first === undefined) return null;
  return (
    <section aria-label={t('timeline.whatHappened')} className="flex flex-col gap-4">
      <p className="text-xs text-faint">{formatDay(new Date(first.at_ms))}</p>
      <ol className="flex flex-col">
        {moments.map((moment, index) => (
          <Moment
            key={`${moment.step}-${moment.title}-${moment.at_ms}`}
            moment={moment}
            since={index === 0 ? null : moment.at_ms - first.at_ms}
            isLookedUp={moment.id === lookedUpId}
          />
        ))}
      </ol>
    </section>
  );
}

interface MomentProps {
  readonly moment: StoryMoment;
  /** In milliseconds; null for the first moment. */
  readonly since: number | null;
  readonly isLookedUp: boolean;
}

function Moment({ moment, since, isLookedUp }: MomentProps) {
  return (
    <li className="relative grid grid-cols-[1.25rem_1fr] gap-x-3 pb-6 last:pb-0 sm:grid-cols-[7.5rem_1.25rem_1fr] [&:not(:last-child)]:before:absolute [&:not(:last-child)]:before:top-6 [&:not(:last-child)]:before:bottom-0 [&:not(:last-child)]:before:left-[0.6rem] [&:not(:last-child)]:before:w-px [&:not(:last-child)]:before:bg-line-strong sm:[&:not(:last-child)]:before:left-[8.85rem]">
      <p className="text-xs leading-5 text-faint tabular-nums max-sm:order-3 max-sm:col-start-2 sm:text-right">
        <time dateTime={new Date(moment.at_ms).toISOString()}>{formatClock(new Date(moment.at_ms))}</time>
        {since !== null && <span className="text-soft sm:block max-sm:ml-2">{formatElapsed(since)}</span>}
      </p>
      <MomentIcon moment={moment} />
      <div className="flex min-w-0 flex-col gap-0.5">
        <p
          className={joinClasses(
            'text-sm leading-5 text-ink',
            (isLookedUp || moment.tone === 'bad') && 'font-medium',
          )}
        >
          {moment.title}
        </p>
        {moment.detail !== '' && (
          <p className="text-sm text-soft [overflow-wrap:anywhere]">{markIds(moment.detail)}</p>
        )}
        {moment.id !== null && (
          <p
            className={joinClasses(
              'flex w-fit max-w-full',
              isLookedUp && '-mx-1 rounded-sm bg-info-soft px-1',
            )}
          >
            <LinkedId id={moment.id} label={t('timeline.copyIdOf', { title: moment.title })} />
          </p>
        )}
      </div>
    </li>
  );
}

/** Sets the ids within a sentence in the typeface of ids. */
function markIds(detail: string): ReactNode {
  return detail.split(/\b([a-z]+_[0-9a-z]{26})\b/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={part} className="font-mono text-xs">
        {part}
      </code>
    ),
  );
}

const toneClasses: Record<StoryMoment['tone'], string> = {
  good: 'text-good',
  bad: 'text-danger',
  plain: 'text-faint',
};

function MomentIcon({ moment }: { readonly moment: StoryMoment }) {
  return (
    <span className={joinClasses('flex h-5 items-center justify-center', toneClasses[moment.tone])}>
      {chooseIcon(moment)}
    </span>
  );
}

function chooseIcon({ step, tone }: StoryMoment) {
  if (step === 'planned') return <Clock aria-hidden className="size-4" strokeWidth={2} />;
  if (tone === 'good') return <Check aria-hidden className="size-4" strokeWidth={2} />;
  if (tone === 'bad') return <CircleAlert aria-hidden className="size-4" strokeWidth={2} />;
  return <span aria-hidden className="size-2 rounded-full bg-current" />;
}

function formatElapsed(milliseconds: number): string {
  if (milliseconds < 1_000) return t('timeline.milliseconds', { milliseconds });
  const seconds = milliseconds / 1_000;
  if (seconds < 120) return t('timeline.seconds', { seconds: seconds.toFixed(1) });
  return seconds < 7_200
    ? t('timeline.minutes', { round: Math.round(seconds / 60) })
    : t('timeline.hours', { round: Math.round(seconds / 3_600) });
}
