import { integer, property, string } from 'fast-check';
import { ListBrandsQuery, ListProjectsQuery } from '@blazon/contract/operations.ts';
import { examples } from '@blazon/contract/resources.ts';
import { expect, test } from 'vitest';
import { checkProperty } from '../../test/support/check-property.ts';
import { isFailure } from '../failure.ts';
import { createQueryReader } from './query.ts';

const readList = createQueryReader(ListProjectsQuery);
const readBrands = createQueryReader(ListBrandsQuery);
function summariseResult(result: ReturnType<typeof readList>) {
  return isFailure(result) ? `${result.code} ${result.param}` : result.value;
}

test('a list accepts only a whole number from 1 to 100 as its limit', () => {
  checkProperty(
    property(integer({ min: -1_000, max: 1_000 }), (limit) => {
      const expected = limit >= 1 && limit <= 100 ? { limit } : 'invalid_param limit';
      expect(summariseResult(readList({ limit: String(limit) }))).toEqual(expected);
    }),
  );
  checkProperty(
    property(string({ unit: 'binary' }), (text) => {
      const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
      const expected = number >= 1 && number <= 100 ? { limit: number } : 'invalid_param limit';
      expect(summariseResult(readList({ limit: text }))).toEqual(expected);
    }),
  );
});

test('a limit in any other number format is rejected', () => {
  for (const limit of ['1e1', '0x10', '1.0', '+5', '5 ', ' 5', '５', '1_0', '9999999999', 'Infinity'])
    expect(summariseResult(readList({ limit }))).toBe('invalid_param limit');
});

test('a parameter that is sent twice is rejected', () => {
  expect(summariseResult(readList({ limit: ['1', '2'] }))).toBe('invalid_param limit');
  const cursors = { starting_after: [examples.project, examples.project] };
  expect(summariseResult(readList(cursors))).toBe('invalid_cursor starting_after');
});

test('a cursor is only accepted by the list it came from', () => {
  expect(summariseResult(readList({ starting_after: examples.project }))).toEqual({
    starting_after: examples.project,
  });
  expect(summariseResult(readList({ starting_after: examples.brand }))).toBe('invalid_cursor starting_after');
  expect(summariseResult(readBrands({ starting_after: examples.brand }))).toEqual({
    starting_after: examples.brand,
  });
  expect(summariseResult(readBrands({ starting_after: examples.project }))).toBe(
    'invalid_cursor starting_after',
  );
  expect(summariseResult(readBrands({ project_id: examples.brand }))).toBe('resource_not_found project_id');
  expect(summariseResult(readBrands({ project_id: [examples.project, examples.project] }))).toBe(
    'invalid_param project_id',
  );
});
