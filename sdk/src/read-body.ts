import { WebhookVerificationError } from './errors.ts';
import { maxBytes } from './handle-webhook.ts';
import { concatenateBytes } from './webhooks.ts';

/** Reads the bytes of a Node.js request, up to the maximum size of an event. */
export async function readBody(request: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > maxBytes)
      throw new WebhookVerificationError(
        'payload_malformed',
        'The body exceeds the maximum size of an event.',
      );
    parts.push(part);
  }
  return concatenateBytes(...parts);
}
