// Loads the benchmark: briefs, each with a chain of refinements, and the gates (limits) that every result must meet.

import { readFileSync } from 'node:fs';

/** Conditions that a result must meet. judge-brief.ts and judge-chain.ts have a checker for each key. */
export type Expectations = Readonly<Record<string, unknown>>;

export interface ChainStep {
  step: number;
  prompt: string;
  /** The step whose result is refined; 0 for the result of the brief. If omitted, the previous step. */
  branch_from?: number;
  must_change: Expectations;
  must_keep: Expectations;
}

export interface BenchBrief {
  id: string;
  prompt: string;
  must: Expectations;
  chain: readonly ChainStep[];
}

export interface ShapeRules {
  svg_root: string;
  svg_require: readonly string[];
  svg_allowed_elements: readonly string[];
  svg_forbidden: readonly string[];
  svg_max_bytes: number;
  decimals_max: number;
  fills_max_colours: number;
  gradients: number;
  strokes_after_outline: number;
}

export interface GlobalGates extends ShapeRules {
  schema_fields: readonly string[];
  hex_pattern: string;
  weight_pattern: string;
  thin16_lost_px2_max: number;
  thin16_filled_px2_max: number;
  nodes_max_symbol: number;
  min_detail_ratio: number;
  contrast_logo_on_white_min: number;
  contrast_logo_dark_on_111111_min: number;
  primary_secondary_dE_min: number;
  cvd_dE_min_protan_deutan_tritan: number;
  balance_max: { x: number; y: number };
  ocr_similarity_min: number;
  latency_ms_p95: number;
}

interface BenchData {
  hue_families_oklch_deg: Readonly<Record<string, readonly number[]>>;
  global_gates: GlobalGates;
  briefs: readonly BenchBrief[];
}

const benchData = JSON.parse(readFileSync(new URL('briefs.json', import.meta.url), 'utf8')) as BenchData;

const MAX_PROMPT_LENGTH = 2000;

/** Repeats the text up to the maximum length of a prompt, 2,000 code points. */
const repeatToMaxLength = (text: string): string => {
  const characters = [...`${text} `.repeat(Math.ceil(MAX_PROMPT_LENGTH / [...text].length))];
  return characters.slice(0, MAX_PROMPT_LENGTH).join('');
};

const longestBrief = benchData.briefs.find(({ id }) => id.startsWith('b17'));

export const BRIEFS: readonly BenchBrief[] = benchData.briefs.map((brief) =>
  brief.must['harness'] === 'build from b17'
    ? { ...brief, prompt: repeatToMaxLength(longestBrief?.prompt ?? '') }
    : brief,
);
export const GATES: GlobalGates = benchData.global_gates;
export const HUE_FAMILIES = benchData.hue_families_oklch_deg;
/** Fixed, so that the results of different runs can be compared. */
export const SEEDS = [11, 4242, 990_001] as const;
