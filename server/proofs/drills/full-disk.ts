import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  stopAllServices,
  killService,
  resetServices,
  restartService,
  startAllServices,
} from '../../../tools/services/lifecycle.ts';
import { postgres } from '../../../tools/services/postgres.ts';
import type { Figure } from '../figures.ts';
import { runTimed } from '../timed.ts';
import { createDrillService } from './drill-service.ts';
import { giveToPostgres } from './postgres-files.ts';

const freeMegabytes = 400;
const fullDiskSeconds = 10;

/**
 * The database's disk fills up under load and is freed again. While it is full, writes must be answered with 503,
 * which clients retry. Afterwards work must continue and nothing acknowledged may be missing. Needs permission to
 * mount file systems.
 */
export async function drillFullDisk(isShort: boolean): Promise<Figure[]> {
  await startAllServices();
  await stopAllServices();
  mountSmallDisk();
  await startAllServices();
  const service = await createDrillService('full-disk');
  const jobsPerStage = isShort ? 20 : 150;
  const fillerFile = join(postgres.folder, 'filler');
  try {
    await service.start();
    service.load.start();
    await service.load.untilAccepted(jobsPerStage);
    fillDisk(fillerFile);
    const acceptedBefore = service.load.accepted.length;
    await wait(fullDiskSeconds * 1000);
    const acceptedWhileFull = service.load.accepted.length - acceptedBefore;
    rmSync(fillerFile);
    await runTimed('accepted again', async () => {
      // PostgreSQL exits when it cannot write its log. Restart it, as a supervisor would.
      await killService('postgres');
      await restartService('postgres');
      await restartService('temporal');
      await service.load.untilAccepted(jobsPerStage);
    });
    await service.load.stop();
    console.log(`${acceptedWhileFull} jobs were acknowledged in the ${fullDiskSeconds} s with a full disk`);
    return [
      { name: 'jobs acknowledged', value: service.load.accepted.length, goal: `>=${2 * jobsPerStage}` },
      { name: 'requests sent again', value: service.load.retries(), goal: '>=1' },
      { name: 'responses that a client cannot retry', value: service.load.problems.length, goal: '=0' },
      ...(await service.check(service.load.accepted.map(({ id }) => id))),
    ];
  } finally {
    rmSync(fillerFile, { force: true });
    await service.close().catch((error: unknown) => console.log(String(error)));
    await stopAllServices();
    execFileSync('umount', [postgres.folder]);
    await resetServices();
  }
}

/** Moves the database's files to an in-memory file system with little free space. */
function mountSmallDisk(): void {
  const { folder } = postgres;
  const aside = `${folder}.aside`;
  const used = Number(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t')[0]);
  renameSync(folder, aside);
  mkdirSync(folder, { mode: 0o700 });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${used + freeMegabytes}m,mode=0700`, 'tmpfs', folder]);
  execFileSync('cp', ['-a', `${aside}/.`, folder]);
  giveToPostgres(folder);
  rmSync(aside, { recursive: true });
}

function fillDisk(file: string): void {
  const descriptor = openSync(file, 'w');
  try {
    for (let size = 1 << 20; size >= 1; ) {
      try {
        writeSync(descriptor, Buffer.alloc(size));
      } catch {
        size >>= 1;
      }
    }
  } finally {
    closeSync(descriptor);
  }
}
