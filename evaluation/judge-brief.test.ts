import { describe, expect, it } from 'vitest';
import { BRIEFS } from '@blazon/studio/test/bench-data.ts';
import { CHANGE_CHECKERS, KEEP_CHECKERS } from './judge/chain-checkers.ts';
import { collectEvidence } from './judge/evidence.ts';
import { listKeys } from './judge/named-axes.ts';
import { findChecker, judgeBrief } from './judge-brief.ts';
import { createDesigned, createFakeEngine } from './test-engine.ts';

const engine = createFakeEngine();
const findFailedChecks = async (
  must: Record<string, unknown>,
  designed = createDesigned('#102A60', '#B4401E'),
) => {
  const evidence = await collectEvidence(engine, null, 'll', designed);
  const findings = judgeBrief({ id: 'test', prompt: 'll', must, chain: [] }, evidence);
  return findings.filter(({ ok }) => !ok).map(({ name }) => name);
};

describe('the data of the benchmark', () => {
  it('has 24 briefs, 10 of them with a chain of refinements', () => {
    expect(BRIEFS.length).toBe(24);
    expect(BRIEFS.filter(({ chain }) => chain.length > 0).length).toBe(10);
  });

  it('ends with a prompt of exactly 2,000 code points', () => {
    expect([...(BRIEFS.at(-1)?.prompt ?? '')].length).toBe(2000);
  });

  it('has a checker for every key', () => {
    for (const { must, chain } of BRIEFS) {
      for (const key of Object.keys(must)) expect(() => findChecker(key)).not.toThrow();
      for (const step of chain) {
        for (const key of listKeys(step.must_change)) {
          expect(key in CHANGE_CHECKERS || findChecker(key) !== undefined).toBe(true);
        }
        for (const key of listKeys(step.must_keep)) {
          expect(key in KEEP_CHECKERS || findChecker(key) !== undefined).toBe(true);
        }
      }
    }
  });

  it('is rejected if it has an unknown key or a value of the wrong type', async () => {
    await expect(findFailedChecks({ sparkle_min: 1 })).rejects.toThrow('no checker for the key sparkle_min');
    await expect(findFailedChecks({ primary_C_min: 'much' })).rejects.toThrow('must be a number');
  });
});

describe('an identity judged by its brief', () => {
  it('passes the global gates if its drawing is valid', async () => {
    expect(await findFailedChecks({})).toEqual([]);
  });

  it('fails no check if it meets every expectation', async () => {
    const must = {
      brand_text: 'LL',
      case: 'lower',
      primary_hue_any: ['blue'],
      secondary_hue_forbidden: ['green'],
      fills_max: 2,
      font_class_any: ['grotesk'],
      mark_type: 'symbol+wordmark',
      symbol_present: true,
      roundness_max: 0.1,
      motif_forbidden: ['cross'],
      'trace.industry_any': ['food'],
      'trace.mood_any': ['warm'],
      'trace.explicit_constraints': ['color:teal', 'no-icon'],
      'trace.concept_any': ['two-become-one', 'pair'],
      outcome: 'generation.success',
    };
    expect(await findFailedChecks(must)).toEqual([]);
  });

  it('fails the check of each expectation that it misses', async () => {
    const must = {
      brand_text: 'Other',
      case: 'upper',
      primary_hue_any: ['green'],
      font_class: 'serif',
      symbol_present: false,
      motif_forbidden: ['pillar'],
      roundness_min: 0.5,
      weight_heading_min: 800,
      'trace.conflicts_resolved_min': 1,
    };
    expect((await findFailedChecks(must)).map((name) => name.split(' ')[0])).toEqual(
      Object.keys(must).map((key) => `must.${key}`),
    );
  });

  it('fails if a variant is invalid or the one-colour variant has several colours', async () => {
    const designed = createDesigned('#102A60', '#B4401E');
    const broken = { ...designed.variants(), stacked: '<svg', oneColour: designed.identity.logo_svg };
    expect(await findFailedChecks({}, { ...designed, variants: () => broken })).toEqual([
      'variants',
      'one_colour_fills',
    ]);
  });

  it('fails if its colours are weak, or if its record does not match the drawing', async () => {
    const failed = await findFailedChecks({}, createDesigned('#F2E6A0', '#F4E8A4'));
    expect(failed.map((name) => name.split(' ')[0])).toEqual(
      expect.arrayContaining(['contrast_on_white', 'primary_secondary_dE', 'cvd_dE']),
    );
    const { mark } = createDesigned('#102A60', '#B4401E').decisions;
    const misnamed = createDesigned('#102A60', '#B4401E', { mark: { ...mark, type: 'wordmark' } });
    expect(await findFailedChecks({}, misnamed)).toContain('mark_type_drawn');
  });
});
