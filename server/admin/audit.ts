import { listAuditEntries } from '../store/audit-log.ts';
import { type AdminParts, type Result, readCount, requireWorkspace, table, when } from './parts.ts';

export async function showAudit(
  parts: AdminParts,
  workspaceId: string,
  options: { count: string },
): Promise<Result> {
  await requireWorkspace(parts, workspaceId);
  const entries = await listAuditEntries(parts.owner, workspaceId, readCount('count', options.count, 1_000));
  const rows = entries.map((entry) => [
    when(entry.createdAt),
    entry.actor,
    entry.action,
    entry.subject,
    entry.environment ?? '-',
    entry.requestId ?? '-',
    JSON.stringify(entry.details),
  ]);
  const text = table(['time', 'actor', 'action', 'subject', 'environment', 'request', 'details'], rows);
  return { json: entries, text: entries.length === 0 ? 'nothing yet' : text };
}
