import { describe, expect, it } from 'vitest';
import type { DesignedIdentity } from '@blazon/studio/record/studio.ts';
import type { Engine } from '../engine.ts';
import { createDesigned, createFakeEngine } from '../test-engine.ts';
import { computeEffectShare, runRules } from './run-rules.ts';
import { createStopwatch } from './stopwatch.ts';

const BRIEF = { id: 'test', prompt: 'll', must: {}, chain: [] };
const NAVY = '#102A60';
const RUST = '#B4401E';

const findBrokenRules = async (engine: Engine): Promise<string[]> => {
  const { findings } = await runRules({ engine, ocr: null, stopwatch: createStopwatch() }, BRIEF, 1);
  return findings.filter(({ ok }) => !ok).map(({ name }) => name);
};

const { trace } = createDesigned(NAVY, RUST).decisions;
const saturatedDecisions = { trace: { ...trace, saturated: ['warmth'] } };

describe('rules of refinement', () => {
  it('computeEffectShare returns the share of wishes that change something', () => {
    const effect = (value: string) => ({ name: 'effect "simpler"', value, goal: '', ok: true });
    expect(
      computeEffectShare([effect('worked'), effect('saturated'), { ...effect('worked'), name: 'other' }]),
    ).toBe(0.5);
  });

  it('hold for an engine that reports that it cannot go further', async () => {
    expect(
      await findBrokenRules(createFakeEngine(() => createDesigned(NAVY, RUST, saturatedDecisions))),
    ).toEqual([]);
  });

  it('are broken by an engine that does nothing and reports nothing', async () => {
    const failed = await findBrokenRules(createFakeEngine());
    expect(failed.filter((name) => name.startsWith('monotone')).length).toBe(12);
    expect(failed).toEqual(expect.arrayContaining(['effect "cooler"', 'effect "put it in a circle"']));
    expect(failed).not.toContain('effect "use a sans serif"');
  });

  it('are broken by a sandbox drawing without a watermark', async () => {
    const engine = createFakeEngine(() => createDesigned(NAVY, RUST, saturatedDecisions));
    expect(await findBrokenRules({ ...engine, design: () => createDesigned(NAVY, RUST) })).toEqual([
      'sandbox marked',
    ]);
  });

  it('are broken by a change of type that also changes the colours', async () => {
    const failed = await findBrokenRules(
      createFakeEngine(() => createDesigned('#7A1620', RUST, saturatedDecisions)),
    );
    expect(failed).toEqual(
      expect.arrayContaining(['locality "use a serif" primary_hex', 'undo "simpler" primary_hex']),
    );
    expect(failed).not.toContain('locality "cooler" primary_hex');
  });

  it('are broken by a refinement that changes its parent or depends on a sibling', async () => {
    let calls = 0;
    const meddling = (lineage: readonly DesignedIdentity['decisions'][]): DesignedIdentity => {
      calls += 1;
      const [root] = lineage;
      if (root !== undefined) root.scales.warmth += 1;
      return createDesigned(NAVY, `#B4${(calls % 90) + 10}1E`, saturatedDecisions);
    };
    const failed = await findBrokenRules({ ...createFakeEngine(), refine: meddling });
    expect(failed).toEqual(
      expect.arrayContaining(['branch sibling, from a stored record', 'branch parent record']),
    );
  });
});
