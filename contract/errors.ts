import { limits } from './limits.ts';

/** All errors of the API: code, status, type, message and advice. Only this file knows status codes. */

export const errorTypes = [
  'invalid_request_error',
  'authentication_error',
  'rate_limit_error',
  'api_error',
] as const;
export type ErrorType = (typeof errorTypes)[number];

interface ErrorRow {
  readonly status: number;
  readonly type: ErrorType;
  /** Sent unless the failing code provides a more specific message. */
  readonly message: string;
  readonly advice: string;
}

function invalidRequest(status: number, message: string, advice: string): ErrorRow {
  return {
    status,
    type: 'invalid_request_error',
    message,
    advice,
  };
}

function authenticationError(status: number, message: string, advice: string): ErrorRow {
  return {
    status,
    type: 'authentication_error',
    message,
    advice,
  };
}

export const errors = {
  missing_required_param: invalidRequest(
    400,
    'A required parameter is missing.',
    'Send the parameter named in `param`. A required parameter cannot be null.',
  ),
  invalid_param: invalidRequest(
    400,
    'A parameter has the wrong type or format.',
    'Correct the parameter named in `param`; the message says what is accepted.',
  ),
  param_too_long: invalidRequest(
    400,
    'A parameter is too long.',
    'Shorten the parameter named in `param`. Lengths count Unicode code points.',
  ),
  unknown_param: invalidRequest(
    400,
    'Unknown parameter.',
    'Remove the parameter named in `param`, or check its spelling. Unknown parameters are rejected so that a misspelt one is never ignored.',
  ),
  invalid_cursor: invalidRequest(
    400,
    '`starting_after` is not a cursor of this list.',
    'Send the `next_cursor` of the previous page of the same list.',
  ),
  invalid_webhook_url: invalidRequest(
    400,
    '`webhook_url` must be a public https address without credentials.',
    'Use an https URL that is reachable from the internet. Private, loopback and reserved addresses are rejected.',
  ),
  malformed_json: invalidRequest(
    400,
    'The body is not valid JSON.',
    'Send one JSON object, encoded in UTF-8.',
  ),
  malformed_request: invalidRequest(
    400,
    'The request is not valid HTTP.',
    'Use an HTTP client library; this request could not be parsed.',
  ),
  https_required: invalidRequest(
    400,
    'Requests must use HTTPS.',
    'Change the URL to https. If a key was sent over plain HTTP, revoke it: others may have read it.',
  ),
  body_too_large: invalidRequest(413, 'The body is larger than 64 KiB.', 'Send a smaller body.'),
  unsupported_media_type: invalidRequest(
    415,
    'The body must be sent as application/json.',
    'Set `Content-Type: application/json` and send the body uncompressed.',
  ),
  headers_too_large: invalidRequest(
    431,
    'The request line and headers are larger than 16 KiB.',
    'Send fewer or shorter headers.',
  ),
  request_timeout: invalidRequest(
    408,
    'The request did not arrive in time.',
    'Send the whole request within 30 seconds; retry on a better connection.',
  ),
  resource_not_found: invalidRequest(
    404,
    'No such resource in this workspace and environment.',
    'Check the id, and that the key belongs to the workspace and environment that created it. `param` names the id that was not found.',
  ),
  route_not_found: invalidRequest(
    404,
    'There is no such path.',
    'Check the path against the API reference. Paths are case-sensitive and have no trailing slash.',
  ),
  method_not_allowed: invalidRequest(
    405,
    'This path does not support the method.',
    'Use one of the methods in the `Allow` header.',
  ),
  misdirected_request: invalidRequest(
    421,
    'This host is not served here.',
    'Use the live host or the sandbox host of the service.',
  ),
  idempotency_key_reused: invalidRequest(
    422,
    'This Idempotency-Key was used with a different request.',
    'Use a new key for a new request. To repeat a request, send the same method, path and body.',
  ),
  missing_api_key: authenticationError(
    401,
    'No API key was sent.',
    'Send `Authorization: Bearer <API_KEY>` with a single space after Bearer.',
  ),
  invalid_api_key: authenticationError(
    401,
    'The API key is malformed, revoked or unknown.',
    'Check the key for missing characters, or create a new one. A revoked key never works again.',
  ),
  expired_api_key: authenticationError(
    401,
    'The API key has expired.',
    'Create a new key in Workspace Settings and put it in place of the old one. An expired key never works again.',
  ),
  wrong_environment: authenticationError(
    401,
    'The API key belongs to the other environment.',
    'Use Live keys (`sk_live_`) on the live host and Test keys (`sk_test_`) on the sandbox host.',
  ),
  network_not_allowed: authenticationError(
    403,
    'The API key may not be used from this network.',
    'Call from a network that the key allows, or create a key that allows this one. If the call was not yours, revoke the key.',
  ),
  insufficient_scope: authenticationError(
    403,
    'The API key may not do this.',
    'Use a key with the scope that the message names. Scopes are chosen when a key is created.',
  ),
  test_key_required: authenticationError(
    403,
    'This works in the sandbox only and needs a Test key.',
    'Send a Test key (`sk_test_…`) to the sandbox host.',
  ),
  plan_upgrade_required: authenticationError(
    403,
    'The Free plan has no API access.',
    'Upgrade the workspace to Pro or Agency; its keys then work again.',
  ),
  billing_hard_limit: authenticationError(
    403,
    'The workspace has used its monthly quota or has an unpaid invoice.',
    'Pay the open invoice, upgrade the plan, or wait for the next month (UTC).',
  ),
  project_budget_exceeded: authenticationError(
    403,
    'The project has used its monthly budget.',
    'Raise the budget of the project in the dashboard, or wait for the next month (UTC). Other projects are not affected.',
  ),
  account_suspended: authenticationError(
    403,
    'The workspace is temporarily suspended.',
    'Wait for the seconds in `Retry-After`. If you do not know the reason, contact us with the `request_id`.',
  ),
  rate_limit_exceeded: {
    status: 429,
    type: 'rate_limit_error',
    message: 'Too many requests in this minute.',
    advice:
      'Wait for the seconds in `Retry-After`, then retry. Read `X-RateLimit-Remaining` to slow down in time.',
  },
  too_many_connections: {
    status: 429,
    type: 'rate_limit_error',
    message: `The workspace has ${limits.feedConnections} open connections to the live feed, the maximum.`,
    advice:
      'Close a connection, or wait for the seconds in `Retry-After`, after which broken connections are released.',
  },
  internal_error: {
    status: 500,
    type: 'api_error',
    message: 'Something went wrong on our side.',
    advice: 'Retry with the same Idempotency-Key. If it happens again, tell us the `request_id`.',
  },
  service_unavailable: {
    status: 503,
    type: 'api_error',
    message: 'The service is briefly unavailable.',
    advice: 'Retry after the seconds in `Retry-After`, with the same Idempotency-Key.',
  },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof errors;
export const errorCodes = Object.keys(errors) as ErrorCode[];

/** Why a job failed, in `data.error.code` of `generation.failed`. Clients must accept unknown codes. */
export const failureCodes = {
  generation_timeout: 'No result within the maximum processing window.',
  generation_failed: 'The identity could not be drawn, even after internal retries.',
  prompt_rejected: 'The prompt asks for something that the service does not draw.',
  provider_unavailable: 'A system that the drawing depends on did not respond.',
  project_deleted: 'The project was deleted while the job was waiting or running.',
} as const;
export type FailureCode = keyof typeof failureCodes;
