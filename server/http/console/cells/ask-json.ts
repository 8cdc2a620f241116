import { consoleErrors } from '@blazon/contract/console/errors.ts';
import { forwardedHeader } from '../../forward-to-cell.ts';
import { type ConsoleFailure, consoleFail } from '../failure.ts';
import { askConsole, type ConsoleCells, readAnswer } from './ask-console.ts';

/** A request from this console to the console of another cell, with the session of a person. */
export interface JsonQuestion {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** What the request is about. The other cell answers it itself and does not forward it. */
  readonly about: string;
  readonly cookie: string;
  /** The client's address. */
  readonly address: string;
  readonly body?: object;
}

/** Shorter than people wait for a page. Data of cells that respond is shown in the meantime. */
const timeoutMilliseconds = 3_000;
const maxAnswerBytes = 1024 * 1024;

/** Returns the other cell's JSON or failure; undefined if the cell does not respond. */
export async function askJson(
  { consoles, hostname, origin, onSilence }: ConsoleCells,
  cell: string,
  question: JsonQuestion,
): Promise<{ readonly value: unknown } | ConsoleFailure | undefined> {
  const { method, path, about, cookie, address: client, body } = question;
  const address = consoles[cell];
  try {
    if (address === undefined) throw new Error('the cell has no address in BLAZON_CELL_CONSOLES');
    const bytes = body && Buffer.from(JSON.stringify(body));
    const response = await askConsole({
      address,
      hostname,
      method,
      path,
      headers: {
        ...(cookie !== '' && { cookie }),
        ...(bytes && { 'content-type': 'application/json', 'content-length': String(bytes.length) }),
        origin,
        'x-forwarded-for': client,
        'x-forwarded-proto': 'https',
        [forwardedHeader]: about,
      },
      body: bytes,
      timeoutMilliseconds,
    });
    const answer = await readAnswer(response, maxAnswerBytes);
    const { statusCode = 500 } = response;
    if (answer === undefined || statusCode >= 500) throw new Error(`the cell answered ${statusCode}`);
    const value: unknown = JSON.parse(answer.toString('utf8'));
    return statusCode === 200 ? { value } : (readFailure(value) ?? consoleFail('service_unavailable'));
  } catch (error) {
    onSilence(cell, error);
    return undefined;
  }
}

function readFailure(value: unknown): ConsoleFailure | undefined {
  const { error } = value as { readonly error?: { readonly code: string; readonly message: string } };
  const code = Object.keys(consoleErrors).find((known) => known === error?.code);
  return code === undefined || error === undefined
    ? undefined
    : consoleFail(code as keyof typeof consoleErrors, { message: error.message });
}
