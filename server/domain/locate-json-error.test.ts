import { json, property, string, tuple, nat } from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '../test/support/check-property.ts';
import { findJsonError } from './locate-json-error.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test('a JSON error is reported by line and column', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['{"name": "a",}', '1:14'],
    ['{\n  "name": "a"\n  "b": 1\n}', '3:3'],
    ['{"name": "a"', '1:13 end'],
    ['', '1:1 end'],
    ['{name: "a"}', '1:2'],
    ["{'name': 1}", '1:2'],
    ['{"🦜": tru}', '1:7'],
    ['[1, 2,, 3]', '1:7'],
    ['[01]', '1:3'],
    ['"a\tb"', '1:3'],
    ['"\\x"', '1:3'],
    ['{"a":1}}', '1:8'],
    ['\ufeff{}', '1:1'],
    ['[NaN]', '1:2'],
    ['[', '1:2 end'],
  ];
  const told = cases.map(([text]) => {
    const found = findJsonError(text);
    return [text, found && `${found.line}:${found.column}${found.isEnd ? ' end' : ''}`];
  });
  expect(told).toEqual(cases);
});

test('the reported position is where JSON.parse fails', () => {
  checkProperty(
    property(json(), (text) => {
      expect(findJsonError(text)).toBeUndefined();
    }),
  );
  const broken = tuple(json(), nat(200), string({ maxLength: 3 })).map(
    ([text, at, put]) =>
      text.slice(0, at % (text.length + 1)) + put + text.slice((at % (text.length + 1)) + 1),
  );
  checkProperty(
    property(broken, (text) => {
      expect(findJsonError(text) === undefined).toBe(isJson(text));
    }),
  );
});

test('the running time is proportional to the depth and the length', () => {
  for (const unit of ['[', '{"a":', '"', '\\', ' ', '\n'])
    expect(findJsonError(unit.repeat(64_000))).toBeDefined();
});
