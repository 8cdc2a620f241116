import { setTimeout as wait } from 'node:timers/promises';
import { decodeId } from '@blazon/contract/ids.ts';
import type { Database } from '../integrations/postgres.ts';
import { enterPlacedWorkspace } from '../store/directory.ts';
import { copyWorkspaceRows, eraseWorkspaceCopy, findCopyDifferences } from '../store/workspace-copy.ts';
import {
  changePlacement,
  closeArrival,
  copyWorkspaceRow,
  countUnguardedConnections,
  hasOlderTransactions,
  leaveCell,
  listPendingDeliveries,
  openInCell,
  type Placement,
  readPlacement,
  readTransactionId,
} from '../store/workspace-placement.ts';
import type { CommandContext, CommandResult } from './command-context.ts';

export interface MoveOptions {
  /** The owner of the database that the workspace leaves. */
  readonly source: Database;
  /** This cell, where it arrives. */
  readonly cell: string;
  /** How long attempts in progress may take; shorter only where there are none. */
  readonly drainMilliseconds?: number;
  /** Called before each phase: tests stop there. */
  readonly onPhase?: (phase: Placement) => void;
}

/** An attempt in progress ends within the receiver's 5 s and our own reads and writes. */
const usualDrainMilliseconds = 10_000;
const oldestTransactionMilliseconds = 60_000;
const copyTries = 3;

/**
 * Moves a workspace into this cell. Each phase is stored in the row at the source before it begins, and can be repeated:
 * whoever runs the command again continues there.
 */
export async function moveWorkspace(
  context: ArrivalContext,
  id: string,
  options: MoveOptions,
): Promise<CommandResult> {
  const { source, cell } = options;
  const workspace = decodeId('workspace', id);
  const found = workspace === undefined ? undefined : await readPlacement(source, workspace);
  if (workspace === undefined || found === undefined) throw new Error(`the source has no workspace ${id}`);
  if (found.movedTo !== null && found.movedTo !== cell)
    throw new Error(`${id} has moved to ${found.movedTo}`);
  if (found.placement === 'arriving') throw new Error(`${id} is on its way to the source: finish that first`);

  const move = { ...options, context, workspace };
  let frozenMilliseconds = 0;
  let copied = 0;
  let { placement } = found;
  if (placement === 'here' || placement === 'draining') {
    await drain(move);
    placement = 'frozen';
  }
  const begin = performance.now();
  if (placement === 'frozen') {
    copied = await copyFrozen(move);
    placement = 'leaving';
  }
  if (placement === 'leaving') {
    await open(move);
    frozenMilliseconds = performance.now() - begin;
    await startDeliveries(move);
    await enterInDirectory(move, id);
    options.onPhase?.('moved');
    await eraseWorkspaceCopy(source, workspace);
    await changePlacement(source, workspace, { from: ['leaving'], to: 'moved' });
  }
  const seconds = Number((frozenMilliseconds / 1000).toFixed(1));
  return {
    json: { workspace: id, cell, copied_rows: copied, unavailable_seconds: seconds },
    text: `${id} is served by ${cell}; ${copied} rows copied, unavailable for ${seconds} s`,
  };
}

/** What a move needs of the cell where the workspace arrives. */
type ArrivalContext = Pick<CommandContext, 'owner' | 'clock' | 'directory'> & {
  readonly workflowStarter: Pick<CommandContext['workflowStarter'], 'startDelivery'>;
};

interface Move extends MoveOptions {
  readonly context: ArrivalContext;
  readonly workspace: string;
}

/** Ends when the source makes no attempt any more; then nothing reads or writes the workspace. */
async function drain({
  source,
  workspace,
  drainMilliseconds = usualDrainMilliseconds,
  onPhase,
}: Move): Promise<void> {
  const unguarded = await countUnguardedConnections(source);
  if (unguarded > 0)
    throw new Error(`${unguarded} connections at the source belong to no cell: set BLAZON_CELL`);
  onPhase?.('draining');
  await changePlacement(source, workspace, { from: ['here'], to: 'draining' });
  await wait(drainMilliseconds);
  onPhase?.('frozen');
  if (!(await changePlacement(source, workspace, { from: ['draining'], to: 'frozen' })))
    throw new Error('the move was aborted');
}

async function copyFrozen({ source, workspace, cell, context, onPhase }: Move): Promise<number> {
  const { owner } = context;
  const existing = await readPlacement(owner, workspace);
  if (existing?.placement === 'here') throw new Error('the workspace is already served here');
  const id = await readTransactionId(source);
  for (const end = Date.now() + oldestTransactionMilliseconds; await hasOlderTransactions(source, id); ) {
    if (Date.now() > end) throw new Error('a transaction at the source does not end: run the command again');
    await wait(50);
  }
  const copied = await copyUntilEqual(source, owner, workspace);
  onPhase?.('leaving');
  await leaveCell(source, workspace, cell);
  return copied;
}

/** Upkeep of the source may still touch a row, such as an expired one: then the copy is made again. */
async function copyUntilEqual(source: Database, owner: Database, workspace: string): Promise<number> {
  for (let left = copyTries; ; left -= 1) {
    await copyWorkspaceRow(source, owner, workspace);
    await eraseWorkspaceCopy(owner, workspace);
    const copied = await copyWorkspaceRows(source, owner, workspace);
    const different = await findCopyDifferences(source, owner, workspace);
    if (different.length === 0) return copied;
    if (left === 1)
      throw new Error(
        `the copy differs in ${different.join(', ')}: run the command again, or abort the move`,
      );
  }
}

async function open({ context, workspace, onPhase }: Move): Promise<void> {
  onPhase?.('here');
  await openInCell(context.owner, workspace, context.clock.now());
}

async function startDeliveries({ context, workspace }: Move): Promise<void> {
  for (const delivery of await listPendingDeliveries(context.owner, workspace))
    await context.workflowStarter.startDelivery(delivery);
}

/** A failure here leaves the old cell in the directory, which forwards. The command enters it when it is run again. */
async function enterInDirectory({ context }: Move, workspaceId: string): Promise<void> {
  const { owner, directory, clock } = context;
  if (directory === undefined) return;
  const { cell, home } = directory;
  await enterPlacedWorkspace(owner, home, { workspaceId, cell, now: clock.now() });
}

/** Returns a workspace to service at the source, as long as the other cell was not opened. */
export async function abortMove(
  context: Pick<CommandContext, 'owner'>,
  id: string,
  { source }: Pick<MoveOptions, 'source'>,
): Promise<CommandResult> {
  const workspace = decodeId('workspace', id);
  const isBack =
    workspace !== undefined &&
    (await changePlacement(source, workspace, { from: ['draining', 'frozen'], to: 'here' }));
  if (!isBack) throw new Error(`${id} is not about to move`);
  await eraseWorkspaceCopy(context.owner, workspace);
  await closeArrival(context.owner, workspace);
  return { json: { workspace: id, aborted: true }, text: `${id} is served by its cell as before` };
}
