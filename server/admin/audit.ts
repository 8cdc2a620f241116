import { listAuditEntries } from '../store/audit-log.ts';
import {
  type CommandContext,
  type CommandResult,
  parseCountArgument,
  requireWorkspace,
  formatTable,
  formatTimestamp,
} from './command-context.ts';

export async function showAudit(
  context: CommandContext,
  workspaceId: string,
  options: { count: string },
): Promise<CommandResult> {
  await requireWorkspace(context, workspaceId);
  const entries = await listAuditEntries(
    context.owner,
    workspaceId,
    parseCountArgument('count', options.count, 1_000),
  );
  const rows = entries.map((entry) => [
    formatTimestamp(entry.createdAt),
    entry.actor,
    entry.action,
    entry.subject,
    entry.environment ?? '-',
    entry.requestId ?? '-',
    JSON.stringify(entry.details),
  ]);
  const text = formatTable(['time', 'actor', 'action', 'subject', 'environment', 'request', 'details'], rows);
  return { json: entries, text: entries.length === 0 ? 'nothing yet' : text };
}
