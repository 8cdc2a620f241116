import { holds } from '../measures/finding.ts';
import { readXml } from '@blazon/studio/test/delivered-xml.ts';
import type { Checker } from './checker.ts';
import { flagIn, textIn, textsIn } from './expected.ts';

const inOrder = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');

const hasCase = (text: string, wanted: 'upper' | 'lower', locale: string): boolean =>
  text === (wanted === 'upper' ? text.toLocaleUpperCase(locale) : text.toLocaleLowerCase(locale));

/** Separate keys check the case; everything else of the name must appear as given. */
const isName = (shown: string, name: string, locale: string): boolean =>
  inOrder(shown).toLocaleLowerCase(locale) === inOrder(name).toLocaleLowerCase(locale);

export const textCheckers: Record<string, Checker> = {
  brand_text: ({ decisions }, expected, key) => {
    const name = textIn(key, expected);
    return holds(key, isName(decisions.text, name, decisions.brief.locale), decisions.text, name);
  },
  /** The text must be exactly one of those listed, including case. */
  brand_text_any: ({ decisions }, expected, key) => {
    const names = textsIn(key, expected);
    return holds(key, names.includes(inOrder(decisions.text)), decisions.text, names.join(' | '));
  },
  brand_text_policy: ({ decisions, prompt }, _, key) => {
    const verbatim = inOrder(prompt)
      .toLocaleLowerCase()
      .includes(inOrder(decisions.text).toLocaleLowerCase());
    return holds(key, verbatim, decisions.text || 'empty', 'empty or words of the prompt');
  },
  case: ({ decisions }, expected, key) => {
    const wanted = textIn(key, expected);
    const ok =
      (wanted === 'upper' || wanted === 'lower') && hasCase(decisions.text, wanted, decisions.brief.locale);
    return holds(key, ok, decisions.text, wanted);
  },
  /** In Turkish an upper-case i keeps its dot. */
  locale_case: ({ decisions }, expected, key) => {
    const [locale = ''] = textIn(key, expected).split(' ');
    const upper = (decisions.brief.name ?? '').toLocaleUpperCase(locale);
    return holds(key, inOrder(decisions.text) === inOrder(upper), decisions.text, upper);
  },
  ampersand: ({ decisions }, expected, key) => {
    const found = decisions.text.includes('&');
    return holds(key, found === flagIn(key, expected), decisions.text, 'with its ampersand');
  },
  wordmark_excludes: ({ decisions, reading }, expected, key) => {
    const shown = [decisions.text, ...(reading?.lines ?? [])].join(' ').split(/\s+/);
    const bad = textsIn(key, expected).filter((word) =>
      shown.some((each) => each.toLocaleLowerCase() === word.toLocaleLowerCase()),
    );
    return holds(key, bad.length === 0, bad.join(', ') || 'none', `none of ${String(expected)}`);
  },
  title_present: ({ light, dark }, expected, key) => {
    const found = light.title.trim() !== '' && dark.title.trim() !== '';
    return holds(key, found === flagIn(key, expected), light.title, 'a title in both');
  },
  /** An escaped title contains no elements. */
  title_escaped: ({ identity }, _, key) => {
    const titles = [identity.logo_svg, identity.logo_svg_dark].map(
      (svg) => readXml(svg).root?.children.find(({ name }) => name === 'title') ?? null,
    );
    const ok = titles.every((title) => title !== null && title.children.length === 0);
    return holds(key, ok, titles.map((title) => title?.text ?? 'none').join(' | '), 'text only');
  },
  svg_wellformed: ({ identity }, expected, key) => {
    const faults = [identity.logo_svg, identity.logo_svg_dark].flatMap((svg) => readXml(svg).faults);
    return holds(key, (faults.length === 0) === flagIn(key, expected), faults.join('; ') || 'sound', 'sound');
  },
  svg_must_not_contain: ({ identity }, expected, key) => {
    const both = `${identity.logo_svg}\n${identity.logo_svg_dark}`.toLowerCase();
    const bad = textsIn(key, expected).filter((piece) => both.includes(piece.toLowerCase()));
    return holds(key, bad.length === 0, bad.join(', ') || 'none', 'none');
  },
};
