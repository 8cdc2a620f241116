import type { Plan } from '@blazon/contract/limits.ts';
import { t } from './text.ts';
import { createDateFormatter } from '../../messages/date-format.ts';
import { locale } from '../../messages/locale.ts';

/** Formats numbers and days on these screens. Months and days are in UTC, like the quota. */

const formatUtcMonth = createDateFormatter({ month: 'long', year: 'numeric', timeZone: 'UTC' });
const formatUtcDay = createDateFormatter({ day: 'numeric', month: 'long', timeZone: 'UTC' });
const formatUtcDate = createDateFormatter({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats a month such as `2026-11`. */
export const formatMonth = (value: string): string => formatUtcMonth(new Date(`${value}-01T00:00:00Z`));
/** Formats a day such as `2026-11-15`. */
export const formatDay = (value: string): string => formatUtcDay(new Date(`${value}T00:00:00Z`));
/** Formats a time in Unix seconds. A line never breaks inside the date. */
export const formatDate = (seconds: number): string =>
  formatUtcDate(new Date(seconds * 1000)).replaceAll(' ', '\u00A0');

export const planNames: Readonly<Record<Plan, string>> = {
  free: t('words.free'),
  pro: t('words.pro'),
  agency: t('words.agency'),
};

export function formatPrice({
  amount,
  currency,
}: {
  readonly amount: number;
  readonly currency: string;
}): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.toUpperCase(),
    trailingZeroDisplay: 'stripIfInteger',
  });
  // Not every currency has hundredths.
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}
