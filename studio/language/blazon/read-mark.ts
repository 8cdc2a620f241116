// Reads a mark: its dials and its parts.

import type { Amount, Dial, Knock, MarkBlazon, MarkPart, Role } from './blazon.ts';
import { ROLES } from './blazon.ts';
import { createDialLookup, resolveDials } from './dials.ts';
import { parseExpression } from './expression.ts';
import type { Findings } from './findings.ts';
import { appendToPath } from './findings.ts';
import { LIMITS } from './blazon-limits.ts';
import type { MarkReadingState } from './read-arguments.ts';
import { isRecord, readAmount, readLine } from './read-arguments.ts';
import { readStep } from './read-step.ts';

const DIAL_NAME = /^[A-Za-z][A-Za-z0-9]{0,23}$/;
const PART_NAME = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} _'-]*$/u;
const GAP_RANGE = { min: 0, max: 60 } as const;

/** Reports every key of an object that is not one of `names`. */
export const reportUnknownKeys = (
  value: Record<string, unknown>,
  names: readonly string[],
  path: string,
  findings: Findings,
): void => {
  for (const key of Object.keys(value)) {
    if (!names.includes(key)) findings.unknownName(appendToPath(path, key), 'a field', key, names);
  }
};

export const readSentence = (value: unknown, path: string, findings: Findings): string | undefined =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LIMITS.idea
    ? value
    : findings.add(path, `one sentence of at most ${LIMITS.idea} characters`, value);

const readRole = (value: unknown, path: string, findings: Findings): Role | undefined => {
  const role = ROLES.find((one) => one === value);
  if (role !== undefined) return role;
  if (typeof value === 'string') return findings.unknownName(path, 'a role', value, ROLES);
  return findings.add(path, `a role: ${ROLES.join(' ')}`, value);
};

const isDialNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= 1000;

const readDial = (value: unknown, path: string, findings: Findings): Dial | Amount | undefined => {
  if (isDialNumber(value)) return value;
  if (typeof value === 'string') {
    const parsed = parseExpression(value);
    return parsed.ok ? value : findings.add(path, 'a number or an expression', value, parsed.problem);
  }
  if (!isRecord(value)) {
    return findings.add(path, 'a number, an expression or {"value","min","max"} within 1000', value);
  }
  reportUnknownKeys(value, ['value', 'min', 'max'], path, findings);
  const { value: at, min, max } = value;
  if (!isDialNumber(at) || !isDialNumber(min) || !isDialNumber(max) || min > at || at > max) {
    return findings.add(path, 'numbers with min <= value <= max', value);
  }
  return { value: at, min, max };
};

const readDials = (value: unknown, path: string, findings: Findings): MarkBlazon['dials'] | undefined => {
  if (value === undefined) return {};
  if (!isRecord(value)) return findings.add(path, 'dials such as {"gap":6}', value);
  const names = Object.keys(value);
  if (names.length > LIMITS.dials)
    return findings.add(path, `at most ${LIMITS.dials} dials`, `${names.length} dials`);
  const before = findings.list.length;
  const dials: [string, Dial | Amount][] = [];
  for (const name of names) {
    const where = appendToPath(path, name);
    if (!DIAL_NAME.test(name)) {
      findings.add(where, 'a dial named with letters and digits, at most 24', name);
      continue;
    }
    const dial = readDial(value[name], where, findings);
    if (dial !== undefined) dials.push([name, dial]);
  }
  return findings.list.length === before ? Object.fromEntries(dials) : undefined;
};

const readKnock = (value: unknown, path: string, reading: MarkReadingState): Amount | Knock | undefined => {
  if (!isRecord(value)) return readAmount(value, path, GAP_RANGE, reading);
  const { findings, parts } = reading;
  reportUnknownKeys(value, ['gap', 'from', 'near'], path, findings);
  const gap = readAmount(value['gap'], appendToPath(path, 'gap'), GAP_RANGE, reading);
  if (gap === undefined) return undefined;
  const knock: Knock = { gap };
  if (value['from'] !== undefined) {
    const from: unknown[] = Array.isArray(value['from']) ? value['from'] : [value['from']];
    const where = appendToPath(path, 'from');
    if (from.length > LIMITS.parts) return findings.add(where, 'names of earlier parts', from);
    knock.from = [];
    for (const name of from) {
      if (typeof name === 'string' && parts.includes(name)) knock.from.push(name);
      else findings.unknownName(where, 'an earlier part', String(name).slice(0, LIMITS.name), parts);
    }
  }
  if (value['near'] !== undefined) {
    const near = readStep(value['near'], appendToPath(path, 'near'), reading, 1);
    if (near === undefined) return undefined;
    knock.near = near;
  }
  return knock;
};

/** Reads a gap, which is 0 if omitted. */
const readGap = (value: unknown, path: string, reading: MarkReadingState): Amount | undefined =>
  value === undefined ? 0 : readAmount(value, path, GAP_RANGE, reading);

const readFold = (value: unknown, path: string, reading: MarkReadingState): MarkPart['fold'] | undefined => {
  if (!isRecord(value)) return reading.findings.add(path, '{"line":{"x":50},"role":"second"}', value);
  reportUnknownKeys(value, ['line', 'role', 'gap'], path, reading.findings);
  const line = readLine(value['line'], appendToPath(path, 'line'), reading);
  const role = readRole(value['role'], appendToPath(path, 'role'), reading.findings);
  const gap = readGap(value['gap'], appendToPath(path, 'gap'), reading);
  if (line === undefined || role === undefined || gap === undefined) return undefined;
  return gap === 0 ? { line, role } : { line, role, gap };
};

const readSplit = (
  value: unknown,
  path: string,
  reading: MarkReadingState,
): MarkPart['split'] | undefined => {
  if (!isRecord(value)) return reading.findings.add(path, '{"by":shape,"role":"second"}', value);
  reportUnknownKeys(value, ['by', 'role', 'gap'], path, reading.findings);
  const by = readStep(value['by'], appendToPath(path, 'by'), reading, 1);
  const role = readRole(value['role'], appendToPath(path, 'role'), reading.findings);
  const gap = readGap(value['gap'], appendToPath(path, 'gap'), reading);
  if (by === undefined || role === undefined || gap === undefined) return undefined;
  return gap === 0 ? { by, role } : { by, role, gap };
};

/** Reads the name of a part. An omitted name becomes `part 1`, `part 2` and so on. */
const readName = (given: unknown, path: string, reading: MarkReadingState): string | undefined => {
  const { findings, parts } = reading;
  const value = given === undefined ? `part ${parts.length + 1}` : given;
  if (typeof value !== 'string' || value.length > LIMITS.name || !PART_NAME.test(value)) {
    return findings.add(path, `a name of at most ${LIMITS.name} letters and digits`, value);
  }
  if (parts.includes(value)) return findings.add(path, 'a name that no earlier part has', value);
  return value;
};

const PART_FIELDS = ['name', 'role', 'shape', 'knock', 'fold', 'split'];

const readPart = (value: unknown, path: string, reading: MarkReadingState): MarkPart | undefined => {
  const { findings } = reading;
  if (!isRecord(value)) return findings.add(path, 'a part {"name","role","shape"}', value);
  reportUnknownKeys(value, PART_FIELDS, path, findings);
  const name = readName(value['name'], appendToPath(path, 'name'), reading);
  const role = readRole(value['role'], appendToPath(path, 'role'), findings);
  const shape = readStep(value['shape'], appendToPath(path, 'shape'), reading, 1);
  const part: Partial<MarkPart> = {};
  if (value['knock'] !== undefined) {
    const knock = readKnock(value['knock'], appendToPath(path, 'knock'), reading);
    if (knock !== undefined) part.knock = knock;
  }
  if (value['fold'] !== undefined) {
    const fold = readFold(value['fold'], appendToPath(path, 'fold'), reading);
    if (fold !== undefined) part.fold = fold;
  }
  if (value['split'] !== undefined) {
    const split = readSplit(value['split'], appendToPath(path, 'split'), reading);
    if (split !== undefined) part.split = split;
  }
  // A part with errors still counts as known, so that references to it are not reported as well.
  if (name !== undefined) reading.parts.push(name);
  if (name === undefined || role === undefined || shape === undefined) return undefined;
  return { name, role, shape, ...part };
};

const readParts = (value: unknown, path: string, reading: MarkReadingState): MarkPart[] | undefined => {
  if (!Array.isArray(value) || value.length === 0 || value.length > LIMITS.parts) {
    const found = Array.isArray(value) ? `a list of ${value.length}` : value;
    return reading.findings.add(path, `a list of 1 to ${LIMITS.parts} parts`, found);
  }
  const parts = value.map((item, index) => readPart(item, appendToPath(path, index), reading));
  if (!parts.every((part) => part !== undefined)) return undefined;
  if (parts.every(({ role }) => role === 'none')) {
    return reading.findings.add(path, 'at least one part with a role other than `none`', 'construction only');
  }
  return parts;
};

export const readMarkAt = (
  value: unknown,
  path: string,
  findings: Findings,
  idea: string | undefined,
): MarkBlazon | undefined => {
  if (!isRecord(value)) return findings.add(path, 'a mark {"idea","dials","parts"}', value);
  reportUnknownKeys(value, ['blazon', 'idea', 'dials', 'parts'], path, findings);
  if (value['blazon'] !== undefined && value['blazon'] !== 1) {
    findings.add(appendToPath(path, 'blazon'), 'version 1', value['blazon']);
  }
  const own =
    value['idea'] === undefined ? idea : readSentence(value['idea'], appendToPath(path, 'idea'), findings);
  if (own === undefined && value['idea'] === undefined) {
    findings.add(appendToPath(path, 'idea'), 'the idea in one sentence', undefined);
  }
  const dialsPath = appendToPath(path, 'dials');
  const dials = readDials(value['dials'], dialsPath, findings);
  const values = dials === undefined ? undefined : resolveDials(dials, {});
  if (values?.ok === false)
    findings.add(dialsPath, 'dials that can be computed', value['dials'], values.problem);
  const reading: MarkReadingState = {
    findings,
    dial: values?.ok === true ? createDialLookup(values.value) : null,
    dialNames: Object.keys(dials ?? {}),
    parts: [],
    nodes: 0,
    readStep,
  };
  const parts = readParts(value['parts'], appendToPath(path, 'parts'), reading);
  if (own === undefined || dials === undefined || parts === undefined) return undefined;
  return { blazon: 1, idea: own, dials, parts };
};
