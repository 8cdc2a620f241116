import type { FastifyRequest } from 'fastify';
import { createFailure, type RequestFailure } from '../failure.ts';
import { requireCaller } from '../request-context.ts';

/** Rejects a live key if the operation exists only in the sandbox. */
export function rejectLiveKey(request: FastifyRequest): RequestFailure | undefined {
  const message = request.context.operation?.sandboxOnly;
  if (message === undefined || requireCaller(request).environment === 'sandbox') return undefined;
  return createFailure('test_key_required', { message });
}
