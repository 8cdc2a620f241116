import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { verifyWebhook, type WebhookVerificationError } from '../src/blazon.ts';
import { signWebhook } from '../src/webhooks.ts';

/**
 * The verification guide lists the error for each mistake. This test compares its TypeScript messages with the SDK's;
 * sdk-python/tests/unit/test_verification_page.py does the same for Python.
 */
const page = readFileSync(
  new URL('../../site/src/content/docs/guides/verification.md', import.meta.url),
  'utf8',
);
const now = 1_763_164_800;
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const otherSecret = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
const body = '{"event_id":"evt_1","type":"generation.success","created_at":1,"data":{}}\n';
const headers = await signWebhook(body, { secret, id: 'evt_1', timestamp: now });
/** The digest of `Service-Signature`, which is of the body alone. */
const digest = createHmac('sha256', secret).update(body).digest();
const hex = digest.toString('hex');
const base64 = digest.toString('base64');
function createOptionsAfterMinutes(count: number) {
  return { secret, now: (now + count * 60) * 1000 };
}

const usualOptions = createOptionsAfterMinutes(0);

const mistakes: Readonly<Record<string, Parameters<typeof verifyWebhook>>> = {
  'a parsed body': [JSON.parse(body), headers, usualOptions],
  'a body written again': [
    JSON.stringify(JSON.parse(body), null, 2),
    await signWebhook(body.trim(), { secret, id: 'evt_1', timestamp: now }),
    usualOptions,
  ],
  'a trimmed newline': [body.trim(), headers, usualOptions],
  'the secret of another workspace': [body, headers, { ...usualOptions, secret: otherSecret }],
  'an API key in place of the secret': [body, headers, { ...usualOptions, secret: 'sk_test_bz_x' }],
  'half a secret': [body, headers, { ...usualOptions, secret: secret.slice(0, 20) }],
  'hex in `webhook-signature`': [body, { ...headers, 'webhook-signature': hex }, usualOptions],
  'base64 without its version in `webhook-signature`': [
    body,
    { ...headers, 'webhook-signature': base64 },
    usualOptions,
  ],
  'a header that a proxy removed': [body, { ...headers, 'webhook-id': undefined }, usualOptions],
  'a clock that is 6 minutes ahead, or a replay': [body, headers, createOptionsAfterMinutes(6)],
  'a clock that is 6 minutes behind': [body, headers, createOptionsAfterMinutes(-6)],
};

/** Matches rows of the form: | mistake | `reason` | TypeScript | Python | */
const rows = [...page.matchAll(/^\| ([^|]+?) \| `(\w+)` \| ([^|]+?) \| ([^|]+?) \|$/gm)];

it('the verification guide names every mistake once', () => {
  expect(rows.map(([, name]) => name)).toEqual(Object.keys(mistakes));
});

it.each(Object.entries(mistakes))('%s gets the documented message', async (name, given) => {
  const error = await verifyWebhook(...given).then(
    () => undefined,
    (each: WebhookVerificationError) => each,
  );
  const [, , reason, text] = rows.find(([, each]) => each === name) ?? [];
  expect({ reason: error?.reason, text: error?.message }).toEqual({ reason, text });
});
