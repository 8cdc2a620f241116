import { apiHosts } from '../../../tools/services/server-environment.ts';
import {
  createGet,
  type HostileRequest,
  hostHeader,
  jsonHeader,
  validHostAndKeyHeaders,
  createPost,
} from './raw-request.ts';

const createListRequest = (headers: string) => [`GET /v1/projects HTTP/1.1\r\n${headers}\r\n`];
const createAuthorisedRequest = (value: string) =>
  createListRequest(`${hostHeader}Authorization: ${value}\r\n`);

export const headerRequests: HostileRequest[] = [
  ['a header of 20 KB', [createGet('/v1/projects', `X-A: ${'a'.repeat(20_000)}\r\n`)], 'headers_too_large'],
  ['a header of 2 MB', [createGet('/v1/projects', `X-A: ${'a'.repeat(2_000_000)}\r\n`)], 'headers_too_large'],
  [
    'a header name of 20 KB',
    [createGet('/v1/projects', `${'a'.repeat(20_000)}: a\r\n`)],
    'headers_too_large',
  ],
  ['3,500 headers', [createGet('/v1/projects', 'a:b\r\n'.repeat(3_500))], 'headers_too_large'],
  ['100 headers', [createGet('/v1/projects', 'a:b\r\n'.repeat(100))], 200],
  ['a control character', [createGet('/v1/projects', 'X-A: a\x01b\r\n')], 'malformed_request'],
  ['NUL', [createGet('/v1/projects', 'X-A: a\x00b\r\n')], 'malformed_request'],
  ['bytes beyond ASCII', [createGet('/v1/projects', 'X-A: \xff\xfe\r\n')], 200],
  ['a blank in a name', [createGet('/v1/projects', 'X A: b\r\n')], 'malformed_request'],
  ['no name', [createGet('/v1/projects', ': b\r\n')], 'malformed_request'],
  ['a header named __proto__', [createGet('/v1/projects', '__proto__: b\r\n')], 200],

  ['no host', createListRequest('Authorization: Bearer {key}\r\n'), 'misdirected_request'],
  [
    'ours and a foreign host',
    createListRequest(`${validHostAndKeyHeaders}Host: example.com\r\n`),
    'malformed_request',
  ],
  [
    'a foreign host and ours',
    createListRequest(`Host: example.com\r\n${validHostAndKeyHeaders}`),
    'malformed_request',
  ],
  [
    'a host with a user',
    createListRequest(`Host: a@${apiHosts.live}\r\nAuthorization: Bearer {key}\r\n`),
    'misdirected_request',
  ],
  ['a host with bytes beyond ASCII', createListRequest('Host: \xff\xfe\r\n'), 'misdirected_request'],
  ['a host of brackets', createListRequest('Host: [::1\r\n'), 'misdirected_request'],
  [
    'a forwarded host from anyone',
    createListRequest(`Host: example.com\r\nX-Forwarded-Host: ${apiHosts.live}\r\n`),
    'misdirected_request',
  ],

  ['two blanks after Bearer', createAuthorisedRequest('Bearer  {key}'), 'invalid_api_key'],
  ['a tab after Bearer', createAuthorisedRequest('Bearer\t{key}'), 'invalid_api_key'],
  ['Basic', createAuthorisedRequest('Basic YTpi'), 'invalid_api_key'],
  ['quotes around the key', createAuthorisedRequest('Bearer "{key}"'), 'invalid_api_key'],
  ['a word after the key', createAuthorisedRequest('Bearer {key} x'), 'invalid_api_key'],
  ['the key twice', createAuthorisedRequest('Bearer {key}, Bearer {key}'), 'invalid_api_key'],
  ['a byte beyond ASCII in the key', createAuthorisedRequest('Bearer {key}\xff'), 'invalid_api_key'],
  [
    'a key of 10,000 characters',
    createAuthorisedRequest(`Bearer sk_live_bz_${'a'.repeat(10_000)}`),
    'invalid_api_key',
  ],
  // HTTP ignores trailing whitespace in a header value.
  ['a blank after the key', createAuthorisedRequest('Bearer {key} '), 200],
  [
    'a wrong key before the right one',
    createListRequest(`${hostHeader}Authorization: Bearer x\r\nAuthorization: Bearer {key}\r\n`),
    'invalid_api_key',
  ],

  [
    'an Idempotency-Key beyond ASCII',
    createPost('{"name":"a"}', `${jsonHeader}Idempotency-Key: \xff\r\n`),
    'invalid_param',
  ],
  [
    'an Idempotency-Key with a tab',
    createPost('{"name":"a"}', `${jsonHeader}Idempotency-Key: a\tb\r\n`),
    'invalid_param',
  ],
  [
    'an Idempotency-Key of 10,000 characters',
    createPost('{"name":"a"}', `${jsonHeader}Idempotency-Key: ${'k'.repeat(10_000)}\r\n`),
    'invalid_param',
  ],
  [
    'two Idempotency-Keys',
    createPost('{"name":"a"}', `${jsonHeader}Idempotency-Key: a\r\nIdempotency-Key: b\r\n`),
    201,
  ],
];
