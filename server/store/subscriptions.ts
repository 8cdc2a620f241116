import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import type { Plan } from '@blazon/contract/limits.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import type { IdGenerator } from '../domain/new-id.ts';
import {
  diffSubscriptionStatus,
  type SubscriptionStatus,
  type SubscriptionStatusChanges,
} from '../domain/subscription-status.ts';
import { insertAuditEntry } from './audit-log.ts';
import { expediteReports } from './usage-reports.ts';
import { setBillingCustomer, setPlan, setUnpaidSince } from './workspaces.ts';

export interface Subscription {
  /** Null if there is no subscription. */
  readonly subscriptionId: string | null;
  readonly plan: Plan | null;
  readonly status: string | null;
  readonly renewsAt: Date | null;
  readonly endsAt: Date | null;
  readonly unpaidSince: Date | null;
  readonly checkedAt: Date | null;
  /** How many customer records of this workspace were deleted at the payment provider. */
  readonly lostCustomers: number;
}

const columns = `s.subscription_id AS "subscriptionId", s.plan, s.status, s.renews_at AS "renewsAt", s.ends_at AS "endsAt",
  s.unpaid_since AS "unpaidSince", s.checked_at AS "checkedAt", s.lost_customers AS "lostCustomers"`;

export async function readSubscription(database: Database, scope: Scope): Promise<Subscription | undefined> {
  const [row] = await database.scoped<Subscription>(scope, {
    name: 'read-subscription',
    text: `SELECT ${columns} FROM subscriptions s WHERE s.workspace_id = $1`,
    values: [decodeId('workspace', scope.workspaceId)],
  });
  return row;
}

/**
 * Returns the next sequence number. Call it before querying the provider: a query with a higher number started later
 * and is more current, so answers with lower numbers are discarded. If no answer is stored, maintenance queries again
 * at `lookAt`.
 */
export async function takeRefreshNumber(database: Database, scope: Scope, lookAt: Date): Promise<number> {
  const [row] = await database.scoped<{ asked: string }>(scope, {
    name: 'take-number',
    text: `INSERT INTO subscriptions AS s (workspace_id, asked, look_due_at) VALUES ($1, 1, $2)
           ON CONFLICT (workspace_id) DO UPDATE
             SET asked = s.asked + 1, look_due_at = least(s.look_due_at, excluded.look_due_at)
           RETURNING asked`,
    values: [decodeId('workspace', scope.workspaceId), lookAt],
  });
  return Number(row?.asked);
}

/** An answer of the payment provider about a workspace's customer. */
export interface SubscriptionRefresh {
  /** The sequence number of the query. */
  readonly number: number;
  readonly customer: string;
  /** Whether the customer was deleted at the provider; then a new customer is created when one is needed. */
  readonly isCustomerGone: boolean;
  readonly standing: SubscriptionStatus;
  /** When maintenance should check again; null if there is nothing to check. */
  readonly lookAt: Date | null;
  readonly requestId: string | null;
  readonly now: Date;
  readonly newId: IdGenerator;
}

interface LockedRow extends Subscription {
  readonly applied: string;
  readonly customer: string | null;
  readonly workspacePlan: Plan;
}

/**
 * Stores the provider's answer and updates the workspace in one transaction. Returns undefined if a later answer was
 * already stored or the workspace now has another customer.
 */
export async function applySubscriptionRefresh(
  database: Database,
  scope: Scope,
  refresh: SubscriptionRefresh,
): Promise<SubscriptionStatusChanges | undefined> {
  return database.transaction(scope, async (transaction) => {
    const [row] = await transaction.query<LockedRow>({
      name: 'lock-subscription',
      text: `SELECT ${columns}, s.applied, w.billing_customer AS customer, w.plan AS "workspacePlan"
             FROM subscriptions s JOIN workspaces w ON w.id = s.workspace_id
             WHERE s.workspace_id = $1 FOR UPDATE OF s, w`,
      values: [decodeId('workspace', scope.workspaceId)],
    });
    if (row === undefined || Number(row.applied) >= refresh.number || row.customer !== refresh.customer)
      return undefined;
    const changes = diffSubscriptionStatus(row, refresh.standing);
    await storeAnswer(transaction, scope, refresh);
    await applyChanges(transaction, scope, row, changes, refresh);
    return changes;
  });
}

async function storeAnswer(
  transaction: Transaction,
  scope: Scope,
  refresh: SubscriptionRefresh,
): Promise<void> {
  const { subscription, unpaidSince } = refresh.standing;
  await transaction.query({
    name: 'write-answer',
    text: `UPDATE subscriptions SET applied = $2, subscription_id = $3, plan = $4, status = $5, renews_at = $6,
             ends_at = $7, unpaid_since = $8, checked_at = $9, look_due_at = $10, lost_customers = lost_customers + $11
           WHERE workspace_id = $1`,
    values: [
      decodeId('workspace', scope.workspaceId),
      refresh.number,
      subscription?.id ?? null,
      subscription?.plan ?? null,
      subscription?.status ?? null,
      subscription?.renewsAt ?? null,
      subscription?.endsAt ?? null,
      unpaidSince,
      refresh.now,
      refresh.lookAt,
      refresh.isCustomerGone ? 1 : 0,
    ],
  });
}

async function applyChanges(
  transaction: Transaction,
  scope: Scope,
  before: LockedRow,
  { plan, unpaidSince }: SubscriptionStatusChanges,
  refresh: SubscriptionRefresh,
): Promise<void> {
  const { workspaceId } = scope;
  const writeAuditEntry = (action: string, details: Record<string, unknown>) =>
    insertAuditEntry(transaction, workspaceId, {
      id: refresh.newId('auditEntry'),
      environment: null,
      createdAt: refresh.now,
      actor: 'billing',
      action,
      subject: workspaceId,
      requestId: refresh.requestId,
      details,
    });
  if (plan !== undefined && plan !== before.workspacePlan) {
    const subscription = refresh.standing.subscription?.id ?? before.subscriptionId;
    await setPlan(transaction, workspaceId, plan);
    await writeAuditEntry('workspace.plan', { from: before.workspacePlan, to: plan, subscription });
  }
  if (unpaidSince !== undefined) {
    await setUnpaidSince(transaction, workspaceId, unpaidSince);
    const details = unpaidSince === null ? {} : { since: unpaidSince.toISOString() };
    await writeAuditEntry(unpaidSince === null ? 'workspace.paid' : 'workspace.unpaid', details);
  }
  if (refresh.isCustomerGone) {
    await setBillingCustomer(transaction, workspaceId, null);
    await writeAuditEntry('workspace.customer', { from: refresh.customer, to: null });
  }
}

/**
 * Assigns a new customer to a workspace, unless it already has one, and returns the workspace's customer. Usage that
 * could not be reported without a customer becomes due now.
 */
export async function assignCustomer(
  database: Database,
  scope: Scope,
  assignment: {
    readonly customer: string;
    readonly actor: string;
    readonly requestId: string;
    readonly now: Date;
    readonly newId: IdGenerator;
  },
): Promise<string> {
  return database.transaction(scope, async (transaction) => {
    const [row] = await transaction.query<{ customer: string | null }>({
      name: 'lock-customer',
      text: 'SELECT billing_customer AS customer FROM workspaces WHERE id = $1 FOR UPDATE',
      values: [decodeId('workspace', scope.workspaceId)],
    });
    if (row?.customer) return row.customer;
    await setBillingCustomer(transaction, scope.workspaceId, assignment.customer);
    await expediteReports(transaction, scope.workspaceId, assignment.now);
    await insertAuditEntry(transaction, scope.workspaceId, {
      id: assignment.newId('auditEntry'),
      environment: null,
      createdAt: assignment.now,
      actor: assignment.actor,
      action: 'workspace.customer',
      subject: scope.workspaceId,
      requestId: assignment.requestId,
      details: { from: null, to: assignment.customer },
    });
    return assignment.customer;
  });
}

/** A workspace for which maintenance should query the customer at the payment provider. */
export interface DueSubscription {
  readonly workspaceId: string;
  readonly customer: string | null;
}

/**
 * Claims due subscriptions of all workspaces and postpones them until `nextLookAt`, so that no other process claims
 * them. If this process dies, they become due again.
 */
export async function claimDueSubscriptions(
  owner: Database,
  times: { readonly now: Date; readonly nextLookAt: Date },
  count: number,
): Promise<DueSubscription[]> {
  const rows = await owner.unscoped<{ workspace_id: string; customer: string | null }>({
    text: `UPDATE subscriptions s
           SET look_due_at = CASE WHEN w.billing_customer IS NULL THEN NULL ELSE $2::timestamptz END
           FROM (SELECT workspace_id FROM subscriptions WHERE look_due_at <= $1
                 ORDER BY look_due_at LIMIT ${Math.trunc(count)} FOR UPDATE SKIP LOCKED) due
           JOIN workspaces w ON w.id = due.workspace_id
           WHERE s.workspace_id = due.workspace_id
           RETURNING s.workspace_id, w.billing_customer AS customer`,
    values: [times.now, times.nextLookAt],
  });
  return rows.map(({ workspace_id: id, customer }) => ({ workspaceId: encodeId('workspace', id), customer }));
}
