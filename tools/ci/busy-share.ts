import { cpus } from 'node:os';

/** Returns a function that returns the share of all cores' time, from 0 to 1, that was used since this call. */
export function startMeasuringBusyShare(): () => number {
  const begin = readCpuTimes();
  return () => {
    const end = readCpuTimes();
    const total = end.total - begin.total;
    return total === 0 ? 0 : 1 - (end.idle - begin.idle) / total;
  };
}

function readCpuTimes(): { readonly idle: number; readonly total: number } {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (values: readonly number[]) => values.reduce((left, right) => left + right, 0);
  return {
    idle: sum(times.map(({ idle }) => idle)),
    total: sum(times.flatMap((one) => Object.values(one))),
  };
}
