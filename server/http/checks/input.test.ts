import {
  anything,
  constantFrom,
  dictionary,
  jsonValue,
  oneof,
  option,
  property,
  record,
  string,
} from 'fast-check';
import { limits } from '@blazon/contract/limits.ts';
import {
  CreateProjectBody,
  GenerateBrandBody,
  type Operation,
  operations,
  UpdateProjectBody,
} from '@blazon/contract/operations.ts';
import { examples } from '@blazon/contract/resources.ts';
import { describe, expect, test } from 'vitest';
import { checkProperty } from '../../test/support/check-property.ts';
import { isFailure } from '../failure.ts';
import { createInputReader } from './input.ts';

const readCreateBody = createInputReader(CreateProjectBody);
const readUpdateBody = createInputReader(UpdateProjectBody);
const readGenerateBody = createInputReader(GenerateBrandBody);

/** Returns the code and the parameter of a failure, or the value that was read. */
function summariseResult(result: ReturnType<typeof readCreateBody>) {
  return isFailure(result) ? `${result.code} ${result.param}` : result.value;
}

const parameterNames = [
  'name',
  'description',
  'project_id',
  'prompt',
  'webhook_url',
  'memory_id',
  'brand_name',
  '__proto__',
  'toString',
  '',
];
const anyField = oneof(constantFrom(...parameterNames), string());
const anyValue = oneof(
  jsonValue(),
  string({ unit: 'binary', maxLength: 600 }),
  constantFrom(...Object.values(examples)),
);
const anyBody = oneof(dictionary(anyField, anyValue), jsonValue(), anything());

test('any body is either accepted or rejected with an error code that its operation lists', () => {
  const operationsWithBody = Object.values<Operation>(operations).filter(({ body }) => body !== undefined);
  for (const { body, errors } of operationsWithBody) {
    const read = createInputReader(body ?? {});
    checkProperty(
      property(anyBody, (input) => {
        const result = read(input);
        expect(isFailure(result) ? errors : ['value']).toContain(isFailure(result) ? result.code : 'value');
      }),
    );
  }
});

test('valid input is read unchanged, except that the name is trimmed', () => {
  const text = string({ unit: 'binary', maxLength: 250 }).map((value) => value.replaceAll('\0', ''));
  const body = record(
    { name: text.map((value) => `${value}x`), description: option(text, { nil: null }) },
    { requiredKeys: ['name'] },
  );
  checkProperty(
    property(body, (input) => {
      expect(summariseResult(readCreateBody(input))).toEqual({ ...input, name: input.name.trim() });
    }),
  );
});

describe('errors are reported in a fixed order', () => {
  test.each([
    [null, 'invalid_param null'],
    [[], 'invalid_param null'],
    ['name', 'invalid_param null'],
    [{ x: 1, description: 5 }, 'missing_required_param name'],
    [{ x: 1, name: null }, 'missing_required_param name'],
    [{ x: 1, name: 5, description: 5 }, 'unknown_param x'],
    [{ description: 5, name: 5 }, 'invalid_param name'],
    [{ description: 'a'.repeat(501), name: 'a' }, 'param_too_long description'],
    [{ name: `${'a'.repeat(256)}\0` }, 'param_too_long name'],
    [{ name: 'a\0' }, 'invalid_param name'],
    [{ name: 'a\ud800' }, 'invalid_param name'],
    [{ name: 'a', description: '\udc00' }, 'invalid_param description'],
  ])('the input %j gets the error %s', (input, expected) =>
    expect(summariseResult(readCreateBody(input))).toBe(expected),
  );

  test('an update needs at least one field, and only the description may be null', () => {
    expect(summariseResult(readUpdateBody({}))).toBe('missing_required_param null');
    expect(summariseResult(readUpdateBody({ name: null }))).toBe('invalid_param name');
    expect(summariseResult(readUpdateBody({ description: null }))).toEqual({ description: null });
  });

  test('an invalid webhook URL gets its own error code, and an overlong prompt gets the general code', () => {
    const generation = { project_id: examples.project, prompt: 'a', webhook_url: 'http://example.com' };
    expect(summariseResult(readGenerateBody(generation))).toBe('invalid_webhook_url webhook_url');
    expect(
      summariseResult(
        readGenerateBody({
          ...generation,
          webhook_url: 'https://example.com/a',
          prompt: 'a'.repeat(limits.promptLength + 1),
        }),
      ),
    ).toBe('param_too_long prompt');
  });
});

test('a brand name is trimmed, may be absent or null, and has its own length limit', () => {
  const read = (name: unknown) => {
    const result = readGenerateBody({ project_id: examples.project, prompt: 'a', brand_name: name });
    return isFailure(result) ? result.message : (result.value as { brand_name?: string }).brand_name;
  };
  expect(read(' Harbour & Sons\u3000')).toBe('Harbour & Sons');
  expect(read(null)).toBeUndefined();
  expect(read('字'.repeat(80))).toHaveLength(80);
  expect(read('字'.repeat(81))).toBe('`brand_name` must have at most 80 characters.');
  for (const wrong of ['', ' \n', 'a\0', 7])
    expect(read(wrong)).toBe(
      '`brand_name` must be a string that is not empty, without NUL or unpaired surrogates, or null.',
    );
});

test('a field named like a property of Object.prototype is treated like any other field', () => {
  for (const field of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    const input = JSON.parse(`{"name":"a","${field}":1}`) as unknown;
    expect(summariseResult(readCreateBody(input))).toBe(`unknown_param ${field}`);
  }
  expect(summariseResult(readCreateBody(JSON.parse('{"__proto__":{"name":"a"}}')))).toBe(
    'missing_required_param name',
  );
});

test('the name of an unknown field is truncated in the message', () => {
  const result = readCreateBody({ name: 'a', [`${'x'.repeat(63)}🦜${'y'.repeat(60_000)}`]: 1 });
  if (!isFailure(result)) throw new Error('the reader accepted an unknown field');
  expect(result.param?.isWellFormed()).toBe(true);
  expect(result.message.length).toBeLessThan(200);
});
