import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { createDatabase, databaseUrlFor, dropDatabase } from '../../tools/services/databases.ts';
import { connectPostgres } from '../integrations/postgres.ts';
import { migrate } from '../store/migrations.ts';
import { uuidAt } from './support/partition-rows.ts';

const ours = new URL('../migrations/', import.meta.url);
const first = '0024_brand_labels.sql';

/** Records of older brands, each with the label that the migration gives it. */
const records: readonly (readonly [record: object, name: string | null])[] = [
  [{ text: 'FERN & FABLE', brief: { name: 'Fern & Fable' } }, 'Fern & Fable'],
  [{ text: 'children’s books', brief: { name: null } }, 'children’s books'],
  [{ text: 'Loft', brief: { name: 'The Loft' } }, 'Loft'],
  [{ text: '', brief: { name: 'Loft' } }, 'Loft'],
  [{ text: '', brief: { name: null } }, null],
  [{}, null],
];

test('labels existing brands with the name in their logo', async () => {
  const name = `blazon_labels_${randomBytes(4).toString('hex')}`;
  await createDatabase(name);
  const folder = await mkdtemp(join(tmpdir(), 'blazon-labels-'));
  const url = databaseUrlFor('blazon_owner', name);
  const owner = connectPostgres({ url, poolSize: 2, onConnectionError: () => undefined });
  const run = () => migrate(url, () => undefined, pathToFileURL(`${folder}/`));
  try {
    await cp(ours, folder, { recursive: true });
    for (const file of await readdir(folder)) if (file >= first) await rm(join(folder, file));
    await run();
    const place = [uuidAt(new Date()), uuidAt(new Date())];
    await owner.unscoped({
      text: `INSERT INTO workspaces (id, name, plan, created_at) VALUES ($1, 'Old', 'free', now())`,
      values: place.slice(0, 1),
    });
    await owner.unscoped({
      text: `INSERT INTO projects (workspace_id, environment, id, name, created_at) VALUES ($1, 'live', $2, 'Old', now())`,
      values: place,
    });
    const ids = records.map((_, index) => uuidAt(new Date(Date.now() + index)));
    for (const [index, [record]] of records.entries()) {
      const values = [...place, ids[index]];
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
    await cp(ours, folder, { recursive: true });
    expect((await run()).applied[0]).toBe(first);
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
