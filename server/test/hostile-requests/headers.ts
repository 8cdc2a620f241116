import { hosts } from '../support/stage.ts';
import { get, type HostileRequest, hostHeader, json, validHostAndKeyHeaders, post } from './raw-request.ts';

const list = (headers: string) => [`GET /v1/projects HTTP/1.1\r\n${headers}\r\n`];
const authorised = (value: string) => list(`${hostHeader}Authorization: ${value}\r\n`);

export const headers: HostileRequest[] = [
  ['a header of 20 KB', [get('/v1/projects', `X-A: ${'a'.repeat(20_000)}\r\n`)], 'headers_too_large'],
  ['a header of 2 MB', [get('/v1/projects', `X-A: ${'a'.repeat(2_000_000)}\r\n`)], 'headers_too_large'],
  ['a header name of 20 KB', [get('/v1/projects', `${'a'.repeat(20_000)}: a\r\n`)], 'headers_too_large'],
  ['3,500 headers', [get('/v1/projects', 'a:b\r\n'.repeat(3_500))], 'headers_too_large'],
  ['100 headers', [get('/v1/projects', 'a:b\r\n'.repeat(100))], 200],
  ['a control character', [get('/v1/projects', 'X-A: a\x01b\r\n')], 'malformed_request'],
  ['NUL', [get('/v1/projects', 'X-A: a\x00b\r\n')], 'malformed_request'],
  ['bytes beyond ASCII', [get('/v1/projects', 'X-A: \xff\xfe\r\n')], 200],
  ['a blank in a name', [get('/v1/projects', 'X A: b\r\n')], 'malformed_request'],
  ['no name', [get('/v1/projects', ': b\r\n')], 'malformed_request'],
  ['a header named __proto__', [get('/v1/projects', '__proto__: b\r\n')], 200],

  ['no host', list('Authorization: Bearer {key}\r\n'), 'misdirected_request'],
  ['ours and a foreign host', list(`${validHostAndKeyHeaders}Host: example.com\r\n`), 'malformed_request'],
  ['a foreign host and ours', list(`Host: example.com\r\n${validHostAndKeyHeaders}`), 'malformed_request'],
  [
    'a host with a user',
    list(`Host: a@${hosts.live}\r\nAuthorization: Bearer {key}\r\n`),
    'misdirected_request',
  ],
  ['a host with bytes beyond ASCII', list('Host: \xff\xfe\r\n'), 'misdirected_request'],
  ['a host of brackets', list('Host: [::1\r\n'), 'misdirected_request'],
  [
    'a forwarded host from anyone',
    list(`Host: example.com\r\nX-Forwarded-Host: ${hosts.live}\r\n`),
    'misdirected_request',
  ],

  ['two blanks after Bearer', authorised('Bearer  {key}'), 'invalid_api_key'],
  ['a tab after Bearer', authorised('Bearer\t{key}'), 'invalid_api_key'],
  ['Basic', authorised('Basic YTpi'), 'invalid_api_key'],
  ['quotes around the key', authorised('Bearer "{key}"'), 'invalid_api_key'],
  ['a word after the key', authorised('Bearer {key} x'), 'invalid_api_key'],
  ['the key twice', authorised('Bearer {key}, Bearer {key}'), 'invalid_api_key'],
  ['a byte beyond ASCII in the key', authorised('Bearer {key}\xff'), 'invalid_api_key'],
  ['a key of 10,000 characters', authorised(`Bearer sk_live_bz_${'a'.repeat(10_000)}`), 'invalid_api_key'],
  // HTTP ignores trailing whitespace in a header value.
  ['a blank after the key', authorised('Bearer {key} '), 200],
  [
    'a wrong key before the right one',
    list(`${hostHeader}Authorization: Bearer x\r\nAuthorization: Bearer {key}\r\n`),
    'invalid_api_key',
  ],

  [
    'an Idempotency-Key beyond ASCII',
    post('{"name":"a"}', `${json}Idempotency-Key: \xff\r\n`),
    'invalid_param',
  ],
  [
    'an Idempotency-Key with a tab',
    post('{"name":"a"}', `${json}Idempotency-Key: a\tb\r\n`),
    'invalid_param',
  ],
  [
    'an Idempotency-Key of 10,000 characters',
    post('{"name":"a"}', `${json}Idempotency-Key: ${'k'.repeat(10_000)}\r\n`),
    'invalid_param',
  ],
  ['two Idempotency-Keys', post('{"name":"a"}', `${json}Idempotency-Key: a\r\nIdempotency-Key: b\r\n`), 201],
];
