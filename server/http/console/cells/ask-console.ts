import { request as sendRequest } from 'node:https';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Database } from '../../../integrations/postgres.ts';

/** What a console knows about the other cells. Their addresses come from the configuration only. */
export interface ConsoleCells {
  /** This cell. */
  readonly name: string;
  /** Where the consoles of the others listen, by name. */
  readonly consoles: Readonly<Record<string, string>>;
  /** Of the dashboard: every console has a certificate for it. */
  readonly hostname: string;
  readonly origin: string;
  /** The database with the directory. */
  readonly home: Database | undefined;
  /** For the log. */
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
  /** Ends the request early. */
  readonly signal?: AbortSignal;
}

/** Sends a request to the console of another cell. Fails if it does not begin to answer in time. */
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

/** Undefined if the response is larger, or ends early. */
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
