// Starts the processes of `npm run dev` and prints their output, each line with the name of its process.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export interface Child {
  readonly name: string;
  readonly ended: Promise<void>;
  readonly stop: (signal: NodeJS.Signals) => void;
}

/** Starts a script with the Node.js that runs this one. */
export function startChild(name: string, script: string, environment: NodeJS.ProcessEnv): Child {
  const child = spawn(process.execPath, [script], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a separate process group, Ctrl-C does not reach the child. It gets its one signal from `stop`; a second one
    // would make it exit without a clean shutdown.
    detached: true,
  });
  prefixLines(name, child.stdout, process.stdout);
  prefixLines(name, child.stderr, process.stderr);
  return { name, ended: waitForEnd(child), stop: (signal) => void child.kill(signal) };
}

/** Runs a script to its end. Throws unless it succeeds. */
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
