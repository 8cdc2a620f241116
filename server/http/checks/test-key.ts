import type { FastifyRequest } from 'fastify';
import { fail, type RequestFailure } from '../failure.ts';
import { callerOf } from '../request-context.ts';

/** Some operations are for the sandbox alone. */
export function refuseLiveKey(request: FastifyRequest): RequestFailure | undefined {
  const message = request.context.operation?.sandboxOnly;
  if (message === undefined || callerOf(request).environment === 'sandbox') return undefined;
  return fail('test_key_required', { message });
}
