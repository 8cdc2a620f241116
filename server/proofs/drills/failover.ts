import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { runAsSuperuser } from '../../../tools/services/databases.ts';
import { killService, resetServices, startAllServices } from '../../../tools/services/lifecycle.ts';
import { findPostgresIdentity } from '../../../tools/services/postgres-folder.ts';
import { postgres } from '../../../tools/services/postgres.ts';
import { ports } from '../../../tools/services/ports.ts';
import { findFreePorts } from '../../test/support/server-process.ts';
import { startBalancer } from '../balancer.ts';
import type { Figure } from '../figures.ts';
import { runTimed } from '../timed.ts';
import { createDrillService } from './drill-service.ts';
import {
  giveToPostgres,
  makePostgresFolder,
  postgresProgram,
  superuserEnvironment,
} from './postgres-files.ts';
import { watchStatus } from './watch-status.ts';

/**
 * The primary database server dies under load and a synchronous streaming replica takes over behind the same address.
 * API, worker and Temporal keep running. Nothing acknowledged may be missing, and `/readyz` must report the outage.
 */
export async function drillFailover(isShort: boolean): Promise<Figure[]> {
  await startAllServices();
  const drillFolder = makePostgresFolder(join(dirname(postgres.folder), `drill-${process.pid}`));
  const jobsPerStage = isShort ? 20 : 150;
  const replica = await startReplica(join(drillFolder, 'replica'));
  const service = await createDrillService('failover');
  let balancer: Awaited<ReturnType<typeof startBalancer>> | undefined;
  try {
    await service.start();
    const status = watchStatus(service.api().internalPort);
    service.load.start();
    await service.load.untilAccepted(jobsPerStage);
    const begin = performance.now();
    await killService('postgres');
    // The outage must be long enough for `/readyz` to report it.
    await wait(3_000);
    await replica.promote();
    balancer = await startBalancer(ports.postgres);
    balancer.switchTo(replica.port);
    await runTimed('accepted again', () => service.load.untilAccepted(jobsPerStage));
    const seconds = (performance.now() - begin) / 1000;
    await service.load.stop();
    const figures = await service.check(service.load.accepted.map(({ id }) => id));
    return [
      { name: 'jobs acknowledged', value: service.load.accepted.length, goal: `>=${2 * jobsPerStage}` },
      { name: 'requests sent again', value: service.load.retries(), goal: '>=1' },
      { name: 'responses that a client cannot retry', value: service.load.problems.length, goal: '=0' },
      { name: 'seconds in which the API reported not ready', value: await status.stop(), goal: '>=1' },
      { name: 'seconds until work continued', value: Number(seconds.toFixed(1)), goal: '<=60' },
      ...figures,
    ];
  } finally {
    await service.close().catch((error: unknown) => console.log(String(error)));
    await killService('temporal');
    await balancer?.close();
    await replica.stop();
    rmSync(drillFolder, { recursive: true, force: true });
    await resetServices();
  }
}

/**
 * Starts a synchronous replica of this checkout's database server: a transaction is committed only once the replica
 * has it too.
 */
async function startReplica(folder: string) {
  const [port = 0] = await findFreePorts(1);
  await promisify(execFile)(
    postgresProgram('pg_basebackup'),
    ['--pgdata', folder, '--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast'],
    { env: { ...superuserEnvironment(), PGAPPNAME: 'replica' } },
  );
  giveToPostgres(folder);
  const { arguments: settings } = postgres.command();
  const replicaSettings = settings
    .slice(2)
    .map((value) => (value.startsWith('port=') ? `port=${port}` : value));
  const child: ChildProcess = spawn(postgres.binary(), ['-D', folder, ...replicaSettings], {
    ...findPostgresIdentity(),
    cwd: folder,
    stdio: 'ignore',
  });
  const query = async (text: string) => {
    const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
    await client.connect();
    try {
      return await client.query<Record<string, unknown>>(text);
    } finally {
      await client.end();
    }
  };
  await retryUntilSuccess(() => query('select 1'));
  await runAsSuperuser('postgres', async (client) => {
    await client.query(`alter system set synchronous_standby_names = '*'`);
    await client.query('select pg_reload_conf()');
  });
  await retryUntilSuccess(() =>
    runAsSuperuser('postgres', async (client) => {
      const { rows } = await client.query(`select from pg_stat_replication where sync_state = 'sync'`);
      if (rows.length === 0) throw new Error('The replica is not synchronous yet.');
    }),
  );
  return {
    port,
    async promote(): Promise<void> {
      await query('select pg_promote()');
      // The new primary has no replica to wait for.
      await query(`alter system set synchronous_standby_names = ''`);
      await query('select pg_reload_conf()');
    },
    async stop(): Promise<void> {
      if (child.exitCode !== null) return;
      child.kill('SIGQUIT');
      await once(child, 'exit');
    },
  };
}

async function retryUntilSuccess(work: () => Promise<unknown>, seconds = 60): Promise<void> {
  for (const end = Date.now() + seconds * 1000; ; await wait(100)) {
    try {
      await work();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}
