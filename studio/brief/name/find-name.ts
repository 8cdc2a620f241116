// Finds the name in a prompt. Sentence rules propose names, and a fitted scorer compares them with every other span
// of the prompt.

import type { NameSource } from '../brief.ts';
import { LEXICONS } from '../lexicon/lexicons.ts';
import type { Ruled } from './by-rules.ts';
import { nameByRules } from './by-rules.ts';
import type { FoundName } from './candidate.ts';
import { withoutLegalForm } from './legal-forms.ts';
import { candidatesLikeProject } from './like-project.ts';
import type { NameScene } from './name-scene.ts';
import type { Weights } from './rank/choose-span.ts';
import { chooseSpan } from './rank/choose-span.ts';
import seenWords from './rank/seen-words.json' with { type: 'json' };
import type { Span } from './rank/spans.ts';
import { viewOf } from './rank/view.ts';
import type { View } from './rank/view.ts';
import weights from './rank/weights.json' with { type: 'json' };

/** The weights of the scorer. Keys are `left=` for all languages and `de|left=` for one. */
const WEIGHTS: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
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
const weightsIn = (language: string): Weights => ({
  general: WEIGHTS.get('') ?? NO_WEIGHTS,
  own: WEIGHTS.get(language) ?? NO_WEIGHTS,
});
const TIMES_SEEN: ReadonlyMap<string, number> = new Map(
  Object.entries(seenWords).flatMap(([times, words]) =>
    words.split(' ').map((word) => [word, Number(times)] as const),
  ),
);

/** The maximum number of words between the name and the end of its legal form. */
const LONGEST_FORM = 4;

/** Returns the legal form after a name, such as "Oy" in "Lindqvist Audio Oy". */
function legalFormOf({ text }: NameScene, { tokens }: View, { start, end, last }: Span): string | null {
  for (let at = last; at <= last + LONGEST_FORM; at += 1) {
    const to = tokens[at]?.end ?? text.length;
    const without = withoutLegalForm(text, start, to);
    if (without.form !== null && without.end === end && without.start === start) return without.form;
  }
  return null;
}

function sourceOf({ text }: NameScene, view: View, { start, end, first }: Span): NameSource {
  const isQuoted = /["“„«「『《〈‘]\s?$/u.test(text.slice(Math.max(0, start - 2), start));
  if (isQuoted) return 'quoted';
  if (first === 0) return text.slice(end).trim() === '' ? 'whole' : 'leading';
  return ['name', 'call', 'show', 'now'].includes(view.cues[first - 1] ?? '') ? 'stated' : 'proper-noun';
}

function foundAt(scene: NameScene, view: View, ruled: Ruled, span: Span): FoundName {
  const { start, end } = span;
  const text = scene.typed.slice(start, end);
  const [proposed] = ruled.candidates
    .filter((each) => each.start === start && each.end === end)
    .toSorted((one, other) => other.score - one.score);
  if (proposed === undefined)
    return {
      text,
      start,
      end,
      source: sourceOf(scene, view, span),
      legalForm: legalFormOf(scene, view, span),
    };
  const { source, form, replaces } = proposed;
  return { text, start, end, source, legalForm: form, ...(replaces && { replaces }) };
}

/** Whether the scorer was fitted to this language. For others only the rules apply. */
function isFitted({ lexicons }: NameScene, { language, script }: View): boolean {
  return script !== 'sign' && lexicons[0] === LEXICONS.get(language);
}

export function findName(scene: NameScene): FoundName | null {
  const { text, tokens, knowledge, projectName } = scene;
  const ruled = nameByRules(scene);
  const { found } = ruled;
  if (tokens.length === 0 || candidatesLikeProject(text, projectName, knowledge).length > 0) return found;
  const view = viewOf({ ...scene, timesSeen: (word) => TIMES_SEEN.get(word) ?? 0 });
  if (!isFitted(scene, view)) return found;
  const span = chooseSpan(view, ruled, weightsIn(view.language));
  if (span === null) return null;
  const isAnswer = found?.start === span.start && found.end === span.end;
  return isAnswer ? found : foundAt(scene, view, ruled, span);
}
