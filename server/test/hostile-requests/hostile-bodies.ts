import { gzipSync } from 'node:zlib';
import { type Bytes, type HostileRequest, jsonHeader, createPost } from './raw-request.ts';

const openBrackets = (count: number) => '['.repeat(count);
const createClosedBrackets = (count: number) => `${openBrackets(count)}${']'.repeat(count)}`;
const createTypedPost = (type: string, body: Bytes = '{"name":"a"}') =>
  createPost(body, `Content-Type: ${type}\r\n`);

export const bodyRequests: HostileRequest[] = [
  ['bytes that are not UTF-8', createPost(Buffer.from('{"name":"\xff"}', 'latin1')), 'malformed_json'],
  [
    'a surrogate encoded as UTF-8',
    createPost(Buffer.from('{"name":"\xed\xa0\x80"}', 'latin1')),
    'malformed_json',
  ],
  ['an overlong NUL', createPost(Buffer.from('{"name":"\xc0\x80"}', 'latin1')), 'malformed_json'],
  ['a byte order mark', createPost('\ufeff{"name":"a"}'), 'malformed_json'],
  ['UTF-16', createPost(Buffer.from('{"name":"a"}', 'utf16le')), 'malformed_json'],
  ['a raw NUL', createPost('{"name":"a\0b"}'), 'malformed_json'],
  ['two values', createPost('{"name":"a"}{"name":"b"}'), 'malformed_json'],
  ['65,000 open brackets', createPost(openBrackets(65_000)), 'malformed_json'],
  ['100,000 open brackets', createPost(openBrackets(100_000)), 'body_too_large'],
  ['32,000 brackets, closed', createPost(createClosedBrackets(32_000)), 'invalid_param'],
  ['32,000 brackets as a name', createPost(`{"name":${createClosedBrackets(32_000)}}`), 'invalid_param'],
  [
    '32,000 brackets in an unknown field',
    createPost(`{"name":"a","x":${createClosedBrackets(32_000)}}`),
    'unknown_param',
  ],
  [
    '10,000 nested objects',
    createPost(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`),
    'missing_required_param',
  ],
  [
    '5,000 fields',
    createPost(`{"name":"a",${Array.from({ length: 5_000 }, (_, index) => `"f${index}":1`).join()}}`),
    'unknown_param',
  ],
  [
    'a field name of 60,000 characters',
    createPost(`{"name":"a","${'é'.repeat(30_000)}":1}`),
    'unknown_param',
  ],
  ['a lone surrogate as a field name', createPost('{"name":"a","\\ud800":1}'), 'unknown_param'],

  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '__defineGetter__'].map(
    (field): HostileRequest => [
      `a field named ${field}`,
      createPost(`{"name":"a","${field}":{"name":"b","isAdmin":true}}`),
      'unknown_param',
    ],
  ),
  ['the name in a prototype', createPost('{"__proto__":{"name":"a"}}'), 'missing_required_param'],
  ['NUL by escape', createPost('{"name":"a\\u0000b"}'), 'invalid_param'],
  ['a lone high surrogate', createPost('{"name":"a\\ud800b"}'), 'invalid_param'],
  ['a lone low surrogate', createPost('{"name":"a","description":"\\udfff"}'), 'invalid_param'],
  ['surrogates in the wrong order', createPost('{"name":"\\udc00\\ud800"}'), 'invalid_param'],
  ['1e999', createPost('{"name":1e999}'), 'invalid_param'],
  ['-0', createPost('{"name":-0}'), 'invalid_param'],
  ['a number of 60,000 digits', createPost(`{"name":${'9'.repeat(60_000)}}`), 'invalid_param'],
  ['Infinity', createPost('{"name":Infinity}'), 'malformed_json'],
  ...['null', '{}'].map((body): HostileRequest => [body, createPost(body), 'missing_required_param']),
  ...['1', '"a"', 'true', '[]', '[{"name":"a"}]'].map(
    (body): HostileRequest => [body, createPost(body), 'invalid_param'],
  ),
  ['empty', createPost(''), 'malformed_json'],
  ['empty, without a type', createPost('', ''), 'missing_required_param'],
  // The last duplicate wins, as in every common JSON parser.
  ['a field twice', createPost('{"name":1,"name":"b"}'), 201],

  ['without a type', createPost('{"name":"a"}', ''), 'unsupported_media_type'],
  ...[
    'text/plain',
    'text/json',
    'application/jsonx',
    'application/json, text/plain',
    'application/json; charset=utf-16',
    'application/json; charset=utf-8; charset=utf-16',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=a',
    ';',
    '\xff',
    `application/json;${' '.repeat(10_000)}`,
  ].map(
    (type): HostileRequest => [
      `of type ${type.slice(0, 50)}`,
      createTypedPost(type),
      'unsupported_media_type',
    ],
  ),
  [
    'in latin1, with that charset',
    createTypedPost('application/json; charset=iso-8859-1', Buffer.from('{"name":"\xe9"}', 'latin1')),
    'unsupported_media_type',
  ],
  [
    'gzip',
    createPost(gzipSync('{"name":"a"}'), `${jsonHeader}Content-Encoding: gzip\r\n`),
    'unsupported_media_type',
  ],
  [
    'a gzip bomb',
    createPost(
      gzipSync(Buffer.alloc(50_000_000)).subarray(0, 60_000),
      `${jsonHeader}Content-Encoding: gzip\r\n`,
    ),
    'unsupported_media_type',
  ],
  ['gzip without Content-Encoding', createPost(gzipSync('{"name":"a"}')), 'malformed_json'],
];
