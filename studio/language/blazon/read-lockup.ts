// Reads the lockup of an identity: how mark and lettering are arranged.

import type { Lockup } from './blazon.ts';
import { LAYOUTS, ROLES } from './blazon.ts';
import type { Findings } from './findings.ts';
import { isRecord } from './read-arguments.ts';
import { Fields } from './read-fields.ts';
import { reportUnknownKeys } from './read-mark.ts';

const LOCKUP_FIELDS = [
  'layout',
  'markHeight',
  'gap',
  'align',
  'side',
  'markAsLetter',
  'plate',
  'board',
  'divider',
  'container',
];

/** The default proportions of each layout: the height of the mark in cap heights, and the gap in mark heights. */
const DEFAULT_PROPORTIONS: Readonly<Record<Lockup['layout'], { markHeight: number; gap: number }>> = {
  row: { markHeight: 2, gap: 0.26 },
  stack: { markHeight: 3.6, gap: 0.32 },
  word: { markHeight: 1, gap: 0 },
  plate: { markHeight: 1, gap: 0.1 },
  vertical: { markHeight: 2, gap: 0.3 },
  mark: { markHeight: 4, gap: 0 },
};

const readNestedFields = (
  fields: Fields,
  name: string,
  findings: Findings,
  example: string,
): Fields | undefined => {
  const value = fields.get(name);
  if (value === undefined || value === null) return undefined;
  if (isRecord(value)) return new Fields(value, fields.at(name), findings);
  return findings.add(fields.at(name), example, value);
};

const readMarkAsLetter = (fields: Fields, findings: Findings): Lockup['markAsLetter'] => {
  const inner = readNestedFields(fields, 'markAsLetter', findings, '{"line":0,"at":2}');
  if (inner === undefined) return undefined;
  const given = fields.get('markAsLetter');
  if (isRecord(given)) {
    reportUnknownKeys(
      given,
      ['line', 'at', 'height', 'space', 'overshoot'],
      fields.at('markAsLetter'),
      findings,
    );
  }
  const height = inner.get('height') ?? 'cap';
  return {
    line: Math.trunc(inner.number('line', 0, 4, 0)),
    at: Math.trunc(inner.number('at', 0, 60, 0)),
    height: height === 'cap' || height === 'x' ? height : inner.number('height', 0.2, 6, 1),
    space: inner.number('space', -0.5, 1, 0.06),
    overshoot: inner.number('overshoot', -0.2, 0.2, 0.02),
  };
};

const readPad = (inner: Fields, findings: Findings): [number, number] => {
  const pad = inner.get('pad') ?? 0.24;
  const [x, y]: unknown[] = Array.isArray(pad) && pad.length === 2 ? pad : [pad, pad];
  const fits = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 2;
  if (fits(x) && fits(y)) return [x, y];
  findings.add(inner.at('pad'), 'one number from 0 to 2, or two', pad);
  return [0.24, 0.24];
};

const readPlate = (fields: Fields, findings: Findings): Lockup['plate'] => {
  const inner = readNestedFields(fields, 'plate', findings, '{"pad":[0.24,0.22],"r":0.1}');
  if (inner === undefined) return undefined;
  const given = fields.get('plate');
  if (isRecord(given)) reportUnknownKeys(given, ['pad', 'r', 'role'], fields.at('plate'), findings);
  return {
    pad: readPad(inner, findings),
    r: inner.number('r', 0, 2, 0.1),
    role: inner.word('role', ROLES, 'lead'),
  };
};

const readBoard = (fields: Fields, findings: Findings): Lockup['board'] => {
  const inner = readNestedFields(fields, 'board', findings, '{"pad":0.6,"r":0.1}');
  if (inner === undefined) return undefined;
  const given = fields.get('board');
  if (isRecord(given)) reportUnknownKeys(given, ['pad', 'r'], fields.at('board'), findings);
  return { pad: inner.number('pad', 0.2, 2, 0.6), r: inner.number('r', 0, 2, 0.1) };
};

const readDivider = (fields: Fields, findings: Findings): Lockup['divider'] => {
  const inner = readNestedFields(fields, 'divider', findings, '{"weight":0.03,"role":"quiet"}');
  if (inner === undefined) return undefined;
  const given = fields.get('divider');
  if (isRecord(given)) reportUnknownKeys(given, ['weight', 'role'], fields.at('divider'), findings);
  return { weight: inner.number('weight', 0.01, 0.3, 0.03), role: inner.word('role', ROLES, 'quiet') };
};

const readContainer = (fields: Fields, findings: Findings): Lockup['container'] => {
  const inner = readNestedFields(fields, 'container', findings, '{"shape":"circle"}');
  if (inner === undefined) return undefined;
  const given = fields.get('container');
  if (isRecord(given)) reportUnknownKeys(given, ['shape', 'filled'], fields.at('container'), findings);
  return {
    shape: inner.word('shape', ['circle', 'square', 'shield'], 'circle'),
    filled: inner.flag('filled', false),
  };
};

export const readLockup = (
  value: unknown,
  path: string,
  findings: Findings,
  fallback: Lockup['layout'],
): Lockup => {
  const given = isRecord(value) ? value : {};
  if (value !== undefined && !isRecord(value)) findings.add(path, 'a lockup {"layout",...}', value);
  reportUnknownKeys(given, LOCKUP_FIELDS, path, findings);
  const fields = new Fields(given, path, findings);
  const layout = fields.word('layout', LAYOUTS, fallback);
  const markAsLetter = readMarkAsLetter(fields, findings);
  const plate = readPlate(fields, findings);
  const board = readBoard(fields, findings);
  const divider = readDivider(fields, findings);
  const container = readContainer(fields, findings);
  return {
    layout,
    markHeight: fields.number('markHeight', 0.5, 12, DEFAULT_PROPORTIONS[layout].markHeight),
    gap: fields.number('gap', 0, 2, DEFAULT_PROPORTIONS[layout].gap),
    align: fields.word('align', ['centre', 'base', 'x-height', 'cap'], 'centre'),
    side: fields.word('side', ['start', 'end', 'top', 'bottom'], 'start'),
    ...(markAsLetter !== undefined && { markAsLetter }),
    ...(plate !== undefined && { plate }),
    ...(board !== undefined && { board }),
    ...(divider !== undefined && { divider }),
    ...(container !== undefined && { container }),
  };
};
