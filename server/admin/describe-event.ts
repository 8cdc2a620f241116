import { isLocal } from '../rules/local-attempts.ts';
import { listAttempts, type NumberedAttempt } from '../store/delivery-attempts.ts';
import type { EventView } from '../store/event-views.ts';
import { type AdminParts, type Result, table, when } from './parts.ts';
import { printable } from './printable.ts';

/** Attempts shown, newest first: twelve runs of four and more than anyone reads. */
const mostAttempts = 50;
const shownCharacters = 400;

/** One event with its attempts. */
export async function describeEvent(parts: AdminParts, event: EventView): Promise<Result> {
  const attempts = await listAttempts(parts.owner, event.scope, event.id, mostAttempts);
  const json = { ...event, attempts_made: attempts.map(attemptJson) };
  return { json, text: [summary(event), history(attempts), lastAnswer(attempts[0])].join('\n\n').trimEnd() };
}

function summary(event: EventView): string {
  const lines: [string, string][] = [
    ['event', `${event.id}  ${event.type}${event.isTest ? '  (test)' : ''}`],
    ['workspace', `${event.scope.workspaceId}  ${event.scope.environment}`],
    ['job', event.jobId],
    ['project', event.projectId],
    ['state', stateOf(event)],
    ['run', `${event.run}, ${event.attempts} ${event.attempts === 1 ? 'attempt' : 'attempts'} in it`],
    ['next', when(event.dueAt)],
    ['created', when(event.createdAt)],
    ['ended', when(event.endedAt)],
    ['target', targetOf(event)],
    ['body', `${event.bodyBytes} bytes`],
  ];
  return lines.map(([name, value]) => `${name.padEnd(10)} ${value}`).join('\n');
}

export function stateOf(event: EventView): string {
  return event.reason === null ? event.state : `${event.state} (${event.reason})`;
}

function targetOf(event: EventView): string {
  if (event.webhookUrl !== null) return `${printable(event.webhookUrl)} (webhook_url of the job)`;
  return event.endpointId === null ? 'the default endpoint' : event.endpointId;
}

function history(attempts: readonly NumberedAttempt[]): string {
  if (attempts.length === 0) return 'no attempts yet';
  const rows = attempts.map((attempt) => [
    isLocal(attempt) ? `local ${attempt.number}` : `${attempt.run}.${attempt.number}`,
    when(attempt.startedAt),
    `${attempt.milliseconds} ms`,
    attempt.status === null ? '-' : String(attempt.status),
    attempt.outcome,
    printable(attempt.url, 80),
    printable(attempt.error ?? '', 120),
  ]);
  return table(['attempt', 'started', 'took', 'status', 'outcome', 'url', 'error'], rows);
}

/** What the receiver said last, which is what one usually wants to know. */
function lastAnswer(attempt: NumberedAttempt | undefined): string {
  if (!attempt?.responseHeaders) return '';
  const headers = Object.entries(attempt.responseHeaders)
    .slice(0, 20)
    .map(([name, value]) => `  ${printable(name, 60)}: ${printable(value, 160)}`);
  const body = attempt.responseBody ?? Buffer.alloc(0);
  const text = body.length === 0 ? '(no body)' : printable(body.toString('utf8'), shownCharacters);
  return [`answer to ${attempt.run}.${attempt.number}`, ...headers, '', `  ${text}`].join('\n');
}

/** A receiver's bytes need not be text, so programs get them as they came. */
function attemptJson({ responseBody, ...attempt }: NumberedAttempt) {
  return { ...attempt, responseBodyBase64: responseBody?.toString('base64') ?? null };
}
