import { describe, expect, it } from 'vitest';
import { describeFinding } from './findings.ts';
import { LIMITS } from './blazon-limits.ts';
import { PATTERNS } from './patterns.ts';
import { readBlazon, readMark } from './read-blazon.ts';

const disc = { disc: { at: [50, 50], r: 40 } };
const markOf = (shape: unknown, more: object = {}) => ({
  idea: 'a test',
  dials: { gap: 6, weight: { value: 20, min: 16, max: 24 } },
  parts: [{ name: 'body', role: 'lead', shape, ...more }],
});
const errorsOf = (value: unknown): string[] => {
  const reading = readMark(value);
  return reading.ok ? [] : reading.errors.map(describeFinding);
};
const shapeOf = (shape: unknown): unknown => {
  const reading = readMark(markOf(shape));
  return reading.ok ? reading.mark.parts[0]?.shape : reading.errors;
};

describe('shorthands', () => {
  it.each([
    [{ round: 4 }, { round: { r: 4 } }],
    [{ subtract: disc }, { subtract: { of: disc } }],
    [{ subtract: [disc, { round: 1 }] }, { subtract: { of: [disc, { round: { r: 1 } }] } }],
    [{ mirror: { x: 50 } }, { mirror: { line: { x: 50 } } }],
    [
      {
        flip: [
          [0, 0],
          [1, 1],
        ],
      },
      {
        flip: {
          line: [
            [0, 0],
            [1, 1],
          ],
        },
      },
    ],
    [{ halfturn: [50, 50] }, { halfturn: { about: [50, 50] } }],
    [{ spin: 6 }, { spin: { n: 6 } }],
    [{ keep: 1 }, { keep: { n: 1 } }],
    [{ grow: '$gap' }, { grow: { by: '$gap' } }],
    [{ turn: 45 }, { turn: { by: 45 } }],
    [{ xor: disc }, { exclude: { of: disc } }],
    [{ union: [disc] }, [disc]],
    [{ fine: { round: 2 } }, { fine: [{ round: { r: 2 } }] }],
  ])('are read like the full form: %j', (written, full) => {
    expect(shapeOf([disc, written])).toEqual([disc, full]);
    expect(shapeOf([disc, full])).toEqual([disc, full]);
  });

  it('include a single step instead of a list, and a part without a name', () => {
    const reading = readMark({ idea: 'x', parts: [{ role: 'lead', shape: disc }] });
    expect(reading).toEqual({
      ok: true,
      mark: { blazon: 1, idea: 'x', dials: {}, parts: [{ name: 'part 1', role: 'lead', shape: disc }] },
    });
  });
});

describe('messages', () => {
  it.each([
    [
      markOf({ pedal: {} }),
      'parts[0].shape: expected a shape or operator; found "pedal"; did you mean `petal`?',
    ],
    [markOf({ ellipse: {} }), 'did you mean `disc`?'],
    [
      markOf([disc, { round: { r: -4 } }]),
      'parts[0].shape[1].round.r: expected a number from 0 to 60; found -4',
    ],
    [
      markOf({ disc: { at: [50, 50], radius: 3 } }),
      'parts[0].shape.disc.radius: expected an argument; found "radius"; did you mean `r`?',
    ],
    [
      markOf({ disc: { at: [50, 50] } }),
      'parts[0].shape.disc: expected `r`: one number from 0 to 400, or two in a list; found nothing',
    ],
    [
      markOf({ disc: { at: [50, 50], r: '$gop' } }),
      'parts[0].shape.disc.r: expected a dial; found "gop"; did you mean `gap`?',
    ],
    [markOf({ disc: { at: [50, 50], r: '$gap-9' } }), 'it comes to -3'],
    [markOf({ box: { size: 4 } }), 'expected `corner` or `at`; found nothing'],
    [markOf({ ...disc, round: 3 }), 'one shape or operator per object'],
    [markOf({ use: 'body' }), 'expected an earlier part; found "body"; there is none'],
    [
      markOf({
        curve: [
          [0, 0],
          [1, 1, 'smoth'],
          [2, 2],
        ],
      }),
      'parts[0].shape.curve[1][2]: expected a kind of point; found "smoth"; did you mean `smooth`?',
    ],
    [
      markOf(disc, { role: 'primary' }),
      'parts[0].role: expected a role; found "primary"; did you mean `lead`?',
    ],
    [
      markOf(disc, { colour: 'red' }),
      'parts[0].colour: expected a field; found "colour"; did you mean `role`?',
    ],
    [
      markOf(disc, { knock: { gap: 4, from: ['wing'] } }),
      'parts[0].knock.from: expected an earlier part; found "wing"; there is none',
    ],
    [markOf(disc, { role: 'none' }), 'at least one part with a role other than `none`'],
    [{ ...markOf(disc), dials: { a: '$b', b: '$a' } }, 'dials in a circle: $a -> $b -> $a'],
    [{ ...markOf(disc), dials: { a: { value: 3, min: 4, max: 5 } } }, 'min <= value <= max'],
    [{ ...markOf(disc), blazon: 2 }, 'blazon: expected version 1; found 2'],
    [null, '(whole): expected a mark'],
  ])('name the mistake and, if possible, what was meant (case %#)', (written, message) => {
    expect(errorsOf(written).join('\n')).toContain(message);
  });

  it('are all returned at once, at most twelve, each with its path', () => {
    const wrong = Array.from({ length: 20 }, () => ({ disc: { at: [1], r: -1 } }));
    const errors = errorsOf(markOf(wrong));
    expect(errors).toHaveLength(12);
    expect(errors[1]).toMatch(/^parts\[0\]\.shape\[0\]\.disc\.r: /);
  });
});

describe('the reader', () => {
  const nested = (levels: number): unknown => (levels === 0 ? disc : [nested(levels - 1)]);
  it.each([
    ['nodes', markOf(Array.from({ length: LIMITS.nodes + 1 }, () => disc)), /at most 40 shapes/],
    ['depth', markOf(nested(LIMITS.depth)), /at most 8 levels/],
    [
      'parts',
      { idea: 'x', parts: Array.from({ length: 9 }, () => ({ role: 'lead', shape: disc })) },
      /1 to 8 parts/,
    ],
    ['points', markOf({ curve: Array.from({ length: 25 }, () => [0, 0]) }), /3 to 24/],
    ['copies', markOf([disc, { spin: 25 }]), /from 2 to 24/],
    ['coordinates', markOf({ disc: { at: [1e9, 0], r: 1 } }), /from -500 to 600/],
    ['idea', { ...markOf(disc), idea: 'x'.repeat(241) }, /at most 240/],
    ['size', { ...markOf(disc), extra: 'x'.repeat(20_000) }, /at most 20000 characters/],
    [
      'dials',
      { ...markOf(disc), dials: Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`d${at}`, 1])) },
      /at most 12/,
    ],
  ])('limits %s', (_, written, message) => {
    expect(errorsOf(written).join('\n')).toMatch(message);
  });

  it('allows forty nodes and eight levels of nesting', () => {
    expect(errorsOf(markOf(Array.from({ length: LIMITS.nodes }, () => disc)))).toEqual([]);
    expect(errorsOf(markOf(nested(LIMITS.depth - 1)))).toEqual([]);
  });

  it('rejects unknown names', () => {
    const polluted: unknown = JSON.parse(
      '{"idea":"x","parts":[{"role":"lead","shape":{"__proto__":{"r":1}}}],"__proto__":{"a":1}}',
    );
    expect(errorsOf(polluted).join('\n')).toContain('__proto__');
    expect(errorsOf(markOf({ constructor: {} })).join('\n')).toContain('constructor');
    expect(
      errorsOf({ ...markOf(disc), dials: JSON.parse('{"__proto__":{"value":1,"min":1,"max":1}}') }),
    ).not.toEqual([]);
  });

  it('rejects values that are not JSON', () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    expect(errorsOf(circle)).toHaveLength(1);
    expect(errorsOf({ ...markOf(disc), at: 1n })).toHaveLength(1);
    expect(errorsOf(undefined)).toHaveLength(1);
  });
});

describe('readBlazon', () => {
  it.each(PATTERNS)('reads the pattern $id', ({ written }) => {
    expect(readBlazon(written)).toMatchObject({ ok: true });
  });

  it('fills in omitted fields', () => {
    const reading = readBlazon({ idea: 'a word', lettering: { family: 'Inter', lines: 'Plain' } });
    expect(reading).toEqual({
      ok: true,
      blazon: {
        blazon: 1,
        idea: 'a word',
        mark: null,
        lettering: {
          family: 'Inter',
          weight: 600,
          tracking: 0,
          case: 'as-is',
          italic: false,
          locale: 'en',
          leading: 0.8,
          align: 'center',
          role: 'word',
          lines: [[{ text: 'Plain' }]],
        },
        lockup: { layout: 'word', markHeight: 1, gap: 0, align: 'centre', side: 'start' },
        ground: 'light',
      },
    });
  });

  it('reads the touches (details) of words, and fills in omitted fields', () => {
    const touched = {
      idea: 'a test',
      lettering: {
        family: 'Figtree',
        lines: [
          [
            { text: 'Tally', dots: 'accent', cut: { at: 2 } },
            { text: 'book', underline: { count: 2 }, box: { pad: 0.2 }, drawn: { at: 1 }, flank: {} },
          ],
        ],
      },
      lockup: { layout: 'word', divider: {} },
    };
    const reading = readBlazon(touched);
    expect(reading).toMatchObject({
      ok: true,
      blazon: {
        lockup: { divider: { weight: 0.03, role: 'quiet' } },
        lettering: {
          lines: [
            [
              { text: 'Tally', dots: 'accent', cut: { at: 2, height: 0.5, angle: 20, gap: 0.07 } },
              {
                underline: { weight: 0.08, gap: 0.16, count: 2 },
                box: { pad: [0.2, 0.2], r: 0 },
                drawn: { at: 1, shape: 'ring' },
                flank: { weight: 0.04, gap: 0.4 },
              },
            ],
          ],
        },
      },
    });
  });

  it('rejects unknown fields of touches', () => {
    const word = { text: 'book', underline: { wide: 2 }, dots: 'pink', drawn: { at: 1, shape: 'cube' } };
    const reading = readBlazon({ idea: 'a test', lettering: { family: 'Figtree', lines: [[word]] } });
    const lines = reading.ok ? [] : reading.errors.map(describeFinding).join('\n');
    for (const path of ['underline', 'dots', 'drawn']) expect(lines).toContain(path);
  });

  it('reports errors in lettering and lockup', () => {
    const reading = readBlazon({
      idea: 'x',
      lettering: { family: 'Inter', font: 'x', lines: [['a', { text: 'b', color: 'red' }]] },
      lockup: { layout: 'horizontal', markHeight: 99 },
    });
    const lines = reading.ok ? [] : reading.errors.map(describeFinding);
    expect(lines).toEqual([
      'lettering.font: expected a field; found "font"; did you mean `family`?',
      'lettering.lines[0][1].color: expected a field; found "color"; did you mean `role`?',
      'lockup.layout: expected one of row stack word plate vertical mark; found "horizontal"; did you mean `row`?',
      'lockup.markHeight: expected a number from 0.5 to 12; found 99',
    ]);
  });
});
