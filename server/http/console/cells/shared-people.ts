import { createRecentMap } from '../../../domain/recent-map.ts';
import type { Database, Transaction } from '../../../integrations/postgres.ts';
import { type PersonProfile, savePersonProfile } from '../../../store/person-profiles.ts';
import {
  enterWorkspacesInDirectory,
  findCellOfWorkspace,
  readCellVersion,
} from '../../../store/directory.ts';
import { enterMember } from '../../../store/directory-members.ts';
import { requireUuid } from '../../../store/require-uuid.ts';

/**
 * Accounts that are stored in the home cell and used in all cells. A forwarded request keeps its cookie, and every
 * cell checks the session in the home cell's database, so consoles do not need to trust each other.
 */
export interface SharedPeople {
  readonly homeCell: string;
  readonly isHome: boolean;
  /** The home cell's database, which contains the accounts. */
  readonly home: Database;
  /** Finds the cell of a workspace that this cell's database does not have. Returns undefined if there is none. */
  findCell(workspaceId: string): Promise<string | undefined>;
  /** Stores the name and address of a signed-in person, for this cell's member lists and e-mails. */
  keepProfile(profile: PersonProfile): Promise<void>;
  /**
   * Adds a new member to the directory. Called inside the transaction that adds the member; the entry is committed
   * before that transaction.
   */
  enterMember(transaction: Transaction, member: NewMember): Promise<void>;
}

export interface NewMember {
  readonly workspaceId: string;
  readonly personId: string;
}

const knownCellCacheMilliseconds = 60_000;
const unknownCellCacheMilliseconds = 5_000;
const maxWorkspaces = 10_000;
const maxProfiles = 10_000;

export interface SharedPeopleOptions {
  readonly cell: string;
  readonly homeCell: string;
  /**
   * The home cell's database has its own small connection pool, because a transaction in this cell's database may
   * wait for a connection to it.
   */
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
      const cached = cellsOfWorkspaces.get(workspaceId);
      if (cached && cached.freshUntil > performance.now()) return cached.cell;
      const listedCell = await findCellOfWorkspace(home, workspaceId);
      const milliseconds =
        listedCell === undefined ? unknownCellCacheMilliseconds : knownCellCacheMilliseconds;
      // New workspaces are created in the home cell, and the sweep adds them to the directory only later.
      const found = listedCell ?? (isHome ? undefined : homeCell);
      cellsOfWorkspaces.set(workspaceId, { cell: found, freshUntil: performance.now() + milliseconds });
      return found;
    },
    async keepProfile(profile) {
      // In the home cell, the accounts themselves serve as profiles.
      if (isHome) return;
      const fingerprint = JSON.stringify([profile.name, profile.email, profile.hasSecondFactor]);
      if (profiles.get(profile.id) === fingerprint) return;
      await savePersonProfile(database, profile, clock.now());
      profiles.set(profile.id, fingerprint);
    },
    async enterMember(transaction, { workspaceId, personId }) {
      const now = clock.now();
      const workspace = requireUuid('workspace', workspaceId);
      const version = await readCellVersion(transaction, workspace);
      await enterWorkspacesInDirectory(home, cell, { workspaces: [{ workspace, version }], now });
      await enterMember(home, { workspaceId, personId }, now);
    },
  };
}
