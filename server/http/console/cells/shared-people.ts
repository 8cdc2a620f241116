import { createRecentMap } from '../../../domain/recent-map.ts';
import type { Database, Transaction } from '../../../integrations/postgres.ts';
import { type PersonProfile, savePersonProfile } from '../../../store/person-profiles.ts';
import { enterWorkspaces, findCellOfWorkspace, readCellVersion } from '../../../store/directory.ts';
import { enterMember } from '../../../store/directory-members.ts';
import { requireUuid } from '../../../store/require-uuid.ts';

/**
 * People whose accounts are at the home, and who open workspaces in all cells. A request keeps its cookie wherever it is
 * sent, and every cell checks the session at the home, so consoles need not believe each other.
 */
export interface SharedPeople {
  readonly homeCell: string;
  readonly isHome: boolean;
  /** The database with the accounts. */
  readonly home: Database;
  /** The cell of a workspace that this cell's database does not have; undefined if there is none. */
  findCell(workspaceId: string): Promise<string | undefined>;
  /** Keeps the name and address of somebody who is signed in, for lists of members and e-mails of this cell. */
  keepProfile(profile: PersonProfile): Promise<void>;
  /** Enters a new member in the directory. Part of the transaction that adds them, and committed before it. */
  enterMember(transaction: Transaction, member: NewMember): Promise<void>;
}

export interface NewMember {
  readonly workspaceId: string;
  readonly personId: string;
}

const knownMilliseconds = 60_000;
const unknownMilliseconds = 5_000;
const maxWorkspaces = 10_000;
const maxProfiles = 10_000;

export interface SharedPeopleOptions {
  readonly cell: string;
  readonly homeCell: string;
  /** Its own small pool: a transaction of this cell may wait for it. */
  readonly home: Database;
  readonly database: Database;
  readonly clock: { now(): Date };
}

export function createSharedPeople(options: SharedPeopleOptions): SharedPeople {
  const { cell, homeCell, home, database, clock } = options;
  const cellsOfWorkspaces = createRecentMap<{
    readonly cell: string | undefined;
    readonly freshUntil: number;
  }>(maxWorkspaces);
  const profiles = createRecentMap<string>(maxProfiles);
  const isHome = cell === homeCell;
  return {
    homeCell,
    isHome,
    home: isHome ? database : home,
    async findCell(workspaceId) {
      const kept = cellsOfWorkspaces.get(workspaceId);
      if (kept && kept.freshUntil > performance.now()) return kept.cell;
      const found = await findCellOfWorkspace(home, workspaceId);
      const milliseconds = found === undefined ? unknownMilliseconds : knownMilliseconds;
      cellsOfWorkspaces.set(workspaceId, { cell: found, freshUntil: performance.now() + milliseconds });
      return found;
    },
    async keepProfile(profile) {
      // At home the accounts themselves are the profiles.
      if (isHome) return;
      const text = JSON.stringify([profile.name, profile.email, profile.hasSecondFactor]);
      if (profiles.get(profile.id) === text) return;
      await savePersonProfile(database, profile, clock.now());
      profiles.set(profile.id, text);
    },
    async enterMember(transaction, { workspaceId, personId }) {
      const now = clock.now();
      const workspace = requireUuid('workspace', workspaceId);
      const version = await readCellVersion(transaction, workspace);
      await enterWorkspaces(home, cell, { workspaces: [{ workspace, version }], now });
      await enterMember(home, { workspaceId, personId }, now);
    },
  };
}
