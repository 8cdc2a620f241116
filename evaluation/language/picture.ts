// Draws the SVG pictures of docs/blazon.md.

import type { Fill, MarkBlazon } from '@blazon/studio/language/blazon/blazon.ts';
import { drawMark } from '@blazon/studio/language/blazon/draw-blazon.ts';
import { LIGHT_PAINT } from '../draw/paint.ts';
import { openTypefaceLetters } from '@blazon/studio/test/typefaces.ts';
import { readMark } from '@blazon/studio/language/blazon/read-blazon.ts';
import { boundingBoxOf } from '@blazon/studio/language/geometry/bounds.ts';
import { writePathData } from '@blazon/studio/language/svg/path-data.ts';

const FIELD_BACKGROUND = '<rect width="100" height="100" fill="#fff" stroke="#d8d8d2" stroke-width="0.6"/>';
const letters = await openTypefaceLetters();

const drawFills = (mark: MarkBlazon, what: string): readonly Fill[] => {
  const { fills, problem } = drawMark(mark, { dials: {}, detail: 'fine' }, letters);
  if (problem !== null) throw new Error(`${what}: ${problem}`);
  return fills;
};

const drawFillsOfShape = (shape: unknown, what: string): readonly Fill[] => {
  const reading = readMark({ idea: what, parts: [{ role: 'lead', shape }] });
  if (!reading.ok) throw new Error(`${what}: ${JSON.stringify(reading.errors)}`);
  return drawFills(reading.mark, what);
};

const writePaths = (fills: readonly Fill[]): string =>
  fills
    .map(({ role, outline }) => `<path fill="${LIGHT_PAINT[role]}" d="${writePathData(outline, 2)}"/>`)
    .join('');

const wrapInFrame = (width: number, label: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${width + 8} 108" role="img" aria-label="${label}">${content}</svg>\n`;

export const drawShapePicture = (name: string, shape: unknown): string =>
  wrapInFrame(100, name, `${FIELD_BACKGROUND}${writePaths(drawFillsOfShape(shape, name))}`);

/** Draws the shape before the operator on the left and after it on the right. */
export const drawOperatorPicture = (name: string, before: unknown, step: unknown): string => {
  const steps = Array.isArray(before) ? before : [before];
  const [left, right] = [drawFillsOfShape(steps, name), drawFillsOfShape([...steps, step], name)];
  const arrow = '<path d="M105 50h8m-3-3 3 3-3 3" fill="none" stroke="#8a8f94" stroke-width="1.2"/>';
  const after = `<g transform="translate(118)">${FIELD_BACKGROUND}${writePaths(right)}</g>`;
  return wrapInFrame(
    218,
    `${name}: before and after`,
    `${FIELD_BACKGROUND}${writePaths(left)}${arrow}${after}`,
  );
};

/** Draws a mark in the middle of the field, with its longer side at 84 of 100 units. */
export const drawMarkPicture = (name: string, mark: MarkBlazon): string => {
  const fills = drawFills(mark, name);
  const box = boundingBoxOf(fills.flatMap(({ outline }) => [...outline]));
  if (box === null) throw new Error(`${name}: nothing is drawn`);
  const scale = 84 / Math.max(box.right - box.left, box.bottom - box.top);
  const x = 50 - ((box.left + box.right) / 2) * scale;
  const y = 50 - ((box.top + box.bottom) / 2) * scale;
  const place = `translate(${x.toFixed(3)} ${y.toFixed(3)}) scale(${scale.toFixed(4)})`;
  return wrapInFrame(100, name, `${FIELD_BACKGROUND}<g transform="${place}">${writePaths(fills)}</g>`);
};
