import type { NewCliLogin } from '@blazon/contract/console/cli.ts';
import { limits } from '@blazon/contract/limits.ts';
import { generateCliToken } from '../../../domain/cli-token.ts';
import type { Transaction } from '../../../integrations/postgres.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { insertCliToken } from '../../../store/cli-tokens.ts';
import { deleteDeviceCode, pollDeviceCode, type PolledCode } from '../../../store/device-codes.ts';
import { lockMembers, lockPerson, readRole } from '../../../store/members.ts';
import { setWorkspaceScope } from '../../../store/set-workspace-scope.ts';
import { createPersonAuditEntry } from '../accounts/person-audit-entry.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { type ConsoleFailure, createConsoleFailure, isConsoleFailure } from '../failure.ts';
import { hashCliToken } from './authenticate.ts';
import { describeLogin } from './login-view.ts';

/** Allows for timers that fire slightly early. */
const pollToleranceMilliseconds = 500;

interface IssuedToken {
  readonly token: string;
  readonly id: string;
  readonly personId: string;
  readonly workspaceId: string;
  readonly expiresAt: Date;
}

/**
 * Called by the CLI every five seconds. The first call after the person has decided gets the token or the refusal,
 * and deletes the code.
 */
export async function exchangeDeviceCode(
  deps: ConsoleDeps,
  deviceCodeHash: Uint8Array,
  requestId: string,
): Promise<NewCliLogin | ConsoleFailure> {
  const now = deps.clock.now();
  const issued = await deps.database.unscopedTransaction(async (transaction) => {
    const code = await pollDeviceCode(transaction, deviceCodeHash, now);
    if (code === undefined || code.expiresAt <= now) return createConsoleFailure('expired_token');
    if (code.decidedAt === null)
      return createConsoleFailure(isTooSoon(code, now) ? 'slow_down' : 'authorization_pending');
    await deleteDeviceCode(transaction, deviceCodeHash);
    return code.approval === null
      ? createConsoleFailure('access_denied')
      : issueToken(deps, transaction, { code, approval: code.approval, now, requestId });
  });
  if (isConsoleFailure(issued)) return issued;
  const login = await describeLogin(deps, issued);
  return login === undefined ? createConsoleFailure('access_denied') : { ...login, token: issued.token };
}

function isTooSoon({ polledAt }: PolledCode, now: Date): boolean {
  const minMilliseconds = limits.devicePollSeconds * 1000 - pollToleranceMilliseconds;
  return polledAt !== null && now.getTime() - polledAt.getTime() < minMilliseconds;
}

/**
 * Creates a token if the person is still a member. Membership changes take the same lock, so nobody can leave between
 * the check and the insert.
 */
async function issueToken(
  deps: ConsoleDeps,
  transaction: Transaction,
  login: {
    readonly code: PolledCode;
    readonly approval: NonNullable<PolledCode['approval']>;
    readonly now: Date;
    readonly requestId: string;
  },
): Promise<IssuedToken | ConsoleFailure> {
  const { code, approval, now, requestId } = login;
  const { personId, workspaceId } = approval;
  await setWorkspaceScope(transaction, workspaceId);
  await lockMembers(transaction, workspaceId);
  if ((await readRole(transaction, workspaceId, personId)) === undefined)
    return createConsoleFailure('access_denied');
  await lockPerson(transaction, personId);
  const token = generateCliToken((limit) => deps.clock.randomBelow(limit));
  const id = deps.clock.newId('cliToken');
  const { hostName, ipAddress } = code;
  const expiresAt = new Date(now.getTime() + limits.cliTokenDays * 86_400_000);
  await insertCliToken(transaction, {
    id,
    personId,
    workspaceId,
    tokenHash: hashCliToken(token),
    hostName,
    ipAddress,
    createdAt: now,
    expiresAt,
  });
  const entryContent = {
    action: 'cli.login',
    subject: id,
    details: { host_name: hostName, address: ipAddress },
  };
  const entry = createPersonAuditEntry(deps, { person: { id: personId }, requestId }, entryContent);
  await insertAuditEntry(transaction, workspaceId, entry);
  return { token, id, personId, workspaceId, expiresAt };
}
