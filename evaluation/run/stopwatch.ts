import { cpuUsage } from 'node:process';

/** Returns the processor time of this process in milliseconds, which hardly depends on other load. */
const readCpuMs = (): number => {
  const { user, system } = cpuUsage();
  return (user + system) / 1000;
};

export interface Stopwatch {
  /** The engine calls this when a stage begins. */
  onStage(stage: string): void;
  /** Runs a call and records its time under this name. The last stage ends with the call. */
  time<T>(name: string, call: () => T): T;
  /** Returns the milliseconds of every call of this name. */
  timesOf(name: string): readonly number[];
  /** Returns the total time of each stage, longest first. */
  stages(): readonly (readonly [stage: string, ms: number])[];
}

export const createStopwatch = (): Stopwatch => {
  const times = new Map<string, number[]>();
  const stages = new Map<string, number>();
  let running: { stage: string; since: number } | null = null;
  const endStage = (): void => {
    if (running === null) return;
    stages.set(running.stage, (stages.get(running.stage) ?? 0) + readCpuMs() - running.since);
    running = null;
  };
  return {
    onStage(stage) {
      endStage();
      running = { stage, since: readCpuMs() };
    },
    time(name, call) {
      const start = readCpuMs();
      try {
        return call();
      } finally {
        endStage();
        times.set(name, [...(times.get(name) ?? []), readCpuMs() - start]);
      }
    },
    timesOf: (name) => times.get(name) ?? [],
    stages: () => [...stages].sort((one, other) => other[1] - one[1]),
  };
};
