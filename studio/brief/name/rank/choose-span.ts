// Chooses the span with the highest score as the name. A score is the sum of the weights of the span's features; the
// weights were fitted to labelled prompts (`npm run evaluate -- names`).

import { spendSteps } from '../../steps.ts';
import type { RuleResult } from '../find-name-by-rules.ts';
import { trimLegalForm } from '../legal-forms.ts';
import type { FeatureEmitter } from './span-place.ts';
import { emitNoNameFeatures, emitSpanFeatures } from './features.ts';
import { createRuleFeatureEmitter } from './rule-features.ts';
import type { Span } from './spans.ts';
import { findSpans, findTouchedTokens } from './spans.ts';
import type { PromptView } from './view.ts';

/** A span that may be the name; null means that the prompt gives no name. */
export interface RankedOption {
  span: Span | null;
  /** Whether the rules would choose this span. */
  isOfRules: boolean;
  emitFeatures: (emit: FeatureEmitter) => void;
}

/** Whether the span contains a legal form such as "GmbH", which people type but logos omit. */
function containsLegalForm(text: string, { start, end, kind }: Span): boolean {
  return kind !== 'quoted' && trimLegalForm(text, start, end).form !== null;
}

/** Phrases for a location, such as "Next to Leeds". */
const LOCATION_PHRASE = /^(?:next to|close to|based in|located in)\s/iu;

/** Phrases that say what to draw, such as "A monogram of K". */
const DRAWING_REQUEST =
  /^(?:an?|the|my|our)\s(?:monogram|logo|mark|wordmark|emblem|badge|crest|seal)\s(?:of|for|with)\s/iu;

/** Whether the span asks for a kind of mark, such as "Initials M and R", in any language. */
function isRequestForMark(view: PromptView, { first, last, kind }: Span): boolean {
  return view.asksForMark[first] === true && last > first && kind !== 'quoted';
}

/** Longer text is hardly a name, and the time to draw it grows faster than its length. */
const MAX_NAME_LENGTH = 60;
const LONG_WORD = /\S{41}/u;

function canBeName({ text }: PromptView, span: Span): boolean {
  const words = text.slice(span.start, span.end);
  return (
    words.length <= MAX_NAME_LENGTH &&
    !LONG_WORD.test(words) &&
    !containsLegalForm(text, span) &&
    !LOCATION_PHRASE.test(words) &&
    !DRAWING_REQUEST.test(words)
  );
}

function collectCandidateSpans(view: PromptView, { found, candidates }: RuleResult): Span[] {
  const { text, tokens } = view;
  const spans = findSpans(text, tokens).filter(
    (span) => canBeName(view, span) && !isRequestForMark(view, span),
  );
  const known = new Set(spans.map(({ start, end }) => `${start}:${end}`));
  for (const { start, end } of found === null ? candidates : [...candidates, found]) {
    const touched = findTouchedTokens(tokens, start, end);
    if (touched === null || known.has(`${start}:${end}`)) continue;
    known.add(`${start}:${end}`);
    const span: Span = { start, end, ...touched, kind: 'rules' };
    if (!isRequestForMark(view, span)) spans.push(span);
  }
  return spans;
}

/** Returns every span that may be the name and, last, the option that the prompt gives no name. */
export function createRankedOptions(view: PromptView, ruled: RuleResult): RankedOption[] {
  const emitRuleFeatures = createRuleFeatureEmitter(ruled);
  const { found } = ruled;
  const spans = collectCandidateSpans(view, ruled).map((span) => ({
    span,
    isOfRules: found?.start === span.start && found.end === span.end,
    emitFeatures: (emit: FeatureEmitter) => {
      emitSpanFeatures(view, span, emit);
      emitRuleFeatures(span, emit);
    },
  }));
  const emitNone = (emit: FeatureEmitter): void => {
    emitNoNameFeatures(view, emit);
    emitRuleFeatures(null, emit);
  };
  return [...spans, { span: null, isOfRules: found === null, emitFeatures: emitNone }];
}

export interface Weights {
  /** The weights for all languages. */
  general: ReadonlyMap<string, number>;
  /** The weights for the language of the prompt, which are added to the general ones. */
  own: ReadonlyMap<string, number>;
}

/** The steps that scoring one span costs: about one for each of its features. */
const STEPS_PER_SPAN = 100;

/** The lead in score that another span needs over the span that the rules chose. */
const MIN_LEAD_OVER_RULES = 1;

/**
 * Returns `ofRules`, the index of the rules' choice, unless another score is clearly better. In that case, returns the
 * index of the best score.
 */
export function findClearlyBestIndex(scores: readonly number[], ofRules: number): number {
  const highest = scores.reduce((best, score) => Math.max(best, score), -Infinity);
  return highest - (scores[ofRules] ?? -Infinity) < MIN_LEAD_OVER_RULES ? ofRules : scores.indexOf(highest);
}

/** Returns the best span, or null if the prompt gives no name. */
export function chooseSpan(view: PromptView, ruled: RuleResult, { general, own }: Weights): Span | null {
  let score = 0;
  const emit: FeatureEmitter = {
    addShared: (feature) => {
      score += general.get(feature) ?? 0;
    },
    addPerLanguage: (feature) => {
      score += (general.get(feature) ?? 0) + (own.get(feature) ?? 0);
    },
  };
  const ranked = createRankedOptions(view, ruled);
  const scores = ranked.map(({ emitFeatures }) => {
    spendSteps(STEPS_PER_SPAN);
    score = 0;
    emitFeatures(emit);
    return score;
  });
  const ofRules = ranked.findIndex(({ isOfRules }) => isOfRules);
  return ranked[findClearlyBestIndex(scores, ofRules)]?.span ?? null;
}
