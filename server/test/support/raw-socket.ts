import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { apiHosts } from '../../../tools/services/server-environment.ts';
import { certificateFiles } from '../../../tools/certificates.ts';

/** An HTTP response, parsed from the bytes on the wire. */
export interface RawReply {
  readonly status: number;
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  // Untyped, because each test knows the format of its bodies.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

export interface RawOptions {
  /** Connects without TLS. */
  readonly plain?: boolean;
  /** How many responses to wait for. Fewer are returned if the server closes the connection earlier. */
  readonly replies?: number;
  /** The response is to HEAD: it states the length of a body that is not sent. */
  readonly withoutBody?: boolean;
  /** The local address of the connection. */
  readonly from?: string;
  /** Half-closes the connection once everything is sent. */
  readonly end?: boolean;
  /** Keeps the client's side of a plain connection open after the server has closed its own. */
  readonly staysOpen?: boolean;
}

const maxMilliseconds = 50_000;
const toBytes = (bytes: string | Uint8Array): Uint8Array =>
  typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes;

/** Sends these exact bytes to a process, and reads the responses. Each character of a string is one byte. */
export async function sendRaw(
  port: number,
  bytes: string | Uint8Array | readonly (string | Uint8Array)[],
  options: RawOptions = {},
): Promise<RawReply[]> {
  const socket = await openRawSocket(port, options);
  const parts = (Array.isArray(bytes) ? bytes : [bytes]) as readonly (string | Uint8Array)[];
  socket.write(Buffer.concat(parts.map(toBytes)));
  if (options.end) socket.end();
  return readReplies(socket, options);
}

/** Opens a connection for tests that send in small pieces. */
export async function openRawSocket(port: number, options: RawOptions = {}): Promise<Socket> {
  const address = { host: '127.0.0.1', port, ...(options.from ? { localAddress: options.from } : {}) };
  const socket = options.plain
    ? connectPlain({ ...address, allowHalfOpen: options.staysOpen ?? false })
    : connectTls({ ...address, servername: apiHosts.live, ca: readFileSync(certificateFiles.authority) });
  // The server may close the connection while the test is still sending; its response is read all the same.
  socket.on('error', () => undefined);
  await once(socket, options.plain ? 'connect' : 'secureConnect');
  return socket;
}

export async function readReplies(socket: Socket, options: RawOptions = {}): Promise<RawReply[]> {
  const expectedReplies = options.replies ?? 1;
  let received = Buffer.alloc(0);
  const timer = setTimeout(() => socket.destroy(), maxMilliseconds);
  try {
    return await new Promise<RawReply[]>((resolve) => {
      const finish = () => resolve(parseReplies(received, options));
      socket.on('data', (chunk: Buffer) => {
        received = Buffer.concat([received, chunk]);
        if (parseReplies(received, options).length >= expectedReplies) finish();
      });
      socket.on('close', finish);
    });
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

/** Parses all complete responses. Relies on Content-Length, which the service always sends. */
function parseReplies(bytes: Buffer, options: RawOptions): RawReply[] {
  const replies: RawReply[] = [];
  let rest = bytes;
  for (;;) {
    const headEnd = rest.indexOf('\r\n\r\n');
    if (headEnd < 0) return replies;
    const [statusLine = '', ...lines] = rest.subarray(0, headEnd).toString('latin1').split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    );
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1]);
    const isInterim = status < 200;
    const length = options.withoutBody || isInterim ? 0 : Number(headers['content-length'] ?? 0);
    const end = headEnd + 4 + length;
    if (rest.length < end) return replies;
    const text = rest.subarray(headEnd + 4, end).toString('utf8');
    if (!isInterim) replies.push({ status, headers, text, body: readJson(headers, text) });
    rest = rest.subarray(end);
  }
}

function readJson(headers: Record<string, string>, text: string): unknown {
  return text !== '' && headers['content-type']?.startsWith('application/json')
    ? JSON.parse(text)
    : undefined;
}
