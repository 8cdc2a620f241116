import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { type ErrorCode, errors } from '@blazon/contract/errors.ts';
import { fail, type RequestFailure } from '../failure.ts';

interface Property {
  readonly type?: string;
  readonly anyOf?: readonly Property[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly 'x-error-code'?: ErrorCode;
  readonly 'x-trimmed'?: boolean;
  /** What a person is told at the field of a form, whatever is wrong with it. */
  readonly 'x-message'?: string;
}

interface ObjectSchema {
  readonly properties: Readonly<Record<string, Property>>;
  readonly required?: readonly string[];
  readonly minProperties?: number;
}

export type InputReader = (value: unknown) => { readonly value: unknown } | RequestFailure;

/**
 * Reads a flat object by its schema and says exactly what is wrong with it. In this order, so that the same input always
 * gets the same answer: not an object, a missing parameter, an unknown one, then each parameter as the schema lists them.
 */
export function createInputReader(schema: TSchema): InputReader {
  const validator = Compile(schema);
  const shape = schema as unknown as ObjectSchema;
  return (given) => {
    const value = isPlainObject(given) ? trim(shape, given) : given;
    if (isPlainObject(value) && validator.Check(value) && Object.values(value).every(isCleanText))
      return { value };
    return explain(shape, value, (candidate) => validator.Errors(candidate));
  };
}

type Problem = { readonly keyword: string; readonly instancePath: string };

function explain(
  shape: ObjectSchema,
  value: unknown,
  problemsOf: (value: unknown) => Problem[],
): RequestFailure {
  if (!isPlainObject(value)) return fail('invalid_param', { message: 'The body must be a JSON object.' });
  const missing = shape.required?.find((name) => !Object.hasOwn(value, name) || value[name] === null);
  if (missing !== undefined) {
    return fail('missing_required_param', { param: missing, message: `\`${missing}\` is required.` });
  }
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(shape.properties, name));
  if (unknown !== undefined) {
    const known = Object.keys(shape.properties).map((name) => `\`${name}\``);
    const hint = known.length === 0 ? 'None is taken here.' : `Known here: ${known.join(', ')}.`;
    return fail('unknown_param', {
      param: shorten(unknown),
      message: `\`${shorten(unknown)}\` is not known. ${hint}`,
    });
  }
  const problems = problemsOf(value);
  for (const [name, property] of Object.entries(shape.properties)) {
    const keywords = problems
      .filter((problem) => problem.instancePath === `/${name}`)
      .map((problem) => problem.keyword);
    if (keywords.length > 0 || !isCleanText(value[name])) return explainProperty(name, property, keywords);
  }
  return fail('missing_required_param', {
    message: `Send at least one of ${Object.keys(shape.properties).join(', ')}.`,
  });
}

function explainProperty(name: string, property: Property, keywords: readonly string[]): RequestFailure {
  const code = property['x-error-code'];
  if (code !== undefined) return fail(code, { param: name, message: errors[code].message });
  const said = property['x-message'];
  if (said !== undefined) return fail('invalid_param', { param: name, message: said });
  if (keywords.includes('maxLength')) {
    const most = property.maxLength ?? property.anyOf?.find((option) => option.maxLength)?.maxLength;
    return fail('param_too_long', {
      param: name,
      message: `\`${name}\` must have at most ${most} characters.`,
    });
  }
  return fail('invalid_param', { param: name, message: `\`${name}\` must be ${describe(property)}.` });
}

function describe(property: Property): string {
  if (property.type === 'integer') return `an integer from ${property.minimum} to ${property.maximum}`;
  if (property.anyOf) return 'a string without NUL or unpaired surrogates, or null';
  return property['x-trimmed']
    ? 'a string that is not empty, without NUL or unpaired surrogates'
    : 'a well-formed string';
}

/** PostgreSQL has no NUL, and an unpaired surrogate is no character. */
function isCleanText(value: unknown): boolean {
  return typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'));
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function trim(shape: ObjectSchema, value: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(value).map(([name, text]) => {
    const trimmed = Object.hasOwn(shape.properties, name) && shape.properties[name]?.['x-trimmed'];
    return [name, trimmed && typeof text === 'string' ? text.trim() : text] as const;
  });
  // Object.fromEntries defines own properties, so a name such as __proto__ stays data.
  return Object.fromEntries(entries);
}

function shorten(name: string): string {
  return name.length > 64 ? `${name.slice(0, 64).toWellFormed()}…` : name.toWellFormed();
}
