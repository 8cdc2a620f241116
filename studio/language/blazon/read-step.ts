// Reads a step: a shape, an operator, or a list of steps.

import type { Step } from './blazon.ts';
import { describeArgument } from './describe-argument.ts';
import { appendToPath } from './findings.ts';
import type { Term } from './language.ts';
import { OPERATORS, SHAPES } from './language.ts';
import { LIMITS } from './blazon-limits.ts';
import type { MarkReadingState } from './read-arguments.ts';
import { isRecord, readArgument } from './read-arguments.ts';

const TERMS: Readonly<Record<string, Term>> = { ...SHAPES, ...OPERATORS };
const STEP_NAMES = [...Object.keys(TERMS), 'fine', 'plain'];
/** Other names that are accepted for shapes and operators. */
const ALIASES: Readonly<Record<string, string>> = { xor: 'exclude', rotate: 'turn', circle: 'disc' };

/**
 * Whether the value is the main argument written without its name, as in `{"round":4}`. An object that has the name of
 * an argument among its keys is not.
 */
const isUnnamedArgument = (value: unknown, term: Term): boolean => {
  if (term.alone === undefined) return false;
  return !isRecord(value) || !Object.keys(value).some((key) => Object.hasOwn(term.takes, key));
};

const readArguments = (
  value: unknown,
  term: Term,
  at: { path: string; reading: MarkReadingState; depth: number },
): Record<string, unknown> | undefined => {
  const { path, reading, depth } = at;
  const { findings } = reading;
  const readOne = (name: string, given: unknown, where: string): unknown => {
    const argument = term.takes[name];
    return argument === undefined
      ? undefined
      : readArgument(given, { path: where, argument, reading, depth });
  };
  if (term.alone !== undefined && isUnnamedArgument(value, term)) {
    const only = readOne(term.alone, value, path);
    return only === undefined ? undefined : { [term.alone]: only };
  }
  const names = Object.keys(term.takes);
  if (!isRecord(value)) return findings.add(path, `arguments {${names.join(', ')}}`, value);
  const read: Record<string, unknown> = {};
  let complete = true;
  for (const [name, given] of Object.entries(value)) {
    if (!names.includes(name)) {
      findings.unknownName(appendToPath(path, name), 'an argument', name, names);
      complete = false;
      continue;
    }
    const result = readOne(name, given, appendToPath(path, name));
    if (result === undefined) complete = false;
    else read[name] = result;
  }
  for (const [name, argument] of Object.entries(term.takes)) {
    if (argument.optional === true || Object.hasOwn(value, name)) continue;
    complete = false;
    findings.add(path, `\`${name}\`: ${describeArgument(argument)}`, undefined);
  }
  if (term.oneOf !== undefined && !term.oneOf.some((name) => Object.hasOwn(value, name))) {
    complete = false;
    findings.add(path, `\`${term.oneOf.join('` or `')}\``, undefined);
  }
  return complete ? read : undefined;
};

const readList = (
  value: unknown[],
  path: string,
  reading: MarkReadingState,
  depth: number,
): Step[] | undefined => {
  if (value.length === 0) return reading.findings.add(path, 'at least one shape', value);
  const steps = value.map((item, index) => readStep(item, appendToPath(path, index), reading, depth + 1));
  return steps.every((step) => step !== undefined) ? steps : undefined;
};

const readNamedStep = (
  name: string,
  value: unknown,
  path: string,
  reading: MarkReadingState,
  depth: number,
): Step | undefined => {
  const where = appendToPath(path, name);
  if (name === 'union') return readStep(value, where, reading, depth + 1);
  if (name === 'fine' || name === 'plain') {
    const steps = readList(Array.isArray(value) ? value : [value], where, reading, depth);
    if (steps === undefined) return undefined;
    return name === 'fine' ? { fine: steps } : { plain: steps };
  }
  const meant = (Object.hasOwn(ALIASES, name) ? ALIASES[name] : undefined) ?? name;
  const term = Object.hasOwn(TERMS, meant) ? TERMS[meant] : undefined;
  if (term === undefined) return reading.findings.unknownName(path, 'a shape or operator', name, STEP_NAMES);
  const read = readArguments(value, term, { path: where, reading, depth });
  // The cast is safe, because every argument was read by its kind in the table.
  return read === undefined ? undefined : ({ [meant]: read } as unknown as Step);
};

export const readStep = (
  value: unknown,
  path: string,
  reading: MarkReadingState,
  depth: number,
): Step | undefined => {
  const { findings } = reading;
  if (depth > LIMITS.depth) return findings.add(path, `at most ${LIMITS.depth} levels of nesting`, value);
  if (Array.isArray(value)) return readList(value, path, reading, depth);
  reading.nodes += 1;
  if (reading.nodes === LIMITS.nodes + 1)
    findings.add(path, `at most ${LIMITS.nodes} shapes and operators`, value);
  if (reading.nodes > LIMITS.nodes) return undefined;
  if (!isRecord(value))
    return findings.add(path, 'a shape or operator, such as {"disc":{"at":[50,50],"r":40}}', value);
  const [name, ...others] = Object.keys(value);
  if (name === undefined || others.length > 0) {
    return findings.add(path, 'one shape or operator per object', value);
  }
  return readNamedStep(name, value[name], path, reading, depth);
};
