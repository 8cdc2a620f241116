import { t } from './text.ts';
import { dateFormat } from '../messages/date-format.ts';
import { locale } from '../messages/locale.ts';

const formatDay = dateFormat({ dateStyle: 'medium' });

let relativeFormat: Intl.RelativeTimeFormat | undefined;

function formatRelative(value: number, unit: 'minute' | 'hour' | 'day'): string {
  relativeFormat ??= new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'long' });
  return relativeFormat.format(Math.round(value), unit);
}

/** Both times are in Unix seconds. Returns a date if the times are more than 30 days apart. */
export function describeTimeAgo(at: number, now: number): string {
  const seconds = at - now;
  const size = Math.abs(seconds);
  if (size < 45) return seconds > 0 ? t('timeAgo.inAMoment') : t('timeAgo.justNow');
  if (size < 3_570) return formatRelative(seconds / 60, 'minute');
  if (size < 84_600) return formatRelative(seconds / 3_600, 'hour');
  if (size < 30 * 86_400) return formatRelative(seconds / 86_400, 'day');
  return formatDay(new Date(at * 1000));
}
