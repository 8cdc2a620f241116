import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '@blazon/contract/limits.ts';
import type { Lease, RedisCounters } from '../../integrations/redis.ts';
import { createFailure, type RequestFailure } from '../failure.ts';

/** The open connections to the live feed in this process. */
export interface FeedConnections {
  /** Accepts another connection, or returns why not. */
  enter(workspaceId: string): Promise<FeedConnection | RequestFailure>;
  /** Makes the connections of a workspace check for new events now. */
  wake(workspaceId: string): void;
  wakeAll(): void;
  /** Ends all connections and accepts no new ones. */
  close(): Promise<void>;
}

export interface FeedConnection {
  /** Waits until `wake` is called or the time is up. */
  rest(milliseconds: number): Promise<void>;
  wake(): void;
  /** True once the process is stopping. */
  isClosing(): boolean;
  /** Must be called when the connection ends. */
  leave(): void;
}

export interface FeedConnectionsDeps {
  readonly leases: Pick<RedisCounters, 'acquireLease' | 'releaseLease'>;
  readonly onCount: (open: number) => void;
}

/** Each connection holds a socket, a page of events and one or two timers. */
const maxConnectionsPerProcess = 500;
/**
 * Each connection holds a lease in Redis, so that all processes together enforce a workspace's limit. The lease of a
 * process that has died expires after this time.
 */
const leaseSeconds = 15;
const renewMilliseconds = 5_000;
/** How long `close` waits for connections to end. */
const closeMilliseconds = 2_000;

export function createFeedConnections({ leases, onCount }: FeedConnectionsDeps): FeedConnections {
  const open = new Map<string, Set<FeedConnection>>();
  let count = 0;
  let isClosing = false;
  const allClosed = Promise.withResolvers<void>();

  const admit = (workspaceId: string, lease: Lease): FeedConnection => {
    const renew = () => void leases.acquireLease(lease).catch(() => undefined);
    const renewal = setInterval(renew, renewMilliseconds);
    const connection: FeedConnection = {
      ...createInterruptibleWait(),
      isClosing: () => isClosing,
      leave() {
        clearInterval(renewal);
        release(workspaceId, connection);
        leases.releaseLease(lease).catch(() => undefined);
      },
    };
    const connections = open.get(workspaceId) ?? new Set();
    open.set(workspaceId, connections.add(connection));
    count += 1;
    onCount(count);
    return connection;
  };
  const release = (workspaceId: string, connection: FeedConnection): void => {
    const connections = open.get(workspaceId);
    if (!connections?.delete(connection)) return;
    if (connections.size === 0) open.delete(workspaceId);
    count -= 1;
    onCount(count);
    if (isClosing && count === 0) allClosed.resolve();
  };

  const wakeAll = (): void => {
    for (const connections of open.values()) for (const connection of connections) connection.wake();
  };

  return {
    async enter(workspaceId) {
      const lease = createLease(workspaceId);
      if (isClosing || count >= maxConnectionsPerProcess) return serverFullFailure;
      // While Redis is down, each process counts only its own connections.
      const hasLease = await leases.acquireLease(lease).catch(() => true);
      const openCount = open.get(workspaceId)?.size ?? 0;
      if (hasLease && openCount < limits.feedConnections && !isClosing && count < maxConnectionsPerProcess)
        return admit(workspaceId, lease);
      if (hasLease) leases.releaseLease(lease).catch(() => undefined);
      return isClosing || count >= maxConnectionsPerProcess ? serverFullFailure : tooManyConnectionsFailure;
    },
    wake(workspaceId) {
      for (const connection of open.get(workspaceId) ?? []) connection.wake();
    },
    wakeAll,
    async close() {
      isClosing = true;
      wakeAll();
      if (count > 0) await Promise.race([allClosed.promise, wait(closeMilliseconds)]);
    },
  };
}

function createLease(workspaceId: string): Lease {
  return {
    resource: `feed:${workspaceId}`,
    holder: randomUUID(),
    slots: limits.feedConnections,
    seconds: leaseSeconds,
  };
}

const serverFullFailure = createFailure('service_unavailable', {
  message: 'This server has no free connections to the live feed. Reconnect.',
  headers: { 'retry-after': '1' },
});
const tooManyConnectionsFailure = createFailure('too_many_connections', {
  headers: { 'retry-after': String(leaseSeconds) },
});

/**
 * `wake` ends the current call of `rest` early. If nothing is waiting, the next call of `rest` returns immediately.
 */
function createInterruptibleWait(): Pick<FeedConnection, 'rest' | 'wake'> {
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
