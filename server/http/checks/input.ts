import { type ErrorCode, errors } from '@blazon/contract/errors.ts';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { createFailure, narrowIdParameter, createNotFoundFailure, type RequestFailure } from '../failure.ts';
import { suggestName } from './suggest-name.ts';

interface SchemaProperty {
  readonly type?: string;
  readonly anyOf?: readonly SchemaProperty[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly 'x-error-code'?: ErrorCode;
  readonly 'x-trimmed'?: boolean;
  /** Whether null means that the parameter was not sent. */
  readonly 'x-null-is-absent'?: boolean;
  /** The prefix of ids of this kind. */
  readonly 'x-id-prefix'?: string;
  /** The message that is shown next to a form field for any error. */
  readonly 'x-message'?: string;
}

interface ObjectSchema {
  readonly properties: Readonly<Record<string, SchemaProperty>>;
  readonly required?: readonly string[];
  readonly minProperties?: number;
}

export type InputReader = (value: unknown) => { readonly value: unknown } | RequestFailure;

/** A parameter and its compiled schema validator. */
interface InputField {
  readonly name: string;
  readonly property: SchemaProperty;
  readonly most: number;
  readonly matches: (value: unknown) => boolean;
}

/**
 * Validates a flat object against its schema and reports exactly what is wrong. The order of checks is fixed, so that
 * the same input always gets the same error: not an object, a missing parameter, an unknown parameter, then each
 * parameter in the schema's order, and finally malformed ids. The length is checked before the pattern, so no pattern
 * is matched against text of unlimited length.
 */
export function createInputReader(schema: TSchema): InputReader {
  const shape = schema as unknown as ObjectSchema;
  const fields = Object.entries(shape.properties).map(([name, property]): InputField => {
    const validator = Compile(property as TSchema);
    const most = property.maxLength ?? property.anyOf?.find(({ maxLength }) => maxLength)?.maxLength;
    return { name, property, most: most ?? Infinity, matches: (value) => validator.Check(value) };
  });
  const ordered = [...fields.filter((field) => !isLookedUp(field)), ...fields.filter(isLookedUp)];
  return (given) => {
    if (!isPlainObject(given))
      return createFailure('invalid_param', { message: 'The body must be a JSON object.' });
    const value = prepareFields(shape, given);
    const failure = explainNames(shape, value);
    if (failure) return failure;
    for (const field of ordered) {
      const wrong = Object.hasOwn(value, field.name) && explainValue(field, value[field.name]);
      if (wrong) return wrong;
    }
    if (Object.keys(value).length >= (shape.minProperties ?? 0)) return { value };
    return createFailure('missing_required_param', {
      message: `Send at least one of ${Object.keys(shape.properties).join(', ')}.`,
    });
  };
}

/** A malformed id gets the same error as an id that was not found. */
function isLookedUp({ property }: InputField): boolean {
  return property['x-error-code'] === 'resource_not_found';
}

function explainNames(shape: ObjectSchema, value: Record<string, unknown>): RequestFailure | undefined {
  const known = Object.keys(shape.properties);
  const unknown = () => Object.keys(value).find((name) => !Object.hasOwn(shape.properties, name));
  const missing = shape.required?.find((name) => !Object.hasOwn(value, name) || value[name] === null);
  if (missing !== undefined) {
    const misspelt = unknown();
    const isMeant = misspelt !== undefined && suggestName(misspelt, known) === missing;
    const hint = isMeant ? ` \`${misspelt}\` is unknown: did you mean \`${missing}\`?` : '';
    return createFailure('missing_required_param', {
      param: missing,
      message: `\`${missing}\` is required.${hint}`,
    });
  }
  const unexpected = unknown();
  if (unexpected === undefined) return undefined;
  const meant = suggestName(unexpected, known);
  const list = known.map((name) => `\`${name}\``).join(', ');
  const hint = known.length === 0 ? 'This operation takes no parameters.' : `Known parameters: ${list}.`;
  return createFailure('unknown_param', {
    param: shortenName(unexpected),
    message: `\`${shortenName(unexpected)}\` is unknown${meant === undefined ? '.' : `: did you mean \`${meant}\`?`} ${hint}`,
  });
}

function explainValue(field: InputField, value: unknown): RequestFailure | undefined {
  const { name, property, most, matches } = field;
  const tooLong = typeof value === 'string' && isLongerThan(value, most);
  if (!tooLong && isCleanText(value) && matches(value)) return undefined;
  const code = property['x-error-code'];
  if (code === 'resource_not_found') {
    if (typeof value === 'string') return createNotFoundFailure(narrowIdParameter(name));
  } else if (code !== undefined) return createFailure(code, { param: name, message: errors[code].message });
  const formMessage = property['x-message'];
  if (formMessage !== undefined) return createFailure('invalid_param', { param: name, message: formMessage });
  if (tooLong) {
    return createFailure('param_too_long', {
      param: name,
      message: `\`${name}\` must have at most ${most} characters.`,
    });
  }
  return createFailure('invalid_param', {
    param: name,
    message: `\`${name}\` must be ${describeProperty(property)}.`,
  });
}

function describeProperty(property: SchemaProperty): string {
  if (property.type === 'integer') return `an integer from ${property.minimum} to ${property.maximum}`;
  const prefix = property['x-id-prefix'];
  if (prefix !== undefined) return `an id that starts with \`${prefix}\``;
  const orNull = property.anyOf ? ', or null' : '';
  if (property['x-trimmed']) return `a string that is not empty, without NUL or unpaired surrogates${orNull}`;
  return property.anyOf ? 'a string without NUL or unpaired surrogates, or null' : 'a well-formed string';
}

/**
 * Lengths are measured in code points. A text has at most as many code points as code units, and at least half as
 * many.
 */
function isLongerThan(text: string, most: number): boolean {
  if (text.length <= most) return false;
  if (text.length > most * 2) return true;
  let count = 0;
  for (const _ of text) count += 1;
  return count > most;
}

/** PostgreSQL cannot store NUL, and an unpaired surrogate is not a character. */
function isCleanText(value: unknown): boolean {
  return typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'));
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Trims the fields whose schema asks for it, and drops nulls that mean "not sent". */
function prepareFields(shape: ObjectSchema, value: Record<string, unknown>): Record<string, unknown> {
  const entries: [string, unknown][] = [];
  for (const [name, given] of Object.entries(value)) {
    const property = Object.hasOwn(shape.properties, name) ? shape.properties[name] : undefined;
    if (given === null && property?.['x-null-is-absent']) continue;
    entries.push([name, property?.['x-trimmed'] && typeof given === 'string' ? given.trim() : given]);
  }
  // Object.fromEntries defines own properties, so a name such as __proto__ stays data.
  return Object.fromEntries(entries);
}

function shortenName(name: string): string {
  return name.length > 64 ? `${name.slice(0, 64).toWellFormed()}…` : name.toWellFormed();
}
