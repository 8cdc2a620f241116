/** One message of a `text/event-stream`. */
export interface ServerSentEvent {
  readonly id: string | undefined;
  readonly name: string;
  readonly data: string;
}

/** No message of our feed is this long: an event with its two drawings is far smaller. */
const maxCharacters = 16 * 1024 * 1024;

export class SilentConnection extends Error {
  override readonly name = 'SilentConnection';
}

/** Reads messages until the stream ends. Throws `SilentConnection` after `silenceMilliseconds` without data. */
export async function* readServerSentEvents(
  body: ReadableStream<Uint8Array>,
  silenceMilliseconds: number,
): AsyncGenerator<ServerSentEvent, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const message = createMessageCollector();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await rejectAfterSilence(reader.read(), silenceMilliseconds);
      // Discard the part after the last blank line: an incomplete message, which will be sent again.
      if (done) return;
      text += decoder.decode(value, { stream: true });
      if (text.length > maxCharacters) throw new Error('the live feed sent an endless line');
      // A CR at the end may be half of a CRLF.
      const lines = text.split(/\r\n|\n|\r(?!$)/);
      text = lines.pop() ?? '';
      for (const line of lines) {
        const complete = message.take(line);
        if (complete) yield complete;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Collects the lines of a message up to the blank line that ends it. */
function createMessageCollector() {
  let id: string | undefined;
  let name = '';
  let data: string[] = [];
  return {
    take(line: string): ServerSentEvent | undefined {
      if (line === '') {
        const complete = { id, name: name || 'message', data: data.join('\n') };
        const isEmpty = data.length === 0 && id === undefined;
        id = undefined;
        name = '';
        data = [];
        return isEmpty ? undefined : complete;
      }
      const [, field = '', value = ''] = /^([^:]*)(?:: ?([^]*))?$/.exec(line) ?? [];
      if (field === 'data') data.push(value);
      else if (field === 'event') name = value;
      else if (field === 'id' && !value.includes('\0')) id = value;
      return undefined;
    },
  };
}

async function rejectAfterSilence<Value>(reading: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    const error = new SilentConnection(`nothing arrived for ${Math.round(milliseconds / 1000)} s`);
    timer = setTimeout(() => reject(error), milliseconds);
  });
  try {
    return await Promise.race([reading, silence]);
  } finally {
    clearTimeout(timer);
  }
}
