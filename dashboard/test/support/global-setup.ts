import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { startConsole } from '../../../server/test/support/console.ts';
import { findFreePorts, reservedPorts, startServer } from '../../../server/test/support/server-process.ts';
import { createStage } from '../../../server/test/support/stage.ts';
import { buildDashboard } from './build-dashboard.ts';
import { createConsoleSettings } from './dashboard.ts';

/** Starts the real service once for all journeys: API, worker and console on their own database. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const [stage, folder, [mailPort = 0]] = await Promise.all([
    createStage('dashboard'),
    buildDashboard(),
    findFreePorts(1, reservedPorts),
  ]);
  // The promised retry schedule, a hundred times as fast.
  const environment = {
    ...stage.environment,
    BLAZON_WEBHOOK_DELAYS_SECONDS: '0,0.6,3,18',
  };
  const [api, worker] = await Promise.all([
    startServer('api', environment),
    startServer('worker', environment),
  ]);
  const apiPort = api.httpsPort;
  const { origin, server: console } = await startConsole(environment, {
    folder,
    environment: createConsoleSettings({ mailUrl: `smtp://127.0.0.1:${mailPort}`, apiPort }),
  });
  project.provide('dashboardStage', {
    environment,
    folder,
    apiPort,
    mailPort,
    consoleOrigin: origin,
  });
  return async () => {
    await Promise.all([api.stop(), worker.stop(), console.stop()]);
    await stage.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
