import { magicLinkMinutes } from '@blazon/contract/console/magic-links.ts';
import { normalisedHostOf } from './webhook-address.ts';

/** The content of an e-mail. The text version contains everything that the HTML version contains. */
export interface EmailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface EmailDraft {
  readonly subject: string;
  readonly greeting?: string;
  readonly paragraphs: readonly string[];
  /** The label of the button and its URL. */
  readonly link?: { readonly label: string; readonly address: string };
  readonly end?: string;
}

/**
 * The token is in the URL fragment, so opening the link does not send it to the server. The page submits the token
 * when the button is clicked.
 */
function createLink(origin: string, path: string, token: string): string {
  return `${origin}${path}#${encodeURIComponent(token)}`;
}

export function writeVerifyAddressEmail(options: {
  readonly origin: string;
  readonly token: string;
  readonly name: string;
}): EmailContent {
  return writeEmail({
    subject: 'Confirm your address for Blazon',
    greeting: options.name,
    paragraphs: ['Confirm that this address is yours, and your account is ready.'],
    link: { label: 'Confirm address', address: createLink(options.origin, '/verify', options.token) },
    end: `The link works for ${magicLinkMinutes.verifyAddress} minutes. If you did not sign up for Blazon, ignore this e-mail: nothing happens without your confirmation.`,
  });
}

export function writeSignInLinkEmail(options: {
  readonly origin: string;
  readonly token: string;
}): EmailContent {
  return writeEmail({
    subject: 'Your link to sign in to Blazon',
    paragraphs: ['You asked for a link to sign in.'],
    link: { label: 'Sign in', address: createLink(options.origin, '/sign-in/link', options.token) },
    end: `The link works once, for ${magicLinkMinutes.signIn} minutes. If you did not ask for it, ignore this e-mail: nobody can sign in without it.`,
  });
}

/** Sent to an address without an account, so that the person does not wait for a link in vain. */
export function writeNoAccountEmail(options: { readonly origin: string }): EmailContent {
  return writeEmail({
    subject: 'There is no Blazon account for this address',
    paragraphs: [
      'Somebody, probably you, asked for a link to sign in to Blazon with this address, but it has no account.',
    ],
    link: { label: 'Create an account', address: `${options.origin}/sign-up` },
    end: 'If it was not you, ignore this e-mail.',
  });
}

/** Sent to a person with a second factor, because an e-mail alone must not open the account. */
export function writeSecondFactorEmail(options: { readonly origin: string }): EmailContent {
  return writeEmail({
    subject: 'Sign in to Blazon with your password or passkey',
    paragraphs: [
      'You asked for a link to sign in. Your account requires a second factor, so an e-mail alone is not enough.',
    ],
    link: { label: 'Sign in', address: `${options.origin}/sign-in` },
    end: 'Use your password and your second factor, or a passkey. If you did not ask for this, ignore this e-mail.',
  });
}

/** Sent to a person who signs up again. The page must not reveal that the account exists, but the e-mail may. */
export function writeExistingAccountEmail(options: {
  readonly origin: string;
  readonly name: string;
}): EmailContent {
  return writeEmail({
    subject: 'You already have a Blazon account',
    greeting: options.name,
    paragraphs: [
      'Somebody, probably you, tried to sign up with this address, but it already has an account.',
    ],
    link: { label: 'Sign in', address: `${options.origin}/sign-in` },
    end: 'If you forgot your password, ask for a new one on that page. If it was not you, nothing has changed.',
  });
}

export function writeResetPasswordEmail(options: {
  readonly origin: string;
  readonly token: string;
  readonly name: string;
}): EmailContent {
  return writeEmail({
    subject: 'Choose a new password for Blazon',
    greeting: options.name,
    paragraphs: ['You asked to choose a new password.'],
    link: { label: 'Choose a password', address: createLink(options.origin, '/reset', options.token) },
    end: `The link works once, for ${magicLinkMinutes.resetPassword} minutes. If you did not ask for it, ignore this e-mail: your password stays the same.`,
  });
}

/** Sent so that the owner notices an unauthorised change. */
export function writePasswordChangedEmail(options: {
  readonly origin: string;
  readonly name: string;
}): EmailContent {
  return writeEmail({
    subject: 'Your Blazon password was changed',
    greeting: options.name,
    paragraphs: ['The password of your account was changed just now, and all other devices were signed out.'],
    link: { label: 'Choose a new password', address: `${options.origin}/forgotten` },
    end: 'If it was you, there is nothing to do. If it was not, choose a new password immediately.',
  });
}

/** Sent to the current address, so that somebody who hijacked a session cannot take over the account unnoticed. */
export function writeChangeFromAddressEmail(options: {
  readonly origin: string;
  readonly token: string;
  readonly name: string;
  readonly newEmail: string;
}): EmailContent {
  return writeEmail({
    subject: 'Confirm the new address of your Blazon account',
    greeting: options.name,
    paragraphs: [
      `You asked to change the e-mail address of your account to ${options.newEmail}.`,
      'Confirm it here, and with the e-mail that we sent to the new address. Until you have done both, nothing changes.',
    ],
    link: {
      label: 'Review the change',
      address: createLink(options.origin, '/change-address', options.token),
    },
    end: 'The link works for one day. If you did not ask for this, open the link to stop the change, and choose a new password.',
  });
}

export function writeChangeToAddressEmail(options: {
  readonly origin: string;
  readonly token: string;
  readonly name: string;
  readonly newEmail: string;
}): EmailContent {
  return writeEmail({
    subject: 'Confirm this address for your Blazon account',
    greeting: options.name,
    paragraphs: [
      'You asked to use this address for your account.',
      'Confirm it here, and with the e-mail that we sent to your current address.',
    ],
    link: {
      label: 'Review the change',
      address: createLink(options.origin, '/change-address', options.token),
    },
    end: 'The link works for one day. If you do not have a Blazon account, ignore this e-mail.',
  });
}

/** Sent to an address that already has an account, because the page must not reveal that the address is taken. */
export function writeAddressTakenEmail(options: { readonly origin: string }): EmailContent {
  return writeEmail({
    subject: 'This address already has a Blazon account',
    paragraphs: [
      'Somebody, probably you, asked to use this address for another Blazon account. The address already has an account, so nothing has changed.',
    ],
    link: { label: 'Sign in', address: `${options.origin}/sign-in` },
    end: 'To use this address for the other account, delete the account that it belongs to now. If it was not you, ignore this e-mail.',
  });
}

export function writeAddressChangedEmail(options: {
  readonly origin: string;
  readonly name: string;
  readonly newEmail: string;
}): EmailContent {
  return writeEmail({
    subject: 'The address of your Blazon account was changed',
    greeting: options.name,
    paragraphs: [`From now on you sign in with ${options.newEmail}. All other devices were signed out.`],
    link: { label: 'Open your account', address: `${options.origin}/account` },
    end: 'If it was you, there is nothing to do. If it was not, tell us immediately.',
  });
}

export function writeInvitationEmail(options: {
  readonly origin: string;
  readonly token: string;
  readonly workspace: string;
  readonly inviter: string;
  readonly role: string;
}): EmailContent {
  return writeEmail({
    subject: `Join ${options.workspace} on Blazon`,
    paragraphs: [`${options.inviter} invites you to the workspace ${options.workspace} as ${options.role}.`],
    link: { label: 'View the invitation', address: createLink(options.origin, '/invitation', options.token) },
    end: 'The invitation is for this address and expires in seven days. If you do not know who sent it, ignore this e-mail.',
  });
}

export function writeAccountDeletedEmail(options: { readonly name: string }): EmailContent {
  return writeEmail({
    subject: 'Your Blazon account was deleted',
    greeting: options.name,
    paragraphs: [
      'Your account was deleted just now, and you were signed out on every device. We erased your name, your address and how you signed in.',
    ],
    end: 'If it was not you, tell us immediately: the account itself cannot be restored.',
  });
}

/** Sent to everyone who was a member when the workspace was deleted. */
export function writeWorkspaceDeletedEmail(options: {
  readonly name: string;
  readonly workspace: string;
  readonly by: string;
}): EmailContent {
  return writeEmail({
    subject: `The workspace ${options.workspace} was deleted`,
    greeting: options.name,
    paragraphs: [
      `${options.by} deleted the workspace ${options.workspace} on Blazon. Its API keys stopped working immediately, and all its data is being erased.`,
      'This cannot be undone. Your account and your other workspaces stay as they are.',
    ],
  });
}

/** The place where a key was found is shown as text and never as a link, because we do not control that place. */
export function writeLeakedKeyEmail(options: {
  readonly origin: string;
  readonly workspaceId: string;
  readonly workspace: string;
  readonly environment: 'live' | 'sandbox';
  readonly label: string;
  readonly lastFour: string;
  readonly foundAt: string;
}): EmailContent {
  return writeEmail({
    subject: `A key of ${options.workspace} was found in public and revoked`,
    paragraphs: [
      `The ${options.environment} key “${options.label}” that ends in ${options.lastFour} was found where other people can read it: ${options.foundAt}`,
      'We revoked it immediately. Requests that use it are now rejected.',
      'Create another key, replace the old key with it, and remove the old key from the place where it was found.',
    ],
    link: {
      label: 'Create another key',
      address: `${options.origin}/w/${options.workspaceId}/${options.environment}/keys`,
    },
  });
}

/** Sent to admins and owners, once for each threshold. */
export function writeUsageAlertEmail(options: {
  readonly origin: string;
  readonly workspaceId: string;
  readonly workspace: string;
  /** The threshold in per cent. */
  readonly threshold: number;
  readonly used: number;
  readonly quota: number;
  /** The first day of the next month, for example `2026-12-01`. */
  readonly resetsOn: string;
}): EmailContent {
  const { workspace, threshold } = options;
  const [used, quota] = [options.used, options.quota].map((count) => count.toLocaleString('en-GB'));
  const resetsOn = longDateFormat.format(new Date(`${options.resetsOn}T00:00:00Z`));
  const isUsedUp = threshold >= 100;
  return writeEmail({
    subject: isUsedUp
      ? `${workspace} has used all its live generations this month`
      : `${workspace} has used ${threshold} % of its live generations this month`,
    paragraphs: [
      `${workspace} has used ${used} of the ${quota} live generations in its plan this month. The count starts again on ${resetsOn} at 00:00 UTC.`,
      isUsedUp
        ? 'Until then, new live generations are rejected with the error billing_hard_limit. The sandbox still works. To continue now, move the workspace to a larger plan.'
        : 'The usage page shows which projects and keys use most. There you can also set a monthly budget for a project.',
    ],
    link: { label: 'See usage', address: `${options.origin}/w/${options.workspaceId}/settings/usage` },
    end: 'Admins and owners of the workspace get this e-mail at 50, 80 and 100 % of the monthly quota.',
  });
}

/** Sent to admins and owners once, when an endpoint has failed for a week. */
export function writeFailingEndpointEmail(options: {
  readonly origin: string;
  readonly workspaceId: string;
  readonly environment: 'live' | 'sandbox';
  readonly workspace: string;
  readonly url: string;
  readonly failingSince: Date;
  readonly isPaused: boolean;
}): EmailContent {
  const { workspace, environment, url, isPaused } = options;
  const host = normalisedHostOf(url);
  const since = longDateFormat.format(options.failingSince);
  return writeEmail({
    subject: isPaused
      ? `${workspace}: webhooks to ${host} are paused`
      : `${workspace}: webhooks to ${host} have failed for a week`,
    paragraphs: [
      `Every webhook to ${url} has failed since ${since}. It is an endpoint of ${workspace} in the ${environment} environment.`,
      isPaused
        ? 'The endpoint is paused, so it receives no events. They are kept: fix the receiver, resume the endpoint, and resend them from the list of deliveries.'
        : 'It is the default endpoint, so events are still sent to it. Fix the receiver, then resend the undelivered events.',
    ],
    link: {
      label: 'See the endpoint',
      address: `${options.origin}/w/${options.workspaceId}/${environment}/webhooks?tab=endpoints`,
    },
    end: 'Admins and owners of the workspace get this e-mail once, when an endpoint has failed for seven days.',
  });
}

const longDateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function writeEmail(draft: EmailDraft): EmailContent {
  const name = toOneLine(draft.greeting ?? '');
  const greeting = name === '' ? 'Hello,' : `Hello ${name},`;
  const paragraphs = draft.paragraphs.map(toOneLine);
  const text = [
    greeting,
    ...paragraphs,
    ...(draft.link ? [`${draft.link.label}:\n${draft.link.address}`] : []),
    ...(draft.end ? [draft.end] : []),
    'Blazon',
  ].join('\n\n');
  return {
    subject: toOneLine(draft.subject).slice(0, 200),
    text: `${text}\n`,
    html: writeHtml(greeting, { ...draft, paragraphs }),
  };
}

const paragraphStyle = 'margin:0 0 16px';
const buttonStyle =
  'display:inline-block;padding:11px 18px;border-radius:8px;background:#191817;color:#ffffff;text-decoration:none;font-weight:500';

function writeHtml(greeting: string, draft: EmailDraft): string {
  const paragraph = (inner: string, style = paragraphStyle) => `<p style="${style}">${inner}</p>`;
  const body = [
    paragraph(escapeHtml(greeting)),
    ...draft.paragraphs.map((one) => paragraph(escapeHtml(one))),
    ...(draft.link
      ? [
          paragraph(
            `<a href="${escapeHtml(draft.link.address)}" style="${buttonStyle}">${escapeHtml(draft.link.label)}</a>`,
          ),
          paragraph(
            `Or copy this address:<br><span style="word-break:break-all">${escapeHtml(draft.link.address)}</span>`,
            `${paragraphStyle};color:#6b6862;font-size:13px`,
          ),
        ]
      : []),
    ...(draft.end ? [paragraph(escapeHtml(draft.end), `${paragraphStyle};color:#6b6862`)] : []),
    paragraph('Blazon', 'margin:32px 0 0;font-weight:600'),
  ].join('\n');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head>',
    '<body style="margin:0;padding:32px 24px;font:16px/1.5 system-ui,sans-serif">',
    `<div style="max-width:520px;margin:0 auto">\n${body}\n</div></body></html>\n`,
  ].join('\n');
}

/** Names are untrusted: a line break must not start a header or another paragraph. */
function toOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
