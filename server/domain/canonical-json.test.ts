import { isDeepStrictEqual } from 'node:util';
import { jsonValue, property } from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '../test/support/check-property.ts';
import { toCanonicalJson } from './canonical-json.ts';

const anyJson = jsonValue({ maxDepth: 4 }).map((value): unknown => JSON.parse(JSON.stringify(value)));

function reverseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, child]) => [key, reverseKeys(child)] as const);
  return Object.fromEntries(entries.reverse());
}

test('the order of keys does not affect canonical JSON, at any depth', () => {
  checkProperty(
    property(anyJson, (value) => {
      expect(toCanonicalJson(reverseKeys(value))).toBe(toCanonicalJson(value));
    }),
  );
  expect(toCanonicalJson({ b: { d: 1, c: 2 }, a: [{ f: 1, e: 2 }] })).toBe(
    '{"a":[{"e":2,"f":1}],"b":{"c":2,"d":1}}',
  );
});

test('canonical JSON parses back to the value', () => {
  checkProperty(
    property(anyJson, (value) => {
      expect(JSON.parse(toCanonicalJson(value))).toEqual(value);
    }),
  );
});

test('different values have different canonical JSON', () => {
  checkProperty(
    property(anyJson, anyJson, (one, other) => {
      expect(toCanonicalJson(one) === toCanonicalJson(other)).toBe(isDeepStrictEqual(one, other));
    }),
  );
  const alike = [
    [1, '1'],
    [null, 'null'],
    [[], {}],
    [
      [1, 2],
      [2, 1],
    ],
    ['a', ['a']],
    [{ a: null }, {}],
    [0, false],
    ['é', 'e\u0301'],
  ];
  for (const [one, other] of alike) expect(toCanonicalJson(one)).not.toBe(toCanonicalJson(other));
});
