import { createHash } from 'node:crypto';
import { limits } from '@blazon/contract/limits.ts';
import type { FastifyRequest } from 'fastify';
import { type Database, isDatabaseUnavailable, type Transaction } from '../../integrations/postgres.ts';
import { toCanonicalJson } from '../../domain/canonical-json.ts';
import type { Scope } from '../../domain/environment.ts';
import { createKeyedLimiter } from '../../domain/keyed-limiter.ts';
import { claimIdempotencyKey, storeResponse } from '../../store/idempotency.ts';
import { createFailure, isFailure, type RequestFailure } from '../failure.ts';
import type { FinishedResponse } from '../response.ts';

const printableKeyPattern = /^[!-~](?:[ -~]*[!-~])?$/;

/** Two requests are the same if their key, method, path and parsed body match. */
export interface Idempotency {
  readonly key: string;
  readonly fingerprint: Buffer;
}

/** Returns the header's value, or undefined if the header is absent. */
export function readIdempotencyKey(request: FastifyRequest): string | undefined | RequestFailure {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && key.length <= limits.idempotencyKeyLength && printableKeyPattern.test(key))
    return key;
  return createFailure('invalid_param', {
    param: 'Idempotency-Key',
    message: `\`Idempotency-Key\` must be 1 to ${limits.idempotencyKeyLength} printable ASCII characters.`,
  });
}

export function computeFingerprint(method: string, path: string, body: unknown): Buffer {
  return createHash('sha256')
    .update(`${method}\n${path}\n${toCanonicalJson(body)}`)
    .digest();
}

/** A response to store. If it belongs to a project, it is no longer replayed once that project is deleted. */
export interface IdempotentResponse extends FinishedResponse {
  readonly projectId: string | null;
}

/**
 * Runs the work and stores its response in one transaction, or returns the response that is already stored. If
 * several requests have the same key, the first one runs and the others wait. Requests in the same process wait here,
 * where they hold no database connection; requests in different processes wait for a lock in the database.
 */
export async function runIdempotently(
  database: Database,
  scope: Scope,
  idempotency: Idempotency | undefined,
  work: (transaction: Transaction) => Promise<IdempotentResponse | RequestFailure>,
): Promise<FinishedResponse | RequestFailure> {
  if (idempotency === undefined) return database.transaction(scope, work);
  return sameKeyLimiter.run(`${scope.workspaceId}\n${scope.environment}\n${idempotency.key}`, () =>
    database.transaction(scope, async (transaction) => {
      const stored = await claimIdempotencyKey(transaction, scope, idempotency.key);
      if (stored) {
        if (!stored.fingerprint.equals(idempotency.fingerprint))
          return createFailure('idempotency_key_reused', { param: 'Idempotency-Key' });
        // The project has since been deleted. The response must not be shown, and the request must not run a second
        // time.
        if (stored.is_gone) return createFailure('resource_not_found', { message: projectDeletedMessage });
        return { status: stored.status, body: stored.body, replayed: true };
      }
      const response = await work(transaction);
      if (!isFailure(response)) {
        await storeResponse(transaction, scope, idempotency.key, {
          fingerprint: idempotency.fingerprint,
          status: response.status,
          body: response.body,
          projectId: response.projectId,
        });
      }
      return response;
    }),
  );
}

const projectDeletedMessage =
  'The project of this request was deleted: use another `Idempotency-Key` for a new one.';

/** Requests with the same key run one after another. */
const sameKeyLimiter = createKeyedLimiter(1, isDatabaseUnavailable);
