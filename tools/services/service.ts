// What the life cycle needs to know about a service; postgres.ts, redis.ts and temporal.ts implement it.

import type { ProcessCommand } from './processes.ts';

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
  /** The process to stop, out of all that were found; undefined if only orphans are left. */
  readonly mainProcess: (found: readonly number[]) => number | undefined;
  /** Prepares everything that the process needs to start. */
  readonly prepare: () => Promise<void>;
  readonly command: () => ProcessCommand;
  /** Throws until the service responds. */
  readonly answers: () => Promise<void>;
  /** Prepares everything that needs the running service; may run any number of times. */
  readonly settle: () => Promise<void>;
  /** Deletes the service's data; called only while it is down. */
  readonly forget: () => void;
  readonly stopSignal: NodeJS.Signals;
  readonly startSeconds: number;
  readonly stopSeconds: number;
}
