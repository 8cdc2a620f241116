import { takeEvent, type WebhookHandlerOptions } from './handle-webhook.ts';
import type { WebhookBody } from './webhooks.ts';

/** The parts of Fastify's instance, request and reply that are used. */
interface Instance {
  register(plugin: (scope: Scope) => Promise<void>): unknown;
}
interface Scope {
  removeAllContentTypeParsers(): void;
  addContentTypeParser(type: string, options: { parseAs: 'buffer' }, parser: BodyParser): void;
  post(path: string, handler: (request: Incoming, reply: Reply) => Promise<unknown>): unknown;
}
type BodyParser = (request: unknown, body: Uint8Array, done: (error: null, body: Uint8Array) => void) => void;
interface Incoming {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
}
interface Reply {
  code(status: number): { send(text?: string): unknown };
}

/**
 * Adds a route to Fastify in its own scope, so that other routes keep their parsed bodies:
 *
 * ```ts
 * blazonWebhook(fastify, '/webhooks/blazon', { secret, onEvent });
 * ```
 */
export function blazonWebhook(fastify: Instance, path: string, options: WebhookHandlerOptions): void {
  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(path, async (request, reply) => {
      const refusal = await takeEvent(request.body as WebhookBody, request.headers, options);
      return refusal === null ? reply.code(204).send() : reply.code(400).send(refusal.message);
    });
  });
}
