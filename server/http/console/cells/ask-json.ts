import type { IncomingMessage } from 'node:http';
import { consoleErrors } from '@blazon/contract/console/errors.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { askConsole, type ConsoleCells, pageTimeoutMilliseconds, readResponseBody } from './ask-console.ts';

/** A request from this console to the console of another cell, with the session of a person. */
export interface JsonCellRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The value of `forwardedHeader`. This header stops the other cell from forwarding the request again. */
  readonly about: string;
  readonly cookie: string;
  /** The client's address. */
  readonly address: string;
  readonly body?: object;
}

const maxAnswerBytes = 1024 * 1024;

/** Returns the other cell's JSON or failure; undefined if the cell does not respond. */
export async function askJson(
  cells: ConsoleCells,
  cell: string,
  { method, path, about, cookie, address, body }: JsonCellRequest,
): Promise<JsonAnswer | undefined> {
  const bytes = body && Buffer.from(JSON.stringify(body));
  const request = {
    method,
    path,
    headers: {
      ...(cookie !== '' && { cookie }),
      ...(bytes && { 'content-type': 'application/json', 'content-length': String(bytes.length) }),
      origin: cells.origin,
    },
    body: bytes,
    clientAddress: address,
    about,
    timeoutMilliseconds: pageTimeoutMilliseconds,
  };
  return askConsole(cells, cell, request, readJson);
}

type JsonAnswer = { readonly value: unknown } | ConsoleFailure;

async function readJson(response: IncomingMessage): Promise<JsonAnswer> {
  const answer = await readResponseBody(response, maxAnswerBytes);
  const { statusCode = 500 } = response;
  if (answer === undefined || statusCode >= 500) throw new Error(`the cell answered ${statusCode}`);
  const value: unknown = JSON.parse(answer.toString('utf8'));
  return statusCode === 200 ? { value } : (readFailure(value) ?? createConsoleFailure('service_unavailable'));
}

function readFailure(value: unknown): ConsoleFailure | undefined {
  const { error } = value as { readonly error?: { readonly code: string; readonly message: string } };
  const code = Object.keys(consoleErrors).find((known) => known === error?.code);
  return code === undefined || error === undefined
    ? undefined
    : createConsoleFailure(code as keyof typeof consoleErrors, { message: error.message });
}
