import { decodeId } from '@blazon/contract/ids.ts';
import type { Clock } from '../integrations/clock.ts';
import type { AuthService } from '../integrations/auth/auth-service.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';
import type { Sealer } from '../integrations/sealing.ts';
import type { SecondFactorSealer } from '../integrations/auth/second-factors.ts';
import type { WorkflowStarter } from '../integrations/temporal-client.ts';
import type { TemporalInspector } from '../integrations/temporal-inspector.ts';
import type { WebhookAddressPolicy } from '../domain/webhook-address.ts';
import { insertAuditEntry } from '../store/audit-log.ts';
import type { EnterKey } from '../store/directory.ts';
import { getWorkspace, type Workspace } from '../store/workspaces.ts';

export interface CommandContext {
  readonly owner: Database;
  readonly clock: Clock;
  readonly temporal: Pick<
    TemporalInspector,
    'describeWorkflow' | 'listRunningWorkflows' | 'terminateWorkflow'
  >;
  readonly workflowStarter: Pick<WorkflowStarter, 'startDelivery' | 'startRecovery'>;
  /** Decrypts webhook secrets. */
  readonly sealer: Sealer;
  /** Loads what encrypts second factors again with the current secret; undefined if no console is configured. */
  readonly loadSecondFactorSealer: () => Promise<SecondFactorSealer | undefined>;
  /** Decides which addresses webhooks may be sent to. */
  readonly addresses: WebhookAddressPolicy;
  /** Creates an account for the dashboard. */
  readonly createPerson: AuthService['create'];
  /** Undefined if there is only one cell, or if the cells have no directory. */
  readonly directory: DirectoryAccess | undefined;
  /** The operator's name for the audit log. */
  readonly operator: string;
}

/** The directory of cells, and this cell's name in it. */
export interface DirectoryAccess {
  readonly cell: string;
  /** The database of the home cell. */
  readonly home: Database;
  /** The cell with the accounts of all people; undefined if each cell has its own. */
  readonly homeCell: string | undefined;
  readonly enterKey: EnterKey;
}

export interface CommandResult {
  readonly json: unknown;
  readonly text: string;
}

export async function requireWorkspace(context: CommandContext, id: string): Promise<Workspace> {
  const workspace =
    decodeId('workspace', id) === undefined ? undefined : await getWorkspace(context.owner, id);
  if (workspace === undefined) throw new Error(`there is no workspace ${id}`);
  return workspace;
}

/** Writes an audit entry in the same transaction as the operator's change. */
export function writeAuditEntry(
  context: CommandContext,
  transaction: Transaction,
  workspaceId: string,
  entry: { readonly action: string; readonly subject: string; readonly details?: Record<string, unknown> },
): Promise<void> {
  return insertAuditEntry(transaction, workspaceId, {
    id: context.clock.newId('auditEntry'),
    environment: null,
    createdAt: context.clock.now(),
    actor: context.operator,
    action: entry.action,
    subject: entry.subject,
    requestId: null,
    details: entry.details ?? {},
  });
}

export function parseTextArgument(name: string, text: string): string {
  const trimmed = text.trim();
  if (trimmed === '' || [...trimmed].length > 255) throw new Error(`--${name} must have 1 to 255 characters`);
  return trimmed;
}

export function parseCountArgument(name: string, text: string, maximum: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= 1 && number <= maximum))
    throw new Error(`--${name} must be a whole number from 1 to ${maximum}`);
  return number;
}

/** Formats a small table for the terminal. */
export function formatTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return all.map(line).join('\n');
}

export function formatTimestamp(date: Date | null): string {
  return date === null
    ? '-'
    : date
        .toISOString()
        .replace('T', ' ')
        .replace(/\.\d+Z$/, 'Z');
}
