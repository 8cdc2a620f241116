// Rules for refinements of any brief: locality, monotonicity, undo and branches.

import { isDeepStrictEqual } from 'node:util';
import type { Decisions } from '@blazon/studio/record/decisions.ts';
import type { Designed } from '@blazon/studio/record/studio.ts';
import type { BenchBrief } from '@blazon/studio/test/bench-data.ts';
import { GATES } from '@blazon/studio/test/bench-data.ts';
import type { Lineage } from '../engine.ts';
import type { Evidence } from '../judge/evidence.ts';
import { collectEvidence } from '../judge/evidence.ts';
import { LOCAL_KEEPS } from '../judge/named-axes.ts';
import { findKeepFindings } from '../judge-chain.ts';
import { oklch } from '../measures/colours.ts';
import { findContainer } from '../measures/container.ts';
import type { Finding } from '../measures/finding.ts';
import { findingIf } from '../measures/finding.ts';
import { passiveFindings } from '../measures/svg-shape.ts';
import type { BenchTools, Verdict } from './run-briefs.ts';
import { createFailedVerdict } from './run-briefs.ts';

const REPETITIONS = 4;
const EFFECT = 'effect';
const WORKED = 'worked';

interface LocalPrompt {
  prompt: string;
  axis: keyof typeof LOCAL_KEEPS;
  /** Whether the change happened. */
  worked(root: Evidence, child: Evidence): boolean;
}

const primaryLightnessOf = ({ identity }: Evidence): number => oklch(identity.primary_color).L;
const isSerif = ({ family }: Evidence): boolean => ['serif', 'didone', 'slab'].includes(family?.class ?? '');
const isSans = ({ family }: Evidence): boolean => /sans|grotesk/.test(family?.class ?? '');

/** One axis each, as customers phrase it. */
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

interface Scalar {
  prompt: string;
  /** Increases in the direction that the prompt asks for. */
  measure(evidence: Evidence): number;
  /** Smaller moves are raster noise. */
  noise: number;
}

const SCALARS: readonly Scalar[] = [
  { prompt: 'warmer', measure: (evidence) => evidence.warmth(), noise: 1e-6 },
  { prompt: 'simpler', measure: (evidence) => -evidence.nodes(), noise: 0 },
  { prompt: 'bolder', measure: (evidence) => evidence.inkDensity(), noise: 0.002 },
];

const collectEvidenceOf = (tools: BenchTools, designed: Designed): Promise<Evidence> =>
  collectEvidence(tools.engine, null, '', designed);

const effectFinding = (prompt: string, worked: boolean, { decisions }: Evidence): Finding => {
  const saturated = decisions.trace.saturated.length > 0;
  const told = saturated ? 'saturated' : 'no effect';
  return findingIf(
    `${EFFECT} "${prompt}"`,
    worked || saturated,
    worked ? WORKED : told,
    'worked, or saturated',
  );
};

/** How many first wishes change something, instead of reporting that nothing can be changed. */
export const computeEffectShare = (findings: readonly Finding[]): number => {
  const effects = findings.filter(({ name }) => name.startsWith(EFFECT));
  return effects.filter(({ value }) => value === WORKED).length / Math.max(1, effects.length);
};

const localityFindings = async (tools: BenchTools, root: Evidence): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (const { prompt, axis, worked } of LOCAL_PROMPTS) {
    const child = await collectEvidenceOf(tools, tools.engine.refine([root.decisions], prompt));
    const keys = [...LOCAL_KEEPS[axis], 'brand_text'];
    findings.push(...findKeepFindings({ parent: root, child, nodes: [root] }, keys, `locality "${prompt}" `));
    findings.push(effectFinding(prompt, worked(root, child), child));
  }
  return findings;
};

const monotoneFindings = async (tools: BenchTools, root: Evidence): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (const { prompt, measure, noise } of SCALARS) {
    let [lineage, before]: [Lineage, Evidence] = [[root.decisions], root];
    for (let round = 1; round <= REPETITIONS; round += 1) {
      const child = await collectEvidenceOf(tools, tools.engine.refine(lineage, prompt));
      const moved = measure(child) - measure(before);
      const saturated = child.decisions.trace.saturated.length > 0;
      const ok = moved > noise || (moved >= -noise && saturated);
      const told = `${moved.toPrecision(3)}${saturated ? ', saturated' : ''}`;
      findings.push(findingIf(`monotone "${prompt}" ${round}`, ok, told, 'onward, or saturated'));
      lineage = [...lineage, child.decisions];
      before = child;
    }
  }
  return findings;
};

const RESTORED = ['mark_geom_hash', 'wordmark_geom_hash', 'primary_hex', 'secondary_hex', 'font_family'];

const undoFindings = async (tools: BenchTools, root: Evidence): Promise<Finding[]> => {
  const findings: Finding[] = [];
  const pairs = [
    ['make it warmer', 'go back'],
    ['simpler', 'go back'],
    ['put it in a circle', 'remove the circle again'],
  ] as const;
  for (const [there, back] of pairs) {
    const changed = tools.engine.refine([root.decisions], there);
    const restored = await collectEvidenceOf(
      tools,
      tools.engine.refine([root.decisions, changed.decisions], back),
    );
    const compared = { parent: root, child: restored, nodes: [root] };
    findings.push(...findKeepFindings(compared, RESTORED, `undo "${there}" `));
  }
  return findings;
};

const branchFindings = (tools: BenchTools, brief: BenchBrief, root: Evidence, seed: number): Finding[] => {
  const kept = structuredClone(root.decisions);
  // Records are stored as JSON: a record read back refines to the same bytes.
  const stored = JSON.parse(JSON.stringify(root.decisions)) as Decisions;
  const alone = tools.engine.refine([stored], 'simpler');
  tools.engine.refine([root.decisions], 'make it warmer');
  const beside = tools.engine.refine([root.decisions], 'simpler');
  const again = tools.engine.design(brief.prompt, seed);
  const equal = (name: string, one: unknown, other: unknown): Finding => {
    const same = isDeepStrictEqual(one, other);
    return findingIf(`branch ${name}`, same, same ? 'equal' : 'differs', 'equal');
  };
  return [
    equal('sibling, from a stored record', alone.identity, beside.identity),
    equal('parent record', kept, root.decisions),
    equal('parent regenerated', again.identity, root.identity),
  ];
};

/** A sandbox copy has a watermark in both drawings; everything else is identical. */
const sandboxFindings = (tools: BenchTools, brief: BenchBrief, root: Evidence, seed: number): Finding[] => {
  const { identity } = tools.engine.design(brief.prompt, seed, { sandbox: true });
  const { logo_svg, logo_svg_dark, ...fields } = identity;
  const { logo_svg: light, logo_svg_dark: dark, ...real } = root.identity;
  const marked = logo_svg !== light && logo_svg_dark !== dark;
  const faults = [logo_svg, logo_svg_dark].flatMap((svg) =>
    passiveFindings(svg, GATES).flatMap(({ name, ok }) => (ok ? [] : [name])),
  );
  const same = isDeepStrictEqual(fields, real);
  return [
    findingIf('sandbox marked', marked, marked ? 'marked' : 'not marked', 'marked'),
    findingIf('sandbox sound', faults.length === 0, faults.join(', ') || 'sound', 'sound'),
    findingIf('sandbox fields', same, same ? 'equal' : 'differ', 'equal'),
  ];
};

export const runRules = async (tools: BenchTools, brief: BenchBrief, seed: number): Promise<Verdict> => {
  const id = `${brief.id} rules`;
  try {
    const root = await collectEvidenceOf(tools, tools.engine.design(brief.prompt, seed));
    const findings = [
      ...(await localityFindings(tools, root)),
      ...(await monotoneFindings(tools, root)),
      ...(await undoFindings(tools, root)),
      ...branchFindings(tools, brief, root, seed),
      ...sandboxFindings(tools, brief, root, seed),
    ];
    return { id, seed, findings, evidence: root, designed: null };
  } catch (error) {
    return createFailedVerdict(id, seed, error);
  }
};
