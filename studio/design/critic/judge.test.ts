import { describe, expect, it } from 'vitest';
import type { Fill } from '../../language/blazon/blazon.ts';
import type { MoodAxes } from '../../brief/brief.ts';
import { evaluateMarkGates } from './mark-gates.ts';
import type { JudgeContext, JudgeCandidate } from './judge.ts';
import { judgeCandidate } from './judge.ts';
import { WEIGHTS } from './taste.ts';
import type { Letterforms } from './type-match.ts';
import { scoreTypeMatch } from './type-match.ts';
import { listKnownMarks } from './known-marks.ts';
import { measureMark } from '../../language/marks/measure-mark.ts';
import { box, disc, fill, hole } from '../../language/marks/test-shapes.ts';

const AXES: MoodAxes = {
  calmLoud: 0,
  warmCool: 0,
  classicModern: 0,
  lightHeavy: 0,
  softSharp: 0,
  simpleOrnate: 0,
};
const TYPE: Letterforms = { class: 'geometric-sans', width: 'normal', weight: 600 };
const CONTEXT: JudgeContext = { axes: AXES, neighbours: [] };

const measureFills = (...fills: readonly Fill[]) => {
  const measures = measureMark(fills);
  if (measures === null) throw new Error('nothing was drawn');
  return measures;
};
const createCandidate = (...fills: readonly Fill[]): JudgeCandidate => ({
  measures: measureFills(...fills),
  relevance: 0.5,
  letterforms: TYPE,
});
const findFailedGates = (...fills: readonly Fill[]): string[] =>
  evaluateMarkGates(measureFills(...fills)).flatMap((gate) => (gate.ok ? [] : [gate.name]));

const RING = fill('lead', disc(50, 50, 50), hole(disc(50, 50, 24)));

describe('the gates of a mark', () => {
  it('accept a plain ring', () => {
    expect(findFailedGates(RING)).toEqual([]);
  });

  it('report each fault by name', () => {
    expect(findFailedGates(fill('lead', box(0, 0, 50, 100), box(50, 49, 50, 2)))).toEqual(
      expect.arrayContaining(['thin16_lost', 'detail', 'balance_x']),
    );
    expect(findFailedGates(fill('lead', box(0, 0, 50, 100)), fill('accent', box(50, 0, 50, 100)))).toEqual([
      'mono',
    ]);
    const slits = [0, 1, 2, 3].map((at) => box(at * 25, 0, 20, 100));
    expect(findFailedGates(fill('lead', ...slits))).toContain('thin16_filled');
  });

  it('count the nodes of all fills', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({
      at: [Math.cos(index / 4.775) * 50, Math.sin(index / 4.775) * 50] as const,
      in: null,
      out: null,
    }));
    expect(findFailedGates(fill('lead', many, many, many, many))).toContain('nodes');
  });

  it('reject each known silhouette, exact or slightly stretched', () => {
    for (const known of listKnownMarks()) {
      const squeezed = known.outline.map((contour) =>
        contour.map((knot) => ({ ...knot, at: [knot.at[0] * 1.03, knot.at[1]] as const })),
      );
      for (const outline of [known.outline, squeezed]) {
        const gate = evaluateMarkGates(measureFills(fill('lead', ...outline))).find(
          ({ name }) => name === 'known_mark',
        );
        expect([known.name, gate?.ok]).toEqual([known.name, false]);
      }
    }
  });

  it('distinguish the known silhouettes from each other', () => {
    const hashes = new Set(listKnownMarks().map((known) => known.differenceHash));
    expect(hashes.size).toBe(listKnownMarks().length);
  });
});

describe('the judgement', () => {
  it('gives relevance more weight than every other score', () => {
    const { relevance, ...others } = WEIGHTS;
    expect(relevance).toBeGreaterThan(Math.max(...Object.values(others)));
  });

  it('ranks a candidate that fails a gate below every candidate that passes', () => {
    const poor = judgeCandidate({ ...createCandidate(RING), relevance: 0 }, CONTEXT);
    const clever = judgeCandidate(
      {
        ...createCandidate(fill('lead', box(0, 0, 50, 100)), fill('accent', box(50, 0, 50, 100))),
        relevance: 1,
      },
      CONTEXT,
    );
    expect(clever.total).toBeLessThan(poor.total);
  });

  it('prefers one connected drawing to scattered pieces', () => {
    const scattered = judgeCandidate(
      createCandidate(fill('lead', disc(12, 12, 12), disc(88, 88, 12), disc(12, 88, 12))),
      CONTEXT,
    );
    const whole = judgeCandidate(createCandidate(RING), CONTEXT);
    expect(whole.scores['compactness']).toBeGreaterThan(0.8);
    expect(scattered.scores['compactness']).toBeLessThan(0.3);
  });

  it('prefers round marks for a soft brief and straight ones for a sharp brief', () => {
    const soft = { ...CONTEXT, axes: { ...AXES, softSharp: -1 } };
    const sharp = { ...CONTEXT, axes: { ...AXES, softSharp: 1 } };
    const block = createCandidate(fill('lead', box(0, 0, 100, 100), hole(box(35, 35, 30, 65))));
    expect(judgeCandidate(createCandidate(RING), soft).scores['mood']).toBeGreaterThan(
      judgeCandidate(block, soft).scores['mood'] ?? 1,
    );
    expect(judgeCandidate(createCandidate(RING), sharp).scores['mood']).toBeLessThan(
      judgeCandidate(block, sharp).scores['mood'] ?? 0,
    );
  });

  it('accepts little ink only for a delicate brief', () => {
    const airy = createCandidate(fill('lead', disc(50, 50, 50), hole(disc(50, 50, 41))));
    const delicate = { ...CONTEXT, axes: { ...AXES, lightHeavy: -1 } };
    expect(judgeCandidate(airy, delicate).scores['ink']).toBeGreaterThan(
      judgeCandidate(airy, CONTEXT).scores['ink'] ?? 1,
    );
  });

  it('ranks a mark lower if it resembles another mark of the workspace', () => {
    const ring = measureFills(RING);
    const same = judgeCandidate(createCandidate(RING), {
      ...CONTEXT,
      neighbours: [{ measures: ring, colourDistance: 0 }],
    });
    const recoloured = judgeCandidate(createCandidate(RING), {
      ...CONTEXT,
      neighbours: [{ measures: ring, colourDistance: 40 }],
    });
    expect(same.scores['distance']).toBe(0);
    expect(recoloured.scores['distance']).toBeGreaterThan(0.2);
    expect(judgeCandidate(createCandidate(RING), CONTEXT).scores['distance']).toBe(1);
  });

  it('penalises a mark that repeats the initial, most of all beside the name', () => {
    const total = (echo: NonNullable<JudgeCandidate['echo']>) =>
      judgeCandidate({ ...createCandidate(RING), echo }, CONTEXT).total;
    expect(total('none')).toBeGreaterThan(total('stacked'));
    expect(total('stacked')).toBeGreaterThan(total('beside'));
  });

  it('judges a plain wordmark by its relevance', () => {
    const plain = (relevance: number) =>
      judgeCandidate({ measures: null, relevance, letterforms: TYPE }, CONTEXT);
    expect(plain(0.9).total).toBeGreaterThan(plain(0.4).total);
    expect(plain(0.4).gates).toEqual([]);
  });
});

describe('the match of mark and typeface', () => {
  it('scores highest for a heavy mark with heavy type and a round mark with round type', () => {
    const ring = measureFills(RING);
    const rounded: Letterforms = { class: 'rounded-sans', width: 'normal', weight: 700 };
    expect(scoreTypeMatch(ring, rounded)).toBeGreaterThan(
      scoreTypeMatch(ring, { ...rounded, class: 'slab' }),
    );
    expect(scoreTypeMatch(ring, rounded)).toBeGreaterThan(scoreTypeMatch(ring, { ...rounded, weight: 300 }));
  });
});
