import { type ErrorCode, errors } from '@blazon/contract/errors.ts';
import { idPrefixes } from '@blazon/contract/ids.ts';

/** An expected failure: a value, not an exception. */
export interface RequestFailure {
  readonly failed: true;
  readonly code: ErrorCode;
  readonly message: string;
  readonly param: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

interface FailureDetails {
  readonly message?: string;
  readonly param?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export function createFailure(code: ErrorCode, details: FailureDetails = {}): RequestFailure {
  return {
    failed: true,
    code,
    message: details.message ?? errors[code].message,
    param: details.param ?? null,
    headers: details.headers ?? {},
  };
}

const prefixByIdParameter = {
  project_id: idPrefixes.project,
  memory_id: idPrefixes.memoryNode,
  event_id: idPrefixes.event,
} as const;
type IdParameter = keyof typeof prefixByIdParameter;

/** Returns the parameter if it is one of the ids above, and `project_id` for any other parameter. */
export function narrowIdParameter(param: string): IdParameter {
  return Object.hasOwn(prefixByIdParameter, param) ? (param as IdParameter) : 'project_id';
}

/**
 * Returns the same failure for malformed ids, ids of other workspaces and ids of deleted resources. The message says
 * which prefix the id must have.
 */
export function createNotFoundFailure(param: IdParameter): RequestFailure {
  const prefix = prefixByIdParameter[param];
  const message = `${errors.resource_not_found.message} A \`${param}\` starts with \`${prefix}_\`.`;
  return createFailure('resource_not_found', { param, message });
}

export function isFailure(value: unknown): value is RequestFailure {
  return typeof value === 'object' && value !== null && 'failed' in value;
}

/** Carries a failure out of code that can only throw, such as a body parser. */
export class RequestFailureError extends Error {
  readonly failure: RequestFailure;

  constructor(failure: RequestFailure) {
    super(failure.message);
    this.failure = failure;
  }
}
