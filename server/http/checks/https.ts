import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isWellFormedApiKey } from '../../domain/api-key.ts';
import { readBearerToken } from './api-key.ts';
import { createFailure, type RequestFailure } from '../failure.ts';

/**
 * Rejects plain HTTP instead of redirecting it, because redirected clients would keep sending their key unencrypted.
 * Reports a key that was sent this way as exposed.
 */
export function requireHttps(
  deps: { readonly onExposedKey: (secretHash: Buffer, requestId: string) => void },
  request: FastifyRequest,
): RequestFailure | undefined {
  if (request.protocol === 'https') return undefined;
  const key = readBearerToken(request.headers.authorization ?? '');
  if (key !== undefined && isWellFormedApiKey(key)) {
    deps.onExposedKey(hash('sha256', key, 'buffer'), request.id);
  }
  return createFailure('https_required');
}
