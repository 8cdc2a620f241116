import { isLocalAttempt } from '../domain/local-run.ts';
import { listAttempts, type NumberedAttempt } from '../store/delivery-attempts.ts';
import type { EventView } from '../store/event-views.ts';
import { type CommandContext, type CommandResult, formatTable, formatTimestamp } from './command-context.ts';
import { sanitiseForTerminal } from './sanitise-terminal-text.ts';

/** The maximum number of attempts shown, newest first: about twelve delivery runs of four attempts each. */
const maxAttempts = 50;
const maxShownCharacters = 400;

/** Describes one event with its attempts. */
export async function describeEvent(context: CommandContext, event: EventView): Promise<CommandResult> {
  const attempts = await listAttempts(context.owner, event.scope, event.id, maxAttempts);
  const json = { ...event, attempts_made: attempts.map(toAttemptJson) };
  return {
    json,
    text: [formatSummary(event), formatHistory(attempts), describeLastResponse(attempts[0])]
      .join('\n\n')
      .trimEnd(),
  };
}

function formatSummary(event: EventView): string {
  const lines: [string, string][] = [
    ['event', `${event.id}  ${event.type}${event.isTest ? '  (test)' : ''}`],
    ['workspace', `${event.scope.workspaceId}  ${event.scope.environment}`],
    ...(event.copyOf === null ? [] : [['copy of', event.copyOf] satisfies [string, string]]),
    ['job', event.jobId],
    ['project', event.projectId],
    ['state', describeEventState(event)],
    ['run', `${event.run}, with ${event.attempts} ${event.attempts === 1 ? 'attempt' : 'attempts'}`],
    ['next', formatTimestamp(event.dueAt)],
    ['created', formatTimestamp(event.createdAt)],
    ['ended', formatTimestamp(event.endedAt)],
    ['target', describeTarget(event)],
    ['body', `${event.bodyBytes} bytes`],
  ];
  return lines.map(([name, value]) => `${name.padEnd(10)} ${value}`).join('\n');
}

export function describeEventState(event: EventView): string {
  return event.reason === null ? event.state : `${event.state} (${event.reason})`;
}

function describeTarget(event: EventView): string {
  if (event.webhookUrl !== null) return `${sanitiseForTerminal(event.webhookUrl)} (webhook_url of the job)`;
  return event.endpointId === null ? 'the default endpoint' : event.endpointId;
}

function formatHistory(attempts: readonly NumberedAttempt[]): string {
  if (attempts.length === 0) return 'no attempts yet';
  const rows = attempts.map((attempt) => [
    isLocalAttempt(attempt) ? `local ${attempt.number}` : `${attempt.run}.${attempt.number}`,
    formatTimestamp(attempt.startedAt),
    `${attempt.milliseconds} ms`,
    attempt.status === null ? '-' : String(attempt.status),
    attempt.outcome,
    sanitiseForTerminal(attempt.url, 80),
    sanitiseForTerminal(attempt.error ?? '', 120),
  ]);
  return formatTable(['attempt', 'started', 'took', 'status', 'outcome', 'url', 'error'], rows);
}

/** Describes the receiver's latest response. */
function describeLastResponse(attempt: NumberedAttempt | undefined): string {
  if (!attempt?.responseHeaders) return '';
  const headers = Object.entries(attempt.responseHeaders)
    .slice(0, 20)
    .map(([name, value]) => `  ${sanitiseForTerminal(name, 60)}: ${sanitiseForTerminal(value, 160)}`);
  const body = attempt.responseBody ?? Buffer.alloc(0);
  const text =
    body.length === 0 ? '(no body)' : sanitiseForTerminal(body.toString('utf8'), maxShownCharacters);
  return [`answer to ${attempt.run}.${attempt.number}`, ...headers, '', `  ${text}`].join('\n');
}

/** Encodes the response body in base64, because it need not be text. */
function toAttemptJson({ responseBody, ...attempt }: NumberedAttempt) {
  return { ...attempt, responseBodyBase64: responseBody?.toString('base64') ?? null };
}
