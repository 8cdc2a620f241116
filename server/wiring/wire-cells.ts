import type { CellConfig } from '../config/cell-config.ts';
import type { Config } from '../config/config.ts';
import { createCellDirectory } from '../http/cell-directory.ts';
import { createSharedPeople, type SharedPeople } from '../http/console/cells/shared-people.ts';
import type { CellRouting } from '../http/forward-to-cell.ts';
import type { Clock } from '../integrations/clock.ts';
import type { Metrics } from '../integrations/metrics.ts';
import type { Database } from '../integrations/postgres.ts';
import { createKeyEntry, type EnterKey, findCellOfKey } from '../store/directory.ts';
import { connectHomeDatabase, type Logger } from './connections.ts';

/** Creates the objects with which an API process finds other cells. */
export function wireCells(
  config: Config,
  { name, addresses, homeDatabaseUrl }: CellConfig,
  deps: { readonly clock: Clock; readonly metrics: Metrics; readonly logger: Logger },
): { readonly routing: CellRouting; readonly home: Database | undefined } {
  const { clock, metrics, logger } = deps;
  if (homeDatabaseUrl === undefined)
    return { routing: { name, addresses, directory: undefined }, home: undefined };
  const home = connectHomeDatabase(config, logger, homeDatabaseUrl);
  const directory = createCellDirectory({
    read: (secretHash) => findCellOfKey(home, secretHash),
    unknownLimit: config.unauthenticatedLimit,
    clock,
    onLookUp: (outcome) => metrics.directoryLookUps.inc({ outcome }),
    onError: (error) => logger.error({ err: error }, 'the directory of cells could not be read'),
  });
  return { routing: { name, addresses, directory }, home };
}

/**
 * Creates the object that gives access to accounts in the home cell. Returns undefined if people have accounts in
 * this cell only.
 */
export function wireSharedPeople(
  { cell }: Config,
  deps: { readonly home: Database | undefined; readonly database: Database; readonly clock: Clock },
): SharedPeople | undefined {
  const { home, database, clock } = deps;
  if (cell?.homeCell === undefined || home === undefined) return undefined;
  return createSharedPeople({ cell: cell.name, homeCell: cell.homeCell, home, database, clock });
}

/** Creates the function that adds new keys to the directory of cells. Undefined if there is no directory. */
export function wireKeyEntry(
  config: Config,
  deps: { readonly clock: Clock; readonly logger: Pick<Logger, 'warn'> },
): { readonly enterKey: EnterKey; readonly home: Database } | undefined {
  const { cell } = config;
  if (cell?.homeConsoleDatabaseUrl === undefined) return undefined;
  const home = connectHomeDatabase(config, deps.logger, cell.homeConsoleDatabaseUrl);
  return { enterKey: createKeyEntry(home, cell.name, deps.clock), home };
}
