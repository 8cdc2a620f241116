import { randomBytes } from 'node:crypto';
import { createDatabase, databaseUrl, dropDatabase } from '../../../tools/services/databases.ts';
import { connectPostgres, type Database } from '../../outside/postgres.ts';
import { migrate } from '../../store/migrations.ts';

/** A database of its own for looking at plans, with one connection as each role. */
export interface PlanDatabase {
  readonly databaseName: string;
  readonly owner: Database;
  readonly app: Database;
  close(): Promise<void>;
}

/** The statistics of these tables stay as old as they are unless a test brings them up to date. */
export async function createPlanDatabase(tables: readonly string[]): Promise<PlanDatabase> {
  const databaseName = `blazon_plans_${randomBytes(4).toString('hex')}`;
  await createDatabase(databaseName);
  await migrate(databaseUrl('blazon_owner', databaseName), () => undefined);
  const open = (role: 'blazon_owner' | 'blazon_app') =>
    connectPostgres({
      url: databaseUrl(role, databaseName),
      poolSize: 1,
      onConnectionError: () => undefined,
    });
  const [owner, app] = [open('blazon_owner'), open('blazon_app')];
  for (const table of tables)
    await owner.unscoped({ text: `ALTER TABLE ${table} SET (autovacuum_enabled = off)` });
  const close = async () => {
    await Promise.all([owner.close(), app.close()]);
    await dropDatabase(databaseName);
  };
  return { databaseName, owner, app, close };
}
