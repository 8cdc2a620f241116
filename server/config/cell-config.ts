import type { Reader } from './environment-reader.ts';

/** Settings of an installation with several cells (docs/decisions/0022-cells.md). */
export interface CellConfig {
  readonly name: string;
  /** The addresses of the other cells' APIs, by the cell's name. */
  readonly addresses: Readonly<Record<string, string>>;
  /** The addresses of the other cells' consoles, by the cell's name. */
  readonly consoles: Readonly<Record<string, string>>;
  /** The cell that stores the accounts of all people; undefined if each cell has its own accounts. */
  readonly homeCell: string | undefined;
  /** The URL of the home cell's database for the role `blazon_app`. API processes look up keys there. */
  readonly homeDatabaseUrl: string | undefined;
  /**
   * The URL of the home cell's database for the role `blazon_console`. The console and the operator's tool add keys
   * to the directory there.
   */
  readonly homeConsoleDatabaseUrl: string | undefined;
}

const namePattern = /^[a-z][a-z0-9-]{0,31}$/;

export function readCell(read: Reader): CellConfig | undefined {
  const name = read.optional('BLAZON_CELL');
  const entries = read.list('BLAZON_CELLS');
  const consoleEntries = read.list('BLAZON_CELL_CONSOLES');
  const homeCell = read.optional('BLAZON_HOME_CELL');
  const homeDatabaseUrl = read.optional('BLAZON_HOME_DATABASE_URL');
  const homeConsoleDatabaseUrl = read.optional('BLAZON_HOME_CONSOLE_DATABASE_URL');
  if (name === undefined) {
    if (entries.length > 0) read.problem('BLAZON_CELLS needs BLAZON_CELL');
    if (consoleEntries.length > 0) read.problem('BLAZON_CELL_CONSOLES needs BLAZON_CELL');
    if (homeCell !== undefined) read.problem('BLAZON_HOME_CELL needs BLAZON_CELL');
    if (homeDatabaseUrl !== undefined || homeConsoleDatabaseUrl !== undefined)
      read.problem('BLAZON_HOME_DATABASE_URL and BLAZON_HOME_CONSOLE_DATABASE_URL need BLAZON_CELL');
    return undefined;
  }
  if (!namePattern.test(name))
    read.problem('BLAZON_CELL must begin with a letter and have at most 32 characters: a-z, 0-9 and -');
  const addresses = readAddresses(read, 'BLAZON_CELLS', entries);
  const consoles = readAddresses(read, 'BLAZON_CELL_CONSOLES', consoleEntries);
  if (homeCell !== undefined && homeConsoleDatabaseUrl === undefined)
    read.problem('BLAZON_HOME_CELL needs BLAZON_HOME_CONSOLE_DATABASE_URL');
  if (homeCell !== undefined && homeCell !== name && consoles[homeCell] === undefined)
    read.problem('BLAZON_HOME_CELL must be this cell, or one in BLAZON_CELL_CONSOLES');
  return { name, addresses, consoles, homeCell, homeDatabaseUrl, homeConsoleDatabaseUrl };
}

function readAddresses(read: Reader, setting: string, entries: readonly string[]): Record<string, string> {
  const addresses: Record<string, string> = {};
  for (const entry of entries) {
    const [cell = '', address = ''] = entry.split('=', 2);
    if (namePattern.test(cell) && isOrigin(address)) addresses[cell] = address;
    else
      read.problem(
        `${setting}: ${entry} must be a name, an equals sign and an address, such as two=https://10.0.0.2:8443`,
      );
  }
  return addresses;
}

export function describeCell(
  config: CellConfig,
  mask: (url: string | undefined) => string | undefined,
): Record<string, unknown> {
  return {
    ...config,
    homeDatabaseUrl: mask(config.homeDatabaseUrl),
    homeConsoleDatabaseUrl: mask(config.homeConsoleDatabaseUrl),
  };
}

function isOrigin(address: string): boolean {
  return address.startsWith('https://') && URL.canParse(address) && new URL(address).origin === address;
}
