// Scores all spans: the score of a span is the sum of its features' weights. The weights were fitted to labelled
// prompts (`npm run evaluate -- names`).

import { countSteps } from '../../steps.ts';
import type { Ruled } from '../by-rules.ts';
import { withoutLegalForm } from '../legal-forms.ts';
import type { Emit } from './span-place.ts';
import { noNameFeatures, spanFeatures } from './features.ts';
import { ruleFeaturesOf } from './rule-features.ts';
import type { Span } from './spans.ts';
import { spansOf, touchedBy } from './spans.ts';
import type { View } from './view.ts';

/** A span with a function that collects its features. The span is null for the option "no name". */
export interface Rankable {
  span: Span | null;
  /** Whether the rules would choose this span. */
  isOfRules: boolean;
  tell: (emit: Emit) => void;
}

/** Whether the span contains a legal form, which is typed with a name but not shown. */
function holdsLegalForm(text: string, { start, end, kind }: Span): boolean {
  return kind !== 'quoted' && withoutLegalForm(text, start, end).form !== null;
}

/** Phrases for a location, such as "Next to Leeds". */
const SAYS_WHERE = /^(?:next to|close to|based in|located in)\s/iu;

/** Phrases that say what to draw, such as "A monogram of K". */
const SAYS_WHAT =
  /^(?:an?|the|my|our)\s(?:monogram|logo|mark|wordmark|emblem|badge|crest|seal)\s(?:of|for|with)\s/iu;

/** Whether the span asks for a kind of mark, such as "Initials M and R", in any language. */
function asksForMark(view: View, { first, last, kind }: Span): boolean {
  return view.asksForMark[first] === true && last > first && kind !== 'quoted';
}

/** The maximum length of a name. Longer ones are noise, and drawing time grows faster than the length. */
const LONGEST_NAME = 60;
const LONG_WORD = /\S{41}/u;

function canBeName({ text }: View, span: Span): boolean {
  const words = text.slice(span.start, span.end);
  return (
    words.length <= LONGEST_NAME &&
    !LONG_WORD.test(words) &&
    !holdsLegalForm(text, span) &&
    !SAYS_WHERE.test(words) &&
    !SAYS_WHAT.test(words)
  );
}

function candidateSpans(view: View, { found, candidates }: Ruled): Span[] {
  const { text, tokens } = view;
  const spans = spansOf(text, tokens).filter((span) => canBeName(view, span) && !asksForMark(view, span));
  const known = new Set(spans.map(({ start, end }) => `${start}:${end}`));
  for (const { start, end } of found === null ? candidates : [...candidates, found]) {
    const touched = touchedBy(tokens, start, end);
    if (touched === null || known.has(`${start}:${end}`)) continue;
    known.add(`${start}:${end}`);
    const span: Span = { start, end, ...touched, kind: 'rules' };
    if (!asksForMark(view, span)) spans.push(span);
  }
  return spans;
}

/** Returns every span that may be the name, and finally the option that there is none. */
export function rankable(view: View, ruled: Ruled): Rankable[] {
  const tellRules = ruleFeaturesOf(ruled);
  const { found } = ruled;
  const spans = candidateSpans(view, ruled).map((span) => ({
    span,
    isOfRules: found?.start === span.start && found.end === span.end,
    tell: (emit: Emit) => {
      spanFeatures(view, span, emit);
      tellRules(span, emit);
    },
  }));
  const none = (emit: Emit): void => {
    noNameFeatures(view, emit);
    tellRules(null, emit);
  };
  return [...spans, { span: null, isOfRules: found === null, tell: none }];
}

/** Feature weights for all languages, and the adjustments for the prompt's language. */
export interface Weights {
  general: ReadonlyMap<string, number>;
  own: ReadonlyMap<string, number>;
}

/** The cost of one span in steps: about the number of its features. */
const STEPS = 100;

/** The rules' choice wins, unless another span is better by this much. */
const MARGIN = 1;

/** Returns the index of the best score, or of the rules' choice if no other is clearly better. */
export function clearlyBest(scores: readonly number[], ofRules: number): number {
  const most = scores.reduce((best, score) => Math.max(best, score), -Infinity);
  return most - (scores[ofRules] ?? -Infinity) < MARGIN ? ofRules : scores.indexOf(most);
}

/** Returns the best span, or null if the prompt gives no name. */
export function chooseSpan(view: View, ruled: Ruled, { general, own }: Weights): Span | null {
  let score = 0;
  const emit: Emit = {
    one: (feature) => {
      score += general.get(feature) ?? 0;
    },
    both: (feature) => {
      score += (general.get(feature) ?? 0) + (own.get(feature) ?? 0);
    },
  };
  const ranked = rankable(view, ruled);
  const scores = ranked.map(({ tell }) => {
    countSteps(STEPS);
    score = 0;
    tell(emit);
    return score;
  });
  const ofRules = ranked.findIndex(({ isOfRules }) => isOfRules);
  return ranked[clearlyBest(scores, ofRules)]?.span ?? null;
}
