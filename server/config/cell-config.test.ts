import { expect, test } from 'vitest';
import { describeCell, readCell } from './cell-config.ts';
import { createReader } from './environment-reader.ts';

function readWith(environment: Record<string, string>) {
  const read = createReader(environment);
  const cell = readCell(read);
  read.finish();
  return cell;
}

test('without settings there is one cell', () => {
  expect(readWith({})).toBeUndefined();
});

test('a cell knows the addresses of the others', () => {
  const cell = readWith({
    BLAZON_CELL: 'one',
    BLAZON_CELLS: 'two=https://10.0.0.2:8443, three=https://three.internal',
  });
  expect(cell).toEqual({
    name: 'one',
    addresses: { two: 'https://10.0.0.2:8443', three: 'https://three.internal' },
  });
});

test('passwords of the home are not logged', () => {
  const cell = readWith({ BLAZON_CELL: 'one', BLAZON_HOME_DATABASE_URL: 'postgres://a:secret@home/a' });
  if (cell === undefined) throw new Error('It is set.');
  expect(JSON.stringify(describeCell(cell, () => '***'))).not.toContain('secret');
});

test.each([
  { BLAZON_CELLS: 'two=https://10.0.0.2' },
  { BLAZON_HOME_DATABASE_URL: 'postgres://home' },
  { BLAZON_HOME_CONSOLE_DATABASE_URL: 'postgres://home' },
  { BLAZON_CELL: 'One' },
  { BLAZON_CELL: 'one', BLAZON_CELLS: 'two' },
  { BLAZON_CELL: 'one', BLAZON_CELLS: 'two=http://10.0.0.2' },
  { BLAZON_CELL: 'one', BLAZON_CELLS: 'two=https://10.0.0.2/path' },
])('refuses %o', (environment: Record<string, string>) => {
  expect(() => readWith(environment)).toThrow(/BLAZON_CELL/);
});
