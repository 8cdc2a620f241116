// Starts, stops and resets PostgreSQL, Redis and Temporal.

import { rmSync } from 'node:fs';
import { ensureCertificates } from '../certificates.ts';
import { runWithLock } from './lock.ts';
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

/** Starts all services that are not running, and waits until all are ready. */
export async function startAllServices(): Promise<void> {
  await runWithLock('services', startAll);
}

/** Stops all services and waits until they have ended. */
export async function stopAllServices(): Promise<void> {
  await runWithLock('services', stopAll);
}

/**
 * Stops all services, deletes their data and logs, and starts them again. Certificates stay, because browsers may have
 * been told to trust them.
 */
export async function resetServices(): Promise<void> {
  await runWithLock('services', async () => {
    await stopAll();
    for (const service of Object.values(services)) service.deleteData();
    rmSync(logFolder, { recursive: true, force: true });
    await startAll();
  });
}

/** Restarts one service after `killService`. Temporal needs PostgreSQL to be running. */
export async function restartService(name: ServiceName): Promise<void> {
  await runWithLock('services', () => startService(services[name]));
}

/** Kills all processes of a service with SIGKILL, to simulate a crash. */
export async function killService(name: ServiceName): Promise<void> {
  throwIfServicesAreExternal();
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
  // Temporal stops before PostgreSQL, so that it can still write its state.
  await waitForAll(
    stopService(redis),
    stopService(temporal).then(() => stopService(postgres)),
  );
}

/**
 * Waits for all tasks even if one fails, so that the lock is not released while a service is still starting or
 * stopping.
 */
async function waitForAll(...tasks: Promise<void>[]): Promise<void> {
  const failures = (await Promise.allSettled(tasks)).filter((result) => result.status === 'rejected');
  if (failures[0] !== undefined) throw failures[0].reason;
}

async function stopService(service: Service): Promise<void> {
  throwIfServicesAreExternal();
  const main = findMainProcess(service);
  if (main !== undefined) {
    // A slow shutdown is not a failure: what still runs after the timeout is killed below.
    await stopProcess(main, service.stopSignal, () => findAllProcesses(service), service.stopSeconds).catch(
      () => undefined,
    );
  }
  await killProcesses(() => findAllProcesses(service));
}

function throwIfServicesAreExternal(): void {
  if (usesExternalServices)
    throw new Error('BLAZON_SERVICES=external: whoever started the services must stop them');
}
