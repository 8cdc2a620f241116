import { encodeId } from '@blazon/contract/ids.ts';
import { ConfirmSignInBody } from '@blazon/contract/console/people.ts';
import type { Static } from 'typebox';
import { clientAddressHeader } from '../../../integrations/auth/auth-service.ts';
import { confirmSession, deleteSessionByToken, findAccount } from '../../../store/persons.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { mapAuthError } from './map-auth-error.ts';
import { countSessionAttempt } from './sign-in-throttle.ts';

/**
 * Lets a signed-in person confirm their identity again, with password and second factor or with a passkey. The
 * session then counts as recently signed in, as required for irreversible operations and for showing secrets.
 */
export const reauthenticate = defineOperation(
  { method: 'POST', path: '/api/me/confirm-sign-in', action: 'signed-in', body: ConfirmSignInBody },
  async (deps, { person, body, headers, network }): Promise<ConsoleFailure | undefined> => {
    const tooMany = await countSessionAttempt(deps, person.sessionId);
    if (tooMany) return tooMany;
    const callLibrary: AuthLibraryCaller = (path, value) =>
      callAuthLibrary(deps, { headers, network }, path, value);
    const failure =
      body.passkey === undefined
        ? await checkPassword(deps, callLibrary, person.id, body)
        : await checkPasskey(deps, callLibrary, person.id, body.passkey);
    if (failure) return failure;
    await confirmSession(deps.database, person.id, person.sessionId, deps.clock.now());
    return undefined;
  },
);

type AuthLibraryCaller = (
  path: string,
  body: object,
) => Promise<{ failure: ConsoleFailure | undefined; text: string }>;

async function checkPassword(
  { database }: ConsoleDeps,
  callLibrary: AuthLibraryCaller,
  personId: string,
  { password = '', code, backup_code: backupCode }: Static<typeof ConfirmSignInBody>,
): Promise<ConsoleFailure | undefined> {
  const { failure } = await callLibrary('/auth/verify-password', { password });
  if (failure) return createConsoleFailure('wrong_password', { param: 'password' });
  const account = await findAccount(database, personId);
  if (account?.hasSecondFactor === false) return undefined;
  const path = backupCode === undefined ? 'verify-totp' : 'verify-backup-code';
  const typedCode = backupCode ?? code;
  const param = backupCode === undefined ? 'code' : 'backup_code';
  if (typedCode === undefined) return createConsoleFailure('code_refused', { param });
  const result = await callLibrary(`/auth/two-factor/${path}`, { code: typedCode });
  if (result.failure?.code === 'too_many_requests') return result.failure;
  return result.failure && createConsoleFailure('code_refused', { param });
}

/**
 * Checks that a passkey is valid and belongs to this person. The library starts a new session for it, which is not
 * needed and is deleted.
 */
async function checkPasskey(
  { database }: ConsoleDeps,
  callLibrary: AuthLibraryCaller,
  personId: string,
  response: object,
): Promise<ConsoleFailure | undefined> {
  const { failure, text } = await callLibrary('/auth/passkey/verify-authentication', { response });
  if (failure) return createConsoleFailure('passkey_refused');
  const { session } = JSON.parse(text) as { session: { token: string; userId: string } };
  await deleteSessionByToken(database, session.token);
  return encodeId('person', session.userId) === personId
    ? undefined
    : createConsoleFailure('passkey_refused');
}

async function callAuthLibrary(
  { people, origin }: ConsoleDeps,
  original: { readonly headers: Headers; readonly network: string },
  path: string,
  body: object,
): ReturnType<AuthLibraryCaller> {
  const headers = new Headers(original.headers);
  headers.set(clientAddressHeader, original.network);
  for (const name of ['content-length', 'transfer-encoding', 'connection']) headers.delete(name);
  const request = new Request(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const response = await people.handle(request);
  const text = await response.text();
  return { failure: mapAuthError(response, text), text };
}
