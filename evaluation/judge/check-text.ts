import { createFinding } from '../measures/finding.ts';
import { readXml } from '@blazon/studio/test/delivered-xml.ts';
import type { Checker } from './checker.ts';
import { expectFlag, expectText, expectTexts } from './expected.ts';

const normaliseText = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');

const hasCase = (text: string, wanted: 'upper' | 'lower', locale: string): boolean =>
  text === (wanted === 'upper' ? text.toLocaleUpperCase(locale) : text.toLocaleLowerCase(locale));

/** Compares the shown text with the name, ignoring case, which other keys check. */
const showsName = (shown: string, name: string, locale: string): boolean =>
  normaliseText(shown).toLocaleLowerCase(locale) === normaliseText(name).toLocaleLowerCase(locale);

export const textCheckers: Record<string, Checker> = {
  brand_text: ({ decisions }, expected, key) => {
    const name = expectText(key, expected);
    return createFinding(key, showsName(decisions.text, name, decisions.brief.locale), decisions.text, name);
  },
  /** The text must equal one of the names, including case. */
  brand_text_any: ({ decisions }, expected, key) => {
    const names = expectTexts(key, expected);
    return createFinding(
      key,
      names.includes(normaliseText(decisions.text)),
      decisions.text,
      names.join(' | '),
    );
  },
  brand_text_policy: ({ decisions, prompt }, _, key) => {
    const verbatim = normaliseText(prompt)
      .toLocaleLowerCase()
      .includes(normaliseText(decisions.text).toLocaleLowerCase());
    return createFinding(key, verbatim, decisions.text || 'empty', 'empty or words of the prompt');
  },
  case: ({ decisions }, expected, key) => {
    const wanted = expectText(key, expected);
    const ok =
      (wanted === 'upper' || wanted === 'lower') && hasCase(decisions.text, wanted, decisions.brief.locale);
    return createFinding(key, ok, decisions.text, wanted);
  },
  /** The text must be the name in the upper case of this locale: in Turkish, i becomes İ. */
  locale_case: ({ decisions }, expected, key) => {
    const [locale = ''] = expectText(key, expected).split(' ');
    const upper = (decisions.brief.name ?? '').toLocaleUpperCase(locale);
    return createFinding(key, normaliseText(decisions.text) === normaliseText(upper), decisions.text, upper);
  },
  ampersand: ({ decisions }, expected, key) => {
    const found = decisions.text.includes('&');
    return createFinding(key, found === expectFlag(key, expected), decisions.text, 'with its ampersand');
  },
  wordmark_excludes: ({ decisions, reading }, expected, key) => {
    const shown = [decisions.text, ...(reading?.lines ?? [])].join(' ').split(/\s+/);
    const bad = expectTexts(key, expected).filter((word) =>
      shown.some((shownWord) => shownWord.toLocaleLowerCase() === word.toLocaleLowerCase()),
    );
    return createFinding(key, bad.length === 0, bad.join(', ') || 'none', `none of ${String(expected)}`);
  },
  title_present: ({ light, dark }, expected, key) => {
    const found = light.title.trim() !== '' && dark.title.trim() !== '';
    return createFinding(key, found === expectFlag(key, expected), light.title, 'a title in both');
  },
  /** Both titles must contain text only: markup in a name must not become elements. */
  title_escaped: ({ identity }, _, key) => {
    const titles = [identity.logo_svg, identity.logo_svg_dark].map(
      (svg) => readXml(svg).root?.children.find(({ name }) => name === 'title') ?? null,
    );
    const ok = titles.every((title) => title !== null && title.children.length === 0);
    return createFinding(key, ok, titles.map((title) => title?.text ?? 'none').join(' | '), 'text only');
  },
  svg_wellformed: ({ identity }, expected, key) => {
    const faults = [identity.logo_svg, identity.logo_svg_dark].flatMap((svg) => readXml(svg).faults);
    return createFinding(
      key,
      (faults.length === 0) === expectFlag(key, expected),
      faults.join('; ') || 'sound',
      'sound',
    );
  },
  svg_must_not_contain: ({ identity }, expected, key) => {
    const both = `${identity.logo_svg}\n${identity.logo_svg_dark}`.toLowerCase();
    const bad = expectTexts(key, expected).filter((piece) => both.includes(piece.toLowerCase()));
    return createFinding(key, bad.length === 0, bad.join(', ') || 'none', 'none');
  },
};
