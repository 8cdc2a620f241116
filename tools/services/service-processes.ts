// Which processes belong to a service, and whether we may start and stop them at all.

import { findProcessesIn } from './processes.ts';
import type { Service } from './service.ts';

/** External services at our ports, as with deploy/compose.yaml: use them, never start or stop them. */
export const usesExternalServices = process.env['BLAZON_SERVICES'] === 'external';

/** The id of the service's main process, if it is running. */
export function findMainProcess(service: Service): number | undefined {
  return service.mainProcess(findAllProcesses(service));
}

export function findAllProcesses(service: Service): number[] {
  return findProcessesIn(service.folder, service.binary());
}
