import { locale } from './locale.ts';

/**
 * Returns a function that formats dates. It creates its formatter at the first call: on a slow device, the first
 * formatter on a page takes tens of milliseconds, and the first paint of sign-in and of the overview needs none.
 */
export function createDateFormatter(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat(locale, options);
    return format.format(date);
  };
}
