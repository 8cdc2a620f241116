// Finds what a step of a chain must keep: everything that its required changes do not concern.

import type { ChainStep, Expectations } from '@blazon/studio/test/bench-data.ts';

/** What a step keeps by default: `default_keep` of the chain rules. */
const DEFAULT_KEPT_KEYS = [
  'brand_text',
  'script',
  'letter_case',
  'mark_type',
  'trace.motif',
  'font_family',
  'primary_hue_family',
  'lockup',
] as const;

type KeptKey = (typeof DEFAULT_KEPT_KEYS)[number];

/** What a step may change if it changes the industry: everything but the name and how it is written. */
const KEYS_EXCEPT_NAME: readonly KeptKey[] = [
  'mark_type',
  'trace.motif',
  'font_family',
  'primary_hue_family',
  'lockup',
];

/**
 * Each pattern matches keys of a required change. A step with such a key need not keep what is listed beside the
 * pattern.
 */
const RELEASED_KEYS_BY_PATTERN: readonly (readonly [RegExp, readonly KeptKey[]])[] = [
  [/^font_class|^trace\.era/, ['font_family']],
  [/^warmth|^primary_(hue|C|L)/, ['primary_hue_family']],
  [/^symbol_present|^mark_type/, ['mark_type', 'trace.motif', 'lockup']],
  [/^trace\.industry/, KEYS_EXCEPT_NAME],
];

export const listKeys = (expectations: Expectations): string[] =>
  Object.entries(expectations).flatMap(([key, value]) =>
    key === 'any_of' && Array.isArray(value) ? value.flatMap((each: Expectations) => listKeys(each)) : [key],
  );

export const findKeptByDefault = ({ must_change: change, must_keep: keep }: ChainStep): KeptKey[] => {
  const keys = listKeys(change);
  const named = RELEASED_KEYS_BY_PATTERN.filter(([pattern]) => keys.some((key) => pattern.test(key))).flatMap(
    ([, kept]) => kept,
  );
  return DEFAULT_KEPT_KEYS.filter((kept) => !named.includes(kept) && !(kept in keep));
};

type Axis = 'colour' | 'type' | 'shape';

const AXIS_BY_KEY: readonly (readonly [RegExp, Axis])[] = [
  [/^(warmth|primary|secondary)_/, 'colour'],
  [/^(font_class|weight_heading|ink_density)/, 'type'],
  [/^(nodes|container)/, 'shape'],
];

/**
 * Returns the only axis that a step changes, or null if it changes several axes or something that belongs to none, such
 * as a mood. `trace.saturated` is ignored, because it is not a change.
 */
export const findOnlyAxis = ({ must_change: change }: ChainStep): Axis | null => {
  const axes = new Set(
    listKeys(change).map((key) => AXIS_BY_KEY.find(([pattern]) => pattern.test(key))?.[1] ?? null),
  );
  axes.delete(null);
  const [axis = null] = axes;
  const all = listKeys(change).every(
    (key) => key === 'trace.saturated' || AXIS_BY_KEY.some(([p]) => p.test(key)),
  );
  return all && axes.size === 1 ? axis : null;
};

/** What must stay equal in a step that changes only this axis. */
export const KEPT_KEYS_BY_AXIS: Readonly<Record<Axis, readonly string[]>> = {
  colour: ['mark_geom_hash', 'wordmark_geom_hash'],
  type: ['mark_geom_hash', 'primary_hex', 'secondary_hex'],
  shape: ['primary_hex', 'secondary_hex', 'font_family'],
};
