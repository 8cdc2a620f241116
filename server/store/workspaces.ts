import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import type { Plan } from '@blazon/contract/limits.ts';
import type { Database, Transaction } from '../outside/postgres.ts';

export interface Workspace {
  readonly id: string;
  readonly name: string;
  readonly plan: Plan;
  readonly suspendedUntil: Date | null;
  readonly createdAt: Date;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly plan: Plan;
  readonly suspended_until: Date | null;
  readonly created_at: Date;
}

const columns = 'id, name, plan, suspended_until, created_at';

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
    'unscoped' in owner ? await owner.unscoped<Row>(statement) : await owner.query<Row>(statement);
  return row && toWorkspace(row);
}

export async function setPlan(transaction: Transaction, id: string, plan: Plan): Promise<boolean> {
  const rows = await transaction.query({
    text: 'UPDATE workspaces SET plan = $2 WHERE id = $1 RETURNING id',
    values: [decodeId('workspace', id), plan],
  });
  return rows.length === 1;
}

/** Null ends a suspension. */
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

function toWorkspace(row: Row): Workspace {
  return {
    id: encodeId('workspace', row.id),
    name: row.name,
    plan: row.plan,
    suspendedUntil: row.suspended_until,
    createdAt: row.created_at,
  };
}
