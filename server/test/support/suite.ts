import { inject } from 'vitest';
import type { Database } from '../../integrations/postgres.ts';
import { type Client, createClient } from './client.ts';
import type { Environment } from './server-process.ts';
import { openOwner } from './stage.ts';

export interface ApiPorts {
  readonly https: number;
  readonly http: number;
  readonly internal: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    environment: Environment;
    apiPorts: readonly ApiPorts[];
    consoleOrigin: string;
  }
}

/** The processes that global-setup.ts started: two API processes, a worker and a console on one database. */
export interface Suite {
  readonly environment: Environment;
  readonly owner: Database;
  /** One client for each API process. */
  readonly clients: readonly [Client, Client];
  readonly ports: readonly ApiPorts[];
  /** The origin of the console that all tests share. */
  readonly consoleOrigin: string;
}

export function joinSuite(): Suite {
  const environment = inject('environment');
  const ports = inject('apiPorts');
  const [first, second] = ports.map(({ https }) => createClient(https));
  if (!first || !second) throw new Error('The suite needs two API processes.');
  const consoleOrigin = inject('consoleOrigin');
  return { environment, owner: openOwner(environment), clients: [first, second], ports, consoleOrigin };
}

export async function leaveSuite(suite: Suite): Promise<void> {
  await Promise.all([suite.owner.close(), ...suite.clients.map((client) => client.close())]);
}
