import { clientNetwork } from '../../rules/client-network.ts';
import { judgeCount, type RateState } from '../../rules/rate-window.ts';
import type { RequestCounter } from '../../outside/request-counter.ts';

export interface StrangerParts {
  readonly counter: RequestCounter;
  readonly strangerLimit: number;
}

/**
 * Counts a request whose workspace is not known against its network. Only requests that fail are counted, so a
 * neighbour who guesses keys never locks out those who hold one.
 */
export async function countStranger(parts: StrangerParts, address: string | undefined): Promise<RateState> {
  const count = await parts.counter.add(`network:${clientNetwork(address)}`);
  return judgeCount(count, parts.strangerLimit);
}

/** What needs no key, such as the documentation, is counted by itself: who reads it spends nobody's failures. */
export async function countOpen(parts: StrangerParts, address: string | undefined): Promise<RateState> {
  const count = await parts.counter.add(`open:${clientNetwork(address)}`);
  return judgeCount(count, parts.strangerLimit);
}
