/** The one table of what the console's API refuses: code -> status and message. Each says what happened and what to do. */

interface ConsoleErrorRow {
  readonly status: number;
  /** Shown to a person as it is, unless the place that fails has something more exact to say. */
  readonly message: string;
}

export const consoleErrors = {
  invalid_input: { status: 400, message: 'Something in the form is not right: correct it and try again.' },
  malformed_request: {
    status: 400,
    message: 'The request could not be read: reload the page and try again.',
  },
  wrong_credentials: {
    status: 401,
    message: 'Address or password is not right: try again, or sign in another way.',
  },
  wrong_password: { status: 400, message: 'The password is not right: type the one that you sign in with.' },
  wrong_code: { status: 401, message: 'The code is not right: type the one that is shown now.' },
  /** The same to somebody who is signed in already. */
  code_refused: { status: 400, message: 'The code is not right: type the one that is shown now.' },
  recent_sign_in_needed: {
    status: 403,
    message: 'You signed in a while ago: confirm that it is you, then try again.',
  },
  address_not_verified: {
    status: 403,
    message: 'Your address is not confirmed yet: open the e-mail that we sent, or ask for another.',
  },
  password_too_short: { status: 400, message: 'The password is too short: use at least 10 characters.' },
  password_too_long: { status: 400, message: 'The password is too long: use at most 128 characters.' },
  link_over: { status: 400, message: 'The link was used already or is too old: ask for another.' },
  sign_in_again: {
    status: 403,
    message: 'You signed in a while ago: sign out, sign in again, and then change this.',
  },
  same_address: { status: 400, message: 'This is your address already: type another one.' },
  no_emails: {
    status: 409,
    message: 'This service sends no e-mails: ask whoever runs it to change your address.',
  },
  not_typed: { status: 400, message: 'That is not what you were asked to type: type it as it is shown.' },
  sole_owner: {
    status: 409,
    message:
      'You are the only owner of a workspace that others work in: make one of them an owner, or delete the workspace, and try again.',
  },
  second_factor_required: {
    status: 403,
    message: 'This workspace requires a second factor: set one up in your account, then come back.',
  },
  second_factor_first: {
    status: 409,
    message: 'Set up a second factor for your own account first: otherwise you would lock yourself out.',
  },
  passkey_refused: {
    status: 400,
    message: 'The passkey was not accepted: try again, or sign in another way.',
  },
  too_many_workspaces: {
    status: 409,
    message: 'You own 20 workspaces, which is the most: use one of them.',
  },
  too_many_members: {
    status: 409,
    message: 'The workspace has 200 members and invitations, which is the most: remove one first.',
  },
  already_member: { status: 409, message: 'This person is a member already: change their role instead.' },
  last_owner: {
    status: 409,
    message: 'A workspace needs an owner: make somebody else an owner first.',
  },
  higher_role: {
    status: 403,
    message: 'This needs a higher role than yours: ask an owner of the workspace.',
  },
  invitation_over: {
    status: 410,
    message: 'This invitation was used, withdrawn or is older than seven days: ask for another.',
  },
  invitation_for_another: {
    status: 403,
    message: 'This invitation is for another address: sign in with the address that it was sent to.',
  },
  account_exists: { status: 409, message: 'There is an account for this address: sign in to accept.' },
  not_signed_in: { status: 401, message: 'You are signed out: sign in to go on.' },
  foreign_origin: { status: 403, message: 'The request came from another site: use the dashboard itself.' },
  role_not_allowed: {
    status: 403,
    message: 'Your role does not allow this: ask an admin or the owner of the workspace.',
  },
  not_found: { status: 404, message: 'This is not here, or not any more: go back and choose another.' },
  generation_needs_plan: {
    status: 403,
    message: 'The Free plan draws in the sandbox: switch to it, or move the workspace to Pro to draw live.',
  },
  quota_used_up: {
    status: 403,
    message:
      'The live generations of this month are used up: move to a larger plan, or wait for the next month.',
  },
  workspace_suspended: {
    status: 403,
    message: 'The workspace is suspended after too many requests: try again in a quarter of an hour.',
  },
  conflict: { status: 409, message: 'Somebody changed this in the meantime: reload and try again.' },
  plan_has_no_keys: {
    status: 403,
    message: 'API keys come with Pro and Agency: move the workspace to one of them, then create a key.',
  },
  too_many_keys: {
    status: 409,
    message: 'This workspace has 100 keys in use, which is the most: revoke one that nobody uses any more.',
  },
  too_many_keys_made: {
    status: 429,
    message:
      'This workspace made 1,000 keys within a day, which is the most: use one of them, or wait until tomorrow.',
  },
  request_not_logged: {
    status: 404,
    message:
      'There is no such request here: check its id, and whether it was made in the other environment or too long ago.',
  },
  report_not_signed: {
    status: 401,
    message: 'The report is not signed by a key that we know: send it with the headers of the programme.',
  },
  plans_by_operator: {
    status: 409,
    message: 'Plans of this service are changed by whoever runs it: ask them.',
  },
  plan_unchanged: {
    status: 409,
    message: 'The workspace is on this plan already: reload the page to see it.',
  },
  nobody_billed: {
    status: 409,
    message: 'Nobody is billed for this workspace yet: choose a plan first.',
  },
  billing_refused: {
    status: 502,
    message: 'The payment provider refused: tell whoever runs this service, with the request id.',
  },
  billing_away: {
    status: 503,
    message: 'The payment provider does not answer: nothing was changed, try again in a minute.',
  },
  bad_signature: {
    status: 400,
    message: 'The signature does not belong to these bytes: check the secret and send them unchanged.',
  },
  too_many_endpoints: {
    status: 409,
    message: 'This environment has 16 endpoints, which is the most: remove one first.',
  },
  rotation_under_way: {
    status: 409,
    message:
      'The previous secret still signs, and no third can: wait until it has ended, or rotate without an overlap.',
  },
  cannot_resend: {
    status: 409,
    message: 'The event cannot be sent again: its project is deleted, or it was sent 100 times.',
  },
  too_many_exports: {
    status: 429,
    message: 'Twenty files are being made for this workspace already: wait until one of them is ready.',
  },
  too_many_exports_made: {
    status: 429,
    message:
      'This workspace asked for 30 new files within a minute, which is the most: try again in a minute.',
  },
  archive_under_way: {
    status: 409,
    message: 'An archive of this workspace is being made already: wait until it is ready.',
  },
  too_many_archives: {
    status: 429,
    message: 'This workspace asked for three archives within a day, which is the most: try again tomorrow.',
  },
  too_many_pictures: {
    status: 429,
    message: 'Several pictures are being drawn for this workspace: try again in a moment.',
  },
  recovery_running: {
    status: 409,
    message: 'A recovery is under way already: wait until it is through.',
  },
  body_too_large: { status: 413, message: 'That is more than can be taken at once: shorten it.' },
  too_many_requests: { status: 429, message: 'Too many tries: wait a minute and try again.' },
  internal_error: {
    status: 500,
    message: 'Something went wrong on our side: try again, and tell us the request id if it stays.',
  },
  service_unavailable: { status: 503, message: 'A part of the service is away: try again in a few seconds.' },
} as const satisfies Record<string, ConsoleErrorRow>;

export type ConsoleErrorCode = keyof typeof consoleErrors;

export interface ConsoleErrorBody {
  readonly error: {
    readonly code: ConsoleErrorCode;
    readonly message: string;
    /** The field that is meant, if it is one. */
    readonly param: string | null;
    readonly request_id: string;
  };
}
