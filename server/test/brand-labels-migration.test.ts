import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { createDatabase, createDatabaseUrl, dropDatabase } from '../../tools/services/databases.ts';
import { connectPostgres } from '../integrations/postgres.ts';
import { migrate } from '../store/migrations.ts';
import { uuidAt } from './support/partition-rows.ts';

const migrationsFolder = new URL('../migrations/', import.meta.url);
const testedMigration = '0024_brand_labels.sql';

/** Decisions of brands from before the migration, each with the name that the migration must give the brand. */
const records: readonly (readonly [record: object, name: string | null])[] = [
  [{ text: 'FERN & FABLE', brief: { name: 'Fern & Fable' } }, 'Fern & Fable'],
  [{ text: 'children’s books', brief: { name: null } }, 'children’s books'],
  [{ text: 'Loft', brief: { name: 'The Loft' } }, 'Loft'],
  [{ text: '', brief: { name: 'Loft' } }, 'Loft'],
  [{ text: '', brief: { name: null } }, null],
  [{}, null],
];

test('the migration names a brand after the text of its logo, or else after the name in its brief', async () => {
  const name = `blazon_labels_${randomBytes(4).toString('hex')}`;
  await createDatabase(name);
  const folder = await mkdtemp(join(tmpdir(), 'blazon-labels-'));
  const url = createDatabaseUrl('blazon_owner', name);
  const owner = connectPostgres({ url, poolSize: 2, onConnectionError: () => undefined });
  const run = () => migrate(url, () => undefined, pathToFileURL(`${folder}/`));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    for (const file of await readdir(folder)) if (file >= testedMigration) await rm(join(folder, file));
    await run();
    const projectKey = [uuidAt(new Date()), uuidAt(new Date())];
    await owner.unscoped({
      text: `INSERT INTO workspaces (id, name, plan, created_at) VALUES ($1, 'Old', 'free', now())`,
      values: projectKey.slice(0, 1),
    });
    await owner.unscoped({
      text: `INSERT INTO projects (workspace_id, environment, id, name, created_at) VALUES ($1, 'live', $2, 'Old', now())`,
      values: projectKey,
    });
    const ids = records.map((_, index) => uuidAt(new Date(Date.now() + index)));
    for (const [index, [record]] of records.entries()) {
      const values = [...projectKey, ids[index]];
      await owner.unscoped({
        text: `INSERT INTO memory_nodes (workspace_id, environment, project_id, id, prompt, decisions, created_at)
               VALUES ($1, 'live', $2, $3, 'a', $4, now())`,
        values: [...values, JSON.stringify(record)],
      });
      await owner.unscoped({
        text: `INSERT INTO brands (workspace_id, environment, project_id, id, job_id, memory_id, prompt, primary_color,
                 secondary_color, font_family, font_weight_heading, font_weight_body, drawings, likeness, created_at)
               VALUES ($1, 'live', $2, $3, $3, $3, 'a', '#000000', '#ffffff', 'Inter', '700', '400', '', '{}', now())`,
        values,
      });
    }
    await cp(migrationsFolder, folder, { recursive: true });
    expect((await run()).applied[0]).toBe(testedMigration);
    const rows = await owner.unscoped<{ name: string | null }>({
      text: 'SELECT name FROM brands ORDER BY array_position($1::uuid[], id)',
      values: [ids],
    });
    expect(rows.map((row) => row.name)).toEqual(records.map(([, expectedName]) => expectedName));
  } finally {
    await owner.close();
    await dropDatabase(name);
    await rm(folder, { recursive: true });
  }
});
