import { createHmac, timingSafeEqual } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { ReceivedRequest } from './receiver/receiver.ts';

/** Verifies `Service-Signature` with the code below, and `webhook-signature` with the Standard Webhooks library. */
export function verifySignature(received: ReceivedRequest, secret: string): void {
  const { headers, body } = received;
  const expected = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(String(headers['service-signature']), 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Error('Bad signature');
  if (String(headers['service-signature']) !== expected.toString('hex'))
    throw new Error('The Service-Signature is not lower-case hex.');

  // This throws if the signature is wrong or its timestamp is too far from now.
  new Webhook(secret).verify(body, {
    'webhook-id': String(headers['webhook-id']),
    'webhook-timestamp': String(headers['webhook-timestamp']),
    'webhook-signature': String(headers['webhook-signature']),
  });
}
