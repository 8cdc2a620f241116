import { CommanderError } from 'commander';
import { ApiError, ConnectionError } from '../../sdk/src/errors.ts';
import { ConsoleError } from './console/console-error.ts';
import { CommandError, exitCodeOf, exitCodes, Interrupted } from './exit-codes.ts';
import { printNote, styleNote } from './terminal/output.ts';
import { toPrintable } from './terminal/printable.ts';

/** Prints the error and advice on what to do, both to standard error. Returns the exit code. */
export function reportError(error: unknown, asJson: boolean): number {
  if (error instanceof CommanderError) return reportUsage(error, asJson);
  const exitCode = exitCodeOf(error);
  const report = describeError(error);
  if (asJson) printNote(JSON.stringify({ error: { ...report, exit_code: exitCode } }));
  else if (!(error instanceof Interrupted)) printNote(formatAsText(report));
  return exitCode;
}

interface ErrorReport {
  readonly message: string;
  readonly code: string | null;
  readonly advice: string | null;
  readonly request_id: string | null;
  readonly doc_url: string | null;
}

export function describeError(error: unknown): ErrorReport {
  const noDetails = { code: null, advice: null, request_id: null, doc_url: null };
  if (error instanceof ApiError)
    return {
      message: error.message,
      code: error.code,
      advice: findAdvice(error),
      request_id: error.requestId,
      doc_url: error.docUrl,
    };
  if (error instanceof ConsoleError)
    return {
      message: error.message,
      code: error.code,
      advice: error.advice,
      request_id: error.requestId,
      doc_url: null,
    };
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof CommandError) return { ...noDetails, message, advice: error.advice ?? null };
  if (error instanceof Interrupted) return { ...noDetails, message: 'Interrupted.', code: 'interrupted' };
  if (error instanceof ConnectionError)
    return {
      ...noDetails,
      message: appendCause(message, error.cause),
      advice: findConnectionAdvice(error.cause),
    };
  return { ...noDetails, message };
}

function findAdvice(error: ApiError): string | null {
  if (error.status === 401) return `${error.advice ?? ''} Then run "blazon login".`.trim();
  return error.advice;
}

function appendCause(message: string, cause: unknown): string {
  return cause instanceof Error && cause.message !== '' ? `${message} (${cause.message})` : message;
}

function findConnectionAdvice(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return /CERT|ISSUER|SELF_SIGNED/.test(code)
    ? 'The certificate is not trusted. If it comes from a private certificate authority, set NODE_EXTRA_CA_CERTS to its file.'
    : 'Check the network and the address, then run the command again.';
}

function formatAsText({ message, advice, request_id, doc_url }: ErrorReport): string {
  const lines = [`${styleNote('red', 'Error:')} ${toPrintable(message, 1_000)}`];
  if (advice !== null) lines.push(`  ${toPrintable(advice, 1_000)}`);
  const references = [request_id && `Request ${request_id}`, doc_url].filter(Boolean).join('  ');
  if (references !== '') lines.push(styleNote('dim', `  ${toPrintable(references, 500)}`));
  return lines.join('\n');
}

/** With --json, prints the usage error. Without it, Commander has already printed the error. */
function reportUsage(error: CommanderError, asJson: boolean): number {
  if (error.exitCode === 0) return exitCodes.ok;
  if (asJson && error.code !== 'commander.help') {
    const message = error.message.replace(/^error: /, '');
    printNote(JSON.stringify({ error: { message, code: 'usage', exit_code: exitCodes.usage } }));
  }
  return exitCodes.usage;
}
