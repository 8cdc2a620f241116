import { setTimeout as wait } from 'node:timers/promises';
import type { Call, Client, Reply } from '../../test/support/client.ts';

/** The outcome of one request of a burst. */
export type RequestAttempt =
  | { readonly outcome: 'answered'; readonly reply: Reply }
  /** The request was in flight when the process ended. */
  | { readonly outcome: 'cut off' }
  /** The process ended before the connection was open. */
  | { readonly outcome: 'not sent' };

export async function trySend(client: Client, call: Call): Promise<RequestAttempt> {
  try {
    return { outcome: 'answered', reply: await client.call(call) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ECONNREFUSED') return { outcome: 'not sent' };
    if (code === 'ECONNRESET' || code === 'EPIPE' || code === 'UND_ERR_SOCKET') return { outcome: 'cut off' };
    throw error;
  }
}

/** Repeats the same request with the same key, on each client in turn, until a response has a status below 500. */
export async function retryUntilCreated(clients: readonly Client[], call: Call): Promise<Reply> {
  const end = Date.now() + 30_000;
  for (let count = 0; Date.now() < end; count += 1) {
    const client = clients[count % clients.length];
    if (client === undefined) throw new Error('A retry needs a client.');
    const result = await trySend(client, call);
    if (result.outcome === 'answered' && result.reply.status < 500) return result.reply;
    await wait(20);
  }
  throw new Error('There was no response after 30 s of retries.');
}
