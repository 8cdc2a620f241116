import { cpuUsage } from 'node:process';

/** CPU time of this process in ms, independent of other load. */
const readCpuMs = (): number => {
  const { user, system } = cpuUsage();
  return (user + system) / 1000;
};

export interface Stopwatch {
  /** Called by the engine when a stage begins. */
  onStage(stage: string): void;
  /** Runs a call and adds its time to the list of this name; stages end with the call. */
  time<T>(name: string, call: () => T): T;
  timesOf(name: string): readonly number[];
  /** Totals over all calls, longest first. */
  stages(): readonly (readonly [stage: string, ms: number])[];
}

export const createStopwatch = (): Stopwatch => {
  const times = new Map<string, number[]>();
  const stages = new Map<string, number>();
  let running: { stage: string; since: number } | null = null;
  const finish = (): void => {
    if (running === null) return;
    stages.set(running.stage, (stages.get(running.stage) ?? 0) + readCpuMs() - running.since);
    running = null;
  };
  return {
    onStage(stage) {
      finish();
      running = { stage, since: readCpuMs() };
    },
    time(name, call) {
      const start = readCpuMs();
      try {
        return call();
      } finally {
        finish();
        times.set(name, [...(times.get(name) ?? []), readCpuMs() - start]);
      }
    },
    timesOf: (name) => times.get(name) ?? [],
    stages: () => [...stages].sort((one, other) => other[1] - one[1]),
  };
};
