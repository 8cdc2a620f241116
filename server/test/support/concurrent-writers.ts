import { setTimeout as wait } from 'node:timers/promises';
import { createDatabaseUrl } from '../../../tools/services/databases.ts';
import { connectPostgres, type Database } from '../../integrations/postgres.ts';
import type { Scope } from '../../domain/environment.ts';
import { claimIdempotencyKey, storeResponse } from '../../store/idempotency.ts';
import { insertProject } from '../../store/projects.ts';
import { newProject } from './new-project.ts';
import { createWorkspace } from './workspaces.ts';

/** Writers that insert projects and stored responses, as POST /v1/projects does, while the schema changes. */
export interface Writers {
  written(): number;
  /** Waits until this many more projects are written. */
  writeMore(count: number): Promise<void>;
  /** Stops the writers. Returns failed writes and the duration of the slowest one. May be called again. */
  stop(): Promise<{ readonly failures: readonly unknown[]; readonly longestMilliseconds: number }>;
}

const writerCount = 4;
const pauseMilliseconds = 5;

export async function startWriters(databaseName: string, owner: Database): Promise<Writers> {
  const workspace = await createWorkspace(owner);
  const scope: Scope = { workspaceId: workspace.id, environment: 'live' };
  const url = createDatabaseUrl('blazon_app', databaseName);
  const app = connectPostgres({ url, poolSize: writerCount, onConnectionError: () => undefined });
  const failures: unknown[] = [];
  let count = 0;
  let longestMilliseconds = 0;
  const stopping = new AbortController();

  const written = () => count;
  const writeUntilStopped = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const begin = performance.now();
      await writeOnce(app, scope).then(
        () => (count += 1),
        (error: unknown) => failures.push(error),
      );
      longestMilliseconds = Math.max(longestMilliseconds, performance.now() - begin);
      await wait(pauseMilliseconds);
    }
  };
  const running = Promise.all(Array.from({ length: writerCount }, writeUntilStopped)).then(() => app.close());

  return {
    written,
    async writeMore(more) {
      const goal = written() + more;
      while (written() < goal && failures.length === 0) await wait(pauseMilliseconds);
    },
    async stop() {
      stopping.abort();
      await running;
      return { failures, longestMilliseconds };
    },
  };
}

async function writeOnce(app: Database, scope: Scope): Promise<void> {
  const project = newProject(scope);
  await app.transaction(scope, async (transaction) => {
    await claimIdempotencyKey(transaction, scope, project.id);
    await insertProject(transaction, scope, project);
    const fingerprint = Buffer.alloc(32);
    await storeResponse(transaction, scope, project.id, {
      fingerprint,
      status: 201,
      body: '{}',
      projectId: project.id,
    });
  });
}
