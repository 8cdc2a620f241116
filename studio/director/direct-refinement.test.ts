import { beforeAll, describe, expect, it } from 'vitest';
import { openLocalStudio } from '../test/local-studio.ts';
import type { Decisions } from '../record/decisions.ts';
import { refineBrand } from '../refinement/refine-brand.ts';
import type { Studio } from '../record/studio.ts';
import { directBrand } from './direct-brand.ts';
import { directRefinement, refineWithoutModel } from './direct-refinement.ts';
import { splitIntoPieces } from './elements.ts';
import { QUESTION_NUMBERS } from './plan.ts';
import { createDrawingAnswer, createGoodAnswer } from './test-answers.ts';

const [FIRST, SECOND] = QUESTION_NUMBERS.refine;
let studio: Studio;
let parent: Decisions;

beforeAll(async () => {
  studio = await openLocalStudio();
  const answers = new Map<number, string>();
  for (;;) {
    const request = {
      prompt: 'Skerry, a coastal weather service in Bergen.',
      seed: 1,
      effort: 'quick',
      answers,
    } as const;
    const { designed, next } = directBrand(studio, request);
    parent = designed.decisions;
    if (next.length === 0) break;
    for (const question of next) answers.set(question.number, createGoodAnswer(question));
  }
});

const readParentSource = (): string => parent.drawing?.source ?? '';
const formatAnswer = (head: Record<string, unknown>, svg: string): string =>
  `${JSON.stringify(head)}\n${svg}`;
const refineParent = (prompt: string, ...given: (string | null)[]) =>
  directRefinement(studio, {
    lineage: [parent],
    prompt,
    answers: new Map(given.map((answer, index) => [QUESTION_NUMBERS.refine[index] ?? 0, answer])),
  });
const needsModel = (lineage: readonly [Decisions, ...Decisions[]], prompt: string): boolean =>
  refineWithoutModel(studio, { lineage, prompt }) === null;
const textOf = (svg: string, kind: string): string =>
  splitIntoPieces(svg)
    .pieces.filter((piece) => piece.kind === kind)
    .map(({ text }) => text)
    .join('\n');

describe('refineWithoutModel', () => {
  it('changes colours, goes back and refines designs of the library without the model', () => {
    expect(needsModel([parent], 'make it burgundy')).toBe(false);
    const blue = refineWithoutModel(studio, { lineage: [parent], prompt: 'make it deep blue' });
    expect(blue).not.toBeNull();
    expect(needsModel([parent, blue?.decisions ?? parent], 'go back to the first one')).toBe(false);
    const { drawing: _, ...plain } = parent;
    expect(needsModel([plain], 'the bird looks left')).toBe(false);
  });

  it('returns null for a wish to go back if there is no earlier version', () => {
    expect(needsModel([parent], 'go back to the first one')).toBe(true);
  });

  it('returns null for wishes about shapes, style, lettering and frames', () => {
    for (const prompt of [
      'the rock leans left',
      'less cartoonish',
      'set the name in capitals',
      'add a frame',
    ])
      expect([prompt, needsModel([parent], prompt)]).toEqual([prompt, true]);
  });
});

describe('a redrawing', () => {
  it('with the scope "mark" changes the mark, and restores the lettering and the view box', () => {
    const redraw = readParentSource()
      .replace('M180 230L250 120', 'M170 230L240 110')
      .replace('size="72"', 'size="80"')
      .replaceAll('#123A5A', '#112233');
    const { designed, next, refusal } = refineParent(
      'the rock leans left',
      formatAnswer({ scope: ['mark'], did: 'leans' }, redraw),
    );
    expect(refusal).toBeNull();
    expect(next).toEqual([]);
    const after = designed.decisions.drawing?.source ?? '';
    expect(textOf(after, 'mark')).toContain('M170 230L240 110');
    expect(textOf(after, 'lettering')).toBe(textOf(readParentSource(), 'lettering'));
    expect(splitIntoPieces(after).head).toBe(splitIntoPieces(readParentSource()).head);
  });

  it('with the scope "layout" changes positions, and restores the shapes', () => {
    const redraw = readParentSource().replace('y="340"', 'y="350"').replace('M180 230', 'M181 231');
    const { designed } = refineParent('more air above the name', formatAnswer({ scope: ['layout'] }, redraw));
    const after = designed.decisions.drawing?.source ?? '';
    expect(after).toContain('y="350"');
    expect(after).toContain('M180 230');
  });

  it('starts from the colours of the last refinement', () => {
    const red = refineBrand(studio, { lineage: [parent], prompt: 'make it #AA1122' }).decisions;
    const { next } = directRefinement(studio, {
      lineage: [parent, red],
      prompt: 'a rounder rock',
      answers: new Map(),
    });
    expect(next[0]?.call.turns[0]?.text).toContain('#AA1122');
  });
});

describe('a redrawing that cannot be used as it is', () => {
  it('is requested again if it changes nothing within its scope, and is then rejected with a reason', () => {
    const redraw = readParentSource().replace('size="72"', 'size="80"');
    const wrong = formatAnswer({ scope: ['mark'], did: 'larger name' }, redraw);
    const once = refineParent('a taller rock', wrong);
    expect(once.next.map(({ number }) => number)).toEqual([SECOND]);
    expect(once.next[0]?.call.turns.at(-1)?.text).toContain('nothing changed within mark');
    const twice = refineParent('a taller rock', wrong, wrong);
    expect(twice.next).toEqual([]);
    expect(twice.refusal).toContain('nothing changed within mark');
    expect(twice.unfulfilled).toEqual([expect.stringContaining('the drawing is unchanged')]);
    expect(twice.designed.decisions.drawing?.source).toBe(readParentSource());
  });

  it('does not change a part that the wish asks to keep, even if its scope includes it', () => {
    const redraw = readParentSource()
      .replace('M180 230L250 120', 'M170 230L240 110')
      .replace('size="72"', 'size="80"');
    const { designed } = refineParent(
      'keep the mark, larger letters',
      formatAnswer({ scope: ['mark', 'lettering'] }, redraw),
    );
    const after = designed.decisions.drawing?.source ?? '';
    expect(after).toContain('size="80"');
    expect(textOf(after, 'mark')).toBe(textOf(readParentSource(), 'mark'));
  });

  it("is rejected with the model's reason if the model cannot follow the wish, and leaves the logo unchanged", () => {
    const { refusal, unfulfilled } = refineParent(
      'make it sing',
      '{"scope":[],"cannot":"A drawing cannot sing."}',
    );
    expect(refusal).toBe('A drawing cannot sing.');
    expect(unfulfilled).toEqual(['A drawing cannot sing.']);
    const silent = refineParent('the rock leans left', null);
    expect(silent.refusal).toBe('the model did not answer');
    expect(silent.designed.identity.logo_svg).toBe(
      directRefinement(studio, { lineage: [parent], prompt: 'x y z', answers: new Map([[FIRST, null]]) })
        .designed.identity.logo_svg,
    );
  });

  it('is rejected if it misspells the name', () => {
    const bad = formatAnswer(
      { scope: ['lettering'] },
      createDrawingAnswer(88, 'Skery').replace(/^\{.*\}\n/, ''),
    );
    expect(refineParent('other letters', bad, bad).refusal).toContain('skery');
  });
});
