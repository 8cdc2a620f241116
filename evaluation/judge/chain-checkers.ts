// Keys of a chain's steps that compare a child with its parent. The brief's checkers cover what depends on the child
// alone.

import { HUE_FAMILIES } from '@blazon/studio/test/bench-data.ts';
import { dEok, hueDifference, hueFamily, oklch } from '../measures/colours.ts';
import { containedIn } from '../measures/container.ts';
import type { Finding } from '../measures/finding.ts';
import { atLeast, atMost, holds } from '../measures/finding.ts';
import { geometryDrift } from '../measures/geom-hash.ts';
import { maskIou, normalMask } from '../measures/mark-iou.ts';
import type { Evidence } from './evidence.ts';
import { numberIn, textIn } from './expected.ts';

export interface Refined {
  parent: Evidence;
  child: Evidence;
  /** All nodes of the chain so far, starting with the brief's own identity. */
  nodes: readonly Evidence[];
}

export type ChainChecker = (refined: Refined, expected: unknown, key: string) => Finding;

const delta = (measure: (evidence: Evidence) => number, { parent, child }: Refined): number =>
  measure(child) - measure(parent);

const primaryOf = ({ identity }: Evidence): string => identity.primary_color;
const secondaryOf = ({ identity }: Evidence): string => identity.secondary_color;
const familyOf = (evidence: Evidence): string => hueFamily(primaryOf(evidence), HUE_FAMILIES);
const playfulOf = ({ decisions }: Evidence): number => decisions.scales.playful;
const chromaOf = (evidence: Evidence): number => oklch(primaryOf(evidence)).C;
const lightnessOf = (evidence: Evidence): number => oklch(primaryOf(evidence)).L;
const weightOf = ({ identity }: Evidence): number => Number(identity.font_weight_heading);
const ratio = (measure: (evidence: Evidence) => number, { parent, child }: Refined): number =>
  measure(child) / measure(parent);

const deltaMin =
  (measure: (evidence: Evidence) => number): ChainChecker =>
  (refined, expected, key) =>
    atLeast(key, delta(measure, refined), numberIn(key, expected));

const deltaMax =
  (measure: (evidence: Evidence) => number): ChainChecker =>
  (refined, expected, key) =>
    atMost(key, delta(measure, refined), numberIn(key, expected));

/** A mood that changed only in the record, and not visibly, counts as unchanged. */
const seen =
  (checker: ChainChecker): ChainChecker =>
  (refined, expected, key) => {
    const finding = checker(refined, expected, key);
    const { parent, child } = refined;
    const visible = parent.identity.logo_svg !== child.identity.logo_svg;
    return visible ? finding : { ...finding, ok: false, value: `${finding.value}, but nothing to be seen` };
  };

export const CHANGE_CHECKERS: Readonly<Record<string, ChainChecker>> = {
  warmth_delta_min: deltaMin((evidence) => evidence.warmth()),
  warmth_delta_max: deltaMax((evidence) => evidence.warmth()),
  roundness_delta_min: deltaMin((evidence) => evidence.roundness()),
  primary_C_delta_min: deltaMin(chromaOf),
  primary_L_delta_max: deltaMax(lightnessOf),
  weight_heading_delta_min: deltaMin(weightOf),
  'trace.playful_delta_min': seen(deltaMin(playfulOf)),
  'trace.playful_delta_max': seen(deltaMax(playfulOf)),
  nodes_ratio_max: (refined, expected, key) =>
    atMost(
      key,
      ratio((evidence) => evidence.nodes(), refined),
      numberIn(key, expected),
    ),
  ink_density_ratio_min: (refined, expected, key) =>
    atLeast(
      key,
      ratio((evidence) => evidence.inkDensity(), refined),
      numberIn(key, expected),
    ),
  /** The container must match in the drawing and in the record. */
  container: ({ child }, expected, key) => {
    const wanted = textIn(key, expected);
    const recorded = child.decisions.blazon.lockup.container?.shape ?? 'none';
    const drawn = recorded === 'none' ? 'none' : containedIn(child.mark).container;
    return holds(key, recorded === wanted && drawn === wanted, `${drawn}, recorded ${recorded}`, wanted);
  },
};

/** A different hash says little; the distance between the outlines says more. */
const sameHash = (key: string, [before, after]: readonly [string, string], drift: () => number): Finding => {
  const same = before === after;
  return holds(key, same, same ? 'equal' : `moved by ${drift().toPrecision(2)} of the height`, 'equal');
};

const same =
  (read: (evidence: Evidence) => string): ChainChecker =>
  ({ parent, child }, _, key) =>
    holds(key, read(child) === read(parent), read(child) || 'empty', read(parent) || 'empty');

const lockupOf = ({ decisions }: Evidence): string =>
  [
    decisions.blazon.lockup.layout,
    decisions.blazon.lockup.side,
    decisions.blazon.lettering?.lines.length,
  ].join(' ');

const caseOf = ({ decisions: { text, brief } }: Evidence): string => {
  if (text === text.toLocaleUpperCase(brief.locale)) return 'upper';
  return text === text.toLocaleLowerCase(brief.locale) ? 'lower' : 'mixed';
};

export const KEEP_CHECKERS: Readonly<Record<string, ChainChecker>> = {
  mark_geom_hash: ({ parent, child }, _, key) =>
    sameHash(key, [parent.markHash(), child.markHash()], () => geometryDrift(parent.mark, child.mark)),
  wordmark_geom_hash: ({ parent, child }, _, key) =>
    sameHash(key, [parent.wordmarkHash(), child.wordmarkHash()], () =>
      geometryDrift(parent.wordmark, child.wordmark),
    ),
  mark_geom_hash_equals_step: ({ child, nodes }, expected, key) => {
    const earlier = nodes[numberIn(key, expected)];
    return sameHash(key, [earlier?.markHash() ?? 'no such step', child.markHash()], () =>
      geometryDrift(earlier?.mark ?? [], child.mark),
    );
  },
  mark_iou_min: ({ parent, child }, expected, key) =>
    atLeast(key, maskIou(normalMask(parent.mark), normalMask(child.mark)), numberIn(key, expected)),
  mark_iou_inside_container_min: ({ parent, child }, expected, key) => {
    const [before, after] = [containedIn(parent.mark).inside, containedIn(child.mark).inside];
    return atLeast(key, maskIou(normalMask(before), normalMask(after)), numberIn(key, expected));
  },
  font_family: same(({ identity }) => identity.font_family),
  mark_type: same(({ decisions }) => decisions.mark.type),
  brand_text: same(({ decisions }) => decisions.text),
  script: same(({ decisions }) => decisions.brief.script),
  letter_case: same(caseOf),
  lockup: same(lockupOf),
  'trace.motif': same(({ decisions }) => decisions.mark.motifs.join(' ')),
  primary_hex: same(primaryOf),
  secondary_hex: same(secondaryOf),
  primary_hue_family: same(familyOf),
  primary_dEok_max: ({ parent, child }, expected, key) =>
    atMost(key, dEok(primaryOf(parent), primaryOf(child)), numberIn(key, expected)),
  secondary_dEok_max: ({ parent, child }, expected, key) =>
    atMost(key, dEok(secondaryOf(parent), secondaryOf(child)), numberIn(key, expected)),
  primary_hue_delta_max_deg: ({ parent, child }, expected, key) =>
    atMost(key, hueDifference(primaryOf(parent), primaryOf(child)), numberIn(key, expected)),
};
