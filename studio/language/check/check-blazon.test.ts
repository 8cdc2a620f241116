import { describe, expect, it } from 'vitest';
import { checkMark } from './check-blazon.ts';
import { CONSTRUCTED_LETTERS } from '../blazon/letter-source.ts';
import { PATTERNS } from '../blazon/patterns.ts';
import { readBlazon, readMark } from '../blazon/read-blazon.ts';

const letters = CONSTRUCTED_LETTERS;
const check = (parts: unknown[], dials: unknown = {}): string[] => {
  const reading = readMark({ idea: 'a test', dials, parts });
  if (!reading.ok) throw new Error(JSON.stringify(reading.errors));
  return checkMark(reading.mark, letters);
};
const plate = { name: 'plate', role: 'lead', shape: { box: { corner: [0, 0], size: 100 } } };
const plateWithHole = {
  name: 'plate',
  role: 'lead',
  shape: [plate.shape, { subtract: { disc: { at: [50, 50], r: 32 } } }],
};

describe('the checker', () => {
  it.each(PATTERNS)('has no remarks on the pattern $id', ({ written }) => {
    const reading = readBlazon(written);
    if (!reading.ok || reading.blazon.mark === null) throw new Error('the pattern cannot be read');
    expect(checkMark(reading.blazon.mark, letters)).toEqual([]);
  });

  it.each([
    ['density', [plate], 'ink fills 1.00 of the box: 0.45 to 0.8, let more paper in'],
    [
      'aspect',
      [{ ...plate, shape: { box: { corner: [0, 0], size: [100, 40] } } }],
      'width by height is 2.50: 0.65 to 1.4',
    ],
    [
      'size',
      [{ ...plate, shape: { ring: { at: [50, 50], r: 20, width: 10 } } }],
      'the longer side is 40: draw it 90 to 110',
    ],
    [
      'narrow gaps',
      [{ ...plate, shape: [plate.shape, { cut: { line: { x: 50 }, gap: 3 } }] }],
      'the gap in `plate` narrows to',
    ],
    [
      'gaps at 16 px',
      [{ ...plate, shape: [plate.shape, { cut: { line: { x: 50 }, gap: 6.4 } }] }],
      'under 8 it fills in at 16 px',
    ],
    [
      'thin strokes',
      [{ ...plate, shape: [plateWithHole.shape, { bar: { from: [0, 50], to: [100, 50], width: 3 } }] }],
      '`plate` thins to',
    ],
    [
      'differing gaps',
      [
        {
          ...plate,
          shape: [
            plate.shape,
            { cut: { line: { x: 25 }, gap: 7.6 } },
            { cut: { line: { x: 75 }, gap: 10.3 } },
          ],
        },
      ],
      'gaps differ: ',
    ],
    [
      'an accent that lies on the lead',
      [plate, { name: 'dot', role: 'accent', shape: { disc: { at: [50, 50], r: 20 } } }],
      '`dot` (accent) lies on `plate` (lead) without a knock',
    ],
    [
      'edges that are lost',
      [plate, { name: 'dot', role: 'accent', knock: 0, shape: { disc: { at: [50, 50], r: 20 } } }],
      '100 % of the edges between roles have no gap',
    ],
    [
      'crumbs',
      [
        { ...plate, shape: { box: { at: [50, 50], size: 42 } } },
        { name: 'dot', role: 'accent', knock: 8, shape: { disc: { at: [50, 50], r: 20 } } },
      ],
      'knock of `dot` leaves 4 crumbs (',
    ],
    [
      'nicks',
      [
        { ...plate, shape: { box: { corner: [0, 0], size: [100, 60] } } },
        { name: 'dot', role: 'accent', knock: 8, shape: { disc: { at: [50, 82], r: 15 } } },
      ],
      'knock of `dot` nicks `plate`',
    ],
    [
      'a hidden part',
      [
        { ...plate, name: 'small', shape: { disc: { at: [50, 50], r: 9 } } },
        plateWithHole,
        { name: 'lid', role: 'second', shape: { disc: { at: [50, 50], r: 24 } } },
      ],
      '`small` is hidden entirely by `plate` and `lid`',
    ],
    [
      'too much accent',
      [
        { ...plate, role: 'accent' },
        { name: 'dot', role: 'lead', knock: 8, shape: { disc: { at: [50, 50], r: 14 } } },
      ],
      'the accent is 93 % of the ink: 3 % to 25 %',
    ],
    ['roles of the lettering', [{ ...plate, role: 'word' }], 'the role `word` is for lettering'],
    [
      'balance',
      [
        {
          ...plate,
          shape: {
            polygon: [
              [0, 0],
              [100, 0],
              [0, 100],
            ],
          },
        },
      ],
      'the ink lies 17 % too far left',
    ],
    [
      'a step in vain',
      [{ ...plateWithHole, shape: [plateWithHole.shape, { keep: 1 }] }],
      '`plate`: `keep` changes nothing',
    ],
    [
      'floating pieces',
      [
        {
          ...plate,
          shape: [{ disc: { at: [50, 50], r: 24 } }, [{ disc: { at: [50, 5], r: 5 } }, { spin: 6 }]],
        },
      ],
      'pieces float farther than one gap',
    ],
    [
      'nodes',
      [
        {
          ...plate,
          shape: [
            { gear: { at: [50, 50], r: 50, n: 24, depth: 8 } },
            { subtract: { gear: { at: [50, 50], r: 34, n: 24, depth: 6 } } },
          ],
        },
      ],
      ' nodes: at most 118',
    ],
  ])('remarks on %s', (_, parts, remark) => {
    expect(check(parts).join('\n')).toContain(remark);
  });

  it('checks both ends of every dial, and names the dial in its remarks', () => {
    const parts = [{ ...plate, shape: { ring: { at: [50, 50], r: 50, width: '$weight' } } }];
    const weight = { value: 22, min: 4, max: 24 };
    expect(check(parts, { weight })).toEqual([
      expect.stringMatching(
        /^`plate` thins to 3\.5 at \[\d+,\d+\]: no stroke and no tip under 5 \(with `weight` at 4\)$/,
      ),
      'ink fills 0.12 of the box: 0.2 to 0.8, heavier, or closer together (with `weight` at 4)',
    ]);
  });

  it('also checks the drawing in plain detail if it differs', () => {
    const shape = [plateWithHole.shape, { plain: { disc: { at: [50, 50], r: 40 } } }];
    expect(check([{ ...plate, shape }]).join('\n')).toContain('(in plain detail)');
  });
});
