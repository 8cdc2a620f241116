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
  /** The message for any error in this parameter, which the dashboard shows next to its form field. */
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
  /** In code points; Infinity if the schema sets no limit. */
  readonly maxLength: number;
  readonly matches: (value: unknown) => boolean;
}

/**
 * Creates a function that validates a flat object against its schema and reports exactly what is wrong. The order of checks is fixed, so that
 * the same input always gets the same error: not an object, a missing parameter, an unknown parameter, then each
 * parameter in the schema's order, and finally malformed ids. The length is checked before the pattern, so no pattern
 * is matched against text of unlimited length.
 */
export function createInputReader(schema: TSchema): InputReader {
  const shape = schema as unknown as ObjectSchema;
  const fields = Object.entries(shape.properties).map(([name, property]): InputField => {
    const validator = Compile(property as TSchema);
    const limit = property.maxLength ?? property.anyOf?.find(({ maxLength }) => maxLength)?.maxLength;
    return { name, property, maxLength: limit ?? Infinity, matches: (value) => validator.Check(value) };
  });
  const idsLast = [...fields.filter((field) => !isResourceId(field)), ...fields.filter(isResourceId)];
  return (input) => {
    if (!isPlainObject(input))
      return createFailure('invalid_param', { message: 'The body must be a JSON object.' });
    const value = prepareFields(shape, input);
    const failure = checkNames(shape, value);
    if (failure) return failure;
    for (const field of idsLast) {
      const fieldFailure = Object.hasOwn(value, field.name) && checkValue(field, value[field.name]);
      if (fieldFailure) return fieldFailure;
    }
    if (Object.keys(value).length >= (shape.minProperties ?? 0)) return { value };
    return createFailure('missing_required_param', {
      message: `Send at least one of ${Object.keys(shape.properties).join(', ')}.`,
    });
  };
}

/** Whether the parameter is the id of a resource. A malformed id gets the same error as an id that was not found. */
function isResourceId({ property }: InputField): boolean {
  return property['x-error-code'] === 'resource_not_found';
}

function checkNames(shape: ObjectSchema, value: Record<string, unknown>): RequestFailure | undefined {
  const knownNames = Object.keys(shape.properties);
  const findUnknown = () => Object.keys(value).find((name) => !Object.hasOwn(shape.properties, name));
  const missing = shape.required?.find((name) => !Object.hasOwn(value, name) || value[name] === null);
  if (missing !== undefined) {
    const misspelt = findUnknown();
    const isLikelyTypo = misspelt !== undefined && suggestName(misspelt, knownNames) === missing;
    const hint = isLikelyTypo ? ` \`${misspelt}\` is unknown: did you mean \`${missing}\`?` : '';
    return createFailure('missing_required_param', {
      param: missing,
      message: `\`${missing}\` is required.${hint}`,
    });
  }
  const unexpected = findUnknown();
  if (unexpected === undefined) return undefined;
  const suggestion = suggestName(unexpected, knownNames);
  const list = knownNames.map((name) => `\`${name}\``).join(', ');
  const hint = knownNames.length === 0 ? 'This operation takes no parameters.' : `Known parameters: ${list}.`;
  return createFailure('unknown_param', {
    param: shortenName(unexpected),
    message: `\`${shortenName(unexpected)}\` is unknown${suggestion === undefined ? '.' : `: did you mean \`${suggestion}\`?`} ${hint}`,
  });
}

function checkValue(field: InputField, value: unknown): RequestFailure | undefined {
  const { name, property, maxLength, matches } = field;
  const tooLong = typeof value === 'string' && isLongerThan(value, maxLength);
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
      message: `\`${name}\` must have at most ${maxLength} characters.`,
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
 * Compares the number of code points with a maximum. A text of n code units (`length`) has between n / 2 and n code
 * points, so they rarely need to be counted.
 */
function isLongerThan(text: string, maxLength: number): boolean {
  if (text.length <= maxLength) return false;
  if (text.length > maxLength * 2) return true;
  let count = 0;
  for (const _ of text) count += 1;
  return count > maxLength;
}

/** Rejects text with NUL, which PostgreSQL cannot store, or with an unpaired surrogate, which is not a character. */
function isCleanText(value: unknown): boolean {
  return typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'));
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Trims parameters marked `x-trimmed`, and drops nulls of parameters marked `x-null-is-absent`. */
function prepareFields(shape: ObjectSchema, value: Record<string, unknown>): Record<string, unknown> {
  const entries: [string, unknown][] = [];
  for (const [name, fieldValue] of Object.entries(value)) {
    const property = Object.hasOwn(shape.properties, name) ? shape.properties[name] : undefined;
    if (fieldValue === null && property?.['x-null-is-absent']) continue;
    entries.push([
      name,
      property?.['x-trimmed'] && typeof fieldValue === 'string' ? fieldValue.trim() : fieldValue,
    ]);
  }
  // Object.fromEntries defines own properties, so a name such as __proto__ stays data.
  return Object.fromEntries(entries);
}

function shortenName(name: string): string {
  return name.length > 64 ? `${name.slice(0, 64).toWellFormed()}…` : name.toWellFormed();
}
