import { locale } from './locale.ts';

/**
 * Returns a function that formats dates. Creates the formatter at the first call: the first one on a page takes tens of
 * milliseconds on a slow device, and sign-in and the overview show no date.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat(locale, options);
    return format.format(date);
  };
}
