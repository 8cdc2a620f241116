import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileBlazon, sampleHostileBlazons, randomMark } from '../../test/hostile-blazons.ts';
import { drawMark } from './draw-blazon.ts';
import { CONSTRUCTED_LETTERS } from './letter-source.ts';
import { readBlazon, readMark } from './read-blazon.ts';
import { isSoundOutline } from './sound-outline.ts';

const letters = CONSTRUCTED_LETTERS;

describe('hostile blazons', () => {
  it('are read without throwing, or rejected with one to twelve errors', () => {
    const read = fc.property(hostileBlazon, (written) => {
      const readings = [readMark(written), readBlazon(written), readBlazon({ idea: 'x', mark: written })];
      return readings.every(
        (reading) => reading.ok || (reading.errors.length >= 1 && reading.errors.length <= 12),
      );
    });
    expect(() => fc.assert(read, { numRuns: 400, seed: 20 })).not.toThrow();
  });

  it('are drawn as sound outlines or not at all, if they can be read', { timeout: 60_000 }, () => {
    const drawings = sampleHostileBlazons(12, 60)
      .map(readMark)
      .flatMap((reading) =>
        reading.ok ? [drawMark(reading.mark, { dials: { weight: 30 }, detail: 'plain' }, letters)] : [],
      );
    const failed = drawings.filter(({ problem }) => problem !== null);
    expect(failed.flatMap(({ fills }) => fills)).toEqual([]);
    const fills = drawings.flatMap((drawing) => drawing.fills);
    expect(fills.length).toBeGreaterThan(8);
    expect(fills.filter(({ outline }) => !isSoundOutline(outline))).toEqual([]);
  });

  it('that are generated from the tables of the language are rejected only for expected reasons', () => {
    const readings = fc.sample(randomMark, { seed: 3, numRuns: 60 }).map(readMark);
    const errors = readings.flatMap((reading) => (reading.ok ? [] : reading.errors));
    // The expected reasons are references to later parts, expressions out of range, and too many nodes or levels.
    const unexpected = errors.filter(
      ({ expected }) => !/earlier part|a number from|at most 40|levels/.test(expected),
    );
    expect(unexpected).toEqual([]);
  });
});
