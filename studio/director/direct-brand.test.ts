import { beforeAll, describe, expect, it } from 'vitest';
import { openLocalStudio } from '../test/local-studio.ts';
import type { Studio } from '../record/studio.ts';
import { type DirectedBrand, directBrand, type DirectRequest } from './direct-brand.ts';
import { QUESTION_NUMBERS } from './plan.ts';
import type { Question } from './question.ts';
import { createDrawingAnswer, createGoodAnswer, questionKindOf } from './test-answers.ts';
import { orderOfDrawings } from './vote.ts';

const PROMPT = 'Skerry, a coastal weather service in Bergen. Calm, precise.';
let studio: Studio;
beforeAll(async () => {
  studio = await openLocalStudio();
});

type Answerer = (question: Question) => string | null;

/** Asks questions until none is left, and returns the kinds of question of each round. */
function converse(effort: DirectRequest['effort'], answer: Answerer = createGoodAnswer) {
  const answers = new Map<number, string | null>();
  const rounds: string[][] = [];
  for (;;) {
    const directed: DirectedBrand = directBrand(studio, { prompt: PROMPT, seed: 1, effort, answers });
    if (directed.next.length === 0) return { directed, rounds, answers };
    rounds.push(directed.next.map(({ call }) => questionKindOf(call)));
    for (const question of directed.next) answers.set(question.number, answer(question));
  }
}

const isDrawn = ({ designed }: DirectedBrand): boolean => designed.decisions.drawing !== undefined;

describe('the questions of directBrand', () => {
  it('ask for one drawing and one redrawing at quick effort', () => {
    const { rounds, directed } = converse('quick');
    expect(rounds).toEqual([['reading'], ['draw'], ['redraw']]);
    expect(isDrawn(directed)).toBe(true);
  });

  it('ask for two drawings, votes, one polish and a small form at standard effort', () => {
    const { rounds } = converse('standard');
    expect(rounds).toEqual([
      ['reading'],
      ['draw', 'draw'],
      ['glance', 'glance'],
      ['redraw', 'redraw'],
      ['choose', 'choose', 'choose', 'choose'],
      ['polish'],
      ['prefer', 'prefer'],
      ['small'],
    ]);
  });

  it('ask for three drawings and two polishes at best effort', () => {
    const { rounds } = converse('best');
    expect(rounds.flat().filter((kind) => kind === 'draw')).toHaveLength(3);
    expect(rounds.flat().filter((kind) => kind === 'polish')).toHaveLength(2);
    expect(rounds.at(-1)).toEqual(['small']);
  });

  it('lead to the same identity when the same answers are given again', () => {
    const { answers, directed } = converse('standard');
    const again = directBrand(studio, { prompt: PROMPT, seed: 1, effort: 'standard', answers });
    expect(again.designed.identity).toEqual(directed.designed.identity);
  });

  it('are not added later to a stage that an older version finished with fewer questions', () => {
    const { answers, directed } = converse('standard');
    const before = new Map([...answers].filter(([number]) => number < QUESTION_NUMBERS.choose[2]));
    const { designed, next } = directBrand(studio, {
      prompt: PROMPT,
      seed: 1,
      effort: 'standard',
      answers: before,
    });
    expect(next).toEqual([]);
    expect(designed.identity).toEqual(directed.designed.identity);
  });

  it('ask a viewer who does not know the brief what the drawing shows, and quote the answer to the author', () => {
    const seen: Question[] = [];
    converse('standard', (question) => {
      seen.push(question);
      return createGoodAnswer(question);
    });
    const [glance] = seen.filter(({ call }) => questionKindOf(call) === 'glance');
    const asked = JSON.stringify({ ...glance?.call, turns: [{ ...glance?.call.turns[0], picture: '' }] });
    expect(asked).not.toMatch(/Skerry|weather|Bergen/);
    expect(glance?.call.turns[0]?.picture).toContain('<svg');
    const redrawn = seen.filter(({ call }) => questionKindOf(call) === 'redraw');
    expect(redrawn).toHaveLength(2);
    for (const { call } of redrawn) expect(call.turns.at(-1)?.text).toContain('also took it for: a tent');
  });

  it('show the drawings to each of four voters in a different order', () => {
    const orders = [0, 1, 2, 3].map((order) => orderOfDrawings(3, order).join(''));
    expect(new Set(orders).size).toBe(4);
    for (const order of orders) expect([...order].toSorted().join('')).toBe('012');
  });

  it('give each author a different starting point, and tell voters nothing of an author’s idea', () => {
    const seen: Question[] = [];
    converse('best', (question) => {
      seen.push(question);
      return createGoodAnswer(question);
    });
    const drawings = seen
      .filter(({ call }) => questionKindOf(call) === 'draw')
      .map(({ call }) => call.turns[0]?.text ?? '');
    expect(new Set(drawings)).toHaveLength(3);
    for (const { call } of seen.filter(({ call: each }) =>
      ['choose', 'prefer'].includes(questionKindOf(each)),
    )) {
      expect(call.turns).toHaveLength(1);
      expect(call.turns[0]?.text).not.toContain('rings of pressure');
      expect(call.turns[0]?.picture).toContain('<svg');
    }
  });
});

describe('the finalists', () => {
  it('are the two drawings that were not chosen, and render the same on every call', () => {
    const { directed, answers } = converse('best');
    expect(directed.finalists).toHaveLength(2);
    const drawn = directed.finalists.map((render) => render().decisions.drawing?.source);
    expect(drawn).not.toContain(undefined);
    const again = directBrand(studio, { prompt: PROMPT, seed: 1, effort: 'best', answers });
    expect(again.finalists.map((render) => render().decisions.drawing?.source)).toEqual(drawn);
  });

  it('are empty if the model drew once, or if the library’s design is delivered', () => {
    expect(converse('quick').directed.finalists).toEqual([]);
    expect(converse('best', () => null).directed.finalists).toEqual([]);
  });
});

describe('the delivered design', () => {
  it('is the library’s until the model has drawn', () => {
    const answers = new Map<number, string | null>();
    const at = () => directBrand(studio, { prompt: PROMPT, seed: 1, effort: 'best', answers });
    expect(isDrawn(at())).toBe(false);
    for (let step = 0; step < 2; step += 1)
      for (const question of at().next) answers.set(question.number, createGoodAnswer(question));
    expect(isDrawn(at())).toBe(true);
  });

  it('is drawn by the model even if some questions get no answer', () => {
    const silent = new Set<number>([
      QUESTION_NUMBERS.draw[0],
      QUESTION_NUMBERS.redraw[1],
      QUESTION_NUMBERS.choose[0],
      QUESTION_NUMBERS.small,
    ]);
    const { directed } = converse('best', (question) =>
      silent.has(question.number) ? null : createGoodAnswer(question),
    );
    expect(isDrawn(directed)).toBe(true);
  });

  it('is the library’s if the model never answers', () => {
    const { directed, rounds } = converse('best', () => null);
    expect(isDrawn(directed)).toBe(false);
    expect(rounds).toEqual([['reading'], ['draw', 'draw', 'draw']]);
  });

  it('is the first drawing if the redrawing misspells the name', () => {
    const { directed } = converse('quick', (question) =>
      questionKindOf(question.call) === 'redraw'
        ? createDrawingAnswer(90, 'Skery')
        : createGoodAnswer(question),
    );
    expect(isDrawn(directed)).toBe(true);
    expect(directed.notes.get(QUESTION_NUMBERS.redraw[0])).toMatch(/^refused: .*skery.*neither in the name/);
  });

  it('is the polished drawing only if both voters prefer it', () => {
    const kept = (isPreferred: boolean): string => {
      const { directed } = converse('standard', (question) => {
        if (questionKindOf(question.call) !== 'prefer') return createGoodAnswer(question);
        // The polished drawing is second in the first order and first in the other.
        const isFirstOrder = question.number === QUESTION_NUMBERS.prefer[0][0];
        const place = isFirstOrder === isPreferred ? 2 : 1;
        return JSON.stringify({ choice: place, reads: ['Skerry', 'Skerry'], because: 'x', weakest: '' });
      });
      return directed.designed.decisions.drawing?.source ?? '';
    };
    const radius = String((80 + QUESTION_NUMBERS.polish[0]) / 4);
    expect(kept(true)).toContain(`r="${radius}"`);
    expect(kept(false)).not.toContain(`r="${radius}"`);
  });

  it('includes the small form and the dark colours of the last answer', () => {
    const { directed } = converse('standard');
    const source = directed.designed.decisions.drawing?.source ?? '';
    expect(source).toContain('<g id="small">');
    expect(source).toContain('dark="#A9C7E8"');
    expect(directed.designed.identity.logo_svg_dark).toContain('#A9C7E8');
  });
});

describe('a drawing whose letters are shapes', () => {
  const lettered = (letters: string): string =>
    createDrawingAnswer(90)
      .replace(/<type[\s\S]*<\/type>/, '')
      .replace('<g id="mark">', `<g id="mark" drawn-letters="${letters}">`);
  const answered =
    (read: string): Answerer =>
    (question) => {
      const kind = questionKindOf(question.call);
      if (kind === 'draw' || kind === 'redraw') return lettered('Skerry');
      return kind === 'choose'
        ? JSON.stringify({ ranking: [1], reads: [read], weakest: '' })
        : createGoodAnswer(question);
    };

  it('is delivered if voters read the name in it', () => {
    const { directed, rounds } = converse('quick', answered('SKERRY'));
    expect(rounds.at(-1)).toEqual(['choose', 'choose', 'choose', 'choose']);
    expect(isDrawn(directed)).toBe(true);
  });

  it('is not delivered if voters read another name', () => {
    expect(isDrawn(converse('quick', answered('Sherry')).directed)).toBe(false);
  });
});

describe('the model’s reading of the brief', () => {
  const directed = (prompt: string, reading: Record<string, unknown>, brandName?: string): DirectedBrand => {
    const answers = new Map([[QUESTION_NUMBERS.reading, JSON.stringify({ trade: 'gym', ...reading })]]);
    return directBrand(studio, {
      prompt,
      seed: 1,
      effort: 'quick',
      answers,
      ...(brandName && { brandName }),
    });
  };
  const nameAsked = ({ next }: DirectedBrand): string =>
    /^Name: (.*)$/m.exec(next[0]?.call.turns[0]?.text ?? '')?.[1] ?? '';

  it('corrects the name if the prompt contains the corrected name', () => {
    expect(nameAsked(directed('my gym, iron temple', { name: 'Iron Temple' }))).toBe('"Iron Temple"');
    expect(nameAsked(directed('Skerry, a weather service', { name: 'Acme' }))).toBe('"Skerry"');
    expect(nameAsked(directed('my startup is nameless, invoices', { name: null }))).toMatch(/^\(none given/);
  });

  it('does not replace the name that the request gives', () => {
    expect(nameAsked(directed('Skerry, a weather service', { name: 'Skerry' }, 'Holm'))).toBe('"Holm"');
  });

  it('keeps a colour code that is in the prompt', () => {
    const { next, designed } = directed('Skerry in #123A5A', { exact_colours: ['#123A5A', '#FF0000'] });
    expect(next).toHaveLength(1);
    expect(designed.decisions.brief.wishes).toContain('hex:#123A5A');
  });
});
