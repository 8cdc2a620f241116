import { describe, expect, it } from 'vitest';
import type { Decisions } from '@blazon/studio/record/decisions.ts';
import { collectEvidence } from '../judge/evidence.ts';
import { createDesigned, createFakeEngine } from '../test-engine.ts';
import type { Member } from './distinctness.ts';
import { judgeDistinctness } from './distinctness.ts';

const createMember = async (id: string, primary: string, changes: Partial<Decisions>): Promise<Member> => ({
  id,
  evidence: await collectEvidence(createFakeEngine(), null, '', createDesigned(primary, '#B4401E', changes)),
});

const findFailedChecks = (members: readonly Member[]): string[] =>
  judgeDistinctness(members)
    .filter(({ ok }) => !ok)
    .map(({ name }) => name.split(' ')[0] ?? name);

const { brief, mark } = createDesigned('#102A60', '#B4401E').decisions;
const briefWithoutWishes = { ...brief, wishes: [] };

describe('the distinctness check', () => {
  it('fails if two brands have the same mark and nearly the same colour', async () => {
    const twins = [
      await createMember('b01', '#102A60', { text: 'one', brief: briefWithoutWishes }),
      await createMember('b02', '#102C62', { text: 'two', brief: briefWithoutWishes }),
    ];
    expect(findFailedChecks(twins)).toEqual(['mark_distance', 'primary_dE', 'dhash_share']);
  });

  it('allows a colour that both briefs ask for, and similar marks of different types', async () => {
    const withColourWish = { ...brief, wishes: ['colour:navy'] };
    const pair = [
      await createMember('b01', '#102A60', { text: 'one', brief: withColourWish }),
      await createMember('b02', '#102C62', {
        text: 'two',
        brief: withColourWish,
        mark: { ...mark, type: 'emblem' },
      }),
    ];
    expect(findFailedChecks(pair)).toEqual(['dhash_share']);
  });

  it('does not compare two briefs with the same name', async () => {
    const same = [
      await createMember('b17', '#102A60', { text: 'one', brief: briefWithoutWishes }),
      await createMember('b24', '#102A60', { text: 'one', brief: briefWithoutWishes }),
    ];
    expect(findFailedChecks(same)).toEqual([]);
  });

  it('fails if too many brands share a font family or a construction', async () => {
    const many = await Promise.all(
      Array.from({ length: 7 }, (_, index) => createMember(`b0${index}`, '#102A60', { text: 'one' })),
    );
    expect(findFailedChecks(many)).toEqual(['font_family_shared', 'construction_shared']);
  });
});
