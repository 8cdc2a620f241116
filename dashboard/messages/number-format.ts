import { locale } from './locale.ts';

let intlFormat: Intl.NumberFormat | undefined;

function getIntlFormat(): Intl.NumberFormat {
  intlFormat ??= new Intl.NumberFormat(locale);
  return intlFormat;
}

/**
 * Formats numbers for the locale. The first formatter on a page takes tens of milliseconds to construct on a slow
 * device. Whole numbers below 1,000 need none, because they have no separators.
 */
export function formatNumber(value: number): string {
  return Number.isInteger(value) && Math.abs(value) < 1_000 ? String(value) : getIntlFormat().format(value);
}
