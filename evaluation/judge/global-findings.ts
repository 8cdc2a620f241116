// Checks the global gates: limits that every identity must meet.

import type { GlobalGates } from '@blazon/studio/test/bench-data.ts';
import { measureBalance } from '../measures/balance.ts';
import { measureClearSpace } from '../measures/clear-space.ts';
import { computeContrast, colourBlindDistance, dE2000, isIsoluminant } from '../measures/colours.ts';
import { findWeakestContrast } from '../measures/contrast.ts';
import { checkDarkVariant } from '../measures/dark-variant.ts';
import type { Finding } from '../measures/finding.ts';
import { createAtLeastFinding, createAtMostFinding, createFinding } from '../measures/finding.ts';
import { measureMonoShare } from '../measures/mono.ts';
import { checkSvg } from '../measures/svg-shape.ts';
import { measureThinPartsAt16, measurePartsThinnerThan } from '../measures/thin-parts.ts';
import { readDrawing } from '../svg/read-drawing.ts';
import type { Evidence } from './evidence.ts';

const MIN_MONO_SHARE = 0.95;
const MIN_CLEAR_SPACE = 0.5;
/**
 * The maximum area of one thin part that a small size may lose or fill in. The unit is the square of the smallest
 * allowed detail. A lost corner has less area than this, a lost line more.
 */
const MAX_LOST_DETAIL_AREA = 0.5;
/** A lower contrast is only a warning, because the large shapes of a logo need no more than 3:1. */
const MIN_TEXT_CONTRAST = 4.5;

const addPrefix = (prefix: string, findings: readonly Finding[]): Finding[] =>
  findings.map((finding) => ({ ...finding, name: `${prefix}_${finding.name}` }));

const checkSchema = ({ identity }: Evidence, gates: GlobalGates): Finding[] => {
  const fields = Object.keys(identity).sort().join(' ');
  const wanted = gates.schema_fields.toSorted().join(' ');
  const colours = [identity.primary_color, identity.secondary_color];
  const weights = [identity.font_weight_heading, identity.font_weight_body];
  const [hex, weight] = [new RegExp(gates.hex_pattern), new RegExp(gates.weight_pattern)];
  return [
    createFinding('schema_fields', fields === wanted, fields, wanted),
    createFinding(
      'hex_pattern',
      colours.every((colour) => hex.test(colour)),
      colours.join(' '),
      gates.hex_pattern,
    ),
    createFinding(
      'weight_pattern',
      weights.every((each) => weight.test(each)),
      weights.join(' '),
      gates.weight_pattern,
    ),
  ];
};

const checkMark = ({ mark, nodes }: Evidence, gates: GlobalGates, maxNodes: number): Finding[] => {
  if (mark.length === 0) return [];
  const small = measureThinPartsAt16(mark);
  const detail = measurePartsThinnerThan(mark, gates.min_detail_ratio);
  const { x, y } = measureBalance(mark);
  return [
    createAtMostFinding('thin16_lost_px2', small.lost, gates.thin16_lost_px2_max),
    createAtMostFinding('thin16_filled_px2', small.filled, gates.thin16_filled_px2_max),
    createAtMostFinding('min_detail_lost', detail.lost, MAX_LOST_DETAIL_AREA),
    createAtMostFinding('min_detail_filled', detail.filled, MAX_LOST_DETAIL_AREA),
    createAtMostFinding('nodes', nodes(), maxNodes),
    createAtMostFinding('balance_x', x, gates.balance_max.x),
    createAtMostFinding('balance_y', y, gates.balance_max.y),
    createAtLeastFinding('mono', measureMonoShare(mark), MIN_MONO_SHARE),
  ];
};

const checkColours = ({ identity, light, dark }: Evidence, gates: GlobalGates): Finding[] => {
  const { primary_color: primary, secondary_color: secondary } = identity;
  const onWhite = findWeakestContrast(light.shapes, '#FFFFFF');
  const onDark = findWeakestContrast(dark.shapes, '#111111');
  const text = computeContrast(primary, '#FFFFFF');
  return [
    createAtLeastFinding(
      `contrast_on_white ${onWhite.fill}`,
      onWhite.ratio,
      gates.contrast_logo_on_white_min,
    ),
    createAtLeastFinding(
      `contrast_on_dark ${onDark.fill}`,
      onDark.ratio,
      gates.contrast_logo_dark_on_111111_min,
    ),
    createFinding('contrast_text_primary', true, text.toFixed(2), `>=${MIN_TEXT_CONTRAST}, a warning`),
    createAtLeastFinding('primary_secondary_dE', dE2000(primary, secondary), gates.primary_secondary_dE_min),
    createAtLeastFinding(
      'cvd_dE',
      colourBlindDistance(primary, secondary),
      gates.cvd_dE_min_protan_deutan_tritan,
    ),
    createFinding(
      'isoluminant',
      !isIsoluminant(primary, secondary),
      `${primary} ${secondary}`,
      '|dL*| >= 12',
    ),
  ];
};

const checkFonts = ({ identity, decisions, family, engine }: Evidence): Finding[] => {
  const weights = [identity.font_weight_heading, identity.font_weight_body].map(Number);
  const missing = weights.filter((weight) => family?.weights.includes(weight) !== true);
  const covered = engine.covers(identity.font_family, decisions.text);
  return [
    createFinding('font_family', family !== undefined, identity.font_family, 'a shipped family'),
    createFinding('font_weights', missing.length === 0, weights.join(' '), (family?.weights ?? []).join(' ')),
    createFinding('font_covers_name', covered, decisions.text, 'every grapheme in the family'),
  ];
};

/** Checks that the drawing shows the kind of mark that the decisions name, and that its title names the brand. */
const checkContract = ({ decisions, mark, wordmark, light, dark }: Evidence): Finding[] => {
  const { type } = decisions.mark;
  const hasMark = type !== 'wordmark';
  const hasWord = !['symbol', 'lettermark'].includes(type);
  const shapesOutsideGroups = [...light.shapes, ...dark.shapes].filter(({ group }) => group === null).length;
  const drawn = `${mark.length > 0 ? 'mark' : 'no mark'}, ${wordmark.length > 0 ? 'word' : 'no word'}`;
  const asLetter = decisions.blazon.lockup.markAsLetter !== undefined;
  const agrees = hasMark === mark.length > 0 && (hasWord || asLetter) === wordmark.length > 0;
  const titled = light.title.toLocaleLowerCase().includes(decisions.text.toLocaleLowerCase());
  return [
    createFinding('mark_type_drawn', agrees, drawn, type),
    createAtMostFinding('shapes_outside_groups', shapesOutsideGroups, 0),
    createFinding('title_names_brand', titled, light.title, decisions.text),
  ];
};

/** Checks that every variant is a valid drawing, and that the one-colour variant has only one colour. */
const checkVariants = ({ variants }: Evidence, gates: GlobalGates): Finding[] => {
  const drawings = Object.entries(variants());
  const faults = drawings.flatMap(([name, svg]) =>
    checkSvg(svg, gates)
      .filter(({ ok }) => !ok)
      .map((finding) => `${name} ${finding.name} ${finding.value}`),
  );
  const fills = new Set(readDrawing(variants().oneColour).shapes.map(({ fill }) => fill));
  return [
    createFinding('variants', faults.length === 0, faults.slice(0, 3).join('; ') || 'sound', 'sound'),
    createAtMostFinding('one_colour_fills', fills.size, 1),
  ];
};

const checkReading = ({ reading }: Evidence, gates: GlobalGates): Finding[] => {
  if (reading === null) return [];
  const found = createAtLeastFinding('ocr', reading.similarity, gates.ocr_similarity_min);
  return [found.ok ? found : { ...found, value: `${found.value} "${reading.lines.join(' / ')}"` }];
};

export const checkGlobalGates = (evidence: Evidence, gates: GlobalGates, maxNodes: number): Finding[] => [
  ...checkSchema(evidence, gates),
  ...addPrefix('light', checkSvg(evidence.identity.logo_svg, gates)),
  ...addPrefix('dark', checkSvg(evidence.identity.logo_svg_dark, gates)),
  ...checkContract(evidence),
  ...checkMark(evidence, gates, maxNodes),
  ...checkColours(evidence, gates),
  ...checkDarkVariant(evidence.light, evidence.dark),
  ...checkReading(evidence, gates),
  ...checkFonts(evidence),
  ...checkVariants(evidence, gates),
  createAtLeastFinding('clear_space', measureClearSpace(evidence.light), MIN_CLEAR_SPACE),
  createAtLeastFinding('clear_space_dark', measureClearSpace(evidence.dark), MIN_CLEAR_SPACE),
];
