// Keys that begin with `trace.`: checked in the record of decisions, never in the public fields.

import type { Finding } from '../measures/finding.ts';
import { atLeast, holds } from '../measures/finding.ts';
import type { Checker } from './checker.ts';
import { flagIn, numberIn, textIn, textsIn } from './expected.ts';
import { withRelatedIndustries } from './related-industries.ts';

const anyOf = (key: string, found: readonly string[], expected: unknown): Finding => {
  const wanted = textsIn(key, expected);
  return holds(
    key,
    found.some((each) => wanted.includes(each)),
    found.join(', ') || 'none',
    wanted.join(' | '),
  );
};

/** Maps the benchmark's words for wishes to the reader's. */
const wishOf = (constraint: string): string =>
  constraint === 'no-icon' ? 'mark:none' : constraint.replace(/^color:/, 'colour:');

export const traceCheckers: Record<string, Checker> = {
  'trace.industry_any': ({ decisions }, expected, key) =>
    anyOf(key, withRelatedIndustries(decisions.brief.industries), expected),
  'trace.mood_any': ({ decisions }, expected, key) => anyOf(key, decisions.brief.moods, expected),
  'trace.concept_any': ({ decisions: { mark } }, expected, key) =>
    anyOf(key, [...mark.ideas, ...mark.motifs, mark.construction, ...mark.id.split(/[:+/]/)], expected),
  'trace.name_source_any': ({ decisions }, expected, key) =>
    anyOf(key, [decisions.brief.nameSource], expected),
  'trace.policy_flags_any': ({ decisions }, expected, key) =>
    anyOf(key, decisions.brief.policyFlags, expected),
  'trace.explicit_constraints': ({ decisions }, expected, key) => {
    const { wishes } = decisions.brief;
    const missing = textsIn(key, expected)
      .map(wishOf)
      .filter((wish) => !wishes.includes(wish));
    return holds(
      key,
      missing.length === 0,
      wishes.join(', ') || 'none',
      textsIn(key, expected).map(wishOf).join(', '),
    );
  },
  'trace.defaults_used': ({ decisions }, expected, key) => {
    const used = decisions.brief.defaultsUsed;
    return holds(key, used.length > 0 === flagIn(key, expected), used.join(', ') || 'none', String(expected));
  },
  'trace.conflicts_resolved_min': ({ decisions }, expected, key) =>
    atLeast(key, decisions.brief.conflicts.length, numberIn(key, expected)),
  'trace.saturated': ({ decisions }, expected, key) => {
    const { saturated } = decisions.trace;
    return holds(
      key,
      saturated.includes(textIn(key, expected)),
      saturated.join(', ') || 'none',
      String(expected),
    );
  },
  /** Both the scale and the lettering must have moved to the modern side. */
  'trace.era': ({ decisions, family }, expected, key) => {
    const modern = decisions.scales.modern > 0 && (family?.axes.classicModern ?? -1) > 0;
    const found = modern ? 'contemporary' : 'classic';
    return holds(key, found === textIn(key, expected), found, String(expected));
  },
};
