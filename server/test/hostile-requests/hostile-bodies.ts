import { gzipSync } from 'node:zlib';
import { type Bytes, type HostileRequest, json, post } from './raw-request.ts';

const brackets = (count: number) => '['.repeat(count);
const closed = (count: number) => `${brackets(count)}${']'.repeat(count)}`;
const typed = (type: string, body: Bytes = '{"name":"a"}') => post(body, `Content-Type: ${type}\r\n`);

export const bodies: HostileRequest[] = [
  ['bytes that are not UTF-8', post(Buffer.from('{"name":"\xff"}', 'latin1')), 'malformed_json'],
  ['a surrogate encoded as UTF-8', post(Buffer.from('{"name":"\xed\xa0\x80"}', 'latin1')), 'malformed_json'],
  ['an overlong NUL', post(Buffer.from('{"name":"\xc0\x80"}', 'latin1')), 'malformed_json'],
  ['a byte order mark', post('\ufeff{"name":"a"}'), 'malformed_json'],
  ['UTF-16', post(Buffer.from('{"name":"a"}', 'utf16le')), 'malformed_json'],
  ['a raw NUL', post('{"name":"a\0b"}'), 'malformed_json'],
  ['two values', post('{"name":"a"}{"name":"b"}'), 'malformed_json'],
  ['65,000 open brackets', post(brackets(65_000)), 'malformed_json'],
  ['100,000 open brackets', post(brackets(100_000)), 'body_too_large'],
  ['32,000 brackets, closed', post(closed(32_000)), 'invalid_param'],
  ['32,000 brackets as a name', post(`{"name":${closed(32_000)}}`), 'invalid_param'],
  ['32,000 brackets in an unknown field', post(`{"name":"a","x":${closed(32_000)}}`), 'unknown_param'],
  [
    '10,000 nested objects',
    post(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`),
    'missing_required_param',
  ],
  [
    '5,000 fields',
    post(`{"name":"a",${Array.from({ length: 5_000 }, (_, index) => `"f${index}":1`).join()}}`),
    'unknown_param',
  ],
  ['a field name of 60,000 characters', post(`{"name":"a","${'é'.repeat(30_000)}":1}`), 'unknown_param'],
  ['a lone surrogate as a field name', post('{"name":"a","\\ud800":1}'), 'unknown_param'],

  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '__defineGetter__'].map(
    (field): HostileRequest => [
      `a field named ${field}`,
      post(`{"name":"a","${field}":{"name":"b","isAdmin":true}}`),
      'unknown_param',
    ],
  ),
  ['the name in a prototype', post('{"__proto__":{"name":"a"}}'), 'missing_required_param'],
  ['NUL by escape', post('{"name":"a\\u0000b"}'), 'invalid_param'],
  ['a lone high surrogate', post('{"name":"a\\ud800b"}'), 'invalid_param'],
  ['a lone low surrogate', post('{"name":"a","description":"\\udfff"}'), 'invalid_param'],
  ['surrogates in the wrong order', post('{"name":"\\udc00\\ud800"}'), 'invalid_param'],
  ['1e999', post('{"name":1e999}'), 'invalid_param'],
  ['-0', post('{"name":-0}'), 'invalid_param'],
  ['a number of 60,000 digits', post(`{"name":${'9'.repeat(60_000)}}`), 'invalid_param'],
  ['Infinity', post('{"name":Infinity}'), 'malformed_json'],
  ...['null', '{}'].map((body): HostileRequest => [body, post(body), 'missing_required_param']),
  ...['1', '"a"', 'true', '[]', '[{"name":"a"}]'].map(
    (body): HostileRequest => [body, post(body), 'invalid_param'],
  ),
  ['empty', post(''), 'malformed_json'],
  ['empty, without a type', post('', ''), 'missing_required_param'],
  // The last duplicate wins, as in every common JSON parser.
  ['a field twice', post('{"name":1,"name":"b"}'), 201],

  ['without a type', post('{"name":"a"}', ''), 'unsupported_media_type'],
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
  ].map((type): HostileRequest => [`of type ${type.slice(0, 50)}`, typed(type), 'unsupported_media_type']),
  [
    'in latin1, with that charset',
    typed('application/json; charset=iso-8859-1', Buffer.from('{"name":"\xe9"}', 'latin1')),
    'unsupported_media_type',
  ],
  ['gzip', post(gzipSync('{"name":"a"}'), `${json}Content-Encoding: gzip\r\n`), 'unsupported_media_type'],
  [
    'a gzip bomb',
    post(gzipSync(Buffer.alloc(50_000_000)).subarray(0, 60_000), `${json}Content-Encoding: gzip\r\n`),
    'unsupported_media_type',
  ],
  ['gzip without Content-Encoding', post(gzipSync('{"name":"a"}')), 'malformed_json'],
];
