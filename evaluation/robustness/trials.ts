// Tries one hostile prompt or one random blazon, and returns what is wrong with the result.

import { readBrief } from '@blazon/studio/brief/read-brief.ts';
import { drawMark } from '@blazon/studio/language/blazon/draw-blazon.ts';
import type { LetterSource } from '@blazon/studio/language/blazon/letter-source.ts';
import { readMark } from '@blazon/studio/language/blazon/read-blazon.ts';
import type { Decisions } from '@blazon/studio/record/decisions.ts';
import type { DesignedIdentity } from '@blazon/studio/record/studio.ts';
import { readChange } from '@blazon/studio/refinement/read-change.ts';
import type { Composition } from '@blazon/studio/language/svg/composition.ts';
import { writeLogo } from '@blazon/studio/language/svg/write-svg.ts';
import { GATES } from '@blazon/studio/test/bench-data.ts';
import type { Engine } from '../engine.ts';
import { checkPassive } from '../measures/svg-shape.ts';
import { readDrawing } from '../svg/read-drawing.ts';

const findSvgFaults = (svg: string): string[] => {
  const failed = checkPassive(svg, GATES).filter(({ ok }) => !ok);
  if (failed.length > 0) return failed.map(({ name, value }) => `${name} ${value}`);
  const numbers = readDrawing(svg).shapes.flatMap(({ contours }) =>
    contours.flatMap((contour) => contour.flatMap(({ to }) => [to.x, to.y])),
  );
  return numbers.every(Number.isFinite) ? [] : ['a coordinate is not a number'];
};

/** Checks the colours, the font family and its weights. */
const findFieldFaults = ({ identity }: DesignedIdentity, engine: Engine): string[] => {
  const { primary_color, secondary_color, font_family, font_weight_heading, font_weight_body } = identity;
  const [hex, weight] = [new RegExp(GATES.hex_pattern), new RegExp(GATES.weight_pattern)];
  const family = engine.families.find(({ name }) => name === font_family);
  const isValid = {
    colours: hex.test(primary_color) && hex.test(secondary_color),
    weights: [font_weight_heading, font_weight_body].every(
      (each) => weight.test(each) && family?.weights.includes(Number(each)),
    ),
  };
  return Object.entries(isValid).flatMap(([name, ok]) =>
    ok ? [] : [`${name} of ${JSON.stringify(identity).slice(-200)}`],
  );
};

/** Runs the work of one job, records its processor time and returns its result. */
export type TimedRunner = <Result>(run: () => Result) => Result;

/**
 * Draws a prompt, then refines the result with the same text. Both drawings must be well-formed, passive and small.
 * Every second trial is in the sandbox.
 */
export const tryPrompt = (engine: Engine, prompt: string, seed: number, timed: TimedRunner): string[] => {
  const sandbox = seed % 2 === 0;
  const designed = timed(() => engine.design(prompt, seed, { sandbox }));
  const { identity, decisions } = designed;
  const faults = [
    ...findSvgFaults(identity.logo_svg),
    ...findSvgFaults(identity.logo_svg_dark),
    ...findFieldFaults(designed, engine),
  ];
  const refined = timed(() => engine.refine([decisions], prompt, { sandbox }));
  return [...faults, ...findSvgFaults(refined.identity.logo_svg)];
};

/**
 * Reads a prompt as a brief and as a refinement, without drawing. The trial fails only if reading throws or is too
 * slow.
 */
export const tryReading = (prompt: string, parent: Decisions, timed: TimedRunner): string[] => {
  timed(() => readBrief(prompt));
  timed(() => readChange(prompt, parent));
  return [];
};

const COLOURS = {
  lead: '#102040',
  second: '#803010',
  accent: '#B04020',
  ink: '#202020',
  word: '#202020',
  quiet: '#505050',
} as const;

/** A blazon must be rejected with a reason when it is read or drawn, or else give a valid drawing. */
export const tryBlazon = (letters: LetterSource, value: unknown): string[] => {
  const reading = readMark(value);
  if (!reading.ok) return reading.errors.length > 0 ? [] : ['rejected without a reason'];
  const { fills, problem } = drawMark(reading.mark, { dials: {}, detail: 'fine' }, letters);
  if (fills.length === 0) return problem === null ? ['nothing was drawn and no problem was reported'] : [];
  const composition: Composition = { width: 100, height: 100, capHeight: 10, mark: fills, wordmark: [] };
  const words = { title: 'Test', description: 'A test of the language.' };
  return findSvgFaults(writeLogo(composition, COLOURS, words));
};
