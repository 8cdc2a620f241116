// Presentation attributes of an element, inherited as in SVG.

import type { Hex } from '../language/colour/palette.ts';
import type { FillRule, StrokeStyle } from './create-outline.ts';
import { type Paint, readColour } from './read-paint.ts';
import type { Element } from './read-xml.ts';
import { readNumber } from './scan-numbers.ts';

export interface Style extends StrokeStyle {
  fill: Paint;
  stroke: Paint;
  fillRule: FillRule;
  clipRule: FillRule;
  /** Fill and stroke on dark ground, if the drawing specifies them. */
  dark: Hex | null;
  darkStroke: Hex | null;
}

export const INITIAL_STYLE: Style = {
  fill: '#000000',
  stroke: 'none',
  width: 1,
  cap: 'butt',
  join: 'miter',
  miterLimit: 4,
  fillRule: 'non-zero',
  clipRule: 'non-zero',
  dark: null,
  darkStroke: null,
};

const FILL_RULES: Readonly<Record<string, FillRule>> = { nonzero: 'non-zero', evenodd: 'even-odd' };
const CAPS: Readonly<Record<string, Style['cap']>> = { butt: 'butt', round: 'round', square: 'square' };
const JOINS: Readonly<Record<string, Style['join']>> = { miter: 'miter', round: 'round', bevel: 'bevel' };

type ReportProblem = (sentence: string) => void;

/** `tell` reports an unreadable attribute; its inherited value stays. */
export function readStyle({ attributes }: Element, inherited: Style, tell: ReportProblem): Style {
  const given = (name: string): string | undefined => {
    const value = attributes.get(name)?.trim();
    return value === 'inherit' ? undefined : value;
  };
  refuseEffects(given, tell);
  return { ...inherited, ...readColours(given, inherited, tell), ...readLineStyle(given, inherited, tell) };
}

type ReadAttribute = (name: string) => string | undefined;

function readColours(
  given: ReadAttribute,
  before: Style,
  tell: ReportProblem,
): Pick<Style, 'fill' | 'stroke' | 'dark' | 'darkStroke'> {
  const colour = (name: 'fill' | 'stroke'): Paint => {
    const value = given(name);
    if (value === undefined) return before[name];
    const read = readColour(value);
    if (read === null)
      tell(`\`${name}\` is a flat colour such as #1B2A49, or none; gradients and currentColor are not read`);
    return read ?? before[name];
  };
  const dark = (name: 'dark' | 'dark-stroke', inherited: Hex | null): Hex | null => {
    const value = given(name);
    if (value === undefined) return inherited;
    const read = readColour(value);
    if (read !== null && read !== 'none') return read;
    tell(`\`${name}\` is the colour on dark ground, such as #F4EFE5`);
    return inherited;
  };
  return {
    fill: colour('fill'),
    stroke: colour('stroke'),
    // A dark colour applies to the fill of the same element.
    dark: dark('dark', given('fill') === undefined ? before.dark : null),
    darkStroke: dark('dark-stroke', given('stroke') === undefined ? before.darkStroke : null),
  };
}

function readLineStyle(
  given: ReadAttribute,
  before: Style,
  tell: ReportProblem,
): Omit<Style, 'fill' | 'stroke' | 'dark' | 'darkStroke'> {
  const oneOf = <T>(name: string, known: Readonly<Record<string, T>>, inherited: T): T => {
    const value = given(name);
    if (value === undefined) return inherited;
    const found = Object.hasOwn(known, value) ? known[value] : undefined;
    if (found === undefined) tell(`\`${name}\` is one of ${Object.keys(known).join(', ')}`);
    return found ?? inherited;
  };
  const number = (name: string, least: number, inherited: number): number => {
    const value = given(name);
    if (value === undefined) return inherited;
    const read = readNumber(value);
    if (read === null || read < least) tell(`\`${name}\` is a number from ${least} upwards`);
    return read === null ? inherited : Math.max(least, read);
  };
  return {
    width: number('stroke-width', 0, before.width),
    miterLimit: number('stroke-miterlimit', 1, before.miterLimit),
    cap: oneOf('stroke-linecap', CAPS, before.cap),
    join: oneOf('stroke-linejoin', JOINS, before.join),
    fillRule: oneOf('fill-rule', FILL_RULES, before.fillRule),
    clipRule: oneOf('clip-rule', FILL_RULES, before.clipRule),
  };
}

function refuseEffects(given: ReadAttribute, tell: ReportProblem): void {
  for (const name of ['opacity', 'fill-opacity', 'stroke-opacity']) {
    const value = given(name);
    if (value !== undefined && readNumber(value) !== 1)
      tell(`\`${name}\` must be 1: fills are flat, so give the colour as it should look`);
  }
  const dashes = given('stroke-dasharray');
  if (dashes !== undefined && dashes !== 'none')
    tell('dashes are not drawn: draw each dash, or draw one and repeat it with <use>');
}
