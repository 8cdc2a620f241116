import type { ErrorCode } from '@blazon/contract/errors.ts';
import { apiHosts } from '../../../tools/services/server-environment.ts';
import type { RawOptions } from '../support/raw-socket.ts';

/** Bytes to send; each character of a string is one byte. `{key}` in a string becomes a valid key. */
export type Bytes = string | Uint8Array;

/** What is sent, and the expected result: an error code, a success status or a closed connection. */
export type HostileRequest = readonly [
  name: string,
  bytes: readonly Bytes[],
  answer: ErrorCode | 200 | 201 | 'closed',
  options?: RawOptions,
];

export const hostHeader = `Host: ${apiHosts.live}\r\n`;
const keyHeader = 'Authorization: Bearer {key}\r\n';
export const validHostAndKeyHeaders = `${hostHeader}${keyHeader}`;
export const jsonHeader = 'Content-Type: application/json\r\n';

export function createGet(path: string, headers = ''): string {
  return `GET ${path} HTTP/1.1\r\n${validHostAndKeyHeaders}${headers}\r\n`;
}

/** A POST with the correct Content-Length. */
export function createPost(body: Bytes, headers = jsonHeader): Bytes[] {
  const bytes = typeof body === 'string' ? Buffer.from(body, 'utf8') : body;
  return [
    `POST /v1/projects HTTP/1.1\r\n${validHostAndKeyHeaders}${headers}Content-Length: ${bytes.length}\r\n\r\n`,
    bytes,
  ];
}

/** A POST with arbitrary headers about its body. */
export function createPostWithHeaders(headers: string, body: Bytes): Bytes[] {
  return [`POST /v1/projects HTTP/1.1\r\n${validHostAndKeyHeaders}${jsonHeader}${headers}\r\n`, body];
}

export function insertKey(bytes: readonly Bytes[], key: string): Bytes[] {
  return bytes.map((part) => (typeof part === 'string' ? part.replaceAll('{key}', key) : part));
}
