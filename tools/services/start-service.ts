import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { readLogTail } from './log-tail.ts';
import { isPortTaken } from './port-taken.ts';
import { killProcesses, startDetachedProcess } from './processes.ts';
import { findAllProcesses, usesExternalServices, findMainProcess } from './service-processes.ts';
import type { Service } from './service.ts';
import { WaitAbandonedError, waitUntil } from './wait-until.ts';

const startAttempts = 3;

/** Starts a service unless it already runs, waits until it responds, and sets it up. */
export async function startService(service: Service): Promise<void> {
  if (usesExternalServices) {
    const what = `${service.title}, an external service, to respond on port ${service.port}`;
    await waitUntil(service.checkResponse, { what, seconds: service.startSeconds });
  } else if (findMainProcess(service) === undefined || !(await waitForRunningService(service))) {
    await startStoppedService(service);
  }
  await service.setUpAfterStart();
}

/** Waits until a running service responds. Returns false if its process ends meanwhile. */
async function waitForRunningService(service: Service): Promise<boolean> {
  const attempt = async (): Promise<boolean> => {
    if (findMainProcess(service) === undefined) return false;
    await service.checkResponse();
    return true;
  };
  const hint = 'was it started with another BLAZON_PORT_OFFSET? Then run "npm run services -- down" first';
  const what = `${service.title} runs, but does not respond on port ${service.port}; ${hint}`;
  return waitUntil(attempt, { what, seconds: 30 });
}

async function startStoppedService(service: Service): Promise<void> {
  // Child processes of a killed PostgreSQL may still run and hold its shared memory.
  await killProcesses(() => findAllProcesses(service));
  await waitUntilPortIsFree(service);
  await service.prepare();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await launchProcess(service);
    } catch (error) {
      // The kernel may have given the port to an outgoing connection for a moment, so it is worth another attempt.
      if (attempt === startAttempts || !(error instanceof EndedEarlyError)) throw error;
      await sleep(attempt * 500);
    }
  }
}

/** A killed process may disappear from /proc a moment before it releases its port. */
async function waitUntilPortIsFree(service: Service): Promise<void> {
  const attempt = async (): Promise<void> => {
    if (await isPortTaken(service.port)) throw new Error('the port is still in use');
  };
  const what =
    `port ${service.port} for ${service.title} is taken by another program, perhaps another checkout: ` +
    'set BLAZON_PORT_OFFSET (for example to 100) to move all ports';
  await waitUntil(attempt, { what, seconds: 5 });
}

async function launchProcess(service: Service): Promise<void> {
  const logStart = statSync(service.log, { throwIfNoEntry: false })?.size ?? 0;
  const { hasEnded } = startDetachedProcess(service.command());
  const attempt = async (): Promise<void> => {
    if (hasEnded()) throw new WaitAbandonedError(`${service.title} ended while starting`);
    await service.checkResponse();
  };
  const what = `${service.title} to respond on port ${service.port}`;
  try {
    await waitUntil(attempt, { what, seconds: service.startSeconds });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const Kind = error instanceof WaitAbandonedError ? EndedEarlyError : Error;
    throw new Kind(`${message}\n${readLogTail(service.log, logStart)}`, { cause: error });
  }
}

class EndedEarlyError extends Error {}
