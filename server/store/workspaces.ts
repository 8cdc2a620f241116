import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import type { Plan } from '@blazon/contract/limits.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';

export interface Workspace {
  readonly id: string;
  readonly name: string;
  readonly plan: Plan;
  readonly suspendedUntil: Date | null;
  /** Since when an invoice has been unpaid; null if all invoices are paid. */
  readonly unpaidSince: Date | null;
  /** The payment provider's customer id. */
  readonly billingCustomer: string | null;
  /** Whether only members with a second factor have access. */
  readonly secondFactorRequired: boolean;
  readonly createdAt: Date;
}

/** The columns of a workspace. Queries of memberships select them too. */
export interface WorkspaceRow {
  readonly id: string;
  readonly name: string;
  readonly plan: Plan;
  readonly suspended_until: Date | null;
  readonly unpaid_since: Date | null;
  readonly billing_customer: string | null;
  readonly second_factor_required: boolean;
  readonly created_at: Date;
}

const columns =
  'id, name, plan, suspended_until, unpaid_since, billing_customer, second_factor_required, created_at';

export async function insertWorkspace(
  transaction: Transaction,
  workspace: Pick<Workspace, 'id' | 'name' | 'plan' | 'createdAt'>,
): Promise<void> {
  await transaction.query({
    text: 'INSERT INTO workspaces (id, name, plan, created_at) VALUES ($1, $2, $3, $4)',
    values: [decodeId('workspace', workspace.id), workspace.name, workspace.plan, workspace.createdAt],
  });
}

export async function getWorkspace(
  owner: Database | Transaction,
  id: string,
): Promise<Workspace | undefined> {
  const statement = {
    text: `SELECT ${columns} FROM workspaces WHERE id = $1`,
    values: [decodeId('workspace', id)],
  };
  const [row] =
    'unscoped' in owner
      ? await owner.unscoped<WorkspaceRow>(statement)
      : await owner.query<WorkspaceRow>(statement);
  return row && toWorkspace(row);
}

export async function renameWorkspace(transaction: Transaction, id: string, name: string): Promise<void> {
  await transaction.query({
    text: 'UPDATE workspaces SET name = $2 WHERE id = $1',
    values: [decodeId('workspace', id), name],
  });
}

/** Returns false if nothing changed. */
export async function setSecondFactorRequired(
  transaction: Transaction,
  id: string,
  required: boolean,
): Promise<boolean> {
  const rows = await transaction.query({
    text: `UPDATE workspaces SET second_factor_required = $2
           WHERE id = $1 AND second_factor_required <> $2 RETURNING id`,
    values: [decodeId('workspace', id), required],
  });
  return rows.length === 1;
}

export async function setPlan(transaction: Transaction, id: string, plan: Plan): Promise<boolean> {
  const rows = await transaction.query({
    text: 'UPDATE workspaces SET plan = $2 WHERE id = $1 RETURNING id',
    values: [decodeId('workspace', id), plan],
  });
  return rows.length === 1;
}

/** `since` is null if all invoices are paid. */
export async function setUnpaidSince(
  transaction: Transaction,
  id: string,
  since: Date | null,
): Promise<void> {
  await transaction.query({
    text: 'UPDATE workspaces SET unpaid_since = $2 WHERE id = $1',
    values: [decodeId('workspace', id), since],
  });
}

/** Without a customer (null), the workspace is not billed. */
export async function setBillingCustomer(
  transaction: Transaction,
  id: string,
  customer: string | null,
): Promise<void> {
  await transaction.query({
    text: 'UPDATE workspaces SET billing_customer = $2 WHERE id = $1',
    values: [decodeId('workspace', id), customer],
  });
}

/** Finds the workspace of a payment provider's customer. */
export async function findWorkspaceByCustomer(
  database: Database,
  customer: string,
): Promise<Workspace | undefined> {
  const [row] = await database.unscoped<WorkspaceRow>({
    name: 'find-workspace-of-customer',
    text: `SELECT ${columns} FROM workspaces WHERE billing_customer = $1`,
    values: [customer],
  });
  return row && toWorkspace(row);
}

/** Suspends a workspace until a given time; null ends a suspension. Returns false if the workspace does not exist. */
export async function setSuspension(
  transaction: Transaction,
  id: string,
  until: Date | null,
): Promise<boolean> {
  const rows = await transaction.query({
    text: 'UPDATE workspaces SET suspended_until = $2 WHERE id = $1 RETURNING id',
    values: [decodeId('workspace', id), until],
  });
  return rows.length === 1;
}

/**
 * Suspends a workspace. Returns false if it is already suspended, because a suspension is never extended
 * automatically.
 */
export async function suspendIfActive(
  transaction: Transaction,
  id: string,
  times: { readonly now: Date; readonly until: Date },
): Promise<boolean> {
  const rows = await transaction.query({
    text: `UPDATE workspaces SET suspended_until = $3
           WHERE id = $1 AND (suspended_until IS NULL OR suspended_until <= $2) RETURNING id`,
    values: [decodeId('workspace', id), times.now, times.until],
  });
  return rows.length === 1;
}

/**
 * Returns the plan and locks the workspace until the transaction ends, so that concurrent requests check its plan and
 * its limits one at a time.
 */
export async function lockWorkspacePlan(transaction: Transaction, workspaceId: string): Promise<Plan> {
  const [row] = await transaction.query<{ plan: Plan }>({
    name: 'lock-plan',
    text: 'SELECT plan FROM workspaces WHERE id = $1 FOR NO KEY UPDATE',
    values: [decodeId('workspace', workspaceId)],
  });
  if (row === undefined) throw new Error('The workspace does not exist.');
  return row.plan;
}

export function toWorkspace(row: WorkspaceRow): Workspace {
  return {
    id: encodeId('workspace', row.id),
    name: row.name,
    plan: row.plan,
    suspendedUntil: row.suspended_until,
    unpaidSince: row.unpaid_since,
    billingCustomer: row.billing_customer,
    secondFactorRequired: row.second_factor_required,
    createdAt: row.created_at,
  };
}
