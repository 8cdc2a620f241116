import { expect, it } from 'vitest';
import {
  writeAccountDeletedEmail,
  writeAddressChangedEmail,
  writeAddressTakenEmail,
  writeChangeFromAddressEmail,
  writeChangeToAddressEmail,
  writeExistingAccountEmail,
  writeFailingEndpointEmail,
  writeInvitationEmail,
  writeLeakedKeyEmail,
  writeNoAccountEmail,
  writePasswordChangedEmail,
  writeResetPasswordEmail,
  writeSecondFactorEmail,
  writeSignInLinkEmail,
  writeVerifyAddressEmail,
  writeWorkspaceDeletedEmail,
} from './emails.ts';

const origin = 'https://dashboard.example';
const token = 'a/b+c=';
const name = 'Ada\r\nBcc: everyone@example.com';
const workspace = '<b>Northwind</b> & "Sons"';
const emails = [
  writeVerifyAddressEmail({ origin, token, name }),
  writeSignInLinkEmail({ origin, token }),
  writeNoAccountEmail({ origin }),
  writeSecondFactorEmail({ origin }),
  writeExistingAccountEmail({ origin, name }),
  writeResetPasswordEmail({ origin, token, name }),
  writePasswordChangedEmail({ origin, name }),
  writeChangeFromAddressEmail({ origin, token, name, newEmail: 'ada@example.com' }),
  writeChangeToAddressEmail({ origin, token, name, newEmail: 'ada@example.com' }),
  writeAddressTakenEmail({ origin }),
  writeAddressChangedEmail({ origin, name, newEmail: 'ada@example.com' }),
  writeAccountDeletedEmail({ name }),
  writeWorkspaceDeletedEmail({ name, workspace, by: name }),
  writeInvitationEmail({ origin, token, workspace, inviter: name, role: 'developer' }),
  writeLeakedKeyEmail({
    origin,
    workspaceId: 'ws_1',
    workspace,
    environment: 'live',
    label: 'Shop\u2028server',
    lastFour: 'x7Qz',
    foundAt: 'https://code.example/<script>',
  }),
  ...[true, false].map((isPaused) =>
    writeFailingEndpointEmail({
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
  const { text, html } = writeResetPasswordEmail({ origin, token, name: 'Ada' });
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
