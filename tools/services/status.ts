import { relative } from 'node:path';
import { services } from './lifecycle.ts';
import { checkoutFolder } from './paths.ts';
import { isPortTaken } from './port-taken.ts';
import { usesExternalServices, findMainProcess } from './service-processes.ts';
import type { Service } from './service.ts';

interface StatusRow {
  readonly service: string;
  readonly state: 'running' | 'no answer' | 'down';
  readonly port: string;
  readonly pid: string;
  readonly log: string;
}

/** Prints a table of all services. Returns true if all of them run. */
export async function printStatus(): Promise<boolean> {
  const rows = await Promise.all(Object.values(services).map(readStatus));
  const heading = { service: 'service', state: 'state', port: 'port', pid: 'pid', log: 'log' };
  for (const row of [heading, ...rows]) {
    const cells = [
      row.service.padEnd(10),
      row.state.padEnd(9),
      row.port.padEnd(5),
      row.pid.padEnd(7),
      row.log,
    ];
    process.stdout.write(`${cells.join('  ')}\n`);
  }
  return rows.every((row) => row.state === 'running');
}

async function readStatus(service: Service): Promise<StatusRow> {
  const id = usesExternalServices ? undefined : findMainProcess(service);
  const listens = await isPortTaken(service.port);
  return {
    service: service.title,
    state: describeState(listens, id),
    port: String(service.port),
    pid: id === undefined ? '-' : String(id),
    log: usesExternalServices ? '-' : relative(checkoutFolder, service.log),
  };
}

function describeState(listens: boolean, id: number | undefined): StatusRow['state'] {
  if (!usesExternalServices && id === undefined) return 'down';
  if (listens) return 'running';
  return usesExternalServices ? 'down' : 'no answer';
}
