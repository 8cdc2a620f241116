// Lets only one process per checkout do something at a time: a test run and a developer may start services at once.
//
// A process holds a lock by listening on a Unix socket in the kernel's abstract namespace. If it is killed, the kernel
// closes the socket, so no stale lock remains.

import { once } from 'node:events';
import { createServer } from 'node:net';
import { checkoutId } from './paths.ts';
import { WaitAbandonedError, waitUntil } from './wait-until.ts';

// Longer than any process holds the lock: the slowest is a first `npm run services -- up` on a busy machine.
const maxLockWaitSeconds = 180;

export async function runWithLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
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
