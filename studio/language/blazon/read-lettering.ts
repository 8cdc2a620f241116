// Reads the lettering of an identity: its lines and their words.

import type { Lettering, Word } from './blazon.ts';
import { ROLES } from './blazon.ts';
import type { Findings } from './findings.ts';
import { appendToPath } from './findings.ts';
import { LIMITS } from './blazon-limits.ts';
import { isRecord } from './read-arguments.ts';
import { Fields } from './read-fields.ts';
import { reportUnknownKeys } from './read-mark.ts';
import { readTouches, TOUCHES } from './read-touches.ts';

const CASES = ['upper', 'lower', 'title', 'as-is'] as const;
const ALIGNMENTS = ['left', 'center', 'right', 'fit', 'justify'] as const;
const WORD_FIELDS = [
  'text',
  'family',
  'weight',
  'size',
  'tracking',
  'case',
  'italic',
  'role',
  'rise',
  ...TOUCHES,
];
const LETTERING_FIELDS = [
  'family',
  'weight',
  'tracking',
  'case',
  'italic',
  'locale',
  'leading',
  'align',
  'role',
  'lines',
];
const LOCALE = /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,3}$/;

const readWord = (value: unknown, path: string, findings: Findings): Word | undefined => {
  if (typeof value === 'string') return readWord({ text: value }, path, findings);
  if (!isRecord(value)) return findings.add(path, 'a text, or a word {"text",...}', value);
  reportUnknownKeys(value, WORD_FIELDS, path, findings);
  const fields = new Fields(value, path, findings);
  const text = fields.text('text', LIMITS.text, undefined);
  if (text === undefined) {
    return fields.has('text') ? undefined : findings.add(path, '`text`', undefined);
  }
  const family = fields.text('family', LIMITS.family, undefined);
  const weight = fields.number('weight', 100, 900, undefined);
  const size = fields.number('size', 0.1, 6, undefined);
  const tracking = fields.number('tracking', -0.2, 2, undefined);
  const letterCase = fields.word('case', CASES, undefined);
  const italic = fields.flag('italic', undefined);
  const role = fields.word('role', ROLES, undefined);
  const rise = fields.number('rise', -4, 4, undefined);
  return {
    text,
    ...(family !== undefined && { family }),
    ...(weight !== undefined && { weight }),
    ...(size !== undefined && { size }),
    ...(tracking !== undefined && { tracking }),
    ...(letterCase !== undefined && { case: letterCase }),
    ...(italic !== undefined && { italic }),
    ...(role !== undefined && { role }),
    ...(rise !== undefined && { rise }),
    ...readTouches(fields, findings),
  };
};

/** Reads the lines. A single word may stand for a line, and a single line for the list of lines. */
const readLines = (value: unknown, path: string, findings: Findings): Word[][] => {
  const lines: unknown[] = Array.isArray(value) ? value : [value];
  if (lines.length === 0 || lines.length > LIMITS.lines) {
    findings.add(path, `1 to ${LIMITS.lines} lines`, value);
    return [];
  }
  return lines.map((line, index) => {
    const where = Array.isArray(value) ? appendToPath(path, index) : path;
    const words: unknown[] = Array.isArray(line) ? line : [line];
    if (words.length === 0 || words.length > LIMITS.wordsInLine) {
      findings.add(where, `1 to ${LIMITS.wordsInLine} words`, line);
      return [];
    }
    return words
      .map((word, place) =>
        readWord(word, Array.isArray(line) ? appendToPath(where, place) : where, findings),
      )
      .filter((word) => word !== undefined);
  });
};

const readLocale = (fields: Fields, findings: Findings): string => {
  const locale = fields.text('locale', 35, 'en');
  if (LOCALE.test(locale)) return locale;
  findings.add(fields.at('locale'), 'a language tag such as "tr"', locale);
  return 'en';
};

export const readLettering = (value: unknown, path: string, findings: Findings): Lettering | null => {
  if (value === undefined || value === null) return null;
  if (!isRecord(value)) {
    findings.add(path, 'lettering {"family","lines",...}, or null', value);
    return null;
  }
  reportUnknownKeys(value, LETTERING_FIELDS, path, findings);
  const fields = new Fields(value, path, findings);
  for (const name of ['family', 'lines']) {
    if (!fields.has(name)) findings.add(path, `\`${name}\``, undefined);
  }
  return {
    family: fields.text('family', LIMITS.family, ''),
    weight: fields.number('weight', 100, 900, 600),
    tracking: fields.number('tracking', -0.2, 2, 0),
    case: fields.word('case', CASES, 'as-is'),
    italic: fields.flag('italic', false),
    locale: readLocale(fields, findings),
    leading: fields.number('leading', 0, 4, 0.8),
    align: fields.word('align', ALIGNMENTS, 'center'),
    role: fields.word('role', ROLES, 'word'),
    lines: fields.has('lines') ? readLines(fields.get('lines'), fields.at('lines'), findings) : [],
  };
};
