import { setTimeout as wait } from 'node:timers/promises';
import { decodeId } from '@blazon/contract/ids.ts';
import type { Database } from '../integrations/postgres.ts';
import { findKeyDifferences, reconcileTables } from '../store/copy-comparison.ts';
import { enterPlacedWorkspace } from '../store/enter-placed-workspace.ts';
import { copyMemberProfiles } from '../store/person-profiles.ts';
import {
  type CopyContext,
  type CopyRound,
  copyFrozenRows,
  copyWhileInUse,
  eraseWorkspaceCopy,
  isRoundTooOld,
} from '../store/workspace-copy.ts';
import {
  changePlacement,
  closeArrival,
  copyWorkspaceRow,
  countUnguardedConnections,
  hasOlderTransactions,
  leaveCell,
  listPendingDeliveries,
  openWorkspaceInCell,
  type Placement,
  readPlacement,
  readTransactionId,
  withMoveLock,
} from '../store/workspace-placement.ts';
import type { CommandContext, CommandResult } from './command-context.ts';

export interface MoveOptions {
  /** The database that the workspace leaves, connected as its owner. */
  readonly source: Database;
  /** The name of this cell, where the workspace arrives. */
  readonly cell: string;
  /** How long to wait for delivery attempts in progress. Tests without such attempts set a shorter time. */
  readonly drainMilliseconds?: number;
  /** Called before each phase, so that tests can stop there. */
  readonly onPhase?: (phase: Placement) => void | Promise<void>;
}

/** How long to wait for delivery attempts in progress. Each takes at most 5 s plus our own reads and writes. */
const defaultDrainMilliseconds = 10_000;
const maxTransactionMilliseconds = 60_000;
/** The maximum number of copy rounds while the workspace is in use. */
const maxCopyRounds = 5;
/** If a round copies at most this many rows, it is the last one before the freeze. */
const maxRowsBeforeFreeze = 1_000;
const maxComparisons = 3;

/**
 * Moves a workspace into this cell. Each phase is recorded in the source before it begins, and can be repeated.
 * Running the command again after an interruption continues the move. If the phase `leaving` had not begun, the
 * source serves the workspace again, and the move starts with a new copy.
 */
export async function moveWorkspace(
  context: ArrivalContext,
  id: string,
  options: MoveOptions,
): Promise<CommandResult> {
  const { source, cell } = options;
  const workspace = decodeId('workspace', id);
  if (workspace === undefined) throw new Error(`${id} is not the id of a workspace`);
  const copyContext = { from: source, to: context.owner, workspace };
  return withMoveLock(source, workspace, async () => {
    const placement = await readPlacement(source, workspace);
    if (placement === undefined) throw new Error(`the source has no workspace ${id}`);
    if (placement.movedTo !== null && placement.movedTo !== cell)
      throw new Error(`${id} has moved to ${placement.movedTo}`);
    if (placement.placement === 'arriving')
      throw new Error(`${id} is moving to the source cell: finish that move first`);
    return runPhases({ ...options, context, places: copyContext, id }, placement.placement);
  });
}

async function runPhases(move: WorkspaceMove, recordedPhase: Placement): Promise<CommandResult> {
  const { source, cell, id, places } = move;
  const { workspace } = places;
  let copied = 0;
  let frozenMilliseconds = 0;
  let frozenAt = performance.now();
  if (recordedPhase !== 'leaving' && recordedPhase !== 'moved') {
    const rounds = await copyBeforeFreeze(move);
    frozenAt = performance.now();
    copied = rounds.rows + (await copyWhileFrozen(move, rounds));
  }
  if (recordedPhase !== 'moved') {
    await move.onPhase?.('here');
    await openWorkspaceInCell(places.to, workspace, move.context.clock.now());
    frozenMilliseconds = performance.now() - frozenAt;
    await startDeliveries(move);
    await enterMoveInDirectory(move);
    await move.onPhase?.('moved');
    await eraseWorkspaceCopy(source, workspace);
    await changePlacement(source, workspace, { from: ['leaving'], to: 'moved' });
  }
  const seconds = Number((frozenMilliseconds / 1000).toFixed(1));
  return {
    json: { workspace: id, cell, copied_rows: copied, unavailable_seconds: seconds },
    text: `${id} is served by ${cell}; ${copied} rows copied, unavailable for ${seconds} s`,
  };
}

/** What a move needs from the cell where the workspace arrives. */
type ArrivalContext = Pick<CommandContext, 'owner' | 'clock' | 'directory'> & {
  readonly workflowStarter: Pick<CommandContext['workflowStarter'], 'startDelivery'>;
};

interface WorkspaceMove extends MoveOptions {
  readonly context: ArrivalContext;
  readonly places: CopyContext;
  readonly id: string;
}

/** Copies rows while the source serves the workspace, then stops its deliveries, then freezes it. */
async function copyBeforeFreeze(move: WorkspaceMove): Promise<CopyRound> {
  const { source, places, drainMilliseconds = defaultDrainMilliseconds, onPhase } = move;
  const { to, workspace } = places;
  const unguarded = await countUnguardedConnections(source);
  if (unguarded > 0)
    throw new Error(
      `${unguarded} connections at the source do not name their cell: set BLAZON_CELL for its processes`,
    );
  if ((await readPlacement(to, workspace))?.placement === 'here')
    throw new Error('the workspace is already served here');
  await onPhase?.('arriving');
  // An earlier run may have stopped in a later phase.
  await changePlacement(source, workspace, { from: ['draining', 'frozen'], to: 'here' });
  await copyWorkspaceRow(source, to, { workspace, isFrozen: false });
  await eraseWorkspaceCopy(to, workspace);
  let round = await copyWhileInUse(places, undefined);
  let { rows } = round;
  const copyChanges = async (): Promise<number> => {
    round = await copyWhileInUse(places, round);
    rows += round.rows;
    return round.rows;
  };
  for (
    let roundsLeft = maxCopyRounds;
    roundsLeft > 0 && (await copyChanges()) > maxRowsBeforeFreeze;
    roundsLeft -= 1
  );
  await onPhase?.('draining');
  await changePlacement(source, workspace, { from: ['here'], to: 'draining' });
  await wait(drainMilliseconds);
  // Transactions in progress would delay the freeze.
  await waitForTransactions(source);
  await copyChanges();
  await onPhase?.('frozen');
  if (!(await changePlacement(source, workspace, { from: ['draining'], to: 'frozen' })))
    throw new Error('the move was aborted');
  return { ...round, rows };
}

/** Copies the rows that have changed since the last round, and checks that both cells have the same rows. */
async function copyWhileFrozen(
  { source, cell, places, onPhase }: WorkspaceMove,
  rounds: CopyRound,
): Promise<number> {
  await waitForTransactions(source);
  if (await isRoundTooOld(source, rounds)) throw new Error('the copy is too old: run the command again');
  await copyWorkspaceRow(source, places.to, { workspace: places.workspace, isFrozen: true });
  const copied = await copyFrozenRows(places, rounds);
  await copyMemberProfiles(places);
  await compareRows(places);
  await onPhase?.('leaving');
  await leaveCell(source, places.workspace, cell);
  return copied;
}

/**
 * Checks that both cells have the same rows. This finds rows deleted after they were copied, including those that the
 * upkeep of either cell is deleting now.
 */
async function compareRows(places: CopyContext): Promise<void> {
  for (let comparisonsLeft = maxComparisons; ; comparisonsLeft -= 1) {
    const different = await findKeyDifferences(places);
    if (different.length === 0) return;
    const names = different.map(({ name }) => name).join(', ');
    if (comparisonsLeft === 0)
      throw new Error(`the copies differ in ${names}: run the command again, or abort the move`);
    await reconcileTables(places, different);
  }
}

/** Waits until all transactions that were writing when this was called have ended. */
async function waitForTransactions(source: Database): Promise<void> {
  const id = await readTransactionId(source);
  for (const end = Date.now() + maxTransactionMilliseconds; await hasOlderTransactions(source, id); ) {
    if (Date.now() > end) throw new Error('a transaction at the source does not end: run the command again');
    await wait(50);
  }
}

/**
 * Starts the pending deliveries in the new cell, so that they do not wait for its sweep. The new cell already serves
 * the workspace, so a failure of Temporal must not fail the move.
 */
async function startDeliveries({ context, places }: WorkspaceMove): Promise<void> {
  const pending = await listPendingDeliveries(places.to, places.workspace);
  try {
    for (const delivery of pending) await context.workflowStarter.startDelivery(delivery);
  } catch {
    // The sweep starts the rest.
  }
}

/**
 * Records the new cell in the directory. If this fails, the directory still names the old cell, which forwards
 * requests until the command is run again.
 */
async function enterMoveInDirectory({ context, id }: WorkspaceMove): Promise<void> {
  const { owner, directory, clock } = context;
  if (directory === undefined) return;
  const { cell, home } = directory;
  await enterPlacedWorkspace(owner, home, { workspaceId: id, cell, now: clock.now() });
}

/** Returns a workspace to service at the source, unless the new cell already serves it. */
export async function abortMove(
  context: Pick<CommandContext, 'owner'>,
  id: string,
  { source }: Pick<MoveOptions, 'source'>,
): Promise<CommandResult> {
  const { owner } = context;
  const workspace = decodeId('workspace', id);
  if (workspace === undefined) throw new Error(`${id} is not being moved`);
  return withMoveLock(source, workspace, async () => {
    const wasStopped = await changePlacement(source, workspace, { from: ['draining', 'frozen'], to: 'here' });
    const isServed = (await readPlacement(source, workspace))?.placement === 'here';
    const isArriving = (await readPlacement(owner, workspace))?.placement === 'arriving';
    if (!wasStopped && !(isServed && isArriving)) throw new Error(`${id} is not being moved`);
    await eraseWorkspaceCopy(owner, workspace);
    await closeArrival(owner, workspace);
    return { json: { workspace: id, aborted: true }, text: `${id} is served by its old cell again` };
  });
}
