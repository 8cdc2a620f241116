import { setTimeout as wait } from 'node:timers/promises';
import { usageError } from '../exit-codes.ts';
import { type FeedEvent, type FeedMessage, followFeed } from '../feed/follow-feed.ts';
import { type Answer, forwardEvent } from '../feed/forward-event.ts';
import { reportAnswer } from '../feed/report-answer.ts';
import { openSavedPosition } from '../feed/saved-position.ts';
import type { Session } from '../session.ts';
import type { Settings } from '../settings.ts';
import { printNote, print, printJson, styleOutput, styleNote } from '../terminal/output.ts';
import { toPrintable } from '../terminal/printable.ts';
import { requireTestKey } from './account.ts';

export interface ListenOptions {
  readonly forwardTo?: string;
  readonly events?: string;
  readonly printJson?: boolean;
  readonly resume?: boolean;
  readonly json?: boolean;
}

/** As many concurrent forwards as a small server can handle. Further events wait at the service. */
const maxConcurrentEvents = 8;
const shutdownTimeoutMilliseconds = 5_000;
/** A real delivery would fail after this time. */
const maxDeliveryMilliseconds = 5_000;

/** Shows and forwards events until it is aborted. */
export async function listen(
  session: Session,
  settings: Settings,
  options: ListenOptions,
  signal: AbortSignal,
): Promise<void> {
  requireTestKey(session, 'listen');
  const url = options.forwardTo === undefined ? undefined : parseLocalUrl(options.forwardTo);
  const requestedTypes = options.events === undefined ? undefined : new Set(parseTypes(options.events));
  const running = new Set<Promise<void>>();
  const report = createReporter(session);
  const abandonment = new AbortController();
  const target = url && { url, signal: abandonment.signal };
  const position = openSavedPosition(
    settings.configFolder,
    session,
    url?.href ?? '',
    callOnce(explainCannotResume),
  );
  const from = options.resume ? position.read() : undefined;
  let wasReady = false;
  for await (const message of followFeed(session, signal, from)) {
    if (message.kind !== 'event') {
      announceMessage(message, url, { wasReady, isResumed: from !== undefined });
      if (message.kind === 'ready' && !wasReady) position.begin(message.cursor)();
      wasReady ||= message.kind === 'ready';
      continue;
    }
    while (running.size >= maxConcurrentEvents) await Promise.race(running);
    const done = position.begin(message.cursor);
    if (requestedTypes && !requestedTypes.has(message.event.type)) {
      done();
      continue;
    }
    const exchange = handleEvent(message.event, { target, options, report, done }).finally(() =>
      running.delete(exchange),
    );
    running.add(exchange);
  }
  // Let forwards in progress finish, but only for a while.
  await Promise.race([Promise.all(running), wait(shutdownTimeoutMilliseconds, undefined, { ref: false })]);
  abandonment.abort(new Error('given up'));
}

interface ForwardTarget {
  readonly url: URL;
  readonly signal: AbortSignal;
}

type ReportAnswer = (event: FeedEvent, url: URL, answer: Answer) => Promise<void>;

interface HandleEventOptions {
  readonly target: ForwardTarget | undefined;
  readonly options: ListenOptions;
  readonly report: ReportAnswer;
  /** Marks the event as handled, so that `--resume` does not send it again. */
  readonly done: () => void;
}

async function handleEvent(
  event: FeedEvent,
  { target, options, report, done }: HandleEventOptions,
): Promise<void> {
  const at = new Date();
  const answer = target && (await forwardEvent(target.url, event, target.signal));
  if (!target?.signal.aborted) done();
  if (options.json) printJson(toEventJson(event, at, target?.url, answer, options));
  else {
    print(formatLine(event, at, answer));
    if (options.printJson) print(formatBody(event));
  }
  if (target && answer) await report(event, target.url, answer);
}

function explainCannotResume(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  printNote(
    styleNote('dim', `--resume will not work, since progress cannot be saved: ${toPrintable(reason)}`),
  );
}

function callOnce<Value>(call: (value: Value) => void): (value: Value) => void {
  let isCalled = false;
  return (value) => {
    if (!isCalled) call(value);
    isCalled = true;
  };
}

/** Reports responses to the service on a best-effort basis. Only the first failure is shown. */
function createReporter(session: Session): ReportAnswer {
  const complain = callOnce((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    printNote(
      styleNote('dim', `The response could not be reported to the dashboard: ${toPrintable(reason)}`),
    );
  });
  return (event, url, answer) => reportAnswer(session, event, url, answer).catch(complain);
}

function announceMessage(
  message: Exclude<FeedMessage, { kind: 'event' }>,
  url: URL | undefined,
  { wasReady, isResumed }: { readonly wasReady: boolean; readonly isResumed: boolean },
): void {
  if (message.kind === 'ready' && wasReady) printNote('Connected again.');
  else if (message.kind === 'ready') {
    const begin = isResumed ? ', from where the last run stopped' : '';
    printNote(`Listening for sandbox events of ${toPrintable(message.workspaceId)}${begin}. Ctrl-C ends it.`);
    if (url) printNote(`Forwarding to ${toPrintable(url.href)}`);
  } else if (message.kind === 'gap') {
    const text = `Events before ${message.since.toISOString()} are no longer kept: some were missed.`;
    printNote(styleNote('yellow', text));
  } else {
    const seconds = (message.delayMilliseconds / 1000).toFixed(1);
    printNote(styleNote('yellow', `${toPrintable(message.reason)} Reconnecting in ${seconds} s.`));
  }
}

function formatLine(event: FeedEvent, at: Date, answer: Answer | undefined): string {
  const begin = [
    styleOutput('dim', at.toTimeString().slice(0, 8)),
    toPrintable(event.type).padEnd(18),
    toPrintable(event.event_id),
  ];
  if (!answer) return begin.join('  ');
  return [...begin, formatOutcome(answer), styleOutput('dim', formatDuration(answer))].join('  ');
}

function formatOutcome(answer: Answer): string {
  if ('error' in answer) return styleOutput('red', toPrintable(answer.error));
  const isSuccess = answer.status >= 200 && answer.status < 300;
  return styleOutput(isSuccess ? 'green' : 'red', String(answer.status));
}

function formatDuration({ duration_ms }: Answer): string {
  return duration_ms > maxDeliveryMilliseconds
    ? `${duration_ms} ms (a real delivery waits only ${maxDeliveryMilliseconds / 1000} s)`
    : `${String(duration_ms).padStart(4)} ms`;
}

function toEventJson(
  event: FeedEvent,
  at: Date,
  url: URL | undefined,
  answer: Answer | undefined,
  { printJson: withBody }: ListenOptions,
) {
  return {
    at: at.toISOString(),
    event_id: event.event_id,
    type: event.type,
    project_id: event.project_id,
    forwarded_to: url?.href ?? null,
    ...answer,
    ...(withBody && { headers: event.headers, event: tryParseBody(event) }),
  };
}

function formatBody(event: FeedEvent): string {
  const value = tryParseBody(event);
  return value === undefined
    ? toPrintable(event.body.toString('utf8'), 10_000)
    : JSON.stringify(value, null, 2);
}

function tryParseBody(event: FeedEvent): unknown {
  try {
    return JSON.parse(event.body.toString('utf8'));
  } catch {
    return undefined;
  }
}

function parseLocalUrl(text: string): URL {
  // Accepts what people type: `localhost:3000/hook` and `3000/hook`.
  const host = /^\d+(\/|$)/.test(text) ? `localhost:${text}` : text;
  const url = text.includes('://') ? text : `http://${host}`;
  if (!/^https?:/.test(url) || !URL.canParse(url))
    throw usageError(`"${text}" is not an address.`, 'Use one like localhost:3000/hook.');
  return new URL(url);
}

function parseTypes(text: string): string[] {
  const types = text.split(',').map((type) => type.trim());
  const wrong = types.find((type) => !/^[a-z_]+\.[a-z_]+$/.test(type));
  if (wrong !== undefined)
    throw usageError(
      `"${wrong}" is not a type of event.`,
      'Use types like generation.success,generation.failed.',
    );
  return types;
}
