// One at a time per checkout: a test run and a developer may call `up` at the same moment.
//
// The lock is a Unix socket in the kernel's abstract namespace: it belongs to the process that listens on it, so a
// killed holder leaves nothing behind to clean up.

import { once } from 'node:events';
import { createServer } from 'node:net';
import { checkoutId } from './paths.ts';
import { WaitAbandonedError, waitUntil } from './wait-until.ts';

// Longer than the slowest legitimate holder: a first `up` on a busy machine.
const maxLockWaitSeconds = 180;

export async function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const release = await waitUntil(() => takeLock(`\0blazon-${checkoutId}-${name}`), {
    what: `another command holds the lock "${name}" of this checkout`,
    seconds: maxLockWaitSeconds,
    everyMilliseconds: 100,
  });
  try {
    return await work();
  } finally {
    release();
  }
}

async function takeLock(address: string): Promise<() => void> {
  const socket = createServer((connection) => connection.destroy());
  try {
    socket.listen(address);
    await once(socket, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw error;
    throw new WaitAbandonedError(`cannot take a lock: ${String(error)}`);
  }
  return () => socket.close();
}
