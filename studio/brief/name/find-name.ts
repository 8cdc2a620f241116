// Finds the name in a prompt. Hand-written rules propose names; a scorer with fitted weights then compares them with
// every other span of words.

import type { NameSource } from '../brief.ts';
import { LEXICONS } from '../lexicon/lexicons.ts';
import type { RuleResult } from './find-name-by-rules.ts';
import { findNameByRules } from './find-name-by-rules.ts';
import type { FoundName } from './candidate.ts';
import { trimLegalForm } from './legal-forms.ts';
import { findNamesLikeProject } from './names-like-project.ts';
import type { AnalysedPrompt } from './analysed-prompt.ts';
import type { Weights } from './rank/choose-span.ts';
import { chooseSpan } from './rank/choose-span.ts';
import seenWords from './rank/seen-words.json' with { type: 'json' };
import type { Span } from './rank/spans.ts';
import { createPromptView } from './rank/view.ts';
import type { PromptView } from './rank/view.ts';
import weights from './rank/weights.json' with { type: 'json' };

/**
 * The weights of the scorer by language; the key '' holds those for all languages. In the file, the key `left=`
 * applies to all languages and `de|left=` only to German.
 */
const WEIGHTS_BY_LANGUAGE: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  [
    ...Map.groupBy(
      Object.entries<Readonly<Record<string, number>>>(weights),
      ([template]) => /^(..)\|/u.exec(template)?.[1] ?? '',
    ),
  ].map(([language, templates]) => {
    const own = templates.flatMap(([template, values]) => {
      const name = language === '' ? template : template.slice(3);
      return Object.entries(values).map(([value, weight]) => [`${name}${value}`, weight] as const);
    });
    return [language, new Map(own)] as const;
  }),
);
const NO_WEIGHTS: ReadonlyMap<string, number> = new Map();
const chooseWeights = (language: string): Weights => ({
  general: WEIGHTS_BY_LANGUAGE.get('') ?? NO_WEIGHTS,
  own: WEIGHTS_BY_LANGUAGE.get(language) ?? NO_WEIGHTS,
});
const WORD_FREQUENCIES: ReadonlyMap<string, number> = new Map(
  Object.entries(seenWords).flatMap(([times, words]) =>
    words.split(' ').map((word) => [word, Number(times)] as const),
  ),
);

/** The maximum number of words from the name to the end of its legal form. */
const MAX_WORDS_TO_LEGAL_FORM = 4;

/** Returns the legal form after a name, such as "Oy" in "Lindqvist Audio Oy". */
function findLegalForm(
  { text }: AnalysedPrompt,
  { tokens }: PromptView,
  { start, end, last }: Span,
): string | null {
  for (let at = last; at <= last + MAX_WORDS_TO_LEGAL_FORM; at += 1) {
    const to = tokens[at]?.end ?? text.length;
    const trimmed = trimLegalForm(text, start, to);
    if (trimmed.form !== null && trimmed.end === end && trimmed.start === start) return trimmed.form;
  }
  return null;
}

function findNameSource({ text }: AnalysedPrompt, view: PromptView, { start, end, first }: Span): NameSource {
  const isQuoted = /["“„«「『《〈‘]\s?$/u.test(text.slice(Math.max(0, start - 2), start));
  if (isQuoted) return 'quoted';
  if (first === 0) return text.slice(end).trim() === '' ? 'whole' : 'leading';
  return ['name', 'call', 'show', 'now'].includes(view.cues[first - 1] ?? '') ? 'stated' : 'proper-noun';
}

function createFoundName(prompt: AnalysedPrompt, view: PromptView, ruled: RuleResult, span: Span): FoundName {
  const { start, end } = span;
  const text = prompt.typed.slice(start, end);
  const [proposed] = ruled.candidates
    .filter((each) => each.start === start && each.end === end)
    .toSorted((one, other) => other.score - one.score);
  if (proposed === undefined)
    return {
      text,
      start,
      end,
      source: findNameSource(prompt, view, span),
      legalForm: findLegalForm(prompt, view, span),
    };
  const { source, form, replaces } = proposed;
  return { text, start, end, source, legalForm: form, ...(replaces && { replaces }) };
}

/** Whether the scorer was fitted to this language. For any other language, only the rules apply. */
function isScorerFitted({ lexicons }: AnalysedPrompt, { language, script }: PromptView): boolean {
  return script !== 'sign' && lexicons[0] === LEXICONS.get(language);
}

export function findName(prompt: AnalysedPrompt): FoundName | null {
  const { text, tokens, knowledge, projectName } = prompt;
  const ruled = findNameByRules(prompt);
  const { found } = ruled;
  if (tokens.length === 0 || findNamesLikeProject(text, projectName, knowledge).length > 0) return found;
  const view = createPromptView({ ...prompt, timesSeen: (word) => WORD_FREQUENCIES.get(word) ?? 0 });
  if (!isScorerFitted(prompt, view)) return found;
  const span = chooseSpan(view, ruled, chooseWeights(view.language));
  if (span === null) return null;
  const isRulesChoice = found?.start === span.start && found.end === span.end;
  return isRulesChoice ? found : createFoundName(prompt, view, ruled, span);
}
