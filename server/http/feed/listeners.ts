import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '@blazon/contract/limits.ts';
import type { SharedCounter, SharedPlace } from '../../outside/redis.ts';
import { fail, type RequestFailure } from '../failure.ts';

/** The open connections of this process to the live feed. */
export interface Listeners {
  /** A place for one more connection, or why there is none. */
  enter(workspaceId: string): Promise<Listener | RequestFailure>;
  /** Lets the listeners of a workspace look for events now. */
  wake(workspaceId: string): void;
  wakeAll(): void;
  /** Ends all of them and lets nobody in any more. */
  close(): Promise<void>;
}

export interface Listener {
  /** Waits until there may be something to send, or for so long. */
  rest(milliseconds: number): Promise<void>;
  wake(): void;
  /** Whether the process wants the connection to end. */
  isClosing(): boolean;
  leave(): void;
}

export interface ListenersParts {
  readonly places: Pick<SharedCounter, 'takePlace' | 'leavePlace'>;
  readonly onCount: (open: number) => void;
}

/** Each holds a socket, a page of events and a timer or two. */
const mostOfProcess = 500;
/** A place is kept anew well before it ends; that of a process that died is free again after so long. */
const placeSeconds = 15;
const renewMilliseconds = 5_000;
const closeMilliseconds = 2_000;

export function createListeners({ places, onCount }: ListenersParts): Listeners {
  const open = new Map<string, Set<Listener>>();
  let count = 0;
  let isClosing = false;
  const emptied = Promise.withResolvers<void>();

  const admit = (workspaceId: string, place: SharedPlace): Listener => {
    const renewal = setInterval(() => void places.takePlace(place).catch(() => undefined), renewMilliseconds);
    const listener: Listener = {
      ...createPause(),
      isClosing: () => isClosing,
      leave() {
        clearInterval(renewal);
        release(workspaceId, listener);
        places.leavePlace(place).catch(() => undefined);
      },
    };
    const others = open.get(workspaceId) ?? new Set();
    open.set(workspaceId, others.add(listener));
    count += 1;
    onCount(count);
    return listener;
  };
  const release = (workspaceId: string, listener: Listener): void => {
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
      const place: SharedPlace = {
        of: `feed:${workspaceId}`,
        holder: randomUUID(),
        most: limits.feedConnections,
        seconds: placeSeconds,
      };
      if (isClosing || count >= mostOfProcess) return elsewhere;
      // While Redis is away each process counts alone.
      const isShared = await places.takePlace(place).catch(() => true);
      const others = open.get(workspaceId)?.size ?? 0;
      if (isShared && others < limits.feedConnections && !isClosing && count < mostOfProcess)
        return admit(workspaceId, place);
      if (isShared) places.leavePlace(place).catch(() => undefined);
      return isClosing || count >= mostOfProcess ? elsewhere : tooMany;
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

const elsewhere = fail('service_unavailable', {
  message: 'This process takes no more connections to the live feed: connect again.',
  headers: { 'retry-after': '1' },
});
const tooMany = fail('too_many_connections', { headers: { 'retry-after': String(placeSeconds) } });

/** A wait that can be cut short. A wake-up that comes while nobody waits cuts the next wait. */
function createPause(): Pick<Listener, 'rest' | 'wake'> {
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
