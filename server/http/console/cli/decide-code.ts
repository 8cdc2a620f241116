import { ApproveCodeBody, type DeviceCodeView, ReadCodeBody } from '@blazon/contract/console/cli.ts';
import { limits } from '@blazon/contract/limits.ts';
import { toClientNetworkKey } from '../../../domain/client-network.ts';
import { formatUserCode, readUserCode } from '../../../domain/user-code.ts';
import { decideDeviceCode, findOpenDeviceCode } from '../../../store/device-codes.ts';
import { findMembership } from '../../../store/members.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { type ConsoleFailure, createConsoleFailure, isConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { toUnixSeconds } from '../../unix-seconds.ts';

/**
 * How many codes one person may try in 15 minutes. Valid codes count too, so that nobody can reset the count with
 * their own code.
 */
const codeAttemptLimit = { attempts: 30, seconds: 15 * 60 } as const;

/** Shows who asks for a login. This is a POST, so that the code appears in no log or browser history. */
export const showDeviceCode = defineOperation(
  { method: 'POST', path: '/api/me/cli-codes/look', action: 'signed-in', body: ReadCodeBody },
  async (deps, { person, body, network }): Promise<DeviceCodeView | ConsoleFailure> => {
    const userCode = await countCodeAttempt(deps, person.id, body.user_code);
    if (isConsoleFailure(userCode)) return userCode;
    const code = await findOpenDeviceCode(deps.database, userCode, deps.clock.now());
    if (code === undefined) return createConsoleFailure('device_code_over');
    return {
      user_code: formatUserCode(code.userCode),
      host_name: code.hostName,
      ip_address: code.ipAddress,
      is_same_network: toClientNetworkKey(code.ipAddress) === network,
      created_at: toUnixSeconds(code.createdAt),
      expires_at: toUnixSeconds(code.expiresAt),
      login_days: limits.cliTokenDays,
    };
  },
);

/** Approves a login. The token is created only when the CLI asks for it; until then there is nothing to steal. */
export const approveDeviceCode = defineOperation(
  {
    method: 'POST',
    path: '/api/me/cli-codes/approve',
    action: 'signed-in',
    recentSignIn: true,
    body: ApproveCodeBody,
  },
  async (deps, { person, body }): Promise<ConsoleFailure | undefined> => {
    const userCode = await countCodeAttempt(deps, person.id, body.user_code);
    if (isConsoleFailure(userCode)) return userCode;
    const { workspace_id: workspaceId } = body;
    const membership = await findMembership(deps.database, workspaceId, person.id);
    if (membership === undefined) return createConsoleFailure('not_found');
    if (membership.workspace.secondFactorRequired && !person.hasSecondFactor)
      return createConsoleFailure('second_factor_required');
    const approval = { personId: person.id, workspaceId };
    const isDone = await decideDeviceCode(deps.database, userCode, deps.clock.now(), approval);
    return isDone ? undefined : createConsoleFailure('device_code_over');
  },
);

export const denyDeviceCode = defineOperation(
  { method: 'POST', path: '/api/me/cli-codes/deny', action: 'signed-in', body: ReadCodeBody },
  async (deps, { person, body }): Promise<ConsoleFailure | undefined> => {
    const userCode = await countCodeAttempt(deps, person.id, body.user_code);
    if (isConsoleFailure(userCode)) return userCode;
    const isDone = await decideDeviceCode(deps.database, userCode, deps.clock.now(), null);
    return isDone ? undefined : createConsoleFailure('device_code_over');
  },
);

/** Counts the attempt and returns the normalised code. Counting comes first, so that parallel attempts all count. */
async function countCodeAttempt(
  { signInThrottle }: Pick<ConsoleDeps, 'signInThrottle'>,
  personId: string,
  typedCode: string,
): Promise<string | ConsoleFailure> {
  const used = await signInThrottle.counter.addAttempt(`device-code:${personId}`, codeAttemptLimit.seconds);
  if (used > codeAttemptLimit.attempts)
    return createConsoleFailure('too_many_requests', {
      message: 'Too many codes were tried. Wait 15 minutes and try again.',
      retryAfter: codeAttemptLimit.seconds,
    });
  return readUserCode(typedCode) ?? createConsoleFailure('device_code_over');
}
