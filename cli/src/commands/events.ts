import type {
  AttemptSummary,
  DeliveryDetail,
  DeliverySummary,
  RecoveryState,
  SentEvent,
} from '@blazon/contract/console/webhooks.ts';
import { type SendingOptions, showSentEvent } from '../console/await-attempt.ts';
import type { Login } from '../console/login.ts';
import { readPage } from '../console/read-page.ts';
import { Interrupted, usageError } from '../exit-codes.ts';
import { confirm } from '../terminal/ask.ts';
import { formatDateTime, printNote, print, printJson, styleOutput, formatTable } from '../terminal/output.ts';
import { toPrintable } from '../terminal/printable.ts';
import { type ListingOptions, showList } from './lists.ts';
import { parseMoment } from './moment.ts';

export interface EventFilter {
  readonly state?: string;
  readonly type?: string;
  readonly project?: string;
  readonly since?: string;
}

export function listEvents(
  login: Login,
  { state, type, project, since, ...options }: ListingOptions & EventFilter,
  signal: AbortSignal,
): Promise<void> {
  const query = {
    state,
    type,
    project_id: project,
    since: since === undefined ? undefined : parseMoment(since),
  };
  return showList<DeliverySummary>(
    (page) => readPage(login, 'webhooks/events', query, page),
    options,
    signal,
    {
      head: ['id', 'created', 'type', 'state', 'attempts', 'last response'],
      row: (event) => [
        event.id,
        formatDateTime(event.created_at),
        event.is_test ? 'test' : toPrintable(event.type),
        event.state,
        String(event.attempts),
        event.newest_attempt ? describeAnswer(event.newest_attempt) : '–',
      ],
    },
  );
}

function describeAnswer({ status, outcome, url }: AttemptSummary): string {
  const host = URL.canParse(url) ? new URL(url).host : url;
  return `${status ?? toPrintable(outcome)} from ${toPrintable(host)}`;
}

export async function showEvent(
  login: Login,
  id: string,
  options: { readonly json?: boolean; readonly body?: boolean },
  signal: AbortSignal,
): Promise<void> {
  const event = await login.call<DeliveryDetail>('GET', `webhooks/events/${encodeURIComponent(id)}`, {
    signal,
  });
  // Print the exact bytes, so that the body can be saved and its signature verified.
  if (options.body) return void process.stdout.write(event.body);
  if (options.json) return printJson(event);
  print(
    formatTable([
      ['id', event.id],
      ['type', event.is_test ? 'test' : toPrintable(event.type)],
      ['state', event.reason === null ? event.state : `${event.state} (${event.reason})`],
      ['created', formatDateTime(event.created_at)],
      ['project', event.project_id],
      ['job', event.job_id],
      ['endpoint', describeTarget(event)],
      ['next attempt', event.due_at === null ? '–' : formatDateTime(event.due_at)],
      ['body', `${event.body_bytes} bytes; --body prints it`],
    ]),
  );
  if (event.attempts_made.length > 0) print(`\n${formatAttempts(event)}`);
  if (event.has_older_attempts) printNote('The dashboard shows older attempts.');
}

function describeTarget({ target, webhook_url: url, endpoint_id: endpoint }: DeliveryDetail): string {
  if (target === 'webhook_url') return toPrintable(url ?? '');
  return target === 'endpoint' ? (endpoint ?? '') : 'the default endpoint';
}

function formatAttempts({ attempts_made: attempts }: DeliveryDetail): string {
  const rows = attempts.map((attempt) => [
    attempt.is_local ? 'local' : `${attempt.run}.${attempt.number}`,
    new Date(attempt.started_at * 1000).toISOString().slice(0, 19).replace('T', ' '),
    `${attempt.milliseconds} ms`,
    attempt.status === null ? '–' : String(attempt.status),
    toPrintable(attempt.verdict),
  ]);
  const [head = '', ...lines] = formatTable([
    ['ATTEMPT', 'STARTED', 'TOOK', 'STATUS', 'RESULT'],
    ...rows,
  ]).split('\n');
  return [styleOutput('dim', head), ...lines].join('\n');
}

export async function resendEvent(
  login: Login,
  id: string,
  options: SendingOptions,
  signal: AbortSignal,
): Promise<void> {
  const path = `webhooks/events/${encodeURIComponent(id)}/resend`;
  await showSentEvent(login, await login.call<SentEvent>('POST', path, { signal }), options, signal);
}

/** Resends undeliverable events. The service does this in the background. */
export async function recoverEvents(
  login: Login,
  options: { readonly since: string; readonly yes?: boolean; readonly json?: boolean },
  signal: AbortSignal,
): Promise<void> {
  const since = parseMoment(options.since);
  const before = await login.call<RecoveryState>('GET', 'webhooks/recovery', { query: { since }, signal });
  const count = describeCount(before);
  if (before.undeliverable === 0) {
    if (options.json) return printJson({ ...before, started: false });
    return print(`Nothing to recover: no event since ${formatDateTime(since)} is undeliverable.`);
  }
  if (!options.yes) {
    if (!process.stdin.isTTY || options.json)
      throw usageError(`This sends ${count} again.`, 'Add --yes to confirm it.');
    const question = `Send ${count} in the ${login.environment} environment again (undeliverable since ${formatDateTime(since)})?`;
    if (!(await confirm(question, signal))) throw new Interrupted();
  }
  const started = await login.call<RecoveryState>('POST', 'webhooks/recovery', { body: { since }, signal });
  if (options.json) return printJson({ ...started, started: true });
  print(`Sending ${count} again. "blazon events list --state undeliverable" lists what is left.`);
}

function describeCount({ undeliverable, is_more: isMore }: RecoveryState): string {
  if (isMore) return `more than ${undeliverable} events`;
  return undeliverable === 1 ? '1 event' : `${undeliverable} events`;
}
