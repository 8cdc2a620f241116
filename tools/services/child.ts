// A process that lives as long as `npm run dev` does, its lines marked with its name.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export interface Child {
  readonly name: string;
  readonly ended: Promise<void>;
  readonly stop: (signal: NodeJS.Signals) => void;
}

/** Runs one of our entry files with the Node.js we run on ourselves. */
export function startChild(name: string, script: string, environment: NodeJS.ProcessEnv): Child {
  const child = spawn(process.execPath, [script], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group: Ctrl-C reaches only us, and we signal each child once. Two signals would cut its
    // shutdown short.
    detached: true,
  });
  prefixLines(name, child.stdout, process.stdout);
  prefixLines(name, child.stderr, process.stderr);
  return { name, ended: waitForEnd(child), stop: (signal) => void child.kill(signal) };
}

/** Runs an entry file to its end; rejects unless it succeeded. */
export async function runChild(name: string, script: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [script], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  prefixLines(name, child.stdout, process.stdout);
  prefixLines(name, child.stderr, process.stderr);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${name} failed`);
}

async function waitForEnd(child: ChildProcess): Promise<void> {
  await once(child, 'close');
}

function prefixLines(name: string, from: Readable, to: NodeJS.WritableStream): void {
  createInterface({ input: from }).on('line', (line) => to.write(`${name.padEnd(7)}| ${line}\n`));
}
