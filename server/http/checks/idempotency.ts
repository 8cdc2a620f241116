import { createHash } from 'node:crypto';
import { limits } from '@blazon/contract/limits.ts';
import type { FastifyRequest } from 'fastify';
import { type Database, isDatabaseAway, type Transaction } from '../../outside/postgres.ts';
import { canonicalJson } from '../../rules/canonical-json.ts';
import type { Scope } from '../../rules/environment.ts';
import { claimIdempotencyKey, storeAnswer } from '../../store/idempotency.ts';
import { fail, isFailure, type RequestFailure } from '../failure.ts';
import type { Answer } from '../answer.ts';

const printable = /^[!-~](?:[ -~]*[!-~])?$/;

/** What makes two requests the same: key, method, path and the meaning of the body. */
export interface Idempotency {
  readonly key: string;
  readonly fingerprint: Buffer;
}

/** The header's value, or undefined when there is none. */
export function readIdempotencyKey(request: FastifyRequest): string | undefined | RequestFailure {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && key.length <= limits.idempotencyKeyLength && printable.test(key)) return key;
  return fail('invalid_param', {
    param: 'Idempotency-Key',
    message: `\`Idempotency-Key\` must be 1 to ${limits.idempotencyKeyLength} printable ASCII characters.`,
  });
}

export function fingerprint(method: string, path: string, body: unknown): Buffer {
  return createHash('sha256')
    .update(`${method}\n${path}\n${canonicalJson(body)}`)
    .digest();
}

/** An answer that is to be stored, and the project that it tells of, if any. */
export interface ProjectAnswer extends Answer {
  readonly projectId: string | null;
}

/**
 * Runs the work in one transaction together with its stored answer, or gives the answer stored before. Of several
 * requests with one key the first runs and the others wait for it: inside a process here, between processes in the
 * database. Waiting here keeps them from each holding a connection.
 */
export async function runOnce(
  database: Database,
  scope: Scope,
  idempotency: Idempotency | undefined,
  work: (transaction: Transaction) => Promise<ProjectAnswer | RequestFailure>,
): Promise<Answer | RequestFailure> {
  if (idempotency === undefined) return database.transaction(scope, work);
  return takeTurns(`${scope.workspaceId}\n${scope.environment}\n${idempotency.key}`, () =>
    database.transaction(scope, async (transaction) => {
      const stored = await claimIdempotencyKey(transaction, scope, idempotency.key);
      if (stored) {
        if (!stored.fingerprint.equals(idempotency.fingerprint))
          return fail('idempotency_key_reused', { param: 'Idempotency-Key' });
        // Neither told again nor done again: what it made is gone.
        if (stored.is_gone) return fail('resource_not_found', { message: projectGone });
        return { status: stored.status, body: stored.body, replayed: true };
      }
      const answer = await work(transaction);
      if (!isFailure(answer)) {
        await storeAnswer(transaction, scope, idempotency.key, {
          fingerprint: idempotency.fingerprint,
          status: answer.status,
          body: answer.body,
          projectId: answer.projectId,
        });
      }
      return answer;
    }),
  );
}

const projectGone = 'The project of this request was deleted: use another `Idempotency-Key` for a new one.';

/** The last request in line for each key; every entry is a request under way, so the map is as small as the load. */
const lines = new Map<string, Promise<unknown>>();

async function takeTurns<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = lines.get(key) ?? Promise.resolve();
  const mine = before.then(work, (error: unknown) => {
    // While the database is away each would wait out its own deadline after the other's: all learn it at once.
    if (isDatabaseAway(error)) throw error;
    return work();
  });
  lines.set(key, mine);
  try {
    return await mine;
  } finally {
    if (lines.get(key) === mine) lines.delete(key);
  }
}
