import { findProcessesInFolder } from './processes.ts';
import type { Service } from './service.ts';

/**
 * Whether something else runs the services on our ports, such as deploy/compose.yaml. We then never start or stop
 * them.
 */
export const usesExternalServices = process.env['BLAZON_SERVICES'] === 'external';

/** Returns the id of the service's main process if it is running. */
export function findMainProcess(service: Service): number | undefined {
  return service.mainProcess(findAllProcesses(service));
}

export function findAllProcesses(service: Service): number[] {
  return findProcessesInFolder(service.folder, service.binary());
}
