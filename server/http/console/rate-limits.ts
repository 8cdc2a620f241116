import { clientNetworkKey } from '../../domain/client-network.ts';
import { evaluateRateLimit } from '../../domain/rate-window.ts';
import type { ConsoleParts } from './console-parts.ts';
import { type ConsoleFailure, consoleFail } from './failure.ts';

/**
 * How many requests the dashboard's API takes in a minute: of one person, of all members of one workspace, and of one
 * network while nobody is signed in. Counted like requests to /v1, in buckets of their own. Tries at passwords, links and
 * codes have stricter limits besides: see people/guessing.ts.
 */
type Parts = Pick<ConsoleParts, 'counter' | 'requestLimits'>;

export function limitPerson(parts: Parts, personId: string): Promise<ConsoleFailure | undefined> {
  return limit(parts, `console-person:${personId}`, parts.requestLimits.person, 'you');
}

export function limitWorkspace(parts: Parts, workspaceId: string): Promise<ConsoleFailure | undefined> {
  return limit(parts, `console-workspace:${workspaceId}`, parts.requestLimits.workspace, 'this workspace');
}

export function limitUnauthenticated(parts: Parts, address: string): Promise<ConsoleFailure | undefined> {
  const bucket = `console-network:${clientNetworkKey(address)}`;
  return limit(parts, bucket, parts.requestLimits.network, 'your network');
}

async function limit(
  { counter }: Parts,
  bucket: string,
  most: number,
  who: string,
): Promise<ConsoleFailure | undefined> {
  const { exceeded, retryAfter } = evaluateRateLimit(await counter.add(bucket), most);
  if (!exceeded) return undefined;
  const seconds = retryAfter === 1 ? '1 second' : `${retryAfter} seconds`;
  const message = `Too many requests from ${who} in this minute: wait ${seconds} and try again.`;
  return consoleFail('too_many_requests', { message, retryAfter });
}
