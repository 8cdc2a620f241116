import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../../docs/scale.md', import.meta.url), 'utf8');
const migrationsFolder = new URL('../../server/migrations/', import.meta.url);

/** The tables that docs/scale.md lists with a bound. */
const boundedTables = page
  .slice(page.indexOf('## Bounds'))
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));

/** Every table that a migration creates, except partitions and the record of applied migrations. */
const tables = readdirSync(migrationsFolder)
  .filter((file) => file.endsWith('.sql'))
  .flatMap((file) => {
    const sql = readFileSync(new URL(file, migrationsFolder), 'utf8').replaceAll(/--.*$/gm, '');
    return [...sql.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?(?:\w+\.)?(\w+)/g)].map(([, name]) => name);
  });

test('every table of the schema has a documented bound', () => {
  expect(tables.length).toBeGreaterThan(20);
  expect([...new Set([...tables, 'migrations'])].filter((name) => !boundedTables.includes(name))).toEqual([]);
});
