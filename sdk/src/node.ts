import { takeEvent, type WebhookHandlerOptions } from './handle-webhook.ts';
import { readBody } from './read-body.ts';

/** The parts of `node:http`'s request and response that are used. */
interface Incoming extends AsyncIterable<Uint8Array> {
  readonly method?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}
interface Outgoing {
  writeHead(status: number, headers?: Record<string, string>): { end(text?: string): unknown };
}

/**
 * A request listener for servers of `node:http` and `node:https`:
 *
 * ```ts
 * createServer(blazonWebhook({ secret, onEvent })).listen(3000);
 * ```
 *
 * If `onEvent` throws, the response is 500 and Blazon sends the event again; `onError` gets the error.
 */
export function blazonWebhook(
  options: WebhookHandlerOptions & { readonly onError?: (error: unknown) => void },
) {
  // A Node.js listener has no caller that could catch an error.
  // oxlint-disable-next-line no-console
  const { onError = console.error } = options;
  return async (request: Incoming, response: Outgoing): Promise<void> => {
    const respond = (status: number, message: string, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers })
        .end(`${message}\n`);
    if (request.method !== 'POST') {
      respond(405, 'Webhooks are sent with POST.', { allow: 'POST' });
      return;
    }
    try {
      const refusal = await takeEvent(readBody(request), request.headers, options);
      if (refusal === null) response.writeHead(204).end();
      else respond(400, refusal.message);
    } catch (error) {
      onError(error);
      respond(500, 'The event could not be handled.');
    }
  };
}
