import { createHmac } from 'node:crypto';
import { threadCpuUsage } from 'node:process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkProperty } from '../test/support/check-property.ts';
import {
  secret,
  previous,
  eventId,
  now,
  event,
  sent,
  current,
  received,
  timestamp,
  key,
  lines,
  explain,
  codes,
  bodyOf,
  withHeaders,
  only,
  serviceBy,
  onlyService,
  standardBy,
  standard,
  text,
  whole,
  raw,
  otherEvent,
  otherBody,
} from '../test/support/debugged-request.ts';
import { createWebhookHeaders } from '../integrations/webhook-signature.ts';
import { findingTexts } from './signature-debugger/finding-texts.ts';
import { findEventIds, type SignatureDebugInput } from './signature-debugger.ts';

/** Each case makes one mistake that receivers make, and names the finding that the debugger must report. */
type Corpus = readonly [name: string, code: string, given: Partial<SignatureDebugInput>][];

const headerMistakes: Corpus = [
  ['no headers', 'missing_header', { headers: '' }],
  ['headers without ours', 'missing_header', only({ 'content-type': 'application/json' })],
  [
    'another name',
    'wrong_header_name',
    only({ 'X-Blazon-Signature': received['Service-Signature'], 'webhook-id': eventId }),
  ],
  ['the names of Svix', 'wrong_header_name', only({ 'svix-signature': received['webhook-signature'] })],
  ['no id', 'missing_id', withHeaders({ 'webhook-id': undefined })],
  ['no timestamp', 'missing_timestamp', withHeaders({ 'webhook-timestamp': undefined })],
  [
    'a date',
    'timestamp_unreadable',
    withHeaders({ 'webhook-timestamp': '2026-11-15T12:00:00Z', ...standard('') }),
  ],
  [
    'milliseconds',
    'timestamp_in_milliseconds',
    withHeaders({
      ...standard(standardBy(key, `${eventId}.${timestamp}000.${text}`)),
      'webhook-timestamp': `${timestamp}000`,
    }),
  ],
  ['an old request', 'timestamp_too_old', { now: new Date(now.getTime() + 600_000) }],
  ['a clock behind', 'timestamp_in_the_future', { now: new Date(now.getTime() - 600_000) }],
];

const bodyMistakes: Corpus = [
  ['no body', 'body_missing', bodyOf('')],
  ['pretty printed', 'body_reserialised', bodyOf(JSON.stringify(event, null, 2))],
  ['as Python writes it', 'body_reserialised', bodyOf(JSON.stringify(event).replaceAll('":', '": '))],
  [
    'keys in another order',
    'body_reserialised',
    bodyOf(
      JSON.stringify({ type: event.type, data: event.data, created_at: event.created_at, event_id: eventId }),
    ),
  ],
  ['a line break at the end', 'body_trailing_newline', bodyOf(`${text}\n`)],
  ['a byte order mark', 'body_byte_order_mark', bodyOf(`\uFEFF${text}`)],
  ['read as Latin-1', 'body_wrong_charset', bodyOf(sent.toString('latin1'))],
  ['read as ASCII', 'body_wrong_charset', bodyOf(sent.toString('ascii'))],
  ['written as Latin-1', 'body_wrong_charset', { body: Buffer.from(text, 'latin1') }],
  ['question marks for letters', 'body_wrong_charset', bodyOf(text.replaceAll(/[^\x20-\x7e]/g, '?'))],
  ['cut off', 'body_cut', bodyOf(text.slice(0, 100))],
  ['stringified twice', 'body_quoted', bodyOf(JSON.stringify(text))],
  ['in base64, as some gateways have it', 'body_quoted', bodyOf(sent.toString('base64'))],
  ['changed', 'body_changed', bodyOf(text.replace('#12304a', '#ffffff'))],
  [
    'of another event',
    'body_of_another_event',
    {
      body: otherBody,
      sent: new Map([
        [eventId, sent],
        [otherEvent, otherBody],
      ]),
    },
  ],
];

const signingMistakes: Corpus = [
  ['no prefix', 'secret_without_prefix', withHeaders({ 'Service-Signature': serviceBy(secret.slice(6)) })],
  ['decoded for Service-Signature', 'secret_decoded', withHeaders({ 'Service-Signature': serviceBy(key) })],
  [
    'a line break after it',
    'secret_with_white_space',
    withHeaders({ 'Service-Signature': serviceBy(`${secret}\n`) }),
  ],
  ['not decoded', 'secret_not_decoded', withHeaders(standard(standardBy(secret, whole)))],
  ['not decoded, no prefix', 'secret_not_decoded', withHeaders(standard(standardBy(secret.slice(6), whole)))],
  [
    'decoded with its prefix',
    'secret_decoded_with_prefix',
    withHeaders(standard(standardBy(Buffer.from(secret, 'base64'), whole))),
  ],
  ['body only', 'signed_without_id_and_timestamp', withHeaders(standard(standardBy(key, text)))],
  ['no id', 'signed_without_id', withHeaders(standard(standardBy(key, `${timestamp}.${text}`)))],
  ['no timestamp', 'signed_without_timestamp', withHeaders(standard(standardBy(key, `${eventId}.${text}`)))],
  ['no body', 'signed_without_body', withHeaders(standard(standardBy(key, `${eventId}.${timestamp}.`)))],
  [
    'milliseconds inside',
    'signed_with_milliseconds',
    withHeaders(standard(standardBy(key, `${eventId}.${timestamp}000.${text}`))),
  ],
  [
    'more than the body',
    'signed_with_id_and_timestamp',
    withHeaders({ 'Service-Signature': serviceBy(secret, whole) }),
  ],
  [
    'SHA-1',
    'wrong_algorithm',
    withHeaders({ 'Service-Signature': createHmac('sha1', secret).update(sent).digest('hex') }),
  ],
];

const formMistakes: Corpus = [
  ['hex for base64', 'encoding_hex', withHeaders(standard(`v1,${raw.toString('hex')}`))],
  [
    'base64 for hex',
    'encoding_base64',
    withHeaders({ 'Service-Signature': createHmac('sha256', secret).update(sent).digest('base64') }),
  ],
  [
    'base64 of hex',
    'encoding_base64_of_hex',
    withHeaders(standard(`v1,${Buffer.from(raw.toString('hex')).toString('base64')}`)),
  ],
  ['base64 of URLs', 'encoding_base64url', withHeaders(standard(`v1,${raw.toString('base64url')}`))],
  [
    'upper case',
    'encoding_upper_case',
    withHeaders({ 'Service-Signature': serviceBy(secret).toUpperCase() }),
  ],
  ['no version', 'signature_without_version', withHeaders(standard(raw.toString('base64')))],
  [
    'as GitHub has it',
    'signature_prefixed',
    withHeaders({ 'Service-Signature': `sha256=${serviceBy(secret)}` }),
  ],
  ['cut hex', 'signature_truncated', withHeaders({ 'Service-Signature': serviceBy(secret).slice(0, 40) })],
  ['cut base64', 'signature_truncated', withHeaders(standard(`v1,${raw.toString('base64').slice(0, 30)}`))],
];

const ended = { text: previous, isCurrent: false, until: new Date(now.getTime() - 1000) };
const leaving = { ...ended, until: new Date(now.getTime() + 3_600_000) };
/** Mistakes made while pasting: the secret and the body are correct. */
const pastedMistakes: Corpus = [
  ['half a word for a signature', 'signature_unreadable', onlyService('sha256 of it')],
  [
    'one header of another request',
    'signature_changed',
    withHeaders({ 'Service-Signature': serviceBy(secret, 'another body') }),
  ],
  [
    'the only header of another request, with the body as it was sent',
    'signature_changed',
    onlyService(serviceBy('whsec_c29tZWJvZHkgZWxzZQ==')),
  ],
  ['a word as what was computed', 'computed_unreadable', { computed: 'undefined' }],
  [
    'another digest as what was computed',
    'computed_unknown',
    { computed: serviceBy('whsec_c29tZWJvZHkgZWxzZQ==') },
  ],
];

const secretMistakes: Corpus = [
  [
    'of another workspace',
    'secret_unknown',
    { ...onlyService(serviceBy('whsec_c29tZWJvZHkgZWxzZQ==')), sent: new Map() },
  ],
  [
    'the previous one, ended',
    'secret_ended',
    { ...withHeaders({ 'Service-Signature': serviceBy(previous) }), secrets: [current, ended] },
  ],
  [
    'the new one before its time',
    'secret_too_new',
    {
      headers: lines(
        createWebhookHeaders({ eventId, body: sent, secrets: [previous, secret], number: 1, at: now }),
      ),
      computed: serviceBy(secret),
      secrets: [current, leaving],
    },
  ],
];

describe.each([
  ['headers', headerMistakes],
  ['body', bodyMistakes],
  ['signing method', signingMistakes],
  ['encoding', formMistakes],
  ['secret', secretMistakes],
  ['pasted value', pastedMistakes],
] as const)('the debugger identifies a mistake with the %s', (_, corpus) => {
  test.each(corpus)('%s is reported as %s', (_name, code, given) => {
    expect(codes(given)[0]).toBe(code);
  });
});

test('every documented mistake has a test case', () => {
  const all = [
    headerMistakes,
    bodyMistakes,
    signingMistakes,
    formMistakes,
    secretMistakes,
    pastedMistakes,
  ].flat();
  const covered = new Set([...all.map(([, code]) => code), 'correct', 'body_line_endings']);
  expect(Object.keys(findingTexts).filter((code) => !covered.has(code))).toEqual([]);
});

test('a body is checked even if the event is no longer stored', () => {
  const unknown = new Map();
  for (const [, code, given] of bodyMistakes.slice(1, 3))
    expect(codes({ ...given, sent: unknown })[0]).toBe(code);
  expect(codes({ ...bodyOf(`${text}\r\n`), sent: unknown })).toEqual(['body_trailing_newline']);
  expect(codes({ ...bodyOf(sent.toString('latin1')), sent: unknown })).toEqual(['body_wrong_charset']);
});

test('changed line endings are distinguished from other changes', () => {
  const body = Buffer.from('{\n"event_id":"x"\n}');
  const headers = `Service-Signature: ${serviceBy(secret, body)}`;
  expect(
    codes({ headers, body: Buffer.from(body.toString().replaceAll('\n', '\r\n')), sent: new Map() }),
  ).toEqual(['body_line_endings']);
});

test('the first difference between the bodies is shown', () => {
  const [first] = explain(bodyOf(text.replace('"type":', '"type": ')));
  const at = text.indexOf('"type":') + '"type":'.length;
  expect(first).toMatchObject({ code: 'body_reserialised', difference: { atByte: at } });
  expect(first?.difference?.sent.slice(8)).toMatch(/^"generation/);
  expect(first?.difference?.given.slice(8)).toMatch(/^ "generation/);
});

test('the signature that the receiver computed is explained even if the request is correct', () => {
  const computed = (digestText: string) => codes({ computed: digestText });
  expect(computed(serviceBy(secret))).toEqual(['correct']);
  expect(computed(raw.toString('base64'))).toEqual(['correct']);
  expect(computed(serviceBy(secret, JSON.stringify(event, null, 2)))).toEqual(['body_reserialised']);
  expect(computed(serviceBy(secret, JSON.stringify(text)))).toEqual(['body_quoted']);
  expect(computed(serviceBy(secret.slice(6)))).toEqual(['secret_without_prefix']);
  expect(computed(createHmac('sha256', secret).update(whole).digest('base64'))).toEqual([
    'secret_not_decoded',
  ]);
  expect(computed('no signature at all')).toEqual(['computed_unreadable']);
});

test('two mistakes are reported together', () => {
  const both = withHeaders(standard(`v1,${createHmac('sha256', secret).update(text).digest('hex')}`));
  expect(codes(both)).toEqual(['secret_not_decoded', 'signed_without_id_and_timestamp', 'encoding_hex']);
});

test('headers are accepted in the formats that people paste', () => {
  const [service = '', signature = ''] = [received['Service-Signature'], received['webhook-signature']];
  for (const headers of [
    service,
    signature.replace('v1,', 'webhook-signature: v1,') +
      `\nwebhook-id: ${eventId}\nwebhook-timestamp: ${timestamp}`,
    JSON.stringify(received, null, 2),
    JSON.stringify(Object.fromEntries(Object.entries(received).map(([name, value]) => [name, [value]]))),
    `-H 'Service-Signature: ${service}' \\\n-H 'webhook-id: ${eventId}' \\`,
    `HTTP_SERVICE_SIGNATURE=${service}\nHTTP_WEBHOOK_ID=${eventId}`,
    `'service-signature': '${service}',`,
  ])
    expect({ headers, found: codes({ headers }) }).toEqual({ headers, found: ['correct'] });
});

test('during a rotation, both secrets are accepted', () => {
  const headers = lines(
    createWebhookHeaders({ eventId, body: sent, secrets: [previous, secret], number: 1, at: now }),
  );
  expect(codes({ headers, secrets: [current, leaving] })).toEqual(['correct']);
});

test('a signature cannot be guessed piece by piece', () => {
  for (const length of [1, 2, 8, 15])
    expect(codes({ headers: serviceBy(secret).slice(0, length) })).toEqual(
      codes({ headers: serviceBy('another').slice(0, length) }),
    );
});

test('neither a secret nor a valid signature is ever revealed', () => {
  const all = [
    headerMistakes,
    bodyMistakes,
    signingMistakes,
    formMistakes,
    secretMistakes,
    pastedMistakes,
  ].flat();
  const told = all.map(([, , given]) => JSON.stringify(explain(given))).join('');
  for (const hidden of [secret, secret.slice(6), previous, serviceBy(secret), raw.toString('base64')])
    expect(told.includes(hidden)).toBe(false);
});

test('a hostile request is checked quickly', () => {
  const size = 64_000;
  const strange = [0, 1].map((index) => `v1,${Buffer.alloc(32, index).toString('base64')}`).join(' ');
  const headers = lines({
    'service-signature': strange.repeat(40),
    'webhook-signature': strange,
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
  });
  const given = { headers, computed: strange, secrets: [current, leaving] };
  const deep = `${'['.repeat(15)}${'1,'.repeat(size / 2 - 30)}1${']'.repeat(15)}`;
  const texts = [`${' '.repeat(size)}x`, '['.repeat(size), deep, 'ÿ'.repeat(size / 2)];
  texts.push(`${'['.repeat(size / 2)}${']'.repeat(size / 2)}`, `"${'<'.repeat(size)}"`);
  for (const hostile of texts.map((each) => Buffer.from(each)))
    for (const known of [new Map(), new Map([[eventId, Buffer.from(hostile).reverse()]])]) {
      const start = threadCpuUsage();
      expect(codes({ ...given, body: hostile, sent: known })).not.toContain('correct');
      const { user, system } = threadCpuUsage(start);
      // This is CPU time, not elapsed time. It can double on a core that another thread also uses.
      expect((user + system) / 1000).toBeLessThan(250);
    }
  const spaces = threadCpuUsage();
  for (const line of [`a${' '.repeat(8_000)}b`, `a:${' '.repeat(4_000)}${'x'.repeat(4_000)}\u2028y`])
    codes({ headers: line });
  expect(threadCpuUsage(spaces).user / 1000).toBeLessThan(50);
});

test('the event ids of a request come from its header and its body', () => {
  expect(findEventIds(lines(received), sent)).toEqual([eventId]);
  expect(findEventIds(`webhook-id: ${otherEvent}`, sent)).toEqual([otherEvent, eventId]);
  expect(findEventIds('', Buffer.from('no json'))).toEqual([]);
});

test('a valid signature is always reported as valid', () => {
  checkProperty(
    fc.property(
      fc.uint8Array({ maxLength: 400 }),
      fc.uint8Array({ minLength: 24, maxLength: 64 }),
      fc.integer({ min: -300, max: 300 }),
      fc.stringMatching(/^[a-z0-9_]{1,40}$/),
      fc.boolean(),
      (bytes, keyBytes, age, id, isKnown) => {
        const body = Buffer.from(bytes);
        const signedWith = `whsec_${Buffer.from(keyBytes).toString('base64')}`;
        const at = new Date(now.getTime() - age * 1000);
        const headers = createWebhookHeaders({ eventId: id, body, secrets: [signedWith], number: 1, at });
        const found = codes({
          headers: lines(headers),
          body,
          secrets: [{ ...current, text: signedWith }],
          sent: isKnown ? new Map([[id, body]]) : new Map(),
        });
        expect(found).toEqual(['correct']);
      },
    ),
    300,
  );
});
