import { takeEvent, type WebhookHandlerOptions } from './handle-webhook.ts';
import { readBody } from './read-body.ts';
import type { WebhookBody } from './webhooks.ts';

/** The parts of Express' request and response that are used. */
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
      // A parser may already have read the body. If the parser changed the body, verification fails with an
      // explanation.
      const body = request.body === undefined ? readBody(request) : (request.body as WebhookBody);
      const refusal = await takeEvent(body, request.headers, options);
      if (refusal === null) response.status(204).end();
      else response.status(400).send(refusal.message);
    } catch (error) {
      next(error);
    }
  };
}
