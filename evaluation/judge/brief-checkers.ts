// One checker per key of a brief's `must`. A key without a checker stops the bench.

import { GATES, HUE_FAMILIES } from '@blazon/studio/test/bench-data.ts';
import { adjacentLightness } from '../measures/adjacent-lightness.ts';
import { aspect } from '../measures/aspect.ts';
import { baselineVariation } from '../measures/baseline-variation.ts';
import { contrast, cvdDistance, hueFamily, oklch } from '../measures/colours.ts';
import { hamming } from '../measures/dhash.ts';
import { atLeast, atMost, holds, isOneOf } from '../measures/finding.ts';
import { negativeSpace } from '../measures/negative-space.ts';
import { thinnerThan } from '../measures/thin-parts.ts';
import { letterFinding } from './check-letters.ts';
import { scriptCheckers } from './check-script.ts';
import { textCheckers } from './check-text.ts';
import { traceCheckers } from './check-trace.ts';
import type { Checker } from './checker.ts';
import type { Evidence } from './evidence.ts';
import { flagIn, numberIn, rangeIn, textIn, textsIn } from './expected.ts';
import { KNOWN_SILHOUETTES } from './known-silhouettes.ts';

const familyOf = (hex: string): string => hueFamily(hex, HUE_FAMILIES);
const primaryOf = ({ identity }: Evidence): string => identity.primary_color;
const secondaryOf = ({ identity }: Evidence): string => identity.secondary_color;
type Pick = (evidence: Evidence) => string;

const hueAny =
  (colour: Pick): Checker =>
  (evidence, expected, key) =>
    isOneOf(key, familyOf(colour(evidence)), textsIn(key, expected));

const hueForbidden =
  (colour: Pick): Checker =>
  (evidence, expected, key) => {
    const found = familyOf(colour(evidence));
    return holds(key, !textsIn(key, expected).includes(found), found, `not ${String(expected)}`);
  };

const least =
  (measure: (evidence: Evidence) => number): Checker =>
  (evidence, expected, key) =>
    atLeast(key, measure(evidence), numberIn(key, expected));

const most =
  (measure: (evidence: Evidence) => number): Checker =>
  (evidence, expected, key) =>
    atMost(key, measure(evidence), numberIn(key, expected));

const hexIs =
  (colour: Pick): Checker =>
  (evidence, expected, key) =>
    isOneOf(key, colour(evidence).toUpperCase(), [textIn(key, expected).toUpperCase()]);

const colourCheckers: Record<string, Checker> = {
  primary_hue_any: hueAny(primaryOf),
  secondary_hue_any: hueAny(secondaryOf),
  primary_hue_forbidden: hueForbidden(primaryOf),
  secondary_hue_forbidden: hueForbidden(secondaryOf),
  primary_or_secondary_hue_any: (evidence, expected, key) => {
    const found = [primaryOf(evidence), secondaryOf(evidence)].map(familyOf);
    const wanted = textsIn(key, expected);
    return holds(
      key,
      found.some((family) => wanted.includes(family)),
      found.join(', '),
      wanted.join(' | '),
    );
  },
  primary_hex: hexIs(primaryOf),
  secondary_hex: hexIs(secondaryOf),
  primary_C_min: least((evidence) => oklch(primaryOf(evidence)).C),
  primary_C_max: most((evidence) => oklch(primaryOf(evidence)).C),
  primary_L_max: most((evidence) => oklch(primaryOf(evidence)).L),
  secondary_C_min: least((evidence) => oklch(secondaryOf(evidence)).C),
  secondary_C_max: most((evidence) => oklch(secondaryOf(evidence)).C),
  warmth_min: least((evidence) => evidence.warmth()),
  contrast_text_primary_on_white_min: least((evidence) => contrast(primaryOf(evidence), '#FFFFFF')),
  cvd_dE_min_protan_deutan_tritan: least((evidence) =>
    cvdDistance(primaryOf(evidence), secondaryOf(evidence)),
  ),
  adjacent_segment_dL_oklch_min: least(({ light, dark }) =>
    Math.min(adjacentLightness(light.shapes), adjacentLightness(dark.shapes)),
  ),
  fills_max: most(({ light }) => new Set(light.shapes.map(({ fill }) => fill)).size),
  /** The bright colour of a dark brand must be visible on dark; the contrast gate covers white. */
  dark_first: ({ dark }, _, key) => {
    const bright = dark.shapes.map(({ fill }) => fill).filter((fill) => oklch(fill).C >= 0.1);
    const families = [...new Set(bright.map(familyOf))];
    const ok = families.some((family) => family === 'yellow' || family === 'green');
    return holds(key, ok, families.join(', ') || 'no bright fill', 'the yellow in logo_svg_dark');
  },
};

const typeCheckers: Record<string, Checker> = {
  font_class: ({ family, identity }, expected, key) =>
    isOneOf(`${key} ${identity.font_family}`, family?.class ?? 'unknown', [textIn(key, expected)]),
  font_class_any: ({ family, identity }, expected, key) => {
    const wanted = textsIn(key, expected);
    const isSans = /grotesk|-sans$/.test(family?.class ?? '');
    // A brief's "light sans" accepts any sans in a light weight.
    const isLight = isSans && Number(identity.font_weight_heading) <= 300 && wanted.includes('light-sans');
    const found = isLight ? 'light-sans' : (family?.class ?? 'unknown');
    return isOneOf(`${key} ${identity.font_family}`, found, wanted);
  },
  width_class: ({ family }, expected, key) =>
    isOneOf(key, family?.width ?? 'unknown', [textIn(key, expected)]),
  weight_heading_min: least(({ identity }) => Number(identity.font_weight_heading)),
  /** The word with the tightest tracking counts. */
  tracking_min_em: least(({ decisions }) => {
    const { lettering } = decisions.blazon;
    const words = lettering?.lines.flat() ?? [];
    return Math.min(...words.map(({ tracking }) => tracking ?? lettering?.tracking ?? 0));
  }),
  baseline_variation: ({ wordmark }, expected, key) => {
    const found = baselineVariation(wordmark);
    return holds(key, found === flagIn(key, expected), String(found), String(expected));
  },
  font_covers_name: ({ engine, identity, decisions }, expected, key) => {
    const covered = decisions.text !== '' && engine.covers(identity.font_family, decisions.text);
    return holds(key, covered === flagIn(key, expected), String(covered), String(expected));
  },
};

const markCheckers: Record<string, Checker> = {
  mark_type: ({ decisions }, expected, key) => isOneOf(key, decisions.mark.type, [textIn(key, expected)]),
  mark_type_any: ({ decisions }, expected, key) => isOneOf(key, decisions.mark.type, textsIn(key, expected)),
  symbol_present: ({ mark }, expected, key) =>
    holds(key, mark.length > 0 === flagIn(key, expected), String(mark.length > 0), String(expected)),
  motif_forbidden: ({ decisions }, expected, key) => {
    const { motifs, ideas, id } = decisions.mark;
    const shown = [...motifs, ...ideas, ...id.split(/[:+/]/)];
    const bad = textsIn(key, expected).filter((motif) => shown.includes(motif));
    return holds(key, bad.length === 0, shown.join(', ') || 'none', `none of ${String(expected)}`);
  },
  roundness_min: least((evidence) => evidence.roundness()),
  roundness_max: most((evidence) => evidence.roundness()),
  nodes_max_symbol: most((evidence) => evidence.nodes()),
  min_stroke_ratio: ({ mark }, expected, key) =>
    atMost(`${key} ${String(expected)} lost`, thinnerThan(mark, numberIn(key, expected)).lost, 0.5),
  aspect_min: least(({ light }) => aspect(light.shapes)),
  negative_space_ratio: ({ mark }, expected, key) => {
    const [from, to] = rangeIn(key, expected);
    const found = negativeSpace(mark);
    return holds(key, found >= from && found <= to, found.toFixed(3), `${from} to ${to}`);
  },
  letters: ({ decisions }, expected, key) => {
    const wanted = textsIn(key, expected);
    const missing = wanted.filter((letter) => !decisions.mark.letters.includes(letter));
    return holds(key, missing.length === 0, decisions.mark.letters.join(' ') || 'none', wanted.join(' '));
  },
  letter_test: letterFinding,
  similarity_to_known_mark: (evidence, _, key) => {
    const nearest = Math.min(...KNOWN_SILHOUETTES.map(({ hash }) => hamming(hash, evidence.dHash())));
    return atLeast(key, nearest, 14);
  },
};

/** Keys that only inform readers of the data, or that the bench measures elsewhere. */
const checkedElsewhere: Checker = (_, expected, key) =>
  holds(key, true, 'checked elsewhere', String(expected));
const harnessCheckers: Record<string, Checker> = {
  note: checkedElsewhere,
  harness: checkedElsewhere,
  /** The identity exists, so the generation succeeded. */
  outcome: (_, expected, key) => isOneOf(key, 'generation.success', [textIn(key, expected)]),
  outcome_any: (_, expected, key) => isOneOf(key, 'generation.success', textsIn(key, expected)),
  accept_len: ({ prompt }, expected, key) => {
    const length = [...prompt].length;
    return holds(key, length === numberIn(key, expected), String(length), String(expected));
  },
  /** The API rejects such a prompt before a job exists; the server's tests cover it. */
  reject_len: checkedElsewhere,
  /** The run's own figures cover every identity's time, with the same limit. */
  latency_ms_p95: (_, expected, key) =>
    holds(
      key,
      numberIn(key, expected) === GATES.latency_ms_p95,
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
