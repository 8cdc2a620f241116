import { request as sendRequest } from 'node:https';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Database } from '../../../integrations/postgres.ts';

/** What a console knows about the other cells. Their addresses come only from the configuration. */
export interface ConsoleCells {
  /** The name of this cell. */
  readonly name: string;
  /** The addresses of the other cells' consoles, by cell name. */
  readonly consoles: Readonly<Record<string, string>>;
  /** The host name of the dashboard. Every console has a certificate for it. */
  readonly hostname: string;
  readonly origin: string;
  /** The home cell's database, which contains the directory. */
  readonly home: Database | undefined;
  /** Logs that a cell did not respond. */
  readonly onSilence: (cell: string, error: unknown) => void;
}

export interface ConsoleQuestion {
  readonly address: string;
  readonly hostname: string;
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer | undefined;
  readonly timeoutMilliseconds: number;
  /** Aborting this signal ends the request early. */
  readonly signal?: AbortSignal;
}

/** Sends a request to the console of another cell. Fails if the response does not start in time. */
export function askConsole(question: ConsoleQuestion): Promise<IncomingMessage> {
  const { address, hostname, method, path, headers, body, timeoutMilliseconds, signal } = question;
  return new Promise((resolve, reject) => {
    const asked = sendRequest(
      address + path,
      { method, servername: hostname, timeout: timeoutMilliseconds, headers, signal },
      resolve,
    );
    asked.on('error', reject);
    asked.on('timeout', () => asked.destroy(new Error('timeout')));
    asked.end(body);
  });
}

/** Returns undefined if the response is too large or ends early. */
export async function readAnswer(response: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > maxBytes) return undefined;
    }
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks);
}
