// Defines a checker for each key of a brief's `must`. A key without a checker stops the bench.

import { GATES, HUE_FAMILIES } from '@blazon/studio/test/bench-data.ts';
import { measureAdjacentLightness } from '../measures/adjacent-lightness.ts';
import { measureAspect } from '../measures/aspect.ts';
import { hasBaselineVariation } from '../measures/baseline-variation.ts';
import { computeContrast, colourBlindDistance, findHueFamily, oklch } from '../measures/colours.ts';
import { hammingDistance } from '../measures/dhash.ts';
import {
  createAtLeastFinding,
  createAtMostFinding,
  createFinding,
  createOneOfFinding,
} from '../measures/finding.ts';
import { measureNegativeSpace } from '../measures/negative-space.ts';
import { measurePartsThinnerThan } from '../measures/thin-parts.ts';
import { checkLettersShown } from './check-letters.ts';
import { scriptCheckers } from './check-script.ts';
import { textCheckers } from './check-text.ts';
import { traceCheckers } from './check-trace.ts';
import type { Checker } from './checker.ts';
import type { Evidence } from './evidence.ts';
import { expectFlag, expectNumber, expectRange, expectText, expectTexts } from './expected.ts';
import { KNOWN_SILHOUETTES } from './known-silhouettes.ts';

const hueFamilyOf = (hex: string): string => findHueFamily(hex, HUE_FAMILIES);
const primaryOf = ({ identity }: Evidence): string => identity.primary_color;
const secondaryOf = ({ identity }: Evidence): string => identity.secondary_color;
type ColourReader = (evidence: Evidence) => string;

const checkHueIsAnyOf =
  (colour: ColourReader): Checker =>
  (evidence, expected, key) =>
    createOneOfFinding(key, hueFamilyOf(colour(evidence)), expectTexts(key, expected));

const checkHueIsNot =
  (colour: ColourReader): Checker =>
  (evidence, expected, key) => {
    const found = hueFamilyOf(colour(evidence));
    return createFinding(key, !expectTexts(key, expected).includes(found), found, `not ${String(expected)}`);
  };

const checkAtLeast =
  (measure: (evidence: Evidence) => number): Checker =>
  (evidence, expected, key) =>
    createAtLeastFinding(key, measure(evidence), expectNumber(key, expected));

const checkAtMost =
  (measure: (evidence: Evidence) => number): Checker =>
  (evidence, expected, key) =>
    createAtMostFinding(key, measure(evidence), expectNumber(key, expected));

const checkHexIs =
  (colour: ColourReader): Checker =>
  (evidence, expected, key) =>
    createOneOfFinding(key, colour(evidence).toUpperCase(), [expectText(key, expected).toUpperCase()]);

const colourCheckers: Record<string, Checker> = {
  primary_hue_any: checkHueIsAnyOf(primaryOf),
  secondary_hue_any: checkHueIsAnyOf(secondaryOf),
  primary_hue_forbidden: checkHueIsNot(primaryOf),
  secondary_hue_forbidden: checkHueIsNot(secondaryOf),
  primary_or_secondary_hue_any: (evidence, expected, key) => {
    const found = [primaryOf(evidence), secondaryOf(evidence)].map(hueFamilyOf);
    const wanted = expectTexts(key, expected);
    return createFinding(
      key,
      found.some((family) => wanted.includes(family)),
      found.join(', '),
      wanted.join(' | '),
    );
  },
  primary_hex: checkHexIs(primaryOf),
  secondary_hex: checkHexIs(secondaryOf),
  primary_C_min: checkAtLeast((evidence) => oklch(primaryOf(evidence)).C),
  primary_C_max: checkAtMost((evidence) => oklch(primaryOf(evidence)).C),
  primary_L_max: checkAtMost((evidence) => oklch(primaryOf(evidence)).L),
  secondary_C_min: checkAtLeast((evidence) => oklch(secondaryOf(evidence)).C),
  secondary_C_max: checkAtMost((evidence) => oklch(secondaryOf(evidence)).C),
  warmth_min: checkAtLeast((evidence) => evidence.warmth()),
  contrast_text_primary_on_white_min: checkAtLeast((evidence) =>
    computeContrast(primaryOf(evidence), '#FFFFFF'),
  ),
  cvd_dE_min_protan_deutan_tritan: checkAtLeast((evidence) =>
    colourBlindDistance(primaryOf(evidence), secondaryOf(evidence)),
  ),
  adjacent_segment_dL_oklch_min: checkAtLeast(({ light, dark }) =>
    Math.min(measureAdjacentLightness(light.shapes), measureAdjacentLightness(dark.shapes)),
  ),
  fills_max: checkAtMost(({ light }) => new Set(light.shapes.map(({ fill }) => fill)).size),
  /** The dark logo must have a bright yellow or green fill. */
  dark_first: ({ dark }, _, key) => {
    const bright = dark.shapes.map(({ fill }) => fill).filter((fill) => oklch(fill).C >= 0.1);
    const families = [...new Set(bright.map(hueFamilyOf))];
    const ok = families.some((family) => family === 'yellow' || family === 'green');
    return createFinding(key, ok, families.join(', ') || 'no bright fill', 'the yellow in logo_svg_dark');
  },
};

const typeCheckers: Record<string, Checker> = {
  font_class: ({ family, identity }, expected, key) =>
    createOneOfFinding(`${key} ${identity.font_family}`, family?.class ?? 'unknown', [
      expectText(key, expected),
    ]),
  font_class_any: ({ family, identity }, expected, key) => {
    const wanted = expectTexts(key, expected);
    const isSans = /grotesk|-sans$/.test(family?.class ?? '');
    // "light-sans" accepts any sans in a light weight, not only families of that class.
    const isLight = isSans && Number(identity.font_weight_heading) <= 300 && wanted.includes('light-sans');
    const found = isLight ? 'light-sans' : (family?.class ?? 'unknown');
    return createOneOfFinding(`${key} ${identity.font_family}`, found, wanted);
  },
  width_class: ({ family }, expected, key) =>
    createOneOfFinding(key, family?.width ?? 'unknown', [expectText(key, expected)]),
  weight_heading_min: checkAtLeast(({ identity }) => Number(identity.font_weight_heading)),
  /** Measures the word with the tightest tracking. */
  tracking_min_em: checkAtLeast(({ decisions }) => {
    const { lettering } = decisions.blazon;
    const words = lettering?.lines.flat() ?? [];
    return Math.min(...words.map(({ tracking }) => tracking ?? lettering?.tracking ?? 0));
  }),
  baseline_variation: ({ wordmark }, expected, key) => {
    const found = hasBaselineVariation(wordmark);
    return createFinding(key, found === expectFlag(key, expected), String(found), String(expected));
  },
  font_covers_name: ({ engine, identity, decisions }, expected, key) => {
    const covered = decisions.text !== '' && engine.covers(identity.font_family, decisions.text);
    return createFinding(key, covered === expectFlag(key, expected), String(covered), String(expected));
  },
};

const markCheckers: Record<string, Checker> = {
  mark_type: ({ decisions }, expected, key) =>
    createOneOfFinding(key, decisions.mark.type, [expectText(key, expected)]),
  mark_type_any: ({ decisions }, expected, key) =>
    createOneOfFinding(key, decisions.mark.type, expectTexts(key, expected)),
  symbol_present: ({ mark }, expected, key) =>
    createFinding(
      key,
      mark.length > 0 === expectFlag(key, expected),
      String(mark.length > 0),
      String(expected),
    ),
  motif_forbidden: ({ decisions }, expected, key) => {
    const { motifs, ideas, id } = decisions.mark;
    const shown = [...motifs, ...ideas, ...id.split(/[:+/]/)];
    const bad = expectTexts(key, expected).filter((motif) => shown.includes(motif));
    return createFinding(key, bad.length === 0, shown.join(', ') || 'none', `none of ${String(expected)}`);
  },
  roundness_min: checkAtLeast((evidence) => evidence.roundness()),
  roundness_max: checkAtMost((evidence) => evidence.roundness()),
  nodes_max_symbol: checkAtMost((evidence) => evidence.nodes()),
  min_stroke_ratio: ({ mark }, expected, key) =>
    createAtMostFinding(
      `${key} ${String(expected)} lost`,
      measurePartsThinnerThan(mark, expectNumber(key, expected)).lost,
      0.5,
    ),
  aspect_min: checkAtLeast(({ light }) => measureAspect(light.shapes)),
  negative_space_ratio: ({ mark }, expected, key) => {
    const [from, to] = expectRange(key, expected);
    const found = measureNegativeSpace(mark);
    return createFinding(key, found >= from && found <= to, found.toFixed(3), `${from} to ${to}`);
  },
  letters: ({ decisions }, expected, key) => {
    const wanted = expectTexts(key, expected);
    const missing = wanted.filter((letter) => !decisions.mark.letters.includes(letter));
    return createFinding(
      key,
      missing.length === 0,
      decisions.mark.letters.join(' ') || 'none',
      wanted.join(' '),
    );
  },
  letter_test: checkLettersShown,
  similarity_to_known_mark: (evidence, _, key) => {
    const nearest = Math.min(...KNOWN_SILHOUETTES.map(({ hash }) => hammingDistance(hash, evidence.dHash())));
    return createAtLeastFinding(key, nearest, 14);
  },
};

/** Always passes: for keys that only explain the data, or that are checked elsewhere. */
const passAlways: Checker = (_, expected, key) =>
  createFinding(key, true, 'checked elsewhere', String(expected));
const harnessCheckers: Record<string, Checker> = {
  note: passAlways,
  harness: passAlways,
  /** The identity exists, so the generation succeeded. */
  outcome: (_, expected, key) => createOneOfFinding(key, 'generation.success', [expectText(key, expected)]),
  outcome_any: (_, expected, key) =>
    createOneOfFinding(key, 'generation.success', expectTexts(key, expected)),
  accept_len: ({ prompt }, expected, key) => {
    const length = [...prompt].length;
    return createFinding(key, length === expectNumber(key, expected), String(length), String(expected));
  },
  /** The API rejects a prompt of this length, which the server's tests check. */
  reject_len: passAlways,
  /** The benchmark's figures check the latency. This check only ensures that the brief states the same limit. */
  latency_ms_p95: (_, expected, key) =>
    createFinding(
      key,
      expectNumber(key, expected) === GATES.latency_ms_p95,
      'in the figures of the run',
      String(expected),
    ),
};

export const BRIEF_CHECKERS: Readonly<Record<string, Checker>> = {
  ...colourCheckers,
  ...typeCheckers,
  ...markCheckers,
  ...textCheckers,
  ...scriptCheckers,
  ...traceCheckers,
  ...harnessCheckers,
};
