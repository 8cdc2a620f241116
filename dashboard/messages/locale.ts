/** The languages that have a folder here, each with the locale for its dates, numbers and plurals. */
const locales: Readonly<Record<string, string>> = { en: 'en-GB' };

/** The browser's languages. The server, which renders the first page, has none. */
const preferred = typeof document === 'undefined' ? [] : navigator.languages;

/** The first of the browser's languages that has a folder; otherwise English. */
export const language: string =
  preferred.map((tag) => tag.split('-')[0] ?? '').find((tag) => tag in locales) ?? 'en';

/** The locale for dates and numbers. All other code must use this one. */
export const locale: string = locales[language] ?? 'en-GB';
