// What the life cycle needs to know about a service; postgres.ts, redis.ts and temporal.ts each fill it in.

import type { Command } from './processes.ts';

export type ServiceName = 'postgres' | 'redis' | 'temporal';

export interface Service {
  readonly name: ServiceName;
  readonly title: string;
  readonly port: number;
  readonly log: string;
  /** The working directory its processes are recognised by; it exists once `prepare` has run. */
  readonly folder: string;
  /** The binary its processes are recognised by. */
  readonly binary: () => string;
  /** The process to stop, out of all that were found; undefined if only orphans of it are left. */
  readonly mainProcess: (found: readonly number[]) => number | undefined;
  /** Everything that must be there before the process can start. */
  readonly prepare: () => Promise<void>;
  readonly command: () => Command;
  /** Throws until the service answers. */
  readonly answers: () => Promise<void>;
  /** Everything that must be there once the service answers; may run any number of times. */
  readonly settle: () => Promise<void>;
  /** Deletes what the service keeps; called only while it is down. */
  readonly forget: () => void;
  readonly stopSignal: NodeJS.Signals;
  readonly startSeconds: number;
  readonly stopSeconds: number;
}
