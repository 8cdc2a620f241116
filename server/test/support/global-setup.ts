import type { TestProject } from 'vitest/node';
import { startConsole } from './console.ts';
import { startServer } from './server-process.ts';
import { createStage } from './stage.ts';
import type { ApiPorts } from './suite.ts';

/** Starts the real service once for all test files: two API processes, a worker and a console. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const stage = await createStage('test');
  // The documented retry schedule, a hundred times as fast.
  const environment = {
    ...stage.environment,
    BLAZON_WEBHOOK_DELAYS_SECONDS: '0,0.6,3,18',
  };
  const [{ origin, server: console }, ...servers] = await Promise.all([
    startConsole(environment),
    startServer('api', environment),
    startServer('api', environment),
    startServer('worker', environment),
  ]);
  const apiPorts: ApiPorts[] = servers.slice(0, 2).map((server) => ({
    https: server.httpsPort,
    http: server.httpPort,
    internal: server.internalPort,
  }));
  project.provide('environment', environment);
  project.provide('apiPorts', apiPorts);
  project.provide('consoleOrigin', origin);
  return async () => {
    await Promise.all([console, ...servers].map((server) => server.stop()));
    await stage.close();
  };
}
