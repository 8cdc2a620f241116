/** The languages that have a folder here, and the locale that their dates, numbers and plurals follow. */
const locales: Readonly<Record<string, string>> = { en: 'en-GB' };

/** The first of the browser's languages that there is; English otherwise. */
export const language: string =
  navigator.languages.map((tag) => tag.split('-')[0] ?? '').find((tag) => tag in locales) ?? 'en';

/** The only place that names it: dates and numbers are formatted with this. */
export const locale: string = locales[language] ?? 'en-GB';
