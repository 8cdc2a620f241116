// Defines checkers for keys that begin with `trace.`. They read the decisions, not the public fields.

import type { Finding } from '../measures/finding.ts';
import { createAtLeastFinding, createFinding } from '../measures/finding.ts';
import type { Checker } from './checker.ts';
import { expectFlag, expectNumber, expectText, expectTexts } from './expected.ts';
import { addRelatedIndustries } from './related-industries.ts';

const checkAnyOf = (key: string, found: readonly string[], expected: unknown): Finding => {
  const wanted = expectTexts(key, expected);
  return createFinding(
    key,
    found.some((each) => wanted.includes(each)),
    found.join(', ') || 'none',
    wanted.join(' | '),
  );
};

/** Converts the benchmark's name for a wish, such as `no-icon`, to the name in briefs, such as `mark:none`. */
const toWishToken = (constraint: string): string =>
  constraint === 'no-icon' ? 'mark:none' : constraint.replace(/^color:/, 'colour:');

export const traceCheckers: Record<string, Checker> = {
  'trace.industry_any': ({ decisions }, expected, key) =>
    checkAnyOf(key, addRelatedIndustries(decisions.brief.industries), expected),
  'trace.mood_any': ({ decisions }, expected, key) => checkAnyOf(key, decisions.brief.moods, expected),
  'trace.concept_any': ({ decisions: { mark } }, expected, key) =>
    checkAnyOf(key, [...mark.ideas, ...mark.motifs, mark.construction, ...mark.id.split(/[:+/]/)], expected),
  'trace.name_source_any': ({ decisions }, expected, key) =>
    checkAnyOf(key, [decisions.brief.nameSource], expected),
  'trace.policy_flags_any': ({ decisions }, expected, key) =>
    checkAnyOf(key, decisions.brief.policyFlags, expected),
  'trace.explicit_constraints': ({ decisions }, expected, key) => {
    const { wishes } = decisions.brief;
    const missing = expectTexts(key, expected)
      .map(toWishToken)
      .filter((wish) => !wishes.includes(wish));
    return createFinding(
      key,
      missing.length === 0,
      wishes.join(', ') || 'none',
      expectTexts(key, expected).map(toWishToken).join(', '),
    );
  },
  'trace.defaults_used': ({ decisions }, expected, key) => {
    const used = decisions.brief.defaultsUsed;
    return createFinding(
      key,
      used.length > 0 === expectFlag(key, expected),
      used.join(', ') || 'none',
      String(expected),
    );
  },
  'trace.conflicts_resolved_min': ({ decisions }, expected, key) =>
    createAtLeastFinding(key, decisions.brief.conflicts.length, expectNumber(key, expected)),
  'trace.saturated': ({ decisions }, expected, key) => {
    const { saturated } = decisions.trace;
    return createFinding(
      key,
      saturated.includes(expectText(key, expected)),
      saturated.join(', ') || 'none',
      String(expected),
    );
  },
  /** `contemporary` requires that both the scale and the typeface are on the modern side. */
  'trace.era': ({ decisions, family }, expected, key) => {
    const modern = decisions.scales.modern > 0 && (family?.axes.classicModern ?? -1) > 0;
    const found = modern ? 'contemporary' : 'classic';
    return createFinding(key, found === expectText(key, expected), found, String(expected));
  },
};
