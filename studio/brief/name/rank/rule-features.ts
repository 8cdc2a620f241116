// Emits features that say whether and how the rules propose a span.

import type { FoundName } from '../candidate.ts';
import type { RuleResult } from '../find-name-by-rules.ts';
import type { FeatureEmitter } from './span-place.ts';
import type { Span } from './spans.ts';

type Slice = Pick<Span, 'start' | 'end'>;

/** Describes where a span lies relative to the name that the rules found. */
function describeRelation({ start, end }: Slice, answer: FoundName | null): string {
  if (answer === null) return 'none';
  if (answer.start === start && answer.end === end) return 'same';
  if (answer.end <= start || answer.start >= end) return 'apart';
  if (answer.start <= start && answer.end >= end) return 'inside';
  return answer.start >= start && answer.end <= end ? 'around' : 'crosses';
}

const keyOf = ({ start, end }: Slice): string => `${start}:${end}`;

/** Returns a function that emits the features of a span or, for null, those of the option "no name". */
export function createRuleFeatureEmitter({
  found,
  candidates,
}: RuleResult): (span: Slice | null, emit: FeatureEmitter) => void {
  const proposed = Map.groupBy(candidates, keyOf);
  const source = found?.source ?? 'none';
  return (span, { addPerLanguage }) => {
    if (span === null) return addPerLanguage(`none:rules=${source}`);
    const own = proposed.get(keyOf(span)) ?? [];
    const related = describeRelation(span, found);
    addPerLanguage(`rules=${related}`);
    addPerLanguage(`rules=${related}|${source}`);
    addPerLanguage(
      `rules-score=${own.length === 0 ? 'none' : Math.floor(Math.max(...own.map(({ score }) => score)) / 10)}`,
    );
    for (const proposing of new Set(own.map((each) => each.source)))
      addPerLanguage(`rules-propose=${proposing}`);
  };
}
