// How to start, recognise, check and stop a service. postgres.ts, redis.ts and temporal.ts implement it.

import type { ProcessCommand } from './processes.ts';

export type ServiceName = 'postgres' | 'redis' | 'temporal';

export interface Service {
  readonly name: ServiceName;
  readonly title: string;
  readonly port: number;
  readonly log: string;
  /** The working directory of its processes, by which they are recognised. It exists once `prepare` has run. */
  readonly folder: string;
  /** The binary of its processes, by which they are recognised. */
  readonly binary: () => string;
  /** Returns the process to stop in order to stop all of them, or undefined if only orphaned children are left. */
  readonly mainProcess: (found: readonly number[]) => number | undefined;
  /** Creates the files that the process needs to start. */
  readonly prepare: () => Promise<void>;
  readonly command: () => ProcessCommand;
  /** Throws unless the service responds. */
  readonly checkResponse: () => Promise<void>;
  /** Creates what can be created only while the service runs, such as databases, unless it exists. */
  readonly setUpAfterStart: () => Promise<void>;
  /** Deletes the service's data. Called only while it is stopped. */
  readonly deleteData: () => void;
  readonly stopSignal: NodeJS.Signals;
  readonly startSeconds: number;
  readonly stopSeconds: number;
}
