import { t } from './text.ts';
import { dateFormat } from '../messages/date-format.ts';
import { locale } from '../messages/locale.ts';

const formatDay = dateFormat({ dateStyle: 'medium' });

let formatRelative: Intl.RelativeTimeFormat | undefined;

function inUnits(value: number, unit: 'minute' | 'hour' | 'day'): string {
  formatRelative ??= new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'long' });
  return formatRelative.format(Math.round(value), unit);
}

/** Both times are in Unix seconds. After a month, a date is clearer than a number of days. */
export function describeTimeAgo(at: number, now: number): string {
  const seconds = at - now;
  const size = Math.abs(seconds);
  if (size < 45) return seconds > 0 ? t('timeAgo.inAMoment') : t('timeAgo.justNow');
  if (size < 3_570) return inUnits(seconds / 60, 'minute');
  if (size < 84_600) return inUnits(seconds / 3_600, 'hour');
  if (size < 30 * 86_400) return inUnits(seconds / 86_400, 'day');
  return formatDay(new Date(at * 1000));
}
