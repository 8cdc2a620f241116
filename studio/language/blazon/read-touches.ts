// Reads the touches of a word: details such as a rule under it, a box around it, or a letter replaced by a shape.

import type { Word } from './blazon.ts';
import { DRAWN_LETTERS, ROLES } from './blazon.ts';
import type { Findings } from './findings.ts';
import { isRecord } from './read-arguments.ts';
import { Fields } from './read-fields.ts';
import { reportUnknownKeys } from './read-mark.ts';

export const TOUCHES = ['underline', 'dots', 'box', 'drawn', 'cut', 'flank'] as const;

interface TouchFields {
  fields: Fields;
  role: { role?: NonNullable<Word['role']> };
}

const readTouchFields = (
  fields: Fields,
  name: string,
  known: readonly string[],
  findings: Findings,
): TouchFields | undefined => {
  const value = fields.get(name);
  if (value === undefined || value === null) return undefined;
  if (!isRecord(value)) return findings.add(fields.at(name), `{${known.join(', ')}}`, value);
  reportUnknownKeys(value, known, fields.at(name), findings);
  const own = new Fields(value, fields.at(name), findings);
  const role = own.word('role', ROLES, undefined);
  return { fields: own, role: role === undefined ? {} : { role } };
};

const readUnderline = (fields: Fields, findings: Findings): Word['underline'] => {
  const own = readTouchFields(fields, 'underline', ['weight', 'gap', 'count', 'role'], findings);
  if (own === undefined) return undefined;
  return {
    weight: own.fields.number('weight', 0.02, 0.4, 0.08),
    gap: own.fields.number('gap', 0.05, 1, 0.16),
    count: own.fields.number('count', 1, 2, 1) >= 1.5 ? 2 : 1,
    ...own.role,
  };
};

const readBox = (fields: Fields, findings: Findings): Word['box'] => {
  const own = readTouchFields(fields, 'box', ['pad', 'r'], findings);
  if (own === undefined) return undefined;
  const pad = own.fields.get('pad') ?? 0.2;
  const [x, y]: unknown[] = Array.isArray(pad) && pad.length === 2 ? pad : [pad, pad];
  const fits = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 2;
  const r = own.fields.number('r', 0, 2, 0);
  if (fits(x) && fits(y)) return { pad: [x, y], r };
  findings.add(own.fields.at('pad'), 'one number from 0 to 2, or two', pad);
  return { pad: [0.2, 0.2], r };
};

const readDrawnLetter = (fields: Fields, findings: Findings): Word['drawn'] => {
  const own = readTouchFields(fields, 'drawn', ['at', 'shape', 'role'], findings);
  if (own === undefined) return undefined;
  return {
    at: Math.trunc(own.fields.number('at', 0, 60, 0)),
    shape: own.fields.word('shape', DRAWN_LETTERS, 'ring'),
    ...own.role,
  };
};

const readCut = (fields: Fields, findings: Findings): Word['cut'] => {
  const own = readTouchFields(fields, 'cut', ['at', 'height', 'angle', 'gap'], findings);
  if (own === undefined) return undefined;
  return {
    at: Math.trunc(own.fields.number('at', 0, 60, 0)),
    height: own.fields.number('height', 0, 1, 0.5),
    angle: own.fields.number('angle', -80, 80, 20),
    gap: own.fields.number('gap', 0.02, 0.3, 0.07),
  };
};

const readFlank = (fields: Fields, findings: Findings): Word['flank'] => {
  const own = readTouchFields(fields, 'flank', ['weight', 'gap', 'role'], findings);
  if (own === undefined) return undefined;
  return {
    weight: own.fields.number('weight', 0.01, 0.4, 0.04),
    gap: own.fields.number('gap', 0.05, 2, 0.4),
    ...own.role,
  };
};

/** Returns only the touches that the word has, so that omitted ones do not become fields with the value undefined. */
export const readTouches = (fields: Fields, findings: Findings): Partial<Word> => {
  const underline = readUnderline(fields, findings);
  const dots = fields.word('dots', ROLES, undefined);
  const box = readBox(fields, findings);
  const drawn = readDrawnLetter(fields, findings);
  const cut = readCut(fields, findings);
  const flank = readFlank(fields, findings);
  return {
    ...(underline !== undefined && { underline }),
    ...(dots !== undefined && { dots }),
    ...(box !== undefined && { box }),
    ...(drawn !== undefined && { drawn }),
    ...(cut !== undefined && { cut }),
    ...(flank !== undefined && { flank }),
  };
};
