import { services } from '../../../tools/services/lifecycle.ts';
import { allProcessesOf } from '../../../tools/services/running.ts';
import { cpuOf, cpuOfFirstThreads, titleOf } from './cpu-time.ts';

/** Milliseconds of CPU, by who took them. */
export type PartsCpu = Readonly<Record<string, number>>;

/** The processes that are not the services', by what they do. A worker opens the threads of its studio before any others. */
export interface Processes {
  readonly api?: number;
  readonly worker: number;
  readonly studioThreads?: number;
  readonly receiver?: number;
}

/** So far; take it before and after. `callers` is this process. */
export function readPartsCpu({ api, worker, studioThreads = 0, receiver }: Processes): PartsCpu {
  const studio = cpuOfFirstThreads(worker, studioThreads);
  const backends = allProcessesOf(services.postgres);
  const ofTemporal = backends.filter((id) => titleOf(id).includes(' temporal'));
  return {
    ...(studioThreads > 0 ? { studio } : {}),
    worker: cpuOf([worker]) - studio,
    ...(api === undefined ? {} : { api: cpuOf([api]) }),
    temporal: cpuOf(allProcessesOf(services.temporal)),
    postgres_of_temporal: cpuOf(ofTemporal),
    ...(api === undefined ? {} : { postgres: cpuOf(backends.filter((id) => !ofTemporal.includes(id))) }),
    ...(receiver === undefined ? {} : { receiver: cpuOf([receiver]) }),
    callers: cpuOf([process.pid]),
  };
}

/** Per job, to a tenth of a millisecond. */
export function perJob(before: PartsCpu, after: PartsCpu, jobs: number): PartsCpu {
  return Object.fromEntries(
    Object.entries(after).map(([name, value]) => [
      name,
      Math.round(((value - (before[name] ?? 0)) / jobs) * 10) / 10,
    ]),
  );
}
