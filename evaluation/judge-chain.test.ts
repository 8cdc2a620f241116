import { describe, expect, it } from 'vitest';
import type { Decisions } from '@blazon/studio/record/decisions.ts';
import type { ChainStep } from '@blazon/studio/test/bench-data.ts';
import { collectEvidence } from './judge/evidence.ts';
import { findKeptByDefault, findOnlyAxis } from './judge/named-axes.ts';
import { judgeStep } from './judge-chain.ts';
import { runBrief, runChain } from './run/run-briefs.ts';
import { createStopwatch } from './run/stopwatch.ts';
import { createDesigned, createFakeEngine } from './test-engine.ts';

const ROOT = createDesigned('#102A60', '#B4401E');
const createStep = (
  must_change: Record<string, unknown>,
  must_keep: Record<string, unknown> = {},
): ChainStep => ({
  step: 1,
  prompt: 'change it',
  must_change,
  must_keep,
});

const findFailedChecks = async (wanted: ChainStep, child = ROOT): Promise<string[]> => {
  const engine = createFakeEngine();
  const parent = await collectEvidence(engine, null, '', ROOT);
  const refined = { parent, child: await collectEvidence(engine, null, '', child), nodes: [parent] };
  return judgeStep(wanted, refined)
    .filter(({ ok }) => !ok)
    .map(({ name }) => name);
};

describe('a step of a chain', () => {
  it('must change what was requested', async () => {
    const warmer = createStep({ warmth_delta_min: 0.15 });
    expect(await findFailedChecks(warmer)).toEqual(['change.warmth_delta_min']);
    expect(await findFailedChecks(warmer, createDesigned('#7A1620', '#B4401E'))).toEqual([]);
  });

  it('passes if it meets any one of several alternatives', async () => {
    const either = createStep({
      any_of: [{ warmth_delta_min: 0.15 }, { warmth_min: -9, 'trace.saturated': 'warmth' }],
    });
    expect(await findFailedChecks(either)).toEqual(['change.any_of']);
    const { trace } = ROOT.decisions;
    const saturated: Partial<Decisions> = { trace: { ...trace, saturated: ['warmth'] } };
    expect(await findFailedChecks(either, createDesigned('#102A60', '#B4401E', saturated))).toEqual([]);
  });

  it('must show a requested mood in the drawing, not only in the record', async () => {
    const scales = { ...ROOT.decisions.scales, playful: 1 };
    const playful = createStep({ 'trace.playful_delta_min': 1 });
    expect(await findFailedChecks(playful, createDesigned('#102A60', '#B4401E', { scales }))).toEqual([
      'change.trace.playful_delta_min',
    ]);
    expect(await findFailedChecks(playful, createDesigned('#102A62', '#B4401E', { scales }))).toEqual([]);
  });

  it('must keep what `must_keep` names', async () => {
    const keep = createStep({ primary_L_delta_max: 1 }, { primary_hex: true, secondary_dEok_max: 0.02 });
    expect(await findFailedChecks(keep, createDesigned('#102B60', '#209040'))).toEqual([
      'keep.primary_hex',
      'keep.secondary_dEok_max',
    ]);
  });

  it('must keep by default what the step does not name', async () => {
    const moved = createDesigned('#102A60', '#B4401E', { text: 'other' });
    expect(await findFailedChecks(createStep({ primary_L_delta_max: 1 }), moved)).toContain(
      'default.brand_text',
    );
    expect(findKeptByDefault(createStep({ font_class: 'serif' }))).not.toContain('font_family');
    expect(findKeptByDefault(createStep({ nodes_ratio_max: 0.85 }))).toContain('font_family');
  });

  it('has a single axis if it changes only colour, only type or only shape', () => {
    expect(
      findOnlyAxis(
        createStep({ any_of: [{ warmth_delta_min: 1 }, { warmth_min: 1, 'trace.saturated': 'warmth' }] }),
      ),
    ).toBe('colour');
    expect(findOnlyAxis(createStep({ font_class: 'serif' }))).toBe('type');
    expect(findOnlyAxis(createStep({ nodes_ratio_max: 0.85 }))).toBe('shape');
    expect(findOnlyAxis(createStep({ symbol_present: false, weight_heading_delta_min: 100 }))).toBeNull();
  });

  it('is rejected if it has an unknown key', async () => {
    await expect(findFailedChecks(createStep({ sparkle_delta: 1 }))).rejects.toThrow(
      'no checker for the key sparkle_delta',
    );
    await expect(findFailedChecks(createStep({}, { sparkle: true }))).rejects.toThrow(
      'no checker for the key sparkle',
    );
  });
});

describe('running a chain', () => {
  const brief = {
    id: 'test',
    prompt: 'll',
    must: {},
    chain: [
      createStep({ nodes_ratio_max: 1 }),
      { ...createStep({ nodes_ratio_max: 1 }), step: 2, branch_from: 0 },
    ],
  };

  it('refines the previous step, or the step that `branch_from` names', async () => {
    const lineages: number[] = [];
    const engine = createFakeEngine();
    const watched = {
      ...engine,
      refine: (lineage: readonly unknown[]) => {
        lineages.push(lineage.length);
        return ROOT;
      },
    };
    const tools = { engine: watched, ocr: null, stopwatch: createStopwatch() };
    const root = await runBrief(tools, brief, 1, []);
    const verdicts = await runChain(tools, brief, root);
    expect(verdicts.map(({ id }) => id)).toEqual(['test/1', 'test/2']);
    expect(lineages).toEqual([1, 1]);
  });

  it('reports an engine error as a failed check', async () => {
    const engine = {
      ...createFakeEngine(),
      design: () => {
        throw new Error('no ink');
      },
    };
    const root = await runBrief({ engine, ocr: null, stopwatch: createStopwatch() }, brief, 1, []);
    expect(root.findings).toMatchObject([{ name: 'outcome', ok: false }]);
    expect(String(root.findings[0]?.value)).toContain('no ink');
  });
});
