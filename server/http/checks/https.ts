import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isWellFormedApiKey } from '../../domain/api-key.ts';
import { readBearer } from './api-key.ts';
import { createFailure, type RequestFailure } from '../failure.ts';

/**
 * Plain HTTP is rejected and never redirected: after a redirect, clients would keep sending their key unencrypted.
 */
export function requireHttps(
  deps: { readonly onExposedKey: (secretHash: Buffer, requestId: string) => void },
  request: FastifyRequest,
): RequestFailure | undefined {
  if (request.protocol === 'https') return undefined;
  const key = readBearer(request.headers.authorization ?? '');
  if (key !== undefined && isWellFormedApiKey(key)) {
    deps.onExposedKey(hash('sha256', key, 'buffer'), request.id);
  }
  return createFailure('https_required');
}
