import type { IncomingMessage } from 'node:http';
import type { Database } from '../../../integrations/postgres.ts';
import { type CellRequest, sendToCell } from '../../forward-to-cell.ts';

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
  /** Logs that a cell did not respond as expected. */
  readonly onNoResponse: (cell: string, error: unknown) => void;
}

export type ConsoleRequest = Omit<CellRequest, 'address' | 'hostname'>;

/**
 * Sends a request to the console of another cell and reads its response. Returns undefined if the client goes away.
 * Logs the error and returns undefined if the cell does not respond or `read` throws.
 */
export async function askConsole<Answer>(
  { consoles, hostname, onNoResponse }: ConsoleCells,
  cell: string,
  request: ConsoleRequest,
  read: (response: IncomingMessage) => Answer | Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    const address = consoles[cell];
    if (address === undefined) throw new Error('the cell has no address in BLAZON_CELL_CONSOLES');
    return await read(await sendToCell({ ...request, address, hostname }));
  } catch (error) {
    // An aborted request says nothing about the cell.
    if (request.signal?.aborted !== true) onNoResponse(cell, error);
    return undefined;
  }
}

/** Reads the body of a response. Returns undefined if it is too large or ends early. */
export async function readResponseBody(
  response: IncomingMessage,
  maxBytes: number,
): Promise<Buffer | undefined> {
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

/** The timeout of requests to other cells while somebody waits for a page. */
export const pageTimeoutMilliseconds = 3_000;
