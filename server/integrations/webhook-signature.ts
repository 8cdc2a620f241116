import { createHmac, randomBytes } from 'node:crypto';

/** What the headers of one attempt are computed from. */
export interface AttemptToSign {
  readonly eventId: string;
  readonly body: Buffer;
  /** The active secrets, oldest first: one, or two during a rotation. */
  readonly secrets: readonly string[];
  /** The attempt's number, starting at 1. */
  readonly number: number;
  readonly at: Date;
}

const secretPrefix = 'whsec_';

/** Standard Webhooks asks for 24 to 64 bytes. 32 bytes match the output of HMAC-SHA256. */
const secretBytes = 32;

export function generateWebhookSecret(): string {
  return secretPrefix + randomBytes(secretBytes).toString('base64');
}

/**
 * Creates the headers of an attempt. `Service-Signature` has room for one signature: while two secrets are active,
 * the older one signs, so that a receiver can switch to the new secret at any time. `webhook-signature` contains
 * both.
 */
export function createWebhookHeaders(attempt: AttemptToSign): Record<string, string> {
  const [oldest] = attempt.secrets;
  if (oldest === undefined) throw new Error('There is no secret to sign with.');
  const timestamp = String(Math.floor(attempt.at.getTime() / 1000));
  const signatures = attempt.secrets.map((secret) => computeStandardSignature(secret, attempt, timestamp));
  return {
    'content-type': 'application/json',
    'User-Agent': 'Blazon-Webhooks/1',
    'Service-Signature': createHmac('sha256', oldest).update(attempt.body).digest('hex'),
    'Service-Delivery-Attempt': String(attempt.number),
    'webhook-id': attempt.eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

/** Computes the HMAC over id, timestamp and body with the decoded secret, as Standard Webhooks defines it. */
function computeStandardSignature(
  secret: string,
  { eventId, body }: AttemptToSign,
  timestamp: string,
): string {
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
  const hmac = createHmac('sha256', key).update(`${eventId}.${timestamp}.`).update(body);
  return `v1,${hmac.digest('base64')}`;
}
