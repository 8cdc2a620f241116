import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../integrations/postgres.ts';
import { isWellFormedApiKey } from '../../domain/api-key.ts';
import { decodeId } from '@blazon/contract/ids.ts';
import { findCaller } from '../../store/api-keys.ts';
import { readPlacement } from '../../store/workspace-placement.ts';
import type { Environment } from '../../domain/environment.ts';
import { buildBaseUrl, type HostDeps } from '../base-url.ts';
import type { Clock } from '../../integrations/clock.ts';
import { createFailure, type RequestFailure } from '../failure.ts';
import { type CellRouting, forwardedHeader } from '../forward-to-cell.ts';
import { createRateLimitFailure } from '../response.ts';
import { rejectExpiredKey, rejectForbiddenNetwork } from './key-limits.ts';

const bearerChallenge = { headers: { 'www-authenticate': 'Bearer' } };

export interface AuthenticationDeps extends HostDeps {
  readonly database: Database;
  readonly clock: Pick<Clock, 'now'>;
  /** Undefined if the service runs as a single cell, or if other cells must not be queried. */
  readonly cells: CellRouting | undefined;
}

/** Finds the caller by their key. Nothing is cached, so that a revoked key fails at the next request. */
export async function authenticate(
  deps: AuthenticationDeps,
  request: FastifyRequest,
): Promise<RequestFailure | undefined> {
  const header = request.headers.authorization;
  if (header === undefined) return createFailure('missing_api_key', bearerChallenge);
  const key = readBearerToken(header);
  if (key === undefined) return refuseKey(refusalMessages.scheme);
  if (!isWellFormedApiKey(key))
    return refuseKey(key === '' ? refusalMessages.empty : refusalMessages.malformed);
  const secretHash = hash('sha256', key, 'buffer');
  const caller = await findCaller(deps.database, secretHash);
  if (caller === undefined) return findKeyInOtherCell(deps, request, secretHash);
  if (caller.movedTo !== null) {
    // The workspace's new cell does all further checks.
    request.context.forwardTo = { cell: caller.movedTo, workspaceId: caller.workspaceId };
    return undefined;
  }
  if (caller.isFrozen) return createFailure('service_unavailable', { headers: { 'retry-after': '1' } });
  // Set even if the key is rejected below, so that the rejection appears in the request log of the workspace.
  if (caller.environment === request.context.environment) request.context.caller = caller;
  return (
    rejectExpiredKey(deps.clock.now(), caller) ??
    rejectOtherEnvironment(deps, caller.environment, request) ??
    rejectForbiddenNetwork(request.ip, caller)
  );
}

/** Looks in the directory of cells for a key that is not in this cell's database. */
async function findKeyInOtherCell(
  { database, cells }: AuthenticationDeps,
  request: FastifyRequest,
  secretHash: Buffer,
): Promise<RequestFailure | undefined> {
  const unknownKeyFailure = refuseKey(refusalMessages.unknown);
  if (cells === undefined) return unknownKeyFailure;
  const forwarded = request.headers[forwardedHeader];
  if (forwarded !== undefined) return findNextCell(database, request, String(forwarded));
  if (cells.directory === undefined) return unknownKeyFailure;
  const lookUp = await cells.directory.find(secretHash, request.ip);
  switch (lookUp.kind) {
    case 'unknown':
      return unknownKeyFailure;
    case 'unavailable':
      return createFailure('service_unavailable', { headers: { 'retry-after': '5' } });
    case 'limited':
      request.context.rate = lookUp.rate;
      return createRateLimitFailure(lookUp.rate);
    case 'found': {
      const { entry } = lookUp;
      // The directory names this cell, but this cell's database has no such active key.
      if (entry.cell === cells.name) return unknownKeyFailure;
      const onMoved = (cell: string) => cells.directory?.correct(secretHash, { ...entry, cell });
      request.context.forwardTo = { ...entry, onMoved };
      return undefined;
    }
  }
}

/**
 * Finds the cell of a forwarded request whose key is not in this cell's database. The workspace may have left this
 * cell before the key was created, but the workspace's row here still names its new cell. A forged header is
 * harmless, because it only decides which error is returned.
 */
async function findNextCell(
  database: Database,
  request: FastifyRequest,
  workspaceId: string,
): Promise<RequestFailure | undefined> {
  const workspace = decodeId('workspace', workspaceId);
  const placement = workspace === undefined ? undefined : await readPlacement(database, workspace);
  if (placement === undefined || placement.movedTo === null) return refuseKey(refusalMessages.unknown);
  request.context.forwardTo = { cell: placement.movedTo, workspaceId };
  return undefined;
}

/**
 * Returns the credentials of a Bearer header, or undefined for any other scheme. Schemes are case-insensitive (RFC
 * 9110).
 */
export function readBearerToken(header: string): string | undefined {
  const [scheme = ''] = header.split(' ', 1);
  return scheme.toLowerCase() === 'bearer' ? header.slice(scheme.length + 1) : undefined;
}

/** The messages do not reveal whether a key was revoked or never existed, because that would confirm a stolen key. */
const refusalMessages = {
  scheme: 'The Authorization header must be `Bearer`, a single space and the API key.',
  empty: 'The Authorization header has no API key after `Bearer`.',
  malformed:
    'The API key is malformed: it must start with `sk_live_` or `sk_test_`, and be complete and without spaces.',
  unknown: 'The API key is revoked or unknown.',
} as const;

function refuseKey(message: string): RequestFailure {
  return createFailure('invalid_api_key', { ...bearerChallenge, message });
}

function rejectOtherEnvironment(
  deps: HostDeps,
  environment: Environment,
  request: FastifyRequest,
): RequestFailure | undefined {
  if (environment === request.context.environment) return undefined;
  const kind = environment === 'live' ? 'Live' : 'Test';
  const message = `This is a ${kind} key: use it on ${buildBaseUrl(deps, environment)}.`;
  return createFailure('wrong_environment', { ...bearerChallenge, message });
}
