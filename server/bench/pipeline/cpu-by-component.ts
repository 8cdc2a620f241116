import { services } from '../../../tools/services/lifecycle.ts';
import { findAllProcesses } from '../../../tools/services/service-processes.ts';
import { readCpuMilliseconds, readCpuOfFirstThreads, readProcessTitle } from './cpu-time.ts';

/** Milliseconds of CPU per component. */
export type CpuByComponent = Readonly<Record<string, number>>;

/** The ids of the service's processes, and the number of the worker's threads that belong to the studio. */
export interface ProcessIds {
  readonly api?: number;
  readonly worker: number;
  readonly studioThreads?: number;
  readonly receiver?: number;
}

/** Reads the CPU time that each component has used since its start. `callers` is this process. */
export function readCpuByComponent({ api, worker, studioThreads = 0, receiver }: ProcessIds): CpuByComponent {
  // A worker starts the studio's threads before any others.
  const studio = readCpuOfFirstThreads(worker, studioThreads);
  const backends = findAllProcesses(services.postgres);
  const ofTemporal = backends.filter((id) => readProcessTitle(id).includes(' temporal'));
  return {
    ...(studioThreads > 0 ? { studio } : {}),
    worker: readCpuMilliseconds([worker]) - studio,
    ...(api === undefined ? {} : { api: readCpuMilliseconds([api]) }),
    temporal: readCpuMilliseconds(findAllProcesses(services.temporal)),
    postgres_of_temporal: readCpuMilliseconds(ofTemporal),
    ...(api === undefined
      ? {}
      : { postgres: readCpuMilliseconds(backends.filter((id) => !ofTemporal.includes(id))) }),
    ...(receiver === undefined ? {} : { receiver: readCpuMilliseconds([receiver]) }),
    callers: readCpuMilliseconds([process.pid]),
  };
}

/** Returns the CPU milliseconds per job between two readings, to a tenth of a millisecond. */
export function computeCpuPerJob(
  before: CpuByComponent,
  after: CpuByComponent,
  jobs: number,
): CpuByComponent {
  return Object.fromEntries(
    Object.entries(after).map(([name, value]) => [
      name,
      Math.round(((value - (before[name] ?? 0)) / jobs) * 10) / 10,
    ]),
  );
}
