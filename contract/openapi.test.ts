import { readFileSync } from 'node:fs';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { buildOpenApi } from './openapi.ts';
import { type Operation, operations } from './operations.ts';

type Json = Record<string, unknown>;
const document = JSON.parse(readFileSync(new URL('./openapi.v1.json', import.meta.url), 'utf8')) as Json;

/** Replaces every `$ref` in the document with its target. The document is not recursive. */
function resolveReferences(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(resolveReferences);
  if (typeof node !== 'object' || node === null) return node;
  const { $ref } = node as { $ref?: unknown };
  if (typeof $ref === 'string') return resolveReferences(lookUpReference($ref));
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolveReferences(value)]));
}

function lookUpReference(reference: string): unknown {
  let node: unknown = document;
  for (const step of reference.slice(2).split('/')) node = (node as Json)[step];
  if (node === undefined) throw new Error(`${reference} has no target`);
  return node;
}

interface Example {
  readonly pointer: string;
  readonly schema: Json;
  readonly value: unknown;
}

/** Collects the examples inside schemas, and those beside the schema of a body, a parameter or a header. */
function collectExamples(node: unknown, pointer: string): Example[] {
  if (typeof node !== 'object' || node === null) return [];
  const { schema, example, examples } = node as { schema?: Json; example?: unknown; examples?: unknown };
  const below = Object.entries(node).flatMap(([key, child]) => collectExamples(child, `${pointer}/${key}`));
  if (Array.isArray(examples))
    return [...below, ...examples.map((value) => ({ pointer, schema: node as Json, value }))];
  if (!schema) return below;
  const named = Object.entries((examples ?? {}) as Record<string, { value: unknown }>);
  return [
    ...below,
    ...(example === undefined ? [] : [{ pointer, schema, value: example }]),
    ...named.map(([name, { value }]) => ({ pointer: `${pointer}/${name}`, schema, value })),
  ];
}

const examples = collectExamples(resolveReferences(document), '#');

test('the OpenAPI document has examples that match their schemas', () => {
  const wrong = examples.filter(({ schema, value }) => !Compile(schema).Check(value));
  expect(wrong.map(({ pointer, value }) => [pointer, value])).toEqual([]);
});

test('every schema rejects a wrong example', () => {
  const changed = examples.filter(({ schema }) => !Compile(schema).Check({ no: 'such value' }));
  expect(changed.length).toBe(examples.length);
  expect(examples.length).toBeGreaterThan(200);
});

test('the OpenAPI document has examples of the body and every response of each operation', () => {
  for (const { path, method, body, success } of Object.values<Operation>(operations)) {
    const pointer = `#/paths/${path}/${method.toLowerCase()}`;
    const pointers = examples.map((example) => example.pointer);
    expect(pointers.includes(`${pointer}/requestBody/content/application/json`)).toBe(body !== undefined);
    const mediaType = success.mediaType ?? 'application/json';
    expect(pointers.includes(`${pointer}/responses/${success.status}/content/${mediaType}`)).toBe(
      success.schema !== undefined,
    );
    expect(pointers).toContain(`${pointer}/responses/401/content/application/json/missing_api_key`);
  }
});

test('the committed OpenAPI document is up to date', () => {
  expect(document).toEqual(JSON.parse(JSON.stringify(buildOpenApi())));
});
