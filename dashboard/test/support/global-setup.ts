import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { startServer } from '../../../server/test/support/server-process.ts';
import { createStage } from '../../../server/test/support/stage.ts';
import { buildDashboard } from './build-dashboard.ts';

/** Starts the real thing once for all journeys: API and worker on a database of their own, and the built dashboard. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const [stage, folder] = await Promise.all([createStage('dashboard'), buildDashboard()]);
  // The promised waits between attempts, a hundred times as fast.
  const environment = { ...stage.environment, BLAZON_WEBHOOK_DELAYS_SECONDS: '0,0.6,3,18' };
  const [api, worker] = await Promise.all([
    startServer('api', environment),
    startServer('worker', environment),
  ]);
  project.provide('dashboardStage', { environment, folder, apiPort: api.httpsPort });
  return async () => {
    await Promise.all([api.stop(), worker.stop()]);
    await stage.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
