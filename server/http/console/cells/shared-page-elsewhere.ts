import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { forwardedHeader } from '../../forward-to-cell.ts';
import { askConsole, type ConsoleCells } from './ask-console.ts';

const timeoutMilliseconds = 3_000;

/**
 * A shared page whose token this cell does not know: nobody knows its cell, so all are asked; requests of a network are
 * limited before. Undefined if no cell has it.
 */
export async function findSharedPageElsewhere(
  cells: ConsoleCells | undefined,
  request: FastifyRequest,
): Promise<IncomingMessage | 'unavailable' | undefined> {
  if (cells === undefined || request.headers[forwardedHeader] !== undefined) return undefined;
  const answers = await Promise.all(Object.keys(cells.consoles).map((cell) => ask(cells, cell, request)));
  const found = answers.find((answer) => answer?.statusCode === 200);
  for (const answer of answers) if (answer !== found) answer?.resume();
  return found ?? (answers.includes(undefined) ? 'unavailable' : undefined);
}

/** Undefined if the cell does not answer. */
async function ask(
  { consoles, hostname, onSilence }: ConsoleCells,
  cell: string,
  request: FastifyRequest,
): Promise<IncomingMessage | undefined> {
  try {
    const response = await askConsole({
      address: consoles[cell] ?? '',
      hostname,
      method: 'GET',
      path: request.url,
      headers: {
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': 'https',
        [forwardedHeader]: 'shared-page',
      },
      body: undefined,
      timeoutMilliseconds,
    });
    if ((response.statusCode ?? 500) < 500) return response;
    response.resume();
    throw new Error(`the cell answered ${response.statusCode}`);
  } catch (error) {
    onSilence(cell, error);
    return undefined;
  }
}
