import { limits } from '@blazon/contract/limits.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FailureThrown, fail } from '../failure.ts';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const json = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/** Bodies are JSON in UTF-8 and nothing else; a DELETE needs none, and one that is sent is not read. */
export function acceptJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: limits.bodyBytes }, (request, body, done) => {
    try {
      done(null, readBody(request, body as Buffer));
    } catch (error) {
      done(error as Error, undefined);
    }
  });
}

function readBody(request: FastifyRequest, bytes: Buffer): unknown {
  if (request.method !== 'POST' && request.method !== 'PATCH') return undefined;
  const encoding = request.headers['content-encoding'];
  if (
    !json.test(request.headers['content-type'] ?? '') ||
    (encoding !== undefined && encoding !== 'identity')
  ) {
    throw new FailureThrown(fail('unsupported_media_type'));
  }
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw new FailureThrown(fail('malformed_json'));
  }
}
