import { beforeAll, describe, expect, test } from 'vitest';
import { readExampleDrawings } from '../../test/drawings/examples.ts';
import { openLocalStudio } from '../../test/local-studio.ts';
import { readBrief } from '../../brief/read-brief.ts';
import { contrast, DARK_GROUND, WHITE } from '../../language/colour/measures.ts';
import type { Decisions } from '../../record/decisions.ts';
import { readDecisions } from '../../record/read-decisions.ts';
import { renderIdentity } from '../render-identity.ts';
import { createGuidelines } from '../../export/guidelines/guidelines.ts';
import { createKitFiles } from '../../export/kit/kit-files.ts';
import { boundingBoxOf } from '../../language/geometry/bounds.ts';
import type { Studio } from '../../record/studio.ts';
import { computeDarkColours } from './dark-colours.ts';
import type { Drawing } from '../../drawing/drawing.ts';
import { createDrawingForms, convertFormToOneColour } from './drawing-forms.ts';
import { createDrawingPalette } from './drawing-palette.ts';
import { createDrawnDecisions } from './drawn-decisions.ts';
import { measureDrawing } from './measure-drawing.ts';
import { describeProblem } from '../../drawing/problem.ts';
import { readDrawing } from '../../drawing/read-drawing.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openLocalStudio();
});

const BLACK = '#111111';
const roles = { lead: BLACK, second: BLACK, accent: BLACK, ink: BLACK, word: BLACK, quiet: BLACK };

/** The library's decisions, from which a drawing takes its brief and trace. */
const usualDecisions: Decisions = {
  version: 1,
  engine: 'test',
  seed: 1,
  brief: readBrief('Mediora is a telehealth platform'),
  text: 'Mediora',
  palette: { primary: BLACK, secondary: '#777777', light: roles, dark: roles, fills: 1 },
  type: { family: 'Inter', weightHeading: 600, weightBody: 400 },
  mark: {
    type: 'wordmark',
    source: 'wordmark',
    id: 'wordmark',
    motifs: [],
    ideas: [],
    construction: 'wordmark',
    letters: [],
  },
  blazon: {
    blazon: 1,
    idea: 'A word.',
    mark: null,
    lettering: null,
    lockup: { layout: 'word', markHeight: 1, gap: 0, align: 'centre', side: 'start' },
    ground: 'light',
  },
  settings: { dials: {}, detail: 'fine' },
  scales: { warmth: 0, playful: 0, weight: 0, soft: 0, modern: 0, simple: 0 },
  trace: { notes: [], changed: [], saturated: [], candidates: [], ideas: [] },
};

const read = (source: string): Drawing => {
  const reading = readDrawing(source, { letterer: studio.letterer, words: null, locale: 'en' });
  if (!reading.ok) throw new Error(reading.problems.map(describeProblem).join('; '));
  return reading.drawing;
};

const svg = (body: string): string => `<svg viewBox="0 0 1000 1000">${body}</svg>`;
const createDecisionsFromSource = (source: string): Decisions =>
  createDrawnDecisions(studio.letterer, usualDecisions, { drawing: read(source), idea: 'A test.' });
const NAME =
  '<type font="figtree" weight="600" size="100" x="500" y="800" anchor="middle" fill="#102030">Mediora</type>';
const MARK =
  '<g id="mark"><circle cx="500" cy="300" r="200" fill="#102030"/><circle cx="500" cy="300" r="80" fill="#F4EFE5"/></g>';

describe('the record of a drawn identity', () => {
  test('gives the same bytes after a round trip through JSON, for every example', {
    timeout: 120_000,
  }, () => {
    const faults = readExampleDrawings().flatMap(({ id, source, prompt }) => {
      const brief = readBrief(prompt);
      const decisions = createDrawnDecisions(
        studio.letterer,
        { ...usualDecisions, brief },
        { drawing: read(source), idea: id },
      );
      const stored = readDecisions(JSON.parse(JSON.stringify(decisions)));
      if (!stored.ok) return [`${id}: ${stored.problem}`];
      const [first, second] = [
        renderIdentity(studio, decisions, false),
        renderIdentity(studio, stored.decisions, false),
      ];
      const same = JSON.stringify(first.identity) === JSON.stringify(second.identity);
      const { logo_svg: light, logo_svg_dark: dark } = first.identity;
      return [
        ...(same ? [] : [`${id}: other bytes`]),
        ...(light === dark ? [`${id}: one file twice`] : []),
        ...(light.length > 24_576 ? [`${id}: ${light.length} bytes`] : []),
      ];
    });
    expect(faults).toEqual([]);
  });

  test('is rejected if its drawing is not an SVG source within the size limit', () => {
    const record = JSON.parse(JSON.stringify(createDecisionsFromSource(svg(MARK + NAME)))) as Record<
      string,
      unknown
    >;
    for (const drawing of [{}, { source: 7 }, { source: 'x'.repeat(40_000) }])
      expect(readDecisions({ ...record, drawing })).toEqual({
        ok: false,
        problem: 'the drawing of the record is its SVG',
      });
    const { drawing: _, ...old } = record;
    expect(readDecisions(old).ok).toBe(true);
  });

  test('is enough to create a brand kit and guidelines', { timeout: 60_000 }, () => {
    const decisions = createDecisionsFromSource(svg(MARK + NAME));
    const paths = createKitFiles(studio, decisions, false).map(({ path }) => path);
    expect(paths).toContain('logo/horizontal-light.svg');
    expect(paths).not.toContain('logo/stacked-light.svg');
    expect(paths).toContain('icons/favicon.svg');
    expect(
      createGuidelines(studio, { decisions, prompt: 'x', madeAt: 0, sandbox: false }).pages,
    ).toHaveLength(12);
    expect(renderIdentity(studio, decisions, true).identity.logo_svg).not.toBe(
      renderIdentity(studio, decisions, false).identity.logo_svg,
    );
  });
});

describe('the forms of a drawn identity', () => {
  const formsOf = (source: string) => {
    const drawing = read(source);
    return {
      drawing,
      forms: createDrawingForms(drawing, createDrawingPalette(drawing, usualDecisions.brief).light),
    };
  };

  test('keep the positions of the parts in the primary form', () => {
    const { drawing, forms } = formsOf(svg(MARK + NAME));
    const before = boundingBoxOf(drawing.fills.flatMap(({ outline }) => outline));
    const { mark, wordmark } = forms.primary;
    const after = boundingBoxOf([...mark, ...wordmark].flatMap(({ outline }) => outline));
    if (before === null || after === null) throw new Error('nothing is drawn');
    const scale = (after.right - after.left) / (before.right - before.left);
    const place = (value: number, from: number, to: number): number => to + (value - from) * scale;
    drawing.fills.forEach(({ name, outline }) => {
      const box = boundingBoxOf(outline);
      const now = boundingBoxOf([...mark, ...wordmark].find((fill) => fill.name === name)?.outline ?? []);
      expect(now?.left).toBeCloseTo(place(box?.left ?? 0, before.left, after.left), 0);
      expect(now?.top).toBeCloseTo(place(box?.top ?? 0, before.top, after.top), 0);
    });
  });

  test('add a row to a stack and a stack to a row, unless mark and letters are inseparable', () => {
    const stack = formsOf(svg(MARK + NAME)).forms;
    expect([stack.horizontal !== null, stack.stacked]).toEqual([true, null]);
    const beside = NAME.replace('x="500" y="800" anchor="middle"', 'x="720" y="330"').replace(
      'size="100"',
      'size="60"',
    );
    const row = formsOf(svg(MARK + beside)).forms;
    expect([row.horizontal, row.stacked !== null]).toEqual([null, true]);
    for (const body of [
      NAME,
      MARK.replace('<g id="mark"', '<g id="mark" drawn-letters="O"') + NAME,
      MARK + NAME.replace('y="800"', 'y="320"'),
    ]) {
      const bound = formsOf(svg(body)).forms;
      expect([bound.horizontal, bound.stacked]).toEqual([null, null]);
    }
  });

  test('turn a pale area inside a dark one into background in the one-colour version', () => {
    const { drawing, forms } = formsOf(svg(MARK + NAME));
    const { light } = createDrawingPalette(drawing, usualDecisions.brief);
    expect(convertFormToOneColour(forms.primary, light).mark).toHaveLength(1);
  });

  test('include the drawing’s own small form, or the mark without details that vanish', () => {
    const own = formsOf(
      svg(`${MARK}${NAME}<g id="small"><rect width="10" height="10" fill="#102030"/></g>`),
    ).forms;
    expect(own.small.mark).toHaveLength(1);
    expect(own.primary.mark).toHaveLength(2);
    const hair = MARK.replace('</g>', '<path fill="#F00" d="M100 600h800v4h-800z"/></g>');
    expect(formsOf(svg(hair + NAME)).forms.small.mark).toHaveLength(2);
  });
});

describe('a drawing on a dark background', () => {
  test('lightens dark colours and the areas inside them, unless it gives its own dark colours', () => {
    const drawing = read(svg(MARK + NAME));
    const [outer = '', inner = ''] = computeDarkColours(drawing);
    expect(contrast(outer, DARK_GROUND)).toBeGreaterThan(4.5);
    expect(contrast(outer, inner)).toBeGreaterThan(1.5);
    const given = read(svg(MARK.replace('fill="#102030"', 'fill="#102030" dark="#FF8800"') + NAME));
    expect(computeDarkColours(given)[0]).toBe('#FF8800');
  });

  test('keeps the board behind pale colours', () => {
    const drawing = read(
      svg(
        '<rect width="1000" height="600" fill="#0a0a0a"/><g id="mark"><circle cx="300" cy="300" r="200" fill="#e4ff00"/></g>',
      ),
    );
    const [board = '', pale = ''] = computeDarkColours(drawing);
    expect(pale).toBe('#E4FF00');
    expect(contrast(board, pale)).toBeGreaterThan(7);
    expect(contrast(board, WHITE)).toBeGreaterThan(7);
  });
});

describe('the measures of a drawing', () => {
  const measure = (body: string, prompt = 'Mediora is a telehealth platform', motifs: string[] = []) =>
    measureDrawing(read(svg(body)), { brief: readBrief(prompt), motifs, neighbours: [] });

  test('report invisible or unreadable parts and violations of the brief as faults', () => {
    const pale = MARK.replaceAll('#102030', '#E6D3A1').replaceAll('#F4EFE5', '#fff');
    const cases: readonly (readonly [found: readonly string[], wanted: RegExp | null])[] = [
      [measure(MARK + NAME).forbidden, null],
      [measure(pale + NAME).forbidden, /cannot be seen on white: #E6D3A1 has 1\.5:1/],
      [measure(MARK + NAME.replace('#102030', '#EEEEEE')).forbidden, /“Mediora” cannot be read: #EEEEEE/],
      [
        measure(MARK + NAME.replace('fill="#102030"', 'fill="#102030" dark="#222222"')).forbidden,
        /cannot be read: #222222 has .* on the dark ground/,
      ],
      [
        measure(MARK + NAME, 'Mediora is a telehealth platform. Our colour is #FF6600.').forbidden,
        /gives the colour #FF6600 exactly/,
      ],
      [
        measure(MARK + NAME, 'Mediora is a telehealth platform. Avoid hearts.', ['heart']).forbidden,
        /refuses this motif: heart/,
      ],
      [
        measure(
          MARK.replaceAll('#102030', '#C2185B') + NAME,
          'Mediora is a telehealth platform. No pink please.',
        ).forbidden,
        /refuses this colour: #C2185B/,
      ],
    ];
    const wrong = cases.flatMap(([found, wanted], index) => {
      const right = wanted === null ? found.length === 0 : found.some((sentence) => wanted.test(sentence));
      return right ? [] : [`${index}: ${found.join('; ')}`];
    });
    expect(wrong).toEqual([]);
  });

  test('report thin places and small lines as remarks, not as faults', () => {
    const fine =
      '<g id="mark"><path fill="none" stroke="#102030" stroke-width="9" d="M300 300h400M300 320h400M300 340h400"/><circle cx="500" cy="500" r="90" fill="#FFCC00"/></g>';
    const { forbidden, remarks, smallRemarks } = measure(
      `${fine}${NAME}<type font="figtree" size="9" x="500" y="850" fill="#102030">care</type>`,
    );
    expect(forbidden.join()).not.toMatch(/px|care/);
    expect(remarks.join('\n')).toMatch(/“care” has capitals of/);
    expect(remarks.join('\n')).not.toMatch(/px and below/);
    expect(smallRemarks.join('\n')).toMatch(/at 32 px and below \d+ fine parts/);
  });
});
