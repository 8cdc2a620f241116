// Defines checkers for the keys of a chain step that compare the refined identity (the child) with its parent. Keys
// about the child alone use the checkers of briefs.

import { HUE_FAMILIES } from '@blazon/studio/test/bench-data.ts';
import { dEok, hueDifference, findHueFamily, oklch } from '../measures/colours.ts';
import { findContainer } from '../measures/container.ts';
import type { Finding } from '../measures/finding.ts';
import { createAtLeastFinding, createAtMostFinding, createFinding } from '../measures/finding.ts';
import { measureGeometryDrift } from '../measures/geom-hash.ts';
import { intersectionOverUnion, createNormalisedMask } from '../measures/mark-iou.ts';
import type { Evidence } from './evidence.ts';
import { expectNumber, expectText } from './expected.ts';

export interface RefinedEvidence {
  parent: Evidence;
  child: Evidence;
  /** All identities of the chain so far, starting with that of the brief. */
  nodes: readonly Evidence[];
}

export type ChainChecker = (refined: RefinedEvidence, expected: unknown, key: string) => Finding;

const computeDelta = (measure: (evidence: Evidence) => number, { parent, child }: RefinedEvidence): number =>
  measure(child) - measure(parent);

const primaryOf = ({ identity }: Evidence): string => identity.primary_color;
const secondaryOf = ({ identity }: Evidence): string => identity.secondary_color;
const hueFamilyOfPrimary = (evidence: Evidence): string => findHueFamily(primaryOf(evidence), HUE_FAMILIES);
const playfulnessOf = ({ decisions }: Evidence): number => decisions.scales.playful;
const chromaOf = (evidence: Evidence): number => oklch(primaryOf(evidence)).C;
const lightnessOf = (evidence: Evidence): number => oklch(primaryOf(evidence)).L;
const weightOf = ({ identity }: Evidence): number => Number(identity.font_weight_heading);
const computeRatio = (measure: (evidence: Evidence) => number, { parent, child }: RefinedEvidence): number =>
  measure(child) / measure(parent);

const checkDeltaAtLeast =
  (measure: (evidence: Evidence) => number): ChainChecker =>
  (refined, expected, key) =>
    createAtLeastFinding(key, computeDelta(measure, refined), expectNumber(key, expected));

const checkDeltaAtMost =
  (measure: (evidence: Evidence) => number): ChainChecker =>
  (refined, expected, key) =>
    createAtMostFinding(key, computeDelta(measure, refined), expectNumber(key, expected));

/** Fails the check if the logo is unchanged, even if the decisions have changed. */
const checkVisibleChange =
  (checker: ChainChecker): ChainChecker =>
  (refined, expected, key) => {
    const finding = checker(refined, expected, key);
    const { parent, child } = refined;
    const visible = parent.identity.logo_svg !== child.identity.logo_svg;
    return visible ? finding : { ...finding, ok: false, value: `${finding.value}, but nothing to be seen` };
  };

export const CHANGE_CHECKERS: Readonly<Record<string, ChainChecker>> = {
  warmth_delta_min: checkDeltaAtLeast((evidence) => evidence.warmth()),
  warmth_delta_max: checkDeltaAtMost((evidence) => evidence.warmth()),
  roundness_delta_min: checkDeltaAtLeast((evidence) => evidence.roundness()),
  primary_C_delta_min: checkDeltaAtLeast(chromaOf),
  primary_L_delta_max: checkDeltaAtMost(lightnessOf),
  weight_heading_delta_min: checkDeltaAtLeast(weightOf),
  'trace.playful_delta_min': checkVisibleChange(checkDeltaAtLeast(playfulnessOf)),
  'trace.playful_delta_max': checkVisibleChange(checkDeltaAtMost(playfulnessOf)),
  nodes_ratio_max: (refined, expected, key) =>
    createAtMostFinding(
      key,
      computeRatio((evidence) => evidence.nodes(), refined),
      expectNumber(key, expected),
    ),
  ink_density_ratio_min: (refined, expected, key) =>
    createAtLeastFinding(
      key,
      computeRatio((evidence) => evidence.inkDensity(), refined),
      expectNumber(key, expected),
    ),
  /** Both the drawing and the decisions must have the expected container. */
  container: ({ child }, expected, key) => {
    const wanted = expectText(key, expected);
    const recorded = child.decisions.blazon.lockup.container?.shape ?? 'none';
    const drawn = recorded === 'none' ? 'none' : findContainer(child.mark).container;
    return createFinding(
      key,
      recorded === wanted && drawn === wanted,
      `${drawn}, recorded ${recorded}`,
      wanted,
    );
  },
};

/** Compares two hashes. If they differ, the finding reports how far the outlines have moved. */
const checkSameHash = (
  key: string,
  [before, after]: readonly [string, string],
  drift: () => number,
): Finding => {
  const same = before === after;
  return createFinding(
    key,
    same,
    same ? 'equal' : `moved by ${drift().toPrecision(2)} of the height`,
    'equal',
  );
};

const checkSame =
  (read: (evidence: Evidence) => string): ChainChecker =>
  ({ parent, child }, _, key) =>
    createFinding(key, read(child) === read(parent), read(child) || 'empty', read(parent) || 'empty');

const describeLockup = ({ decisions }: Evidence): string =>
  [
    decisions.blazon.lockup.layout,
    decisions.blazon.lockup.side,
    decisions.blazon.lettering?.lines.length,
  ].join(' ');

const describeCase = ({ decisions: { text, brief } }: Evidence): string => {
  if (text === text.toLocaleUpperCase(brief.locale)) return 'upper';
  return text === text.toLocaleLowerCase(brief.locale) ? 'lower' : 'mixed';
};

export const KEEP_CHECKERS: Readonly<Record<string, ChainChecker>> = {
  mark_geom_hash: ({ parent, child }, _, key) =>
    checkSameHash(key, [parent.markHash(), child.markHash()], () =>
      measureGeometryDrift(parent.mark, child.mark),
    ),
  wordmark_geom_hash: ({ parent, child }, _, key) =>
    checkSameHash(key, [parent.wordmarkHash(), child.wordmarkHash()], () =>
      measureGeometryDrift(parent.wordmark, child.wordmark),
    ),
  mark_geom_hash_equals_step: ({ child, nodes }, expected, key) => {
    const earlier = nodes[expectNumber(key, expected)];
    return checkSameHash(key, [earlier?.markHash() ?? 'no such step', child.markHash()], () =>
      measureGeometryDrift(earlier?.mark ?? [], child.mark),
    );
  },
  mark_iou_min: ({ parent, child }, expected, key) =>
    createAtLeastFinding(
      key,
      intersectionOverUnion(createNormalisedMask(parent.mark), createNormalisedMask(child.mark)),
      expectNumber(key, expected),
    ),
  mark_iou_inside_container_min: ({ parent, child }, expected, key) => {
    const [before, after] = [findContainer(parent.mark).inside, findContainer(child.mark).inside];
    return createAtLeastFinding(
      key,
      intersectionOverUnion(createNormalisedMask(before), createNormalisedMask(after)),
      expectNumber(key, expected),
    );
  },
  font_family: checkSame(({ identity }) => identity.font_family),
  mark_type: checkSame(({ decisions }) => decisions.mark.type),
  brand_text: checkSame(({ decisions }) => decisions.text),
  script: checkSame(({ decisions }) => decisions.brief.script),
  letter_case: checkSame(describeCase),
  lockup: checkSame(describeLockup),
  'trace.motif': checkSame(({ decisions }) => decisions.mark.motifs.join(' ')),
  primary_hex: checkSame(primaryOf),
  secondary_hex: checkSame(secondaryOf),
  primary_hue_family: checkSame(hueFamilyOfPrimary),
  primary_dEok_max: ({ parent, child }, expected, key) =>
    createAtMostFinding(key, dEok(primaryOf(parent), primaryOf(child)), expectNumber(key, expected)),
  secondary_dEok_max: ({ parent, child }, expected, key) =>
    createAtMostFinding(key, dEok(secondaryOf(parent), secondaryOf(child)), expectNumber(key, expected)),
  primary_hue_delta_max_deg: ({ parent, child }, expected, key) =>
    createAtMostFinding(key, hueDifference(primaryOf(parent), primaryOf(child)), expectNumber(key, expected)),
};
