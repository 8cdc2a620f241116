import { setTimeout as wait } from 'node:timers/promises';
import type { ConsoleRequest, ConsoleRequests } from '@blazon/contract/console/requests.ts';
import { ConnectionError } from '../../../sdk/src/errors.ts';
import { ConsoleError } from '../console/console-error.ts';
import type { Login } from '../console/login.ts';
import { printNote, print, printJson, styleOutput, styleNote } from '../terminal/output.ts';
import { toPrintable } from '../terminal/printable.ts';

export interface LogOptions {
  readonly follow?: boolean;
  readonly limit: number;
  readonly status?: string;
  readonly key?: string;
  readonly json?: boolean;
}

const pollIntervalMilliseconds = 2_000;
/**
 * How far back each poll reads. Several processes write the log in batches, so an older entry may appear after a
 * newer one.
 */
const lookBackSeconds = 30;
const pageSize = 100;
/** The maximum number of pages per poll: more than anybody reads. */
const maxPages = 5;

/** Shows the latest requests in chronological order. With --follow, also shows new ones until it is aborted. */
export async function showLogs(login: Login, options: LogOptions, signal: AbortSignal): Promise<void> {
  const filter = { status: options.status, key_id: options.key };
  const begin = Math.floor(Date.now() / 1000);
  const { data } = await readRequests(login, { ...filter, limit: options.limit }, signal);
  for (const request of data.toReversed()) printRequest(request, options);
  if (!options.follow) {
    if (data.length === 0 && !options.json) printNote('There are none.');
    return;
  }
  if (!options.json)
    printNote(styleNote('dim', `Following requests to the ${login.environment} API. Press Ctrl-C to stop.`));
  await followRequests(
    login,
    { filter, options, seen: new Map(data.map(({ id, created_at }) => [id, created_at])), begin },
    signal,
  );
}

interface FollowState {
  readonly filter: Readonly<Record<string, string | undefined>>;
  readonly options: LogOptions;
  /** The ids that were printed, with their times. Old ids are removed once they cannot be read again. */
  readonly seen: Map<string, number>;
  readonly begin: number;
}

async function followRequests(login: Login, following: FollowState, signal: AbortSignal): Promise<void> {
  const { filter, options, seen, begin } = following;
  while (!signal.aborted) {
    await wait(pollIntervalMilliseconds, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    const from = Math.max(begin - lookBackSeconds, Math.floor(Date.now() / 1000) - lookBackSeconds);
    const fresh = await readRequestsSince(login, filter, from, signal).catch((error: unknown) =>
      reportOutage(error, signal),
    );
    for (const request of fresh) {
      if (seen.has(request.id)) continue;
      seen.set(request.id, request.created_at);
      if (request.created_at >= begin - 1) printRequest(request, options);
    }
    for (const [id, time] of seen) if (time < from - lookBackSeconds) seen.delete(id);
  }
}

/** Reports a temporary outage and carries on. Other errors, such as an expired login, end the command. */
function reportOutage(error: unknown, signal: AbortSignal): readonly ConsoleRequest[] {
  if (signal.aborted) return [];
  const isTemporary =
    error instanceof ConnectionError ||
    (error instanceof ConsoleError && (error.status === 429 || error.status >= 500));
  if (!isTemporary) throw error;
  printNote(styleNote('yellow', `${toPrintable(error.message)} Retrying.`));
  return [];
}

/** Reads new requests, oldest first. */
async function readRequestsSince(
  login: Login,
  filter: FollowState['filter'],
  from: number,
  signal: AbortSignal,
): Promise<readonly ConsoleRequest[]> {
  const found: ConsoleRequest[] = [];
  let after: string | undefined;
  for (let count = 0; count < maxPages; count += 1) {
    const query = { ...filter, from, limit: pageSize, starting_after: after };
    const page = await readRequests(login, query, signal);
    found.push(...page.data);
    if (page.next_cursor === null) return found.toReversed();
    after = page.next_cursor;
  }
  printNote(
    styleNote(
      'yellow',
      `More than ${maxPages * pageSize} requests since the last poll: only the newest are shown.`,
    ),
  );
  return found.toReversed();
}

function readRequests(
  login: Login,
  query: Readonly<Record<string, string | number | undefined>>,
  signal: AbortSignal,
): Promise<ConsoleRequests> {
  return login.call<ConsoleRequests>('GET', 'requests', { query, signal });
}

function printRequest(request: ConsoleRequest, { json }: LogOptions): void {
  if (json) return printJson(request);
  const { status } = request;
  const [method = '', path = ''] = toPrintable(request.operation).split(' ');
  const colour = chooseStatusColour(status);
  print(
    [
      styleOutput('dim', new Date(request.created_at * 1000).toTimeString().slice(0, 8)),
      styleOutput(colour, String(status)),
      method.padEnd(6),
      path.padEnd(36),
      `${String(Math.round(request.duration_ms)).padStart(5)} ms`,
      styleOutput('dim', request.id),
      request.code === null ? '' : styleOutput(colour, toPrintable(request.code)),
    ]
      .join('  ')
      .trimEnd(),
  );
}

function chooseStatusColour(status: number): 'green' | 'yellow' | 'red' {
  if (status < 400) return 'green';
  return status < 500 ? 'yellow' : 'red';
}
