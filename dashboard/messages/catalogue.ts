import format from 'icu-minify/format';
import { createElement, Fragment, type ReactNode } from 'react';
import { locale } from './locale.ts';
import { formatNumber } from './number-format.ts';
import { findTranslation } from './translations.ts';

type MessageValue = string | number;
/** Wraps the text of a tag: `link: (children) => <TextLink to="/">{children}</TextLink>`. */
type TagWrapper = (children: ReactNode) => ReactNode;

/** Constructs no formatter until a number needs one. Messages call only `format`. */
const numberFormat: Intl.NumberFormat = Object.create(Intl.NumberFormat.prototype, {
  format: { value: formatNumber },
});
const getNumberFormat = cacheFormatters(Intl.NumberFormat);

const cachedFormatters = {
  getNumberFormat: (tag?: string | readonly string[], options?: Intl.NumberFormatOptions) =>
    options === undefined ? numberFormat : getNumberFormat(tag, options),
  getDateTimeFormat: cacheFormatters(Intl.DateTimeFormat),
  getPluralRules: cacheFormatters(Intl.PluralRules),
};

/** Opens the texts of one area. The build compiles each from ICU MessageFormat (build/messages.ts). */
export function openCatalogue<Key extends string>(area: string, english: Readonly<Record<Key, string>>) {
  /** Falls back to English if a text has no translation. */
  const findText = (key: Key): string => findTranslation(area)[key] ?? english[key];

  /** Returns a text without elements inside. */
  function t(key: Key, values?: Readonly<Record<string, MessageValue>>): string {
    return format<never>(findText(key), locale, values, { formatters: cachedFormatters }).toString();
  }

  /** Returns a text with elements inside, such as a link within a sentence. */
  function rich(key: Key, values: Readonly<Record<string, MessageValue | TagWrapper>>): ReactNode {
    const wrapped = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'function' ? (parts: readonly ReactNode[]) => value(joinAsFragment(parts)) : value,
      ]),
    );
    const result = format<ReactNode>(findText(key), locale, wrapped, { formatters: cachedFormatters });
    return Array.isArray(result) ? joinAsFragment(result) : result;
  }

  return { t, rich };
}

/** Passes the children as arguments, because React would warn about missing keys in an array. */
function joinAsFragment(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}

/** Caches formatters, because they are slow to construct and the same few are used repeatedly. */
function cacheFormatters<Options, Formatter>(
  Constructor: new (locale?: string | readonly string[], options?: Options) => Formatter,
) {
  const created = new Map<string, Formatter>();
  return (tag?: string | readonly string[], options?: Options): Formatter => {
    const name = JSON.stringify([tag, options]);
    const found = created.get(name) ?? new Constructor(tag, options);
    created.set(name, found);
    return found;
  };
}
