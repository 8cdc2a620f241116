import { decodeId } from '@blazon/contract/ids.ts';
import type { FastifyRequest } from 'fastify';
import { readPlacement } from '../../../store/workspace-placement.ts';
import { forwardedHeader } from '../../forward-to-cell.ts';
import type { ConsoleDeps } from '../console-deps.ts';

/**
 * Finds the other cell that serves a workspace. Returns undefined if this cell serves it or if the workspace does not
 * exist.
 */
export async function findOtherCell(
  { database, cells, sharedPeople }: Pick<ConsoleDeps, 'database' | 'cells' | 'sharedPeople'>,
  request: FastifyRequest,
  workspaceId: string,
): Promise<string | undefined> {
  const workspace = decodeId('workspace', workspaceId);
  if (cells === undefined || sharedPeople === undefined || workspace === undefined) return undefined;
  const placed = await readPlacement(database, workspace);
  if (placed !== undefined) return placed.movedTo ?? undefined;
  // The request was forwarded to this cell, which should have the workspace. So the workspace was deleted or never
  // existed.
  if (request.headers[forwardedHeader] !== undefined) return undefined;
  const cell = await sharedPeople.findCell(workspaceId);
  return cell === cells.name ? undefined : cell;
}
