import { decodeId } from '@blazon/contract/ids.ts';
import type { Database } from '../integrations/postgres.ts';
import { enterActiveKeysInDirectory, enterWorkspacesInDirectory } from './directory.ts';
import { enterMembers } from './directory-members.ts';

/** Adds a workspace that this cell serves now, with all its keys and members, to the directory. */
export async function enterPlacedWorkspace(
  owner: Database,
  home: Database,
  { workspaceId, cell, now }: { readonly workspaceId: string; readonly cell: string; readonly now: Date },
): Promise<void> {
  const workspace = decodeId('workspace', workspaceId);
  const [row] = await owner.unscoped<{ cell_version: number }>({
    text: `SELECT cell_version FROM workspaces WHERE id = $1 AND placement IN ('here', 'draining')`,
    values: [workspace],
  });
  // If there is no row here, the workspace has already moved again, and that later move updates the directory.
  if (workspace === undefined || row === undefined) return;
  await enterWorkspacesInDirectory(home, cell, {
    workspaces: [{ workspace, version: row.cell_version }],
    now,
  });
  await enterActiveKeysInDirectory(owner, home, { workspaces: [workspace], now });
  await enterMembers(owner, home, { workspaces: [workspace], now });
}
