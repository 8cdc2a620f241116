import { t } from './text.ts';
import { createDateFormatter } from '../messages/date-format.ts';

const formatDay = createDateFormatter({ dateStyle: 'medium' });

/** How far the server's clock may be ahead of the browser's, so that a new entry is not in the future. */
const clockSkewSeconds = 10;

/**
 * Describes a time relative to `now`, or as a date if they are more than 30 days apart. Both are in Unix seconds. The
 * texts are in the catalogue, because the browser's formatter for relative times is slow to construct and would delay
 * the overview.
 */
export function describeTimeAgo(at: number, now: number): string {
  const seconds = at - now;
  const size = Math.abs(seconds);
  if (size < 45) return seconds > clockSkewSeconds ? t('timeAgo.inAMoment') : t('timeAgo.justNow');
  const isFuture = seconds > 0;
  if (size < 3_570)
    return t(isFuture ? 'timeAgo.inMinutes' : 'timeAgo.minutesAgo', { count: Math.round(size / 60) });
  if (size < 84_600)
    return t(isFuture ? 'timeAgo.inHours' : 'timeAgo.hoursAgo', { count: Math.round(size / 3_600) });
  if (size < 30 * 86_400)
    return t(isFuture ? 'timeAgo.inDays' : 'timeAgo.daysAgo', { count: Math.round(size / 86_400) });
  return formatDay(new Date(at * 1000));
}
