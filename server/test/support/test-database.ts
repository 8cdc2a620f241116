import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import {
  createDatabase,
  createDatabaseUrl,
  doesDatabaseExist,
  renameDatabase,
} from '../../../tools/services/databases.ts';
import { runWithLock } from '../../../tools/services/lock.ts';
import { connectPostgres, maintenanceTimeoutMilliseconds } from '../../integrations/postgres.ts';
import { migrate } from '../../store/migrations.ts';
import { maintainPartitions } from '../../store/partitions.ts';
import { retention } from './retention.ts';

/** Creates a database with all tables and no partitions. */
export async function createMigratedDatabase(name: string): Promise<void> {
  await createDatabase(name, await ensureMigratedTemplate());
}

/** Creates a database with all tables, and with the partitions that today's writes need. */
export async function createPartitionedDatabase(name: string): Promise<void> {
  await createDatabase(name, await ensurePartitionedTemplate());
}

// Copying a template takes a tenth of the time of all migrations. The name of a template says what it depends on.

function ensureMigratedTemplate(): Promise<string> {
  return ensureTemplate(`blazon_migrated_${computeMigrationsHash()}`, async (name) => {
    await createDatabase(name);
    await migrate(createDatabaseUrl('blazon_owner', name), () => undefined);
  });
}

function ensurePartitionedTemplate(): Promise<string> {
  const now = new Date();
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  return ensureTemplate(`blazon_partitioned_${day}_${computeMigrationsHash()}`, async (name) => {
    await createMigratedDatabase(name);
    const owner = connectPostgres({
      url: createDatabaseUrl('blazon_owner', name),
      poolSize: 2,
      // Generous, so that a busy machine does not fail a test.
      statementMilliseconds: maintenanceTimeoutMilliseconds,
      connectMilliseconds: maintenanceTimeoutMilliseconds,
      onConnectionError: () => undefined,
    });
    await maintainPartitions(owner, now, retention);
    await owner.close();
  });
}

/** Creates the template under another name and renames it, so that an interrupted run leaves no incomplete one. */
async function ensureTemplate(name: string, create: (name: string) => Promise<void>): Promise<string> {
  if (await doesDatabaseExist(name)) return name;
  return runWithLock(name, async () => {
    if (await doesDatabaseExist(name)) return name;
    await create(`${name}_new`);
    await renameDatabase(`${name}_new`, name);
    return name;
  });
}

function computeMigrationsHash(): string {
  const folder = new URL('../../migrations/', import.meta.url);
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).toSorted())
    hash.update(file).update(readFileSync(new URL(file, folder)));
  return hash.digest('hex').slice(0, 12);
}
