import { toClientNetworkKey } from '../../domain/client-network.ts';
import { evaluateRateLimit } from '../../domain/rate-window.ts';
import type { ConsoleDeps } from './console-deps.ts';
import { type ConsoleFailure, createConsoleFailure } from './failure.ts';

/**
 * Limits requests per minute to the dashboard's API: by one person, by all members of a workspace, and by one network
 * without a session. They are counted like requests to /v1, in separate buckets. Attempts at passwords, links and
 * codes have stricter limits (see accounts/sign-in-throttle.ts).
 */
type Deps = Pick<ConsoleDeps, 'counter' | 'requestLimits'>;

export function limitPerson(deps: Deps, personId: string): Promise<ConsoleFailure | undefined> {
  return limitRequests(deps, `console-person:${personId}`, deps.requestLimits.person, 'you');
}

export function limitWorkspace(deps: Deps, workspaceId: string): Promise<ConsoleFailure | undefined> {
  return limitRequests(
    deps,
    `console-workspace:${workspaceId}`,
    deps.requestLimits.workspace,
    'this workspace',
  );
}

export function limitUnauthenticated(deps: Deps, address: string): Promise<ConsoleFailure | undefined> {
  const bucket = `console-network:${toClientNetworkKey(address)}`;
  return limitRequests(deps, bucket, deps.requestLimits.network, 'your network');
}

/**
 * Limits requests for shared pages. They have a separate bucket, because the images of a shared page must not use up
 * the limit for sign-in requests.
 */
export function limitSharedPages(deps: Deps, address: string): Promise<ConsoleFailure | undefined> {
  const bucket = `shared-page:${toClientNetworkKey(address)}`;
  return limitRequests(deps, bucket, deps.requestLimits.network, 'your network');
}

async function limitRequests(
  { counter }: Deps,
  bucket: string,
  limit: number,
  source: string,
): Promise<ConsoleFailure | undefined> {
  const { exceeded, retryAfter } = evaluateRateLimit(await counter.add(bucket), limit);
  if (!exceeded) return undefined;
  const seconds = retryAfter === 1 ? '1 second' : `${retryAfter} seconds`;
  const message = `Too many requests from ${source} in this minute. Wait ${seconds} and try again.`;
  return createConsoleFailure('too_many_requests', { message, retryAfter });
}
