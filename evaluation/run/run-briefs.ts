// Draws a brief, or the steps of its chain of refinements, and judges each identity.

import type { DesignedIdentity, Neighbour } from '@blazon/studio/record/studio.ts';
import type { BenchBrief, ChainStep } from '@blazon/studio/test/bench-data.ts';
import type { Engine, Lineage } from '../engine.ts';
import type { Evidence } from '../judge/evidence.ts';
import { collectEvidence } from '../judge/evidence.ts';
import { BenchDataError } from '../judge/expected.ts';
import { judgeBrief } from '../judge-brief.ts';
import { judgeStep } from '../judge-chain.ts';
import type { Finding } from '../measures/finding.ts';
import type { Ocr } from '../measures/ocr.ts';
import type { Stopwatch } from './stopwatch.ts';

export interface BenchTools {
  engine: Engine;
  ocr: Ocr | null;
  stopwatch: Stopwatch;
}

export interface Verdict {
  /** `b01-bakery-warm`, or `b01-bakery-warm/2` for the second step of its chain. */
  id: string;
  seed: number;
  findings: readonly Finding[];
  /** Null if the engine failed. */
  evidence: Evidence | null;
  designed: DesignedIdentity | null;
}

/** Turns an error of the engine into a failed verdict. Rethrows errors in the benchmark's own data. */
export const createFailedVerdict = (id: string, seed: number, error: unknown): Verdict => {
  if (error instanceof BenchDataError) throw error;
  const value =
    error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 3).join(' ') : String(error);
  return {
    id,
    seed,
    findings: [{ name: 'outcome', value, goal: 'generation.success', ok: false }],
    evidence: null,
    designed: null,
  };
};

export const runBrief = async (
  { engine, ocr, stopwatch }: BenchTools,
  brief: BenchBrief,
  seed: number,
  neighbours: readonly Neighbour[],
): Promise<Verdict> => {
  try {
    const designed = stopwatch.time('design', () => engine.design(brief.prompt, seed, { neighbours }));
    const evidence = await collectEvidence(engine, ocr, brief.prompt, designed);
    return { id: brief.id, seed, findings: judgeBrief(brief, evidence), evidence, designed };
  } catch (error) {
    return createFailedVerdict(brief.id, seed, error);
  }
};

interface ChainNode {
  evidence: Evidence;
  lineage: Lineage;
}

const runStep = async (
  { engine, ocr, stopwatch }: BenchTools,
  brief: BenchBrief,
  step: ChainStep,
  nodes: readonly ChainNode[],
): Promise<{ findings: readonly Finding[]; node: ChainNode; designed: DesignedIdentity }> => {
  const parent = nodes[step.branch_from ?? step.step - 1];
  if (parent === undefined) throw new Error(`step ${step.step} has no parent: an earlier step failed`);
  const designed = stopwatch.time('refine', () => engine.refine(parent.lineage, step.prompt));
  const child = await collectEvidence(engine, ocr, `${brief.prompt}\n${step.prompt}`, designed);
  const earlierEvidence = nodes.map(({ evidence }) => evidence);
  const findings = judgeStep(step, { parent: parent.evidence, child, nodes: earlierEvidence });
  return { findings, node: { evidence: child, lineage: [...parent.lineage, designed.decisions] }, designed };
};

/** Refines the identity of a brief step by step, and judges each step. */
export const runChain = async (tools: BenchTools, brief: BenchBrief, root: Verdict): Promise<Verdict[]> => {
  const verdicts: Verdict[] = [];
  const nodes: ChainNode[] = [];
  if (root.evidence !== null) {
    nodes.push({ evidence: root.evidence, lineage: [root.evidence.decisions] });
  }
  for (const step of brief.chain) {
    const id = `${brief.id}/${step.step}`;
    try {
      const { findings, node, designed } = await runStep(tools, brief, step, nodes);
      nodes[step.step] = node;
      verdicts.push({ id, seed: root.seed, findings, evidence: node.evidence, designed });
    } catch (error) {
      verdicts.push(createFailedVerdict(id, root.seed, error));
    }
  }
  return verdicts;
};
