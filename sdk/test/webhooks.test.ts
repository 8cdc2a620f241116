import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createWebhookHeaders } from '../../server/integrations/webhook-signature.ts';
import { verifyWebhook, type WebhookVerificationError } from '../src/blazon.ts';
import { successEvent } from '../src/testing.ts';
import { signWebhook } from '../src/webhooks.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const otherSecret = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
const event = successEvent();
const body = `${JSON.stringify(event, null, 1)}\n`;

/** Signs like the service. */
function signHeaders(secrets: readonly string[] = [secret], at = new Date()) {
  return createWebhookHeaders({ eventId: event.event_id, body: Buffer.from(body), secrets, number: 1, at });
}

function catchMistake(given: Parameters<typeof verifyWebhook>): Promise<WebhookVerificationError> {
  return verifyWebhook(...given).then(
    () => {
      throw new Error('the webhook was accepted');
    },
    (error: WebhookVerificationError) => error,
  );
}

describe('a webhook that the service signed', () => {
  it('is accepted as text, bytes and buffer, with headers of any kind', async () => {
    const bytes = new TextEncoder().encode(body);
    for (const given of [body, bytes, bytes.buffer, Buffer.from(body)])
      expect(await verifyWebhook(given, signHeaders(), { secret })).toEqual(event);
    expect(await verifyWebhook(body, new Headers(signHeaders()), { secret })).toEqual(event);
  });

  it('is accepted if any of its signatures matches any of the given secrets', async () => {
    expect(await verifyWebhook(body, signHeaders([otherSecret, secret]), { secret })).toEqual(event);
    expect(await verifyWebhook(body, signHeaders([secret]), { secret: [otherSecret, secret] })).toEqual(
      event,
    );
  });

  it('has the same headers as a webhook that this library signs', async () => {
    const at = new Date(1_763_164_800_000);
    const ours = await signWebhook(body, { secret, id: event.event_id, timestamp: 1_763_164_800 });
    const theirs = Object.entries(signHeaders([secret], at)).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]);
    expect(ours).toEqual(Object.fromEntries(theirs));
  });
});

function minutesFromNow(count: number) {
  return new Date(Date.now() + count * 60_000);
}

const hex = createHmac('sha256', secret).update(body).digest('hex');

describe('a mistake has its own message', () => {
  it.each([
    ['a parsed body', JSON.parse(body), signHeaders(), secret, 'body_parsed', 'express.raw'],
    ['a trimmed newline', body.trim(), signHeaders(), secret, 'body_changed', 'white space'],
    ['an added newline', body, signText(body.trim()), secret, 'body_changed', 'white space'],
    [
      'a wrong secret',
      body,
      signHeaders(),
      otherSecret,
      'signature_mismatch',
      'of the workspace that sent it',
    ],
    ['another body', '{}', signHeaders(), secret, 'signature_mismatch', 'exactly as it arrived'],
    [
      'an API key as the secret',
      body,
      signHeaders(),
      'sk_test_bz_x',
      'secret_malformed',
      'begins with whsec_',
    ],
    ['a damaged secret', body, signHeaders(), 'whsec_&&&', 'secret_malformed', 'not base64'],
    ['an empty secret', body, signHeaders(), 'whsec_', 'secret_malformed', 'cut off'],
    ['half a secret', body, signHeaders(), 'whsec_BwcHBwcHBwcHBwcH', 'secret_malformed', 'cut off'],
    ['no secret', body, signHeaders(), [], 'secret_malformed', 'No secret'],
    [
      'hex in place of base64',
      body,
      { ...signHeaders(), 'webhook-signature': hex },
      secret,
      'header_malformed',
      'in hex',
    ],
    ['no headers', body, {}, secret, 'header_missing', '`webhook-id` is missing'],
    [
      'no time',
      body,
      { ...signHeaders(), 'webhook-timestamp': 'now' },
      secret,
      'header_malformed',
      'Unix time',
    ],
    [
      'an old request',
      body,
      signHeaders([secret], minutesFromNow(-6)),
      secret,
      'timestamp_too_old',
      'seconds ago, and 300 are allowed',
    ],
    [
      'a clock that is behind',
      body,
      signHeaders([secret], minutesFromNow(6)),
      secret,
      'timestamp_in_future',
      'in the future',
    ],
  ])('%s', async (_name, given, headers, key, reason, message) => {
    const error = await catchMistake([given, headers, { secret: key }]);
    expect(error).toMatchObject({ name: 'WebhookVerificationError', reason });
    expect(error.message).toContain(message);
  });

  function signText(text: string) {
    const attempt = { eventId: event.event_id, secrets: [secret], number: 1, at: new Date() };
    return createWebhookHeaders({ ...attempt, body: Buffer.from(text) });
  }
});

it('verifyWebhook rejects an old request from which the timestamp was removed', async () => {
  const {
    'webhook-timestamp': _time,
    'webhook-signature': _signature,
    ...rest
  } = signHeaders([secret], minutesFromNow(-60));
  expect(await catchMistake([body, rest, { secret }])).toMatchObject({ reason: 'header_missing' });
});
