import {
  ApiError,
  AuthenticationError,
  ConnectionError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
} from '../../sdk/src/errors.ts';
import { ConsoleError } from './console/console-error.ts';

export const exitCodes = {
  ok: 0,
  failed: 1,
  usage: 2,
  authentication: 3,
  notFound: 4,
  unavailable: 5,
  interrupted: 130,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** An error that says what went wrong and what to do about it. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: ExitCode;
  readonly advice: string | undefined;

  constructor(message: string, options: { readonly exitCode?: ExitCode; readonly advice?: string } = {}) {
    super(message);
    this.exitCode = options.exitCode ?? exitCodes.failed;
    this.advice = options.advice;
  }
}

/** The error for wrong usage of the command line. */
export function usageError(message: string, advice?: string): CommandError {
  return new CommandError(message, { exitCode: exitCodes.usage, ...(advice !== undefined && { advice }) });
}

/** Thrown on Ctrl-C or SIGTERM. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

export function exitCodeOf(error: unknown): ExitCode {
  if (error instanceof CommandError) return error.exitCode;
  if (error instanceof Interrupted) return exitCodes.interrupted;
  if (error instanceof ConnectionError) return exitCodes.unavailable;
  if (error instanceof ConsoleError) return findExitCodeForStatus(error.status);
  if (!(error instanceof ApiError)) return exitCodes.failed;
  if (error instanceof RateLimitError || error instanceof ServerError) return exitCodes.unavailable;
  // A suspension is temporary, like a rate limit.
  if (error.code === 'account_suspended') return exitCodes.unavailable;
  if (error instanceof AuthenticationError || error instanceof PermissionError)
    return exitCodes.authentication;
  return error instanceof NotFoundError ? exitCodes.notFound : exitCodes.failed;
}

function findExitCodeForStatus(status: number): ExitCode {
  if (status === 401 || status === 403) return exitCodes.authentication;
  if (status === 404 || status === 410) return exitCodes.notFound;
  return status === 429 || status >= 500 ? exitCodes.unavailable : exitCodes.failed;
}
