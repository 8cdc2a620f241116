import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A migration of each kind that the runner supports, as a release would contain them. */
const files = {
  '0900_index.sql': `-- without transaction
CREATE INDEX CONCURRENTLY projects_by_name ON projects (workspace_id, environment, name);
`,
  '0901_partitioned_index.sql': `-- without transaction
CREATE INDEX CONCURRENTLY events_by_job ON events (workspace_id, environment, job_id);
`,
  // The default fills the column in rows that processes of the old release insert.
  '0902_column.sql': `ALTER TABLE projects ADD COLUMN region text;
ALTER TABLE projects ALTER COLUMN region SET DEFAULT 'eu';
`,
  '0903_backfill.sql': `-- without transaction
UPDATE projects SET region = 'eu' WHERE in_batch(projects) AND region IS NULL;
`,
  '0904_constraint.sql': `-- without transaction
ALTER TABLE projects ADD CONSTRAINT projects_region CHECK (region IS NOT NULL) NOT VALID;
ALTER TABLE projects VALIDATE CONSTRAINT projects_region;
ALTER TABLE projects ALTER COLUMN region SET NOT NULL;
ALTER TABLE projects DROP CONSTRAINT projects_region;
`,
};

/** Creates a folder with a copy of the service's migrations and the files above. */
export async function createMigrationFolder(): Promise<{ readonly url: URL; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'blazon-prove-migrations-'));
  await cp(new URL('../../migrations/', import.meta.url), path, { recursive: true });
  for (const [name, sql] of Object.entries(files)) await writeFile(join(path, name), sql);
  return { url: pathToFileURL(`${path}/`), remove: () => rm(path, { recursive: true }) };
}

export const fileCount = Object.keys(files).length;
