/**
 * `npm run bench -- row-level-security --json`: measures the cost of row-level security. Alternates rounds of the same
 * prepared read: as the database's owner, whom row-level security does not restrict, and as the service.
 */
import { decodeId } from '@blazon/contract/ids.ts';
import type { Database, Statement } from '../integrations/postgres.ts';
import { isShort, reportFigures } from '../proofs/figures.ts';
import { createStage, openAppDatabase, openOwner } from '../test/support/stage.ts';
import { createWorkspace } from '../test/support/workspaces.ts';

const rounds = isShort ? 3 : 9;
const readCount = isShort ? 5_000 : 20_000;
const concurrentReads = 16;

const stage = await createStage('rls');
const owner = openOwner(stage.environment, concurrentReads);
const appDatabase = openAppDatabase(stage.environment, concurrentReads);
try {
  const { id } = await createWorkspace(owner);
  const scope = { workspaceId: id, environment: 'live' } as const;
  const workspace = decodeId('workspace', id);
  const project = '019a0000-0000-7000-8000-000000000001';
  await owner.unscoped({
    text: `INSERT INTO projects (workspace_id, environment, id, name, created_at) VALUES ($1, 'live', $2, 'Bench', now())`,
    values: [workspace, project],
  });
  const statement: Statement = {
    name: 'bench-read',
    text: `SELECT id, name, description, created_at FROM projects
           WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND deleted_at IS NULL`,
    values: [workspace, 'live', project],
  };
  const readUnguarded = () => owner.unscoped(statement);
  const readGuarded = () => appDatabase.scoped(scope, statement);
  const ratios: number[] = [];
  await measureReadRate(readUnguarded);
  await measureReadRate(readGuarded);
  for (let round = 1; round <= rounds; round += 1) {
    const unguardedRate = await measureReadRate(readUnguarded);
    const guardedRate = await measureReadRate(readGuarded);
    ratios.push(guardedRate / unguardedRate);
    console.log(
      `round ${round}: ${Math.round(guardedRate)}/s guarded, ${Math.round(unguardedRate)}/s without`,
    );
  }
  const medianRatio = ratios.toSorted((left, right) => left - right)[Math.floor(rounds / 2)] ?? 0;
  reportFigures('bench:row-level-security', [
    { name: 'guarded_read_ratio', value: Math.round(medianRatio * 100) / 100, goal: '>=0.60' },
  ]);
} finally {
  await Promise.all([owner.close(), appDatabase.close()] satisfies Promise<void>[]);
  await stage.close();
}

/** Returns how many reads per second 16 concurrent readers achieve. */
async function measureReadRate(read: () => ReturnType<Database['unscoped']>): Promise<number> {
  const begin = performance.now();
  const reader = async () => {
    for (let count = 0; count < readCount / concurrentReads; count += 1) await read();
  };
  await Promise.all(Array.from({ length: concurrentReads }, reader));
  return (readCount / (performance.now() - begin)) * 1000;
}
