import { services } from '../../../tools/services/lifecycle.ts';
import { findAllProcesses } from '../../../tools/services/service-processes.ts';
import { cpuMilliseconds, cpuOfFirstThreads, processTitle } from './cpu-time.ts';

/** Milliseconds of CPU per component. */
export type CpuByComponent = Readonly<Record<string, number>>;

/** The processes of each component. A worker starts the threads of its studio before any others. */
export interface Processes {
  readonly api?: number;
  readonly worker: number;
  readonly studioThreads?: number;
  readonly receiver?: number;
}

/** Reads cumulative CPU time, so call it before and after. `callers` is this process. */
export function readCpuByComponent({ api, worker, studioThreads = 0, receiver }: Processes): CpuByComponent {
  const studio = cpuOfFirstThreads(worker, studioThreads);
  const backends = findAllProcesses(services.postgres);
  const ofTemporal = backends.filter((id) => processTitle(id).includes(' temporal'));
  return {
    ...(studioThreads > 0 ? { studio } : {}),
    worker: cpuMilliseconds([worker]) - studio,
    ...(api === undefined ? {} : { api: cpuMilliseconds([api]) }),
    temporal: cpuMilliseconds(findAllProcesses(services.temporal)),
    postgres_of_temporal: cpuMilliseconds(ofTemporal),
    ...(api === undefined
      ? {}
      : { postgres: cpuMilliseconds(backends.filter((id) => !ofTemporal.includes(id))) }),
    ...(receiver === undefined ? {} : { receiver: cpuMilliseconds([receiver]) }),
    callers: cpuMilliseconds([process.pid]),
  };
}

/** Computes CPU time per job, to a tenth of a millisecond. */
export function perJob(before: CpuByComponent, after: CpuByComponent, jobs: number): CpuByComponent {
  return Object.fromEntries(
    Object.entries(after).map(([name, value]) => [
      name,
      Math.round(((value - (before[name] ?? 0)) / jobs) * 10) / 10,
    ]),
  );
}
