import { expect, test } from 'vitest';
import { type ErrorCode, errorCodes, errors, errorTypes, failureCodes } from './errors.ts';

function findExpectedType(status: number) {
  if (status === 401 || status === 403) return 'authentication_error';
  if (status === 429) return 'rate_limit_error';
  return status >= 500 ? 'api_error' : 'invalid_request_error';
}

test.each(errorCodes)('%s has the error type for its status, and its texts are sentences', (code) => {
  const { status, type, message, advice } = errors[code];
  expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
  expect(type).toBe(findExpectedType(status));
  for (const sentence of [message, advice]) expect(sentence).toMatch(/^[A-Z`].*\.$/);
});

test('every error type is used by at least one error', () => {
  expect(new Set(errorCodes.map((code) => errors[code].type))).toEqual(new Set(errorTypes));
});

test('every error code in the specification has the status given there', () => {
  const given: Partial<Record<ErrorCode, number>> = {
    missing_required_param: 400,
    missing_api_key: 401,
    invalid_api_key: 401,
    wrong_environment: 401,
    billing_hard_limit: 403,
    resource_not_found: 404,
    rate_limit_exceeded: 429,
  };
  for (const [code, status] of Object.entries(given)) expect(errors[code as ErrorCode].status).toBe(status);
  expect(failureCodes).toHaveProperty('generation_timeout');
});
