// Rules that the refinements of any brief must obey. Locality: a wish changes only the axis it names. Monotonicity: a
// repeated wish never reverses its effect. Undo restores the parent. Branches do not affect each other.

import { isDeepStrictEqual } from 'node:util';
import type { Decisions } from '@blazon/studio/record/decisions.ts';
import type { DesignedIdentity } from '@blazon/studio/record/studio.ts';
import type { BenchBrief } from '@blazon/studio/test/bench-data.ts';
import { GATES } from '@blazon/studio/test/bench-data.ts';
import type { Lineage } from '../engine.ts';
import type { Evidence } from '../judge/evidence.ts';
import { collectEvidence } from '../judge/evidence.ts';
import { KEPT_KEYS_BY_AXIS } from '../judge/named-axes.ts';
import { findKeepFindings } from '../judge-chain.ts';
import { oklch } from '../measures/colours.ts';
import { findContainer } from '../measures/container.ts';
import type { Finding } from '../measures/finding.ts';
import { createFinding } from '../measures/finding.ts';
import { checkPassive } from '../measures/svg-shape.ts';
import type { BenchTools, Verdict } from './run-briefs.ts';
import { createFailedVerdict } from './run-briefs.ts';

const REPETITIONS = 4;
/** Names of findings about the effect of a wish start with this. */
const EFFECT_PREFIX = 'effect';
const WORKED = 'worked';

interface LocalPrompt {
  prompt: string;
  axis: keyof typeof KEPT_KEYS_BY_AXIS;
  /** Whether the wish had its effect. */
  worked(root: Evidence, child: Evidence): boolean;
}

const primaryLightnessOf = ({ identity }: Evidence): number => oklch(identity.primary_color).L;
const isSerif = ({ family }: Evidence): boolean => ['serif', 'didone', 'slab'].includes(family?.class ?? '');
const isSans = ({ family }: Evidence): boolean => /sans|grotesk/.test(family?.class ?? '');

/** Wishes as customers phrase them, each about one axis. */
const LOCAL_PROMPTS: readonly LocalPrompt[] = [
  { prompt: 'make it warmer', axis: 'colour', worked: (root, child) => child.warmth() > root.warmth() },
  { prompt: 'cooler', axis: 'colour', worked: (root, child) => child.warmth() < root.warmth() },
  {
    prompt: 'darker primary',
    axis: 'colour',
    worked: (root, child) => primaryLightnessOf(child) < primaryLightnessOf(root),
  },
  { prompt: 'use a serif', axis: 'type', worked: (_, child) => isSerif(child) },
  { prompt: 'use a sans serif', axis: 'type', worked: (_, child) => isSans(child) },
  { prompt: 'simpler', axis: 'shape', worked: (root, child) => child.nodes() < root.nodes() },
  {
    prompt: 'put it in a circle',
    axis: 'shape',
    worked: (root, child) => root.mark.length === 0 || findContainer(child.mark).container === 'circle',
  },
];

/** A wish that can be repeated. */
interface RepeatedWish {
  prompt: string;
  /** Grows when the wish is fulfilled. */
  measure(evidence: Evidence): number;
  /** Differences up to this are rasterisation noise. */
  noise: number;
}

const REPEATED_WISHES: readonly RepeatedWish[] = [
  { prompt: 'warmer', measure: (evidence) => evidence.warmth(), noise: 1e-6 },
  { prompt: 'simpler', measure: (evidence) => -evidence.nodes(), noise: 0 },
  { prompt: 'bolder', measure: (evidence) => evidence.inkDensity(), noise: 0.002 },
];

const collectEvidenceOf = (tools: BenchTools, designed: DesignedIdentity): Promise<Evidence> =>
  collectEvidence(tools.engine, null, '', designed);

/** A wish must have an effect, or the trace must report that its scale is saturated. */
const checkEffect = (prompt: string, worked: boolean, { decisions }: Evidence): Finding => {
  const isSaturated = decisions.trace.saturated.length > 0;
  const otherwise = isSaturated ? 'saturated' : 'no effect';
  return createFinding(
    `${EFFECT_PREFIX} "${prompt}"`,
    worked || isSaturated,
    worked ? WORKED : otherwise,
    'worked, or saturated',
  );
};

/** Returns the share of wishes that change something, instead of reporting saturation. */
export const computeEffectShare = (findings: readonly Finding[]): number => {
  const effects = findings.filter(({ name }) => name.startsWith(EFFECT_PREFIX));
  return effects.filter(({ value }) => value === WORKED).length / Math.max(1, effects.length);
};

const checkLocality = async (tools: BenchTools, root: Evidence): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (const { prompt, axis, worked } of LOCAL_PROMPTS) {
    const child = await collectEvidenceOf(tools, tools.engine.refine([root.decisions], prompt));
    const keys = [...KEPT_KEYS_BY_AXIS[axis], 'brand_text'];
    findings.push(...findKeepFindings({ parent: root, child, nodes: [root] }, keys, `locality "${prompt}" `));
    findings.push(checkEffect(prompt, worked(root, child), child));
  }
  return findings;
};

const checkMonotonicity = async (tools: BenchTools, root: Evidence): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (const { prompt, measure, noise } of REPEATED_WISHES) {
    let [lineage, before]: [Lineage, Evidence] = [[root.decisions], root];
    for (let round = 1; round <= REPETITIONS; round += 1) {
      const child = await collectEvidenceOf(tools, tools.engine.refine(lineage, prompt));
      const moved = measure(child) - measure(before);
      const isSaturated = child.decisions.trace.saturated.length > 0;
      const ok = moved > noise || (moved >= -noise && isSaturated);
      const value = `${moved.toPrecision(3)}${isSaturated ? ', saturated' : ''}`;
      findings.push(createFinding(`monotone "${prompt}" ${round}`, ok, value, 'onward, or saturated'));
      lineage = [...lineage, child.decisions];
      before = child;
    }
  }
  return findings;
};

const RESTORED_KEYS = ['mark_geom_hash', 'wordmark_geom_hash', 'primary_hex', 'secondary_hex', 'font_family'];

const checkUndo = async (tools: BenchTools, root: Evidence): Promise<Finding[]> => {
  const findings: Finding[] = [];
  const pairs = [
    ['make it warmer', 'go back'],
    ['simpler', 'go back'],
    ['put it in a circle', 'remove the circle again'],
  ] as const;
  for (const [wish, undo] of pairs) {
    const changed = tools.engine.refine([root.decisions], wish);
    const restored = await collectEvidenceOf(
      tools,
      tools.engine.refine([root.decisions, changed.decisions], undo),
    );
    const compared = { parent: root, child: restored, nodes: [root] };
    findings.push(...findKeepFindings(compared, RESTORED_KEYS, `undo "${wish}" `));
  }
  return findings;
};

const checkBranches = (tools: BenchTools, brief: BenchBrief, root: Evidence, seed: number): Finding[] => {
  const original = structuredClone(root.decisions);
  // The service stores records as JSON, so a record read from JSON must refine to the same identity.
  const stored = JSON.parse(JSON.stringify(root.decisions)) as Decisions;
  const fromStored = tools.engine.refine([stored], 'simpler');
  tools.engine.refine([root.decisions], 'make it warmer');
  const afterSibling = tools.engine.refine([root.decisions], 'simpler');
  const redrawn = tools.engine.design(brief.prompt, seed);
  const checkEqual = (name: string, one: unknown, other: unknown): Finding => {
    const same = isDeepStrictEqual(one, other);
    return createFinding(`branch ${name}`, same, same ? 'equal' : 'differs', 'equal');
  };
  return [
    checkEqual('sibling, from a stored record', fromStored.identity, afterSibling.identity),
    checkEqual('parent record', original, root.decisions),
    checkEqual('parent regenerated', redrawn.identity, root.identity),
  ];
};

/**
 * In the sandbox, both drawings must have a watermark, and all other fields must be the same as outside the sandbox.
 */
const checkSandbox = (tools: BenchTools, brief: BenchBrief, root: Evidence, seed: number): Finding[] => {
  const { identity } = tools.engine.design(brief.prompt, seed, { sandbox: true });
  const { logo_svg, logo_svg_dark, ...fields } = identity;
  const { logo_svg: light, logo_svg_dark: dark, ...real } = root.identity;
  const marked = logo_svg !== light && logo_svg_dark !== dark;
  const faults = [logo_svg, logo_svg_dark].flatMap((svg) =>
    checkPassive(svg, GATES).flatMap(({ name, ok }) => (ok ? [] : [name])),
  );
  const same = isDeepStrictEqual(fields, real);
  return [
    createFinding('sandbox marked', marked, marked ? 'marked' : 'not marked', 'marked'),
    createFinding('sandbox sound', faults.length === 0, faults.join(', ') || 'sound', 'sound'),
    createFinding('sandbox fields', same, same ? 'equal' : 'differ', 'equal'),
  ];
};

export const runRules = async (tools: BenchTools, brief: BenchBrief, seed: number): Promise<Verdict> => {
  const id = `${brief.id} rules`;
  try {
    const root = await collectEvidenceOf(tools, tools.engine.design(brief.prompt, seed));
    const findings = [
      ...(await checkLocality(tools, root)),
      ...(await checkMonotonicity(tools, root)),
      ...(await checkUndo(tools, root)),
      ...checkBranches(tools, brief, root, seed),
      ...checkSandbox(tools, brief, root, seed),
    ];
    return { id, seed, findings, evidence: root, designed: null };
  } catch (error) {
    return createFailedVerdict(id, seed, error);
  }
};
