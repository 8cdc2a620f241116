import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { forwardedHeader } from '../../forward-to-cell.ts';
import { askConsole, type ConsoleCells, pageTimeoutMilliseconds } from './ask-console.ts';

/**
 * Finds a shared page whose token this cell does not know, by asking all other cells. The caller must limit the
 * requests of each network. Returns undefined if no cell has the page.
 */
export async function findSharedPageElsewhere(
  cells: ConsoleCells | undefined,
  request: FastifyRequest,
): Promise<IncomingMessage | 'unavailable' | undefined> {
  if (cells === undefined || request.headers[forwardedHeader] !== undefined) return undefined;
  const answers = await Promise.all(
    Object.keys(cells.consoles).map((cell) => requestPage(cells, cell, request)),
  );
  const found = answers.find((answer) => answer?.statusCode === 200);
  for (const answer of answers) if (answer !== found) answer?.resume();
  return found ?? (answers.includes(undefined) ? 'unavailable' : undefined);
}

/** Returns undefined if the cell does not respond. */
async function requestPage(
  cells: ConsoleCells,
  cell: string,
  request: FastifyRequest,
): Promise<IncomingMessage | undefined> {
  const forwarded = {
    method: 'GET',
    path: request.url,
    headers: {},
    clientAddress: request.ip,
    about: 'shared-page',
    timeoutMilliseconds: pageTimeoutMilliseconds,
  };
  return askConsole(cells, cell, forwarded, (response) => {
    if ((response.statusCode ?? 500) < 500) return response;
    response.resume();
    throw new Error(`the cell answered ${response.statusCode}`);
  });
}
