// Which processes are a service's, and whether they are ours to start and stop at all.

import { processesIn } from './processes.ts';
import type { Service } from './service.ts';

/** Somebody else runs the services at our ports, as deploy/compose.yaml does: use them, never start or stop them. */
export const usesExternalServices = process.env['BLAZON_SERVICES'] === 'external';

/** The id of the service's main process, if it runs. */
export function findMainProcess(service: Service): number | undefined {
  return service.mainProcess(findAllProcesses(service));
}

export function findAllProcesses(service: Service): number[] {
  return processesIn(service.folder, service.binary());
}
