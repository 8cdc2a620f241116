import { limits } from '../limits.ts';

/** All errors of the console's API: code, status and message. Each message says what happened and what to do. */

interface ConsoleErrorRow {
  readonly status: number;
  /** Shown in the dashboard, unless the failing code provides a more specific message. */
  readonly message: string;
}

export const consoleErrors = {
  invalid_input: { status: 400, message: 'Something in the form is wrong. Correct it and try again.' },
  malformed_request: {
    status: 400,
    message: 'The request could not be read. Reload the page and try again.',
  },
  wrong_credentials: {
    status: 401,
    message: 'The address or the password is wrong. Try again, or sign in another way.',
  },
  wrong_password: { status: 400, message: 'The password is wrong. Enter the one you sign in with.' },
  wrong_code: { status: 401, message: 'The code is wrong. Enter the one your app shows now.' },
  /** Like `wrong_code`, but for a person who is already signed in. */
  code_refused: { status: 400, message: 'The code is wrong. Enter the one your app shows now.' },
  recent_sign_in_needed: {
    status: 403,
    message: 'You signed in a while ago. Confirm that it is you, then try again.',
  },
  address_not_verified: {
    status: 403,
    message: 'Your address is not confirmed yet. Open the link in the e-mail we sent, or request another.',
  },
  password_too_short: { status: 400, message: 'The password is too short. Use at least 10 characters.' },
  password_too_weak: {
    status: 400,
    message:
      'The password is too easy to guess. Add a word or two, or let your password manager generate one.',
  },
  password_too_long: { status: 400, message: 'The password is too long. Use at most 128 characters.' },
  link_over: { status: 400, message: 'The link has expired or was already used. Request another.' },
  too_many_shares: { status: 409, message: 'This brand already has 10 active links. Revoke one first.' },
  sign_in_again: {
    status: 403,
    message: 'You signed in a while ago. Sign out, sign in again, then make this change.',
  },
  same_address: { status: 400, message: 'This is already your address. Enter another one.' },
  no_emails: {
    status: 409,
    message: 'This service does not send e-mail. Ask its operator to change your address.',
  },
  not_typed: { status: 400, message: 'The text does not match. Type it exactly as shown.' },
  sole_owner: {
    status: 409,
    message:
      'You are the only owner of a workspace with other members. Make one of them an owner, or delete the workspace, then try again.',
  },
  second_factor_required: {
    status: 403,
    message: 'This workspace requires a second factor. Set one up in your account, then come back.',
  },
  second_factor_first: {
    status: 409,
    message: 'Set up a second factor for your own account first, or you would lock yourself out.',
  },
  passkey_refused: {
    status: 400,
    message: 'The passkey was not accepted. Try again, or sign in another way.',
  },
  too_many_workspaces: {
    status: 409,
    message: 'You own 20 workspaces, the maximum. Use one of them, or delete one.',
  },
  too_many_members: {
    status: 409,
    message: 'The workspace has 200 members and invitations, the maximum. Remove one first.',
  },
  already_member: { status: 409, message: 'This person is already a member. Change their role instead.' },
  last_owner: {
    status: 409,
    message: 'A workspace needs an owner. Make somebody else an owner first.',
  },
  higher_role: {
    status: 403,
    message: 'This requires a higher role than yours. Ask an owner of the workspace.',
  },
  invitation_over: {
    status: 410,
    message: 'This invitation is no longer valid: it was used or withdrawn, or it expired. Ask for another.',
  },
  invitation_for_another: {
    status: 403,
    message: 'This invitation is for another address. Sign in with the address it was sent to.',
  },
  account_exists: {
    status: 409,
    message: 'This address already has an account. Sign in to accept the invitation.',
  },
  /** The error codes of RFC 8628 for a command that waits for approval. */
  authorization_pending: { status: 400, message: 'The code has not been approved yet. Keep polling.' },
  slow_down: { status: 400, message: 'You are polling too fast. Wait five seconds longer between requests.' },
  expired_token: {
    status: 400,
    message: 'The code has expired or was already used. Run "blazon login" again.',
  },
  access_denied: { status: 400, message: 'The login was denied in the browser. Run "blazon login" again.' },
  device_code_over: {
    status: 410,
    message: 'This code is unknown, already used or expired. Run “blazon login” again and use the new code.',
  },
  not_for_cli: {
    status: 403,
    message: 'This is not available to the command line. Use the dashboard.',
  },
  not_signed_in: { status: 401, message: 'You are signed out. Sign in to continue.' },
  foreign_origin: { status: 403, message: 'The request came from another site. Use the dashboard itself.' },
  role_not_allowed: {
    status: 403,
    message: 'Your role does not allow this. Ask an admin or owner of the workspace.',
  },
  not_found: {
    status: 404,
    message: 'This does not exist, or no longer exists. Go back and choose another.',
  },
  generation_needs_plan: {
    status: 403,
    message:
      'The Free plan works in the sandbox only. Switch to the sandbox, or upgrade the workspace to Pro.',
  },
  budget_used_up: {
    status: 403,
    message:
      'This project has used its monthly budget: raise the budget on the usage page, or wait for the next month.',
  },
  quota_used_up: {
    status: 403,
    message:
      'The workspace has used all live generations of this month. Upgrade, or wait for the next month.',
  },
  workspace_suspended: {
    status: 403,
    message: 'The workspace is suspended after too many requests. Try again in 15 minutes.',
  },
  conflict: {
    status: 409,
    message: 'Somebody else changed this in the meantime. Reload the page and try again.',
  },
  plan_has_no_keys: {
    status: 403,
    message: 'API keys need Pro or Agency. Upgrade the workspace, then create a key.',
  },
  too_many_keys: {
    status: 409,
    message: `This workspace has ${limits.activeApiKeys} active keys, the maximum. Revoke one that is no longer in use.`,
  },
  too_many_keys_made: {
    status: 429,
    message: `This workspace created ${limits.apiKeysCreatedPerDay.toLocaleString('en')} keys within 24 hours, the maximum. Use one of them, or wait until tomorrow.`,
  },
  request_not_logged: {
    status: 404,
    message: 'No such request. Check the id. The request may belong to the other environment, or be too old.',
  },
  report_not_signed: {
    status: 401,
    message:
      'The report is not signed with a known key. Send it with the headers of the reporting programme.',
  },
  plans_by_operator: {
    status: 409,
    message: 'On this service, the operator changes plans. Ask them.',
  },
  plan_unchanged: {
    status: 409,
    message: 'The workspace is already on this plan. Reload the page to see it.',
  },
  nobody_billed: {
    status: 409,
    message: 'This workspace has no billing account yet. Choose a plan first.',
  },
  billing_refused: {
    status: 502,
    message:
      'The payment provider rejected the request. Contact the operator of this service and quote the request id.',
  },
  billing_away: {
    status: 503,
    message: 'The payment provider does not respond. Nothing was changed; try again in a minute.',
  },
  bad_signature: {
    status: 400,
    message: 'The signature does not match the body. Check the secret, and send the body unchanged.',
  },
  too_many_endpoints: {
    status: 409,
    message: 'This environment has 16 endpoints, the maximum. Remove one first.',
  },
  default_endpoint: {
    status: 409,
    message: 'The default endpoint cannot be paused. Make another endpoint the default first.',
  },
  rotation_under_way: {
    status: 409,
    message: 'The previous secret is still active. Wait until it expires, or rotate without an overlap.',
  },
  cannot_resend: {
    status: 409,
    message: 'The event cannot be sent again. Its project was deleted, or it was already sent 100 times.',
  },
  too_many_exports: {
    status: 429,
    message: 'This workspace already has 20 exports in progress. Wait until one is ready.',
  },
  too_many_exports_made: {
    status: 429,
    message: 'This workspace reached its limit of 30 exports per minute. Try again in a minute.',
  },
  archive_under_way: {
    status: 409,
    message: 'An archive of this workspace is already being created. Wait until it is ready.',
  },
  too_many_archives: {
    status: 429,
    message: 'This workspace requested three archives within a day, the maximum. Try again tomorrow.',
  },
  too_many_pictures: {
    status: 429,
    message: 'Several images are already being rendered for this workspace. Try again in a moment.',
  },
  recovery_running: {
    status: 409,
    message: 'A recovery is already running. Wait until it has finished.',
  },
  body_too_large: { status: 413, message: 'The request is too large. Shorten it.' },
  too_many_requests: { status: 429, message: 'Too many attempts. Wait a minute and try again.' },
  internal_error: {
    status: 500,
    message: 'Something went wrong on our side. Try again. If it happens again, tell us the request id.',
  },
  service_unavailable: {
    status: 503,
    message: 'The service is briefly unavailable. Try again in a few seconds.',
  },
} as const satisfies Record<string, ConsoleErrorRow>;

export type ConsoleErrorCode = keyof typeof consoleErrors;

export interface ConsoleErrorBody {
  readonly error: {
    readonly code: ConsoleErrorCode;
    readonly message: string;
    /** The invalid field; null if the error is not about a field. */
    readonly param: string | null;
    readonly request_id: string;
  };
}
