// Starts, finds and stops the services' processes. A process is ours if /proc shows that it runs the expected binary
// with our data folder as its working directory. A pid file would be less reliable: after a reboot it may name another
// process. This works on Linux only, like the rest of the set-up.

import { spawn } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  statSync,
} from 'node:fs';
import { basename, dirname } from 'node:path';
import { WaitAbandonedError, waitUntil } from './wait-until.ts';

/** The user and group that a process runs as. */
export interface ProcessIdentity {
  readonly uid: number;
  readonly gid: number;
}

export interface ProcessCommand {
  readonly file: string;
  readonly arguments: readonly string[];
  readonly folder: string;
  readonly log: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly identity?: ProcessIdentity | undefined;
}

/** Returns the ids of all processes that run `binary` with the working directory `folder`, in ascending order. */
export function findProcessesInFolder(folder: string, binary: string): number[] {
  const realFolder = resolveRealPath(folder);
  const name = basename(resolveRealPath(binary));
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter(
      (id) => readProcessLink(id, 'cwd') === realFolder && basename(readProcessLink(id, 'exe')) === name,
    )
    .toSorted((one, other) => one - other);
}

/** Starts a process that keeps running after this one ends, and appends its output to the log. */
export function startDetachedProcess(command: ProcessCommand): { id: number; hasEnded: () => boolean } {
  mkdirSync(dirname(command.log), { recursive: true });
  moveLogAsideIfLarge(command.log);
  const log = openSync(command.log, 'a');
  const child = spawn(command.file, command.arguments, {
    cwd: command.folder,
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...command.environment },
    ...command.identity,
  });
  closeSync(log);
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  child.unref();
  if (child.pid === undefined) throw new WaitAbandonedError(`could not start ${command.file}`);
  return { id: child.pid, hasEnded: () => ended };
}

/** Sends a signal to a process and waits until `find` returns nothing: its child processes must end too. */
export async function stopProcess(
  id: number,
  signal: NodeJS.Signals,
  find: () => readonly number[],
  seconds: number,
): Promise<void> {
  sendSignal(id, signal);
  await waitUntil(async () => throwIfAnyRuns(find()), {
    what: `end after ${signal}`,
    seconds,
    everyMilliseconds: 20,
  });
}

/** Kills what `find` returns until it returns nothing, because a process may start another just before it dies. */
export async function killProcesses(find: () => readonly number[]): Promise<void> {
  const attempt = async (): Promise<void> => {
    const found = find();
    for (const id of found) sendSignal(id, 'SIGKILL');
    throwIfAnyRuns(found);
  };
  await waitUntil(attempt, { what: 'end after SIGKILL', seconds: 10, everyMilliseconds: 20 });
}

function throwIfAnyRuns(found: readonly number[]): void {
  if (found.length > 0) throw new Error(`still running: ${found.join(', ')}`);
}

function sendSignal(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(id, signal);
  } catch (error) {
    // ESRCH: the process has ended meanwhile, as we want.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Returns the working directory or the binary of a process; empty if it has ended or we may not see it. */
function readProcessLink(id: number, name: 'cwd' | 'exe'): string {
  try {
    // The kernel appends " (deleted)" if the path no longer exists, such as a binary after a package upgrade.
    return readlinkSync(`/proc/${id}/${name}`).replace(/ \(deleted\)$/, '');
  } catch {
    return '';
  }
}

function resolveRealPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path; // The path does not exist.
  }
}

const maxLogBytes = 10 * 1024 * 1024;

function moveLogAsideIfLarge(log: string): void {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size > maxLogBytes) renameSync(log, `${log}.old`);
}
