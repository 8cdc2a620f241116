import { canChangeMember, type Role } from '../../../domain/roles.ts';
import type { Transaction } from '../../../integrations/postgres.ts';
import { revokeKeysCreatedBy } from '../../../store/api-keys.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { countOwners, deleteMember, lockMembers, readRole, setRole } from '../../../store/members.ts';
import type { Scope } from '../../../domain/environment.ts';
import { endCliLogins } from '../cli/end-logins.ts';
import type { ConsoleDeps, Person } from '../console-deps.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { createPersonAuditEntry } from './person-audit-entry.ts';

export interface MemberChange {
  readonly scope: Scope;
  readonly person: Person;
  readonly requestId: string;
  /** The person whose membership changes. */
  readonly memberId: string;
  /** The new role; undefined ends the membership. */
  readonly next: Role | undefined;
  /** Whether to revoke the active keys that the member created, when the membership ends. */
  readonly revokeKeys?: boolean;
}

/**
 * Changes a membership in one transaction, under one lock. Roles are read again inside the lock, so that somebody who
 * has just lost their role cannot change anything, and the last two owners cannot both leave.
 */
export async function updateMembership(
  deps: ConsoleDeps,
  change: MemberChange,
): Promise<ConsoleFailure | undefined> {
  const { scope, person, memberId, next } = change;
  const { workspaceId } = scope;
  return deps.database.transaction(scope, async (transaction) => {
    await lockMembers(transaction, workspaceId);
    const actor = await readRole(transaction, workspaceId, person.id);
    const current = await readRole(transaction, workspaceId, memberId);
    if (actor === undefined || current === undefined) return createConsoleFailure('not_found');
    const isLeaving = memberId === person.id && next === undefined;
    if (!isLeaving && !canChangeMember(actor, current, next)) return createConsoleFailure('higher_role');
    if (current === next) return undefined;
    if (current === 'owner' && (await countOwners(transaction, workspaceId)) === 1)
      return createConsoleFailure('last_owner');
    if (next === undefined) {
      await deleteMember(transaction, workspaceId, memberId);
      await endCliLogins(deps, transaction, workspaceId, memberId);
    } else await setRole(transaction, workspaceId, memberId, next);
    const action = next === undefined ? chooseRemovalAction(isLeaving) : 'member.change_role';
    const details = next === undefined ? { role: current } : { from: current, to: next };
    await insertAuditEntry(
      transaction,
      workspaceId,
      createPersonAuditEntry(deps, change, { action, subject: memberId, details }),
    );
    if (next === undefined && change.revokeKeys) await revokeKeysOfMember(deps, transaction, change);
    return undefined;
  });
}

async function revokeKeysOfMember(
  deps: ConsoleDeps,
  transaction: Transaction,
  change: MemberChange,
): Promise<void> {
  const { workspaceId } = change.scope;
  const now = deps.clock.now();
  const details = { creator: change.memberId };
  for (const { id, environment } of await revokeKeysCreatedBy(
    transaction,
    workspaceId,
    change.memberId,
    now,
  )) {
    const entry = createPersonAuditEntry(deps, change, { action: 'api_key.revoke', subject: id, details });
    await insertAuditEntry(transaction, workspaceId, { ...entry, environment });
  }
}

function chooseRemovalAction(isLeaving: boolean): string {
  return isLeaving ? 'member.leave' : 'member.remove';
}
