import { WebhookVerificationError } from './errors.ts';
import type { WebhookHandlerOptions } from './handle-webhook.ts';
import { verifyWebhook } from './webhooks.ts';

/** What is needed of Express' request and response. */
interface Incoming extends AsyncIterable<Uint8Array> {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body?: unknown;
}
interface Outgoing {
  status(code: number): { send(text: string): unknown; end(): unknown };
}

/**
 * A route handler for Express. Put it before `express.json()`, or give the route `express.raw({ type: 'application/json' })`:
 *
 * ```ts
 * app.post('/webhooks/blazon', blazonWebhook({ secret, onEvent }));
 * ```
 */
export function blazonWebhook(options: WebhookHandlerOptions) {
  return async (request: Incoming, response: Outgoing, next: (error?: unknown) => void): Promise<void> => {
    try {
      // An untouched request is read here; whatever a parser made of it, the check explains.
      const body = request.body === undefined ? await bytesOf(request) : (request.body as Uint8Array);
      await options.onEvent(await verifyWebhook(body, request.headers, options));
      response.status(204).end();
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) return next(error);
      options.onRefused?.(error);
      response.status(400).send(error.message);
    }
  };
}

const mostBytes = 4 * 1024 * 1024;

async function bytesOf(request: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > mostBytes)
      throw new WebhookVerificationError('payload_malformed', 'The body is larger than any event.');
    parts.push(part);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
