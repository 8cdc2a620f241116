import { WebhookVerificationError } from './errors.ts';
import {
  type BlazonEvent,
  type VerifyOptions,
  verifyWebhook,
  type WebhookBody,
  type WebhookHeaders,
} from './webhooks.ts';

/** Events arrive at least once. Use `event_id` to recognise a repeat. */
export type EventHandler = (event: BlazonEvent) => void | Promise<void>;

export interface WebhookHandlerOptions extends VerifyOptions {
  readonly onEvent: EventHandler;
  /** Called for every request that fails verification and gets 400. */
  readonly onRefused?: (error: WebhookVerificationError) => void;
}

/** Larger than any event. The limit keeps an attacker from exhausting memory. */
export const maxBytes = 4 * 1024 * 1024;

/**
 * A handler for servers that take a `Request` and return a `Response`: Next.js route handlers, Hono (`(c) => handler(c.req.raw)`),
 * Bun, Deno, Cloudflare Workers.
 *
 * ```ts
 * export const POST = handleWebhook({ secret: process.env.BLAZON_WEBHOOK_SECRET!, onEvent });
 * ```
 *
 * When `onEvent` throws, the request fails and Blazon sends the event again.
 */
export function handleWebhook(options: WebhookHandlerOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'POST')
      return createResponse(405, 'Webhooks are sent with POST.', { allow: 'POST' });
    if (Number(request.headers.get('content-length')) > maxBytes)
      return createResponse(413, 'The body is too large for an event.');
    const refusal = await takeEvent(request.arrayBuffer(), request.headers, options);
    return refusal === null ? new Response(null, { status: 204 }) : createResponse(400, refusal.message);
  };
}

/**
 * Verifies a request and calls `onEvent`. Returns null on success, otherwise the reason to reject the request.
 * Errors of `onEvent` are thrown.
 */
export async function takeEvent(
  body: WebhookBody | Promise<WebhookBody>,
  headers: WebhookHeaders,
  options: WebhookHandlerOptions,
): Promise<WebhookVerificationError | null> {
  try {
    await options.onEvent(await verifyWebhook(await body, headers, options));
    return null;
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    options.onRefused?.(error);
    return error;
  }
}

function createResponse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return new Response(`${message}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  });
}
