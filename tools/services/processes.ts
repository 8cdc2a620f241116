// Starting, finding and stopping the services' processes.  The kernel says what runs, not a pid file: a process is
// ours if it runs the expected binary with our data folder as its working directory. A pid file can be stale, or name
// another process after a reboot. Linux only, like the rest of the set-up.

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

/** The user a process runs as, if not the current user. */
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

/** The ids of all processes that run `binary` inside `folder`, lowest first. */
export function findProcessesIn(folder: string, binary: string): number[] {
  const realFolder = realPath(folder);
  const name = basename(realPath(binary));
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter(
      (id) => readProcessLink(id, 'cwd') === realFolder && basename(readProcessLink(id, 'exe')) === name,
    )
    .toSorted((one, other) => one - other);
}

/**
 * Starts a process that outlives us, with its output appended to the log. Returns its id and a function that stops
 * it.
 */
export function startDetached(command: ProcessCommand): { id: number; hasEnded: () => boolean } {
  mkdirSync(dirname(command.log), { recursive: true });
  truncateLogIfLarge(command.log);
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

/** Asks a process to stop, and waits until `find` finds none of its kind. */
export async function stopProcess(
  id: number,
  signal: NodeJS.Signals,
  find: () => readonly number[],
  seconds: number,
): Promise<void> {
  sendSignal(id, signal);
  await waitUntil(async () => throwIfAny(find()), {
    what: `end after ${signal}`,
    seconds,
    everyMilliseconds: 20,
  });
}

/** Kills everything `find` finds until it finds nothing: a dying process may just have started another. */
export async function killProcesses(find: () => readonly number[]): Promise<void> {
  const attempt = async (): Promise<void> => {
    const found = find();
    for (const id of found) sendSignal(id, 'SIGKILL');
    throwIfAny(found);
  };
  await waitUntil(attempt, { what: 'end after SIGKILL', seconds: 10, everyMilliseconds: 20 });
}

function throwIfAny(found: readonly number[]): void {
  if (found.length > 0) throw new Error(`still running: ${found.join(', ')}`);
}

function sendSignal(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(id, signal);
  } catch (error) {
    // It ended between being found and being signalled, which is fine.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The working directory or binary of a process; empty if it ended, or is hidden from us. */
function readProcessLink(id: number, name: 'cwd' | 'exe'): string {
  try {
    // The kernel adds " (deleted)" once the path is gone: a binary after a package upgrade, a folder after `rm -rf`.
    return readlinkSync(`/proc/${id}/${name}`).replace(/ \(deleted\)$/, '');
  } catch {
    return '';
  }
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path; // It does not exist (any more).
  }
}

const maxLogBytes = 10 * 1024 * 1024;

function truncateLogIfLarge(log: string): void {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size > maxLogBytes) renameSync(log, `${log}.old`);
}
