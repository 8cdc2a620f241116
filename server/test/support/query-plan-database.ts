import { randomBytes } from 'node:crypto';
import { createDatabaseUrl, dropDatabase } from '../../../tools/services/databases.ts';
import type { Database } from '../../integrations/postgres.ts';
import { openPatiently } from './stage.ts';
import { createMigratedDatabase } from './test-database.ts';

/**
 * A database for checking query plans, with one connection in the role of the API or the console, and two as the owner,
 * because partition maintenance needs two.
 */
export interface QueryPlanDatabase {
  readonly databaseName: string;
  readonly owner: Database;
  readonly app: Database;
  close(): Promise<void>;
}

/** Creates the database, and stops PostgreSQL from updating the statistics of these tables by itself. */
export async function createQueryPlanDatabase(
  tables: readonly string[],
  role: 'blazon_app' | 'blazon_console' = 'blazon_app',
): Promise<QueryPlanDatabase> {
  const databaseName = `blazon_plans_${randomBytes(4).toString('hex')}`;
  await createMigratedDatabase(databaseName);
  const open = (as: 'blazon_owner' | typeof role, poolSize: number) =>
    openPatiently(createDatabaseUrl(as, databaseName), poolSize);
  const [owner, app] = [open('blazon_owner', 2), open(role, 1)];
  for (const table of tables)
    await owner.unscoped({ text: `ALTER TABLE ${table} SET (autovacuum_enabled = off)` });
  const close = async () => {
    await Promise.all([owner.close(), app.close()]);
    await dropDatabase(databaseName);
  };
  return { databaseName, owner, app, close };
}
