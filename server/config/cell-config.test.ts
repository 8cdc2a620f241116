import { expect, test } from 'vitest';
import { describeCell, readCell } from './cell-config.ts';
import { createReader } from './environment-reader.ts';

function readCellConfig(environment: Record<string, string>) {
  const read = createReader(environment);
  const cell = readCell(read);
  read.finish();
  return cell;
}

test('the default configuration has a single cell', () => {
  expect(readCellConfig({})).toBeUndefined();
});

test('the cell settings contain the addresses of the other cells', () => {
  const cell = readCellConfig({
    BLAZON_CELL: 'one',
    BLAZON_CELLS: 'two=https://10.0.0.2:8443, three=https://three.internal',
    BLAZON_CELL_CONSOLES: 'two=https://10.0.0.2:8444',
  });
  expect(cell).toEqual({
    name: 'one',
    addresses: { two: 'https://10.0.0.2:8443', three: 'https://three.internal' },
    consoles: { two: 'https://10.0.0.2:8444' },
  });
});

test('the home cell may be this cell, or a cell whose console is configured', () => {
  const home = { BLAZON_CELL: 'one', BLAZON_HOME_CONSOLE_DATABASE_URL: 'postgres://home' };
  expect(readCellConfig({ ...home, BLAZON_HOME_CELL: 'one' })?.homeCell).toBe('one');
  const consoles = { BLAZON_CELL_CONSOLES: 'two=https://10.0.0.2' };
  expect(readCellConfig({ ...home, ...consoles, BLAZON_HOME_CELL: 'two' })?.homeCell).toBe('two');
});

test('describeCell does not reveal the password of the home database', () => {
  const cell = readCellConfig({ BLAZON_CELL: 'one', BLAZON_HOME_DATABASE_URL: 'postgres://a:secret@home/a' });
  if (cell === undefined) throw new Error('BLAZON_CELL is set, but no cell was read.');
  expect(JSON.stringify(describeCell(cell, () => '***'))).not.toContain('secret');
});

test.each([
  { BLAZON_CELLS: 'two=https://10.0.0.2' },
  { BLAZON_CELL_CONSOLES: 'two=https://10.0.0.2' },
  { BLAZON_HOME_CELL: 'one' },
  { BLAZON_CELL: 'one', BLAZON_HOME_CELL: 'one' },
  { BLAZON_CELL: 'one', BLAZON_HOME_CELL: 'two', BLAZON_HOME_CONSOLE_DATABASE_URL: 'postgres://home' },
  { BLAZON_HOME_DATABASE_URL: 'postgres://home' },
  { BLAZON_HOME_CONSOLE_DATABASE_URL: 'postgres://home' },
  { BLAZON_CELL: 'One' },
  { BLAZON_CELL: 'one', BLAZON_CELLS: 'two' },
  { BLAZON_CELL: 'one', BLAZON_CELLS: 'two=http://10.0.0.2' },
  { BLAZON_CELL: 'one', BLAZON_CELL_CONSOLES: 'two=http://10.0.0.2' },
  { BLAZON_CELL: 'one', BLAZON_CELLS: 'two=https://10.0.0.2/path' },
])('the settings %o are rejected', (environment: Record<string, string>) => {
  expect(() => readCellConfig(environment)).toThrow(/BLAZON_(HOME_)?CELL/);
});
