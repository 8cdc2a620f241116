import {
  createGet,
  type HostileRequest,
  hostHeader,
  validHostAndKeyHeaders,
  createPost,
  createPostWithHeaders,
} from './raw-request.ts';

const chunkedHeader = 'Transfer-Encoding: chunked\r\n';
const body = '{"name":"a"}';
const chunks = `c\r\n${body}\r\n0\r\n\r\n`;

/** Requests whose end is ambiguous, with which an attacker could smuggle a second request past a proxy. */
export const framingRequests: HostileRequest[] = [
  [
    'length and chunks at once',
    createPostWithHeaders(`Content-Length: 5\r\n${chunkedHeader}`, chunks),
    'malformed_request',
  ],
  [
    'chunks and length at once',
    createPostWithHeaders(`${chunkedHeader}Content-Length: 5\r\n`, chunks),
    'malformed_request',
  ],
  [
    'the same length twice',
    createPostWithHeaders('Content-Length: 12\r\nContent-Length: 12\r\n', body),
    'malformed_request',
  ],
  [
    'two lengths',
    createPostWithHeaders('Content-Length: 12\r\nContent-Length: 13\r\n', body),
    'malformed_request',
  ],
  ['a list of lengths', createPostWithHeaders('Content-Length: 12, 12\r\n', body), 'malformed_request'],
  ['a negative length', createPostWithHeaders('Content-Length: -1\r\n', body), 'malformed_request'],
  ['a length with a sign', createPostWithHeaders('Content-Length: +12\r\n', body), 'malformed_request'],
  ['a length in hexadecimal', createPostWithHeaders('Content-Length: 0xc\r\n', body), 'malformed_request'],
  [
    'a length beyond 64 bits',
    createPostWithHeaders(`Content-Length: ${'9'.repeat(30)}\r\n`, body),
    'malformed_request',
  ],
  ['a length of a gigabyte', createPostWithHeaders('Content-Length: 1000000000\r\n', body), 'body_too_large'],
  [
    'an unknown transfer coding',
    createPostWithHeaders('Transfer-Encoding: xchunked\r\n', chunks),
    'malformed_request',
  ],
  [
    'chunks not as the last coding',
    createPostWithHeaders('Transfer-Encoding: chunked, identity\r\n', chunks),
    'malformed_request',
  ],
  [
    'two transfer codings',
    createPostWithHeaders(`${chunkedHeader}Transfer-Encoding: identity\r\n`, chunks),
    'malformed_request',
  ],
  [
    'a blank before the colon',
    createPostWithHeaders('Transfer-Encoding : chunked\r\n', chunks),
    'malformed_request',
  ],
  [
    'a folded header',
    createPostWithHeaders('Transfer-Encoding:\r\n chunked\r\n', chunks),
    'malformed_request',
  ],
  [
    'a chunk size that is not a number',
    createPostWithHeaders(chunkedHeader, `zz\r\n${body}\r\n0\r\n\r\n`),
    'malformed_request',
  ],
  [
    'a chunk longer than its size',
    createPostWithHeaders(chunkedHeader, `c\r\n${body}xx0\r\n\r\n`),
    'malformed_request',
  ],
  [
    'chunks ended by LF alone',
    createPostWithHeaders(chunkedHeader, `c\n${body}\n0\n\n`),
    'malformed_request',
  ],
  [
    'a huge chunk extension',
    createPostWithHeaders(chunkedHeader, `c;${'e'.repeat(20_000)}\r\n${body}\r\n0\r\n\r\n`),
    'malformed_request',
  ],
  [
    'too much in chunks',
    createPostWithHeaders(chunkedHeader, `11170\r\n${'x'.repeat(0x11170)}\r\n0\r\n\r\n`),
    'body_too_large',
  ],
  ['honest chunks', createPostWithHeaders(chunkedHeader, chunks), 201],
  [
    'a trailer that looks like a header',
    createPostWithHeaders(chunkedHeader, `c\r\n${body}\r\n0\r\nAuthorization: x\r\n\r\n`),
    201,
  ],
  ['lines ended by LF alone', [createGet('/v1/projects').replaceAll('\r', '')], 'malformed_request'],
  ['a bare CR in a header', [createGet('/v1/projects', 'X-A: a\rb\r\n')], 'malformed_request'],
  [
    'a TLS greeting inside TLS',
    ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
    'malformed_request',
  ],
  ['the preface of HTTP/2', ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'], 'malformed_request'],
  [
    'half a body, then disconnected',
    createPostWithHeaders('Content-Length: 100\r\n', '{"name"'),
    'closed',
    { end: true },
  ],
  [
    'half a chunk, then disconnected',
    createPostWithHeaders(chunkedHeader, 'c\r\n{"na'),
    'closed',
    { end: true },
  ],
  [
    'half a header, then disconnected',
    [`POST /v1/projects HTTP/1.1\r\n${hostHeader}Autho`],
    'closed',
    { end: true },
  ],
  ['nothing, then gone', [''], 'closed', { end: true }],
  ['a waiting client', createPostWithHeaders('Expect: 100-continue\r\nContent-Length: 12\r\n', body), 201],
  ['an unknown expectation', createPostWithHeaders('Expect: tea\r\nContent-Length: 12\r\n', body), 201],
  [
    'an upgrade to a web socket',
    [createGet('/v1/projects', 'Connection: Upgrade\r\nUpgrade: websocket\r\n')],
    200,
  ],
  [
    'a GET with a body',
    [`GET /v1/projects HTTP/1.1\r\n${validHostAndKeyHeaders}Content-Length: 12\r\n\r\n${body}`],
    200,
  ],
  [
    'a DELETE with a body',
    [`DELETE /v1/projects/x HTTP/1.1\r\n${validHostAndKeyHeaders}Content-Length: 3\r\n\r\nabc`],
    'resource_not_found',
  ],
  ['an honest body', createPost(body), 201],
];
