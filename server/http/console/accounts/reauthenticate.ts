import { encodeId } from '@blazon/contract/ids.ts';
import { ConfirmSignInBody } from '@blazon/contract/console/people.ts';
import type { Static } from 'typebox';
import { clientAddressHeader } from '../../../integrations/auth/auth-service.ts';
import { confirmSession, deleteSessionByToken, findAccount } from '../../../store/persons.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { type ConsoleFailure, consoleFail } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { mapAuthError } from './map-auth-error.ts';
import { countSessionAttempt } from './sign-in-throttle.ts';

/**
 * Lets a signed-in person confirm their identity again, with password and second factor or with a passkey. The
 * session then counts as recently signed in, which secrets and irreversible operations require.
 */
export const reauthenticate = defineOperation(
  { method: 'POST', path: '/api/me/confirm-sign-in', action: 'signed-in', body: ConfirmSignInBody },
  async (deps, { person, body, headers, network }): Promise<ConsoleFailure | undefined> => {
    const tooMany = await countSessionAttempt(deps, person.sessionId);
    if (tooMany) return tooMany;
    const ask: CallAuthLibrary = (path, value) => callAuthLibrary(deps, { headers, network }, path, value);
    const refused =
      body.passkey === undefined
        ? await checkPassword(deps, ask, person.id, body)
        : await checkPasskey(deps, ask, person.id, body.passkey);
    if (refused) return refused;
    await confirmSession(deps.database, person.id, person.sessionId, deps.clock.now());
    return undefined;
  },
);

type CallAuthLibrary = (
  path: string,
  body: object,
) => Promise<{ failure: ConsoleFailure | undefined; text: string }>;

async function checkPassword(
  { database }: ConsoleDeps,
  ask: CallAuthLibrary,
  personId: string,
  { password = '', code, backup_code: backupCode }: Static<typeof ConfirmSignInBody>,
): Promise<ConsoleFailure | undefined> {
  const { failure } = await ask('/auth/verify-password', { password });
  if (failure) return consoleFail('wrong_password', { param: 'password' });
  const account = await findAccount(database, personId);
  if (account?.hasSecondFactor === false) return undefined;
  const path = backupCode === undefined ? 'verify-totp' : 'verify-backup-code';
  const given = backupCode ?? code;
  const param = backupCode === undefined ? 'code' : 'backup_code';
  if (given === undefined) return consoleFail('code_refused', { param });
  const answer = await ask(`/auth/two-factor/${path}`, { code: given });
  if (answer.failure?.code === 'too_many_requests') return answer.failure;
  return answer.failure && consoleFail('code_refused', { param });
}

/** The library creates a new session, which is not needed. The passkey may also belong to somebody else. */
async function checkPasskey(
  { database }: ConsoleDeps,
  ask: CallAuthLibrary,
  personId: string,
  response: object,
): Promise<ConsoleFailure | undefined> {
  const { failure, text } = await ask('/auth/passkey/verify-authentication', { response });
  if (failure) return consoleFail('passkey_refused');
  const { session } = JSON.parse(text) as { session: { token: string; userId: string } };
  await deleteSessionByToken(database, session.token);
  return encodeId('person', session.userId) === personId ? undefined : consoleFail('passkey_refused');
}

async function callAuthLibrary(
  { people, origin }: ConsoleDeps,
  asked: { readonly headers: Headers; readonly network: string },
  path: string,
  body: object,
): ReturnType<CallAuthLibrary> {
  const headers = new Headers(asked.headers);
  headers.set(clientAddressHeader, asked.network);
  for (const name of ['content-length', 'transfer-encoding', 'connection']) headers.delete(name);
  const request = new Request(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const response = await people.handle(request);
  const text = await response.text();
  return { failure: mapAuthError(response, text), text };
}
