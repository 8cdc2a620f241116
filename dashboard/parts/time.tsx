import { useEffect, useState } from 'react';
import { describeTimeAgo } from './time-ago.ts';
import { Tooltip } from './tooltip.tsx';
import { useHasPainted } from './use-has-painted.ts';
import { createDateFormatter } from '../messages/date-format.ts';

interface TimeProps {
  /** In Unix seconds, as in all console responses. */
  readonly at: number;
}

const formatExact = createDateFormatter({ dateStyle: 'medium', timeStyle: 'long' });

/** A relative time such as "3 minutes ago", with the exact time on hover and focus. */
export function Time({ at }: TimeProps) {
  const now = useNow();
  // The first date on a page is slow to format. Only screen readers use the exact time here, so it is formatted after
  // the first paint.
  const isExactTimeDue = useHasPainted();
  const date = new Date(at * 1000);
  return (
    <Tooltip text={<ExactTime at={at} />}>
      <time
        dateTime={date.toISOString()}
        tabIndex={0}
        className="relative z-10 whitespace-nowrap"
        // A page that the server rendered may be some seconds old.
        suppressHydrationWarning
      >
        {describeTimeAgo(at, now)}
        {isExactTimeDue && <span className="sr-only">, {formatExact(date)}</span>}
      </time>
    </Tooltip>
  );
}

/** A time with seconds, for logs and attempts, where the order matters. */
export function ExactTime({ at }: TimeProps) {
  const date = new Date(at * 1000);
  return (
    <time dateTime={date.toISOString()} className="whitespace-nowrap tabular-nums">
      {formatExact(date)}
    </time>
  );
}

/** The current time, updated often enough for texts such as "a minute ago". */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now() / 1000);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() / 1000), 15_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
