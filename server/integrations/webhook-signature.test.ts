import { createHmac, timingSafeEqual } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { generateWebhookSecret, createWebhookHeaders } from './webhook-signature.ts';

const eventId = 'evt_01k9z3px8me3zt5r7q9v1w3x5y';
const text = '{"event_id":"evt_01k9z3px8me3zt5r7q9v1w3x5y","name":"Kaffeerösterei ☕\\u0000"}';
const body = Buffer.from(text);

function sign(secrets: readonly string[], number = 1) {
  return createWebhookHeaders({ eventId, body, secrets, number, at: new Date() });
}

/** Verifies the signature as a customer would, with nothing but the documentation. */
function receiverAccepts(secret: string, raw: Buffer, headers: Record<string, string>): boolean {
  const expected = Buffer.from(createHmac('sha256', secret).update(raw).digest('hex'));
  const actual = Buffer.from(headers['Service-Signature'] ?? '');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Verifies the Standard Webhooks headers without that project's library. */
function standardReceiverAccepts(secret: string, raw: Buffer, headers: Record<string, string>): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${raw.toString()}`;
  const expected = createHmac('sha256', key).update(content).digest('base64');
  return (headers['webhook-signature'] ?? '').split(' ').some((each) => each === `v1,${expected}`);
}

test('independent receivers accept both signatures, and reject any other body or secret', () => {
  const secret = generateWebhookSecret();
  const headers = sign([secret]);
  expect(new Webhook(secret).verify(text, headers)).toMatchObject({ event_id: eventId });
  expect(receiverAccepts(secret, body, headers)).toBe(true);
  expect(standardReceiverAccepts(secret, body, headers)).toBe(true);

  const tampered = Buffer.from(text.replace('☕', '🍵'));
  const stranger = generateWebhookSecret();
  expect(() => new Webhook(secret).verify(tampered.toString(), headers)).toThrow('No matching signature');
  expect(() => new Webhook(stranger).verify(text, headers)).toThrow('No matching signature');
  expect(receiverAccepts(secret, tampered, headers)).toBe(false);
  expect(receiverAccepts(stranger, body, headers)).toBe(false);
});

test('`Service-Signature` uses the whole secret as its key, `webhook-signature` only the decoded part', () => {
  const headers = createWebhookHeaders({
    eventId: 'evt_1',
    body: Buffer.from('{}'),
    secrets: ['whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE='],
    number: 4,
    at: new Date(1_700_000_000_999),
  });
  // Computed with: openssl dgst -sha256 -hmac (and -mac HMAC -macopt key:01234567890123456789012345678901).
  expect(headers).toEqual({
    'content-type': 'application/json',
    'User-Agent': 'Blazon-Webhooks/1',
    'Service-Signature': '4975dd86ca3eae3dc2d4f23b8b4c75e7936a348235e64afb7c9a6a742840fadd',
    'Service-Delivery-Attempt': '4',
    'webhook-id': 'evt_1',
    'webhook-timestamp': '1700000000',
    'webhook-signature': 'v1,5WH8p9Zk6mRbbnR1IwGcGV2AEmP7ePQKioxWTwH/XOs=',
  });
});

test('during a rotation, `webhook-signature` is valid for both secrets and `Service-Signature` for the older one', () => {
  const [older, newer] = [generateWebhookSecret(), generateWebhookSecret()];
  const headers = sign([older, newer]);
  for (const secret of [older, newer]) {
    new Webhook(secret).verify(text, headers);
    expect(standardReceiverAccepts(secret, body, headers)).toBe(true);
  }
  expect(receiverAccepts(older, body, headers)).toBe(true);
  expect(receiverAccepts(newer, body, headers)).toBe(false);
});

test('a secret has 32 random bytes after its prefix, and signing without a secret throws', () => {
  const secrets = Array.from({ length: 100 }, generateWebhookSecret);
  expect(new Set(secrets).size).toBe(100);
  for (const secret of secrets) {
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32);
  }
  expect(() => sign([])).toThrow('no secret');
});
