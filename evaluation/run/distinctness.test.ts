import { describe, expect, it } from 'vitest';
import type { Decisions } from '@blazon/studio/record/decisions.ts';
import { collectEvidence } from '../judge/evidence.ts';
import { createDesigned, createFakeEngine } from '../test-engine.ts';
import type { Member } from './distinctness.ts';
import { judgeDistinctness } from './distinctness.ts';

const member = async (id: string, primary: string, changes: Partial<Decisions>): Promise<Member> => ({
  id,
  evidence: await collectEvidence(createFakeEngine(), null, '', createDesigned(primary, '#B4401E', changes)),
});

const failedOf = (members: readonly Member[]): string[] =>
  judgeDistinctness(members)
    .filter(({ ok }) => !ok)
    .map(({ name }) => name.split(' ')[0] ?? name);

const { brief, mark } = createDesigned('#102A60', '#B4401E').decisions;
const free = { ...brief, wishes: [] };

describe('distinctness', () => {
  it('finds the same mark and nearly the same colour', async () => {
    const twins = [
      await member('b01', '#102A60', { text: 'one', brief: free }),
      await member('b02', '#102C62', { text: 'two', brief: free }),
    ];
    expect(failedOf(twins)).toEqual(['mark_distance', 'primary_dE', 'dhash_share']);
  });

  it('lets briefs share a colour that both ask for, and marks of different types be alike', async () => {
    const asked = { ...brief, wishes: ['colour:navy'] };
    const pair = [
      await member('b01', '#102A60', { text: 'one', brief: asked }),
      await member('b02', '#102C62', { text: 'two', brief: asked, mark: { ...mark, type: 'emblem' } }),
    ];
    expect(failedOf(pair)).toEqual(['dhash_share']);
  });

  it('takes two briefs of one name as one brand', async () => {
    const same = [
      await member('b17', '#102A60', { text: 'one', brief: free }),
      await member('b24', '#102A60', { text: 'one', brief: free }),
    ];
    expect(failedOf(same)).toEqual([]);
  });

  it('counts families and constructions', async () => {
    const many = await Promise.all(
      Array.from({ length: 7 }, (_, index) => member(`b0${index}`, '#102A60', { text: 'one' })),
    );
    expect(failedOf(many)).toEqual(['font_family_shared', 'construction_shared']);
  });
});
