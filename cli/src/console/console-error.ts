import type { ConsoleErrorBody } from '@blazon/contract/console/errors.ts';

/** An error response of the console API. */
export class ConsoleError extends Error {
  override readonly name = 'ConsoleError';
  readonly status: number;
  readonly code: string;
  readonly requestId: string | null;

  constructor(reason: {
    readonly status: number;
    readonly code: string;
    readonly message: string;
    readonly requestId: string | null;
  }) {
    super(reason.message);
    this.status = reason.status;
    this.code = reason.code;
    this.requestId = reason.requestId;
  }

  /** What to do in a terminal. The service's own messages are written for the dashboard. */
  get advice(): string | null {
    return adviceByCode[this.code] ?? null;
  }
}

const adviceByCode: Readonly<Record<string, string>> = {
  not_signed_in: 'Run "blazon login".',
  recent_sign_in_needed: 'Run "blazon login" again, then this command within 15 minutes.',
  second_factor_required: 'Run "blazon open" and set up a second factor in your account.',
};

const messageByCode: Readonly<Record<string, string>> = {
  not_signed_in: 'The login has ended: it expired, was revoked, or you left the workspace.',
  recent_sign_in_needed: 'This needs a recent login.',
  second_factor_required: 'This workspace requires a second factor.',
  not_found: 'Not found in this environment of the workspace.',
};

export function toConsoleError(status: number, requestId: string | null, value: unknown): ConsoleError {
  if (!isConsoleError(value))
    return new ConsoleError({
      status,
      requestId,
      code: 'unexplained',
      message: `The service responded with ${status}.`,
    });
  const { code, message, request_id: id } = value.error;
  return new ConsoleError({ status, code, message: messageByCode[code] ?? message, requestId: id });
}

function isConsoleError(value: unknown): value is ConsoleErrorBody {
  return typeof value === 'object' && value !== null && 'error' in value && typeof value.error === 'object';
}
