// Reads the presentation attributes of an element: colours and line style, inherited from its parent as in SVG.

import type { Hex } from '../language/colour/palette.ts';
import type { FillRule, StrokeStyle } from './create-outline.ts';
import { type FlatColour, readColour } from './read-paint.ts';
import type { Element } from './read-xml.ts';
import { readNumber } from './scan-numbers.ts';

export interface Style extends StrokeStyle {
  fill: FlatColour;
  stroke: FlatColour;
  fillRule: FillRule;
  clipRule: FillRule;
  /** The colour of the fill on a dark background. Null if the drawing does not specify it. */
  dark: Hex | null;
  /** The colour of the stroke on a dark background. Null if the drawing does not specify it. */
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

type ProblemReporter = (sentence: string) => void;

/** Returns the style of an element. `tell` reports an unreadable attribute, which keeps its inherited value. */
export function readStyle({ attributes }: Element, inherited: Style, tell: ProblemReporter): Style {
  const readAttribute = (name: string): string | undefined => {
    const value = attributes.get(name)?.trim();
    return value === 'inherit' ? undefined : value;
  };
  reportEffects(readAttribute, tell);
  return {
    ...inherited,
    ...readColours(readAttribute, inherited, tell),
    ...readLineStyle(readAttribute, inherited, tell),
  };
}

/** Returns the text of an attribute, or undefined if it is absent or `inherit`. */
type AttributeReader = (name: string) => string | undefined;

function readColours(
  readAttribute: AttributeReader,
  inherited: Style,
  tell: ProblemReporter,
): Pick<Style, 'fill' | 'stroke' | 'dark' | 'darkStroke'> {
  const readPaint = (name: 'fill' | 'stroke'): FlatColour => {
    const value = readAttribute(name);
    if (value === undefined) return inherited[name];
    const read = readColour(value);
    if (read === null)
      tell(`\`${name}\` is a flat colour such as #1B2A49, or none; gradients and currentColor are not read`);
    return read ?? inherited[name];
  };
  const readDark = (name: 'dark' | 'dark-stroke', fallback: Hex | null): Hex | null => {
    const value = readAttribute(name);
    if (value === undefined) return fallback;
    const read = readColour(value);
    if (read !== null && read !== 'none') return read;
    tell(`\`${name}\` is the colour on dark ground, such as #F4EFE5`);
    return fallback;
  };
  return {
    fill: readPaint('fill'),
    stroke: readPaint('stroke'),
    // The inherited dark colour belongs to the inherited fill: an element with its own fill does not inherit it.
    dark: readDark('dark', readAttribute('fill') === undefined ? inherited.dark : null),
    darkStroke: readDark('dark-stroke', readAttribute('stroke') === undefined ? inherited.darkStroke : null),
  };
}

function readLineStyle(
  readAttribute: AttributeReader,
  inherited: Style,
  tell: ProblemReporter,
): Omit<Style, 'fill' | 'stroke' | 'dark' | 'darkStroke'> {
  const readKeyword = <T>(name: string, known: Readonly<Record<string, T>>, fallback: T): T => {
    const value = readAttribute(name);
    if (value === undefined) return fallback;
    const found = Object.hasOwn(known, value) ? known[value] : undefined;
    if (found === undefined) tell(`\`${name}\` is one of ${Object.keys(known).join(', ')}`);
    return found ?? fallback;
  };
  const readNumberFrom = (name: string, least: number, fallback: number): number => {
    const value = readAttribute(name);
    if (value === undefined) return fallback;
    const read = readNumber(value);
    if (read === null || read < least) tell(`\`${name}\` is a number from ${least} upwards`);
    return read === null ? fallback : Math.max(least, read);
  };
  return {
    width: readNumberFrom('stroke-width', 0, inherited.width),
    miterLimit: readNumberFrom('stroke-miterlimit', 1, inherited.miterLimit),
    cap: readKeyword('stroke-linecap', CAPS, inherited.cap),
    join: readKeyword('stroke-linejoin', JOINS, inherited.join),
    fillRule: readKeyword('fill-rule', FILL_RULES, inherited.fillRule),
    clipRule: readKeyword('clip-rule', FILL_RULES, inherited.clipRule),
  };
}

function reportEffects(readAttribute: AttributeReader, tell: ProblemReporter): void {
  for (const name of ['opacity', 'fill-opacity', 'stroke-opacity']) {
    const value = readAttribute(name);
    if (value !== undefined && readNumber(value) !== 1)
      tell(`\`${name}\` must be 1: fills are flat, so give the colour as it should look`);
  }
  const dashes = readAttribute('stroke-dasharray');
  if (dashes !== undefined && dashes !== 'none')
    tell('dashes are not drawn: draw each dash, or draw one and repeat it with <use>');
}
