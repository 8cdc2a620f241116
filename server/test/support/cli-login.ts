import type { Database } from '../../integrations/postgres.ts';
import { requireUuid } from '../../store/require-uuid.ts';
import {
  type ConsoleCall,
  type ConsoleReply,
  expectStatus,
  type SignedInPerson,
  type Visitor,
} from './console.ts';

/** A client that behaves like a logged-in CLI: it sends the CLI's token, but no cookie and no origin. */
export interface CommandLine {
  readonly id: string;
  readonly token: string;
  call(call: ConsoleCall): Promise<ConsoleReply>;
}

export const beginLogin = async (visitor: Visitor, hostName = 'ada-laptop') =>
  expectStatus(await visitor.post('/api/cli/device-codes', { host_name: hostName }), 200).body;

export const exchangeCode = (visitor: Visitor, deviceCode: string): Promise<ConsoleReply> =>
  visitor.post('/api/cli/tokens', { device_code: deviceCode });

export const approveCode = (person: Visitor, userCode: string, workspaceId: string): Promise<ConsoleReply> =>
  person.post('/api/me/cli-codes/approve', { user_code: userCode, workspace_id: workspaceId });

/** Logs a CLI in: requests a code, approves it as the person, and exchanges it for a token. */
export async function logInCommandLine(
  anonymous: Visitor,
  person: SignedInPerson,
  workspaceId: string,
): Promise<CommandLine> {
  const { device_code: deviceCode, user_code: userCode } = await beginLogin(anonymous);
  expectStatus(await approveCode(person, userCode, workspaceId), 204);
  const { body } = expectStatus(await exchangeCode(anonymous, deviceCode), 200);
  const { token, id } = body;
  const callWithToken = (call: ConsoleCall) =>
    anonymous.call({ ...call, headers: { authorization: `Bearer ${token}`, origin: '', ...call.headers } });
  return { id, token, call: callWithToken };
}

/** Makes the login an hour old, so that it no longer counts as recent. */
export async function ageLogin(owner: Database, { id }: Pick<CommandLine, 'id'>): Promise<void> {
  await owner.unscoped({
    text: `WITH aged AS (UPDATE people.cli_tokens SET created_at = now() - interval '1 hour' WHERE id = $1
             RETURNING workspace_id, person_id)
           UPDATE members m SET created_at = least(m.created_at, now() - interval '2 hours')
           FROM aged WHERE (m.workspace_id, m.person_id) = (aged.workspace_id, aged.person_id)`,
    values: [requireUuid('cliToken', id)],
  });
}
