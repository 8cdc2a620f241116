import { expect, it } from 'vitest';
import {
  accountDeletedEmail,
  addressChangedEmail,
  addressTakenEmail,
  changeFromAddressEmail,
  changeToAddressEmail,
  existingAccountEmail,
  failingEndpointEmail,
  invitationEmail,
  leakedKeyEmail,
  noAccountEmail,
  passwordChangedEmail,
  resetPasswordEmail,
  secondFactorEmail,
  signInLinkEmail,
  verifyAddressEmail,
  workspaceDeletedEmail,
} from './emails.ts';

const origin = 'https://dashboard.example';
const token = 'a/b+c=';
const name = 'Ada\r\nBcc: everyone@example.com';
const workspace = '<b>Northwind</b> & "Sons"';
const emails = [
  verifyAddressEmail({ origin, token, name }),
  signInLinkEmail({ origin, token }),
  noAccountEmail({ origin }),
  secondFactorEmail({ origin }),
  existingAccountEmail({ origin, name }),
  resetPasswordEmail({ origin, token, name }),
  passwordChangedEmail({ origin, name }),
  changeFromAddressEmail({ origin, token, name, newEmail: 'ada@example.com' }),
  changeToAddressEmail({ origin, token, name, newEmail: 'ada@example.com' }),
  addressTakenEmail({ origin }),
  addressChangedEmail({ origin, name, newEmail: 'ada@example.com' }),
  accountDeletedEmail({ name }),
  workspaceDeletedEmail({ name, workspace, by: name }),
  invitationEmail({ origin, token, workspace, inviter: name, role: 'developer' }),
  leakedKeyEmail({
    origin,
    workspaceId: 'ws_1',
    workspace,
    environment: 'live',
    label: 'Shop\u2028server',
    lastFour: 'x7Qz',
    foundAt: 'https://code.example/<script>',
  }),
  ...[true, false].map((isPaused) =>
    failingEndpointEmail({
      origin,
      workspaceId: 'ws_1',
      workspace,
      environment: 'live',
      url: 'https://receiver.example/<script>',
      failingSince: new Date('2026-11-10T08:00:00Z'),
      isPaused,
    }),
  ),
];

it.each(emails)(
  'the e-mail shows user-provided text on one line and without markup: $subject',
  ({ subject, text, html }) => {
    expect(subject).not.toMatch(/[\r\n\u2028]/);
    expect(subject.length).toBeLessThanOrEqual(200);
    // A name with a line break must not start a new line.
    expect(text).not.toMatch(/^Bcc:/m);
    expect(html).not.toMatch(/<b>|<script/);
    expect(text.endsWith('\nBlazon\n')).toBe(true);
  },
);

it('links in e-mails have their token in the URL fragment, so that no server logs it', () => {
  const { text, html } = resetPasswordEmail({ origin, token, name: 'Ada' });
  expect(text).toContain('https://dashboard.example/reset#a%2Fb%2Bc%3D');
  expect(html).toContain('href="https://dashboard.example/reset#a%2Fb%2Bc%3D"');
});

it('the text and the HTML version of an e-mail have the same content', () => {
  for (const { text, html } of emails) {
    const words =
      html
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/&\w+;/g, ' ')
        .match(/\p{L}{4,}/gu) ?? [];
    const missing = words.filter(
      (word) => !text.includes(word) && !['copy', 'this', 'address'].includes(word),
    );
    expect(missing).toEqual([]);
  }
});
