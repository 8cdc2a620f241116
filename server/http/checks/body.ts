import { errors } from '@blazon/contract/errors.ts';
import { limits } from '@blazon/contract/limits.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findJsonError } from '../../domain/locate-json-error.ts';
import { RequestFailureError, createFailure } from '../failure.ts';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const jsonContentTypePattern = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/** Accepts only JSON in UTF-8 as the body of a POST or PATCH. Bodies of other methods are ignored. */
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

/** The rest of a longer body is not read. */
const maxDiscardedBytes = 8 * 1024 * 1024;

/**
 * Reads the rest of a body that was too large before the response is sent. If the connection were closed while the
 * client was still sending, the client could lose the response. After a longer body, the connection is closed all the
 * same. A client that sends too slowly gets the error `request_timeout`.
 */
export async function discardRestOfBody(
  { headers, raw }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (Number(headers['content-length']) > maxDiscardedBytes) return;
  let discardedBytes = 0;
  try {
    for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
      discardedBytes += (chunk as Buffer).length;
      if (discardedBytes > maxDiscardedBytes) return;
    }
  } catch {
    // The client has gone, so nobody gets the response.
    return;
  }
  // Fastify has asked for the connection to be closed, which is no longer necessary.
  reply.removeHeader('connection');
}

function readBody(request: FastifyRequest, bytes: Buffer): unknown {
  if (request.method !== 'POST' && request.method !== 'PATCH') return undefined;
  const encoding = request.headers['content-encoding'];
  if (
    !jsonContentTypePattern.test(request.headers['content-type'] ?? '') ||
    (encoding !== undefined && encoding !== 'identity')
  ) {
    throw new RequestFailureError(createFailure('unsupported_media_type'));
  }
  const text = decodeUtf8(bytes);
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestFailureError(createFailure('malformed_json', { message: describePosition(text) }));
  }
}

function decodeUtf8(bytes: Buffer): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new RequestFailureError(
      createFailure('malformed_json', { message: 'The body is not encoded in UTF-8.' }),
    );
  }
}

function describePosition(text: string): string {
  const position = findJsonError(text);
  if (position === undefined) return errors.malformed_json.message;
  const { line, column, isEnd } = position;
  const problem = isEnd ? 'ends too early' : 'is not valid JSON';
  return `The body ${problem} at line ${line}, column ${column}.`;
}
