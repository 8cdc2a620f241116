import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type DnsQuestion, type DnsRecord, parseDnsQuestion, writeAnswer } from './dns-messages.ts';

/** A name server over UDP and TCP, whose answers a test scripts. */
export interface DnsServer {
  /** The address as `ip:port`. */
  readonly address: string;
  /** How often each question was asked, by name and type. */
  readonly asked: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

export interface DnsReply {
  readonly records: readonly DnsRecord[];
  readonly code?: 'NXDOMAIN' | 'SERVFAIL' | 'REFUSED';
  readonly afterMilliseconds?: number;
}

/** Returns the answer to a question; undefined sends none. `time` counts how often the question was asked, from 1. */
export type AnswerQuestion = (question: DnsQuestion, time: number) => DnsReply | undefined;

/** The EDNS payload size that c-ares advertises. */
const maxUdpBytes = 1_232;

export async function startDnsServer(
  zone: AnswerQuestion,
  host = '127.0.0.1',
  wantedPort = 0,
): Promise<DnsServer> {
  const asked = new Map<string, number>();
  const udp = createSocket('udp4');
  const connections = new Set<Socket>();
  let isClosed = false;

  async function answer(message: Buffer, maxBytes: number): Promise<Buffer | undefined> {
    const question = parseDnsQuestion(message);
    if (question === undefined) return undefined;
    const key = `${question.name} ${question.type}`;
    const time = (asked.get(key) ?? 0) + 1;
    asked.set(key, time);
    const reply = zone(question, time);
    if (reply === undefined) return undefined;
    if (reply.afterMilliseconds !== undefined) await wait(reply.afterMilliseconds, undefined, { ref: false });
    if (isClosed) return undefined;
    const fullAnswer = writeAnswer(message, question, reply.records, reply.code);
    return fullAnswer.length <= maxBytes ? fullAnswer : writeAnswer(message, question, [], 'TRUNCATED');
  }

  udp.on('message', (message, peer) => {
    void answer(message, maxUdpBytes).then((bytes) => bytes && udp.send(bytes, peer.port, peer.address));
  });
  udp.bind(wantedPort, host);
  await once(udp, 'listening');
  const { port } = udp.address();

  const tcp = createServer((connection) => {
    connections.add(connection);
    connection.on('error', () => {}).on('close', () => connections.delete(connection));
    let pending = Buffer.alloc(0);
    const receive = async (data: Buffer): Promise<void> => {
      pending = Buffer.concat([pending, data]);
      while (pending.length >= 2 && pending.length >= 2 + pending.readUInt16BE(0)) {
        const end = 2 + pending.readUInt16BE(0);
        const message = pending.subarray(2, end);
        pending = pending.subarray(end);
        const bytes = await answer(message, 65_535);
        if (bytes === undefined) continue;
        const length = Buffer.alloc(2);
        length.writeUInt16BE(bytes.length);
        connection.write(Buffer.concat([length, bytes]));
      }
    };
    connection.on('data', (data: Buffer) => void receive(data));
  });
  tcp.listen(port, host);
  await once(tcp, 'listening');

  return {
    address: `${host}:${port}`,
    asked,
    async close() {
      isClosed = true;
      for (const connection of connections) connection.destroy();
      udp.close();
      tcp.close();
      await once(tcp, 'close');
    },
  };
}
