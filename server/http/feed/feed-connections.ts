import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '@blazon/contract/limits.ts';
import type { Lease, RedisCounters } from '../../integrations/redis.ts';
import { createFailure, type RequestFailure } from '../failure.ts';

/** The open connections of this process to the live feed. */
export interface FeedConnections {
  /** Accepts another connection, or returns why not. */
  enter(workspaceId: string): Promise<FeedConnection | RequestFailure>;
  /** Makes the listeners of a workspace check for events now. */
  wake(workspaceId: string): void;
  wakeAll(): void;
  /** Ends all connections and accepts no new ones. */
  close(): Promise<void>;
}

export interface FeedConnection {
  /** Waits until there may be something to send, or until the time is up. */
  rest(milliseconds: number): Promise<void>;
  wake(): void;
  /** True once the process is stopping. */
  isClosing(): boolean;
  leave(): void;
}

export interface ListenersDeps {
  readonly leases: Pick<RedisCounters, 'acquireLease' | 'releaseLease'>;
  readonly onCount: (open: number) => void;
}

/** Each connection holds a socket, a page of events and one or two timers. */
const maxConnectionsPerProcess = 500;
/** The lease is renewed well before it expires. If a process dies, its lease is free again after this time. */
const leaseSeconds = 15;
const renewMilliseconds = 5_000;
const closeMilliseconds = 2_000;

export function createFeedConnections({ leases, onCount }: ListenersDeps): FeedConnections {
  const open = new Map<string, Set<FeedConnection>>();
  let count = 0;
  let isClosing = false;
  const emptied = Promise.withResolvers<void>();

  const admit = (workspaceId: string, lease: Lease): FeedConnection => {
    const renew = () => void leases.acquireLease(lease).catch(() => undefined);
    const renewal = setInterval(renew, renewMilliseconds);
    const listener: FeedConnection = {
      ...createPause(),
      isClosing: () => isClosing,
      leave() {
        clearInterval(renewal);
        release(workspaceId, listener);
        leases.releaseLease(lease).catch(() => undefined);
      },
    };
    const others = open.get(workspaceId) ?? new Set();
    open.set(workspaceId, others.add(listener));
    count += 1;
    onCount(count);
    return listener;
  };
  const release = (workspaceId: string, listener: FeedConnection): void => {
    const others = open.get(workspaceId);
    if (!others?.delete(listener)) return;
    if (others.size === 0) open.delete(workspaceId);
    count -= 1;
    onCount(count);
    if (isClosing && count === 0) emptied.resolve();
  };

  const wakeAll = (): void => {
    for (const listeners of open.values()) for (const listener of listeners) listener.wake();
  };

  return {
    async enter(workspaceId) {
      const lease = createLease(workspaceId);
      if (isClosing || count >= maxConnectionsPerProcess) return processFullFailure;
      // While Redis is down, each process counts only its own connections.
      const isShared = await leases.acquireLease(lease).catch(() => true);
      const others = open.get(workspaceId)?.size ?? 0;
      if (isShared && others < limits.feedConnections && !isClosing && count < maxConnectionsPerProcess)
        return admit(workspaceId, lease);
      if (isShared) leases.releaseLease(lease).catch(() => undefined);
      return isClosing || count >= maxConnectionsPerProcess ? processFullFailure : tooManyConnectionsFailure;
    },
    wake(workspaceId) {
      for (const listener of open.get(workspaceId) ?? []) listener.wake();
    },
    wakeAll,
    async close() {
      isClosing = true;
      wakeAll();
      if (count > 0) await Promise.race([emptied.promise, wait(closeMilliseconds)]);
    },
  };
}

function createLease(workspaceId: string): Lease {
  return {
    of: `feed:${workspaceId}`,
    holder: randomUUID(),
    most: limits.feedConnections,
    seconds: leaseSeconds,
  };
}

const processFullFailure = createFailure('service_unavailable', {
  message: 'This server has no free connections to the live feed. Reconnect.',
  headers: { 'retry-after': '1' },
});
const tooManyConnectionsFailure = createFailure('too_many_connections', {
  headers: { 'retry-after': String(leaseSeconds) },
});

/**
 * Creates a wait that can be cut short. If `wake` is called while nothing is waiting, it cuts the next wait short.
 */
function createPause(): Pick<FeedConnection, 'rest' | 'wake'> {
  let isAwake = false;
  let end: (() => void) | undefined;
  return {
    wake() {
      isAwake = true;
      end?.();
    },
    async rest(milliseconds) {
      if (!isAwake)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      end = undefined;
      isAwake = false;
    },
  };
}
