// The life cycle, the same for every service: up, down, reset.

import { rmSync } from 'node:fs';
import { ensureCertificates } from '../certificates.ts';
import { withLock } from './lock.ts';
import { logFolder } from './paths.ts';
import { postgres } from './postgres.ts';
import { killProcesses, stopProcess } from './processes.ts';
import { redis } from './redis.ts';
import { findAllProcesses, usesExternalServices, findMainProcess } from './service-processes.ts';
import { writeEnvironmentFile } from './server-environment.ts';
import type { Service, ServiceName } from './service.ts';
import { startService } from './start-service.ts';
import { temporal } from './temporal.ts';

export const services: Readonly<Record<ServiceName, Service>> = { postgres, redis, temporal };

/** Makes sure that everything is running and ready; quick when it already is. */
export async function startAllServices(): Promise<void> {
  await withLock('services', startAll);
}

/** Stops everything in order and waits for it. */
export async function stopAllServices(): Promise<void> {
  await withLock('services', stopAll);
}

/**
 * Stops everything, deletes all data and logs, and starts again. Certificates stay: browsers and tools may trust
 * them.
 */
export async function resetServices(): Promise<void> {
  await withLock('services', async () => {
    await stopAll();
    for (const service of Object.values(services)) service.forget();
    rmSync(logFolder, { recursive: true, force: true });
    await startAll();
  });
}

/** Restarts one service after `killService`. Temporal needs PostgreSQL to be running. */
export async function restartService(name: ServiceName): Promise<void> {
  await withLock('services', () => startService(services[name]));
}

/** Kills one service and all its processes with SIGKILL, as a crash of its machine would. */
export async function killService(name: ServiceName): Promise<void> {
  refuseExternalServices();
  await killProcesses(() => findAllProcesses(services[name]));
}

async function startAll(): Promise<void> {
  await waitForAll(
    ensureCertificates(),
    startService(redis),
    startService(postgres).then(() => startService(temporal)),
  );
  writeEnvironmentFile();
}

async function stopAll(): Promise<void> {
  // Temporal before PostgreSQL, so that it can write its state.
  await waitForAll(
    stopService(redis),
    stopService(temporal).then(() => stopService(postgres)),
  );
}

/** Waits for all even if one fails: the lock must not be released while another is still working. */
async function waitForAll(...work: Promise<void>[]): Promise<void> {
  const failures = (await Promise.allSettled(work)).filter((result) => result.status === 'rejected');
  if (failures[0] !== undefined) throw failures[0].reason;
}

async function stopService(service: Service): Promise<void> {
  refuseExternalServices();
  const main = findMainProcess(service);
  if (main !== undefined) {
    // A slow shutdown is not a failure: remaining processes are killed after the deadline.
    await stopProcess(main, service.stopSignal, () => findAllProcesses(service), service.stopSeconds).catch(
      () => undefined,
    );
  }
  await killProcesses(() => findAllProcesses(service));
}

function refuseExternalServices(): void {
  if (usesExternalServices)
    throw new Error('BLAZON_SERVICES=external: whoever started the services must stop them');
}
