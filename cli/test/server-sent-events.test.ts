import { expect, it } from 'vitest';
import {
  readServerSentEvents,
  type ServerSentEvent,
  SilentConnection,
} from '../src/feed/server-sent-events.ts';

const eventStreamText = [
  '\u{feff}: heartbeat\n\n',
  'id: 1\nevent: webhook\ndata: {"a":"é"}\n\n',
  'event: closing\r\ndata:x\r\ndata: y\r\n\r\n',
  'id: 2\rdata\r\r',
  'retry: 5\nunknown: z\n\n',
  'id: 3\ndata: half a message',
].join('');
const expectedEvents = [
  { id: '1', name: 'webhook', data: '{"a":"é"}' },
  { id: undefined, name: 'closing', data: 'x\ny' },
  { id: '2', name: 'message', data: '' },
];

async function readEvents(chunks: readonly Uint8Array[], silence = 1_000): Promise<ServerSentEvent[]> {
  const messages: ServerSentEvent[] = [];
  for await (const message of readServerSentEvents(ReadableStream.from(chunks), silence))
    messages.push(message);
  return messages;
}

it('readServerSentEvents reads the same messages wherever the stream is split', async () => {
  const bytes = Buffer.from(eventStreamText);
  for (let size = 1; size <= bytes.length; size += 1) {
    const chunks: Uint8Array[] = [];
    for (let begin = 0; begin < bytes.length; begin += size) chunks.push(bytes.subarray(begin, begin + size));
    expect(await readEvents(chunks), `pieces of ${size}`).toEqual(expectedEvents);
  }
});

it('readServerSentEvents gives up on a silent connection and closes it', async () => {
  let isCancelled = false;
  const silent = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from('data: 1\n\n')),
    cancel: () => void (isCancelled = true),
  });
  const reading = readServerSentEvents(silent, 50);
  expect((await reading.next()).value).toMatchObject({ data: '1' });
  await expect(reading.next()).rejects.toBeInstanceOf(SilentConnection);
  expect(isCancelled).toBe(true);
});

it('readServerSentEvents does not buffer an endless line', async () => {
  const piece = Buffer.alloc(1024 * 1024, 'a');
  await expect(readEvents(Array.from({ length: 20 }, () => piece))).rejects.toThrow('endless line');
});
