import { expect } from 'vitest';
import type { Database } from '../../integrations/postgres.ts';
import { requireUuid } from '../../store/require-uuid.ts';
import { expectStatus, openConsole, type SignedInPerson, type TestConsole, type Visitor } from './console.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import type { Environment } from './server-process.ts';
import { totpCode } from './totp.ts';

/** A console that sends its e-mails to a mailbox. */

export interface MailedConsole {
  readonly console: TestConsole;
  readonly mailbox: Mailbox;
  close(): Promise<void>;
}

export async function openMailedConsole(environment: Environment): Promise<MailedConsole> {
  const mailbox = await openMailbox();
  const console = await openConsole(environment, {
    environment: { BLAZON_MAIL_URL: mailbox.url, BLAZON_MAIL_FROM: 'Blazon <hello@blazon.example>' },
  });
  const close = async () => {
    await console.close();
    await mailbox.close();
  };
  return { console, mailbox, close };
}

let addressCount = 0;
export const uniqueEmail = (): string => `leaver-${Date.now()}-${(addressCount += 1)}@example.com`;

interface ErrorReply {
  readonly status: number;
  readonly body: { readonly error?: { readonly code: string } };
}
export const codeOf = (reply: ErrorReply): string => reply.body.error?.code ?? '';
/** Returns the status and the error code of a response. */
export const readRefusal = (reply: ErrorReply) => [reply.status, codeOf(reply)];

/** Lists the names of a person's workspaces. On a busy machine, a cell may not answer the first request in time. */
export async function listWorkspaceNames(visitor: Visitor, attempts = 10): Promise<string[]> {
  const { body } = expectStatus(await visitor.get('/api/me'), 200);
  if (body.unreachable_workspaces > 0 && attempts > 1) return listWorkspaceNames(visitor, attempts - 1);
  return body.workspaces.map(({ name }: { name: string }) => name);
}

/** Makes all sessions of the person an hour old, so that they no longer count as recent sign-ins. */
export async function ageSessions(owner: Database, { id }: SignedInPerson): Promise<void> {
  await owner.unscoped({
    text: `UPDATE people.sessions SET created_at = now() - interval '1 hour', confirmed_at = NULL WHERE person_id = $1`,
    values: [requireUuid('person', id)],
  });
}

export async function enableSecondFactorFor(
  person: SignedInPerson,
): Promise<{ readonly secret: string; readonly backupCodes: string[] }> {
  const enabled = await person.post('/auth/two-factor/enable', { password: person.password });
  const secret = new URL(enabled.body.totpURI).searchParams.get('secret') ?? '';
  const verified = await person.post('/auth/two-factor/verify-totp', { code: totpCode(secret) });
  expect(verified.status).toBe(200);
  return { secret, backupCodes: enabled.body.backupCodes };
}

export const confirmSignIn = (person: Visitor, body: object) => person.post('/api/me/confirm-sign-in', body);
