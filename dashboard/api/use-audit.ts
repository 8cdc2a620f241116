import type { ConsoleAuditEntry } from '@blazon/contract/console/audit.ts';
import { useList, appendQuery } from './use-list.ts';
import { useWorkspaceContext } from './workspace-context.tsx';

export interface AuditQuery {
  readonly actor: string | undefined;
  readonly action: string | undefined;
  readonly subject: string | undefined;
  /** In Unix seconds. */
  readonly from: number | undefined;
}

export function useAudit(filters: AuditQuery) {
  const { workspacePath } = useWorkspaceContext();
  return useList<ConsoleAuditEntry>(`${workspacePath}/audit`, { filters: { ...filters }, limit: 50 });
}

/** The URL that downloads the entries matching these filters as a CSV file. */
export function useAuditFileUrl(filters: AuditQuery): string {
  const { workspacePath } = useWorkspaceContext();
  return appendQuery(`${workspacePath}/audit.csv`, { ...filters });
}
