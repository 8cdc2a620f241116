import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePorts } from './server-process.ts';

/**
 * Stripe's mock server. It rejects requests that Stripe's OpenAPI description does not allow, and answers
 * others with examples. It has no state; subscription-provider.ts simulates changes over time.
 */
export interface StripeMock {
  readonly url: string;
  close(): Promise<void>;
}

const toolsFolder =
  process.env['BLAZON_TOOLS'] ?? join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'blazon');
const program = join(toolsFolder, 'stripe-mock');

export async function startStripeMock(): Promise<StripeMock> {
  if (!existsSync(program)) throw new Error(`${program} is missing: run tools/bootstrap`);
  // The mock also opens an HTTPS port. Choose a free one, because another instance may use the default.
  const [port = 0, unused = 0] = await findFreePorts(2);
  const addresses = ['-http-addr', `127.0.0.1:${port}`, '-https-addr', `127.0.0.1:${unused}`];
  const child = spawn(program, addresses, { stdio: 'ignore' });
  const killOnExit = () => child.kill('SIGKILL');
  process.once('exit', killOnExit);
  const url = `http://127.0.0.1:${port}`;
  await waitUntilAnswering(child, url);
  return {
    url,
    async close() {
      process.off('exit', killOnExit);
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

async function waitUntilAnswering(child: ChildProcess, url: string): Promise<void> {
  // The mock first reads a large OpenAPI description, which takes long on a busy machine.
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    if (child.exitCode !== null) throw new Error('stripe-mock ended while starting');
    const isAnswering = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isAnswering) return;
    await wait(50);
  }
  throw new Error('stripe-mock did not respond');
}
