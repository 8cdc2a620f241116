import { homedir } from 'node:os';
import { join } from 'node:path';

/** Settings from environment variables, which only this file reads. */
export interface Settings {
  readonly apiKey: string | undefined;
  readonly baseUrl: string | undefined;
  readonly dashboardUrl: string | undefined;
  readonly profile: string | undefined;
  /** Where credentials are stored. */
  readonly configFolder: string;
  /** The environment variables by which terminals identify themselves. */
  readonly terminal: {
    readonly type: string;
    readonly program: string;
    readonly isKitty: boolean;
  };
  readonly isContinuousIntegration: boolean;
}

export function readSettings(platform: NodeJS.Platform = process.platform): Settings {
  const variable = (name: string): string | undefined => process.env[name] || undefined;
  return {
    apiKey: variable('BLAZON_API_KEY'),
    baseUrl: variable('BLAZON_BASE_URL'),
    dashboardUrl: variable('BLAZON_DASHBOARD_URL'),
    profile: variable('BLAZON_PROFILE'),
    configFolder: variable('BLAZON_CONFIG_FOLDER') ?? findConfigFolder(platform, variable),
    terminal: {
      type: variable('TERM') ?? '',
      program: variable('TERM_PROGRAM') ?? variable('LC_TERMINAL') ?? '',
      isKitty: variable('KITTY_WINDOW_ID') !== undefined,
    },
    isContinuousIntegration: variable('CI') !== undefined,
  };
}

function findConfigFolder(platform: NodeJS.Platform, variable: (name: string) => string | undefined): string {
  if (platform === 'win32')
    return join(variable('APPDATA') ?? join(homedir(), 'AppData', 'Roaming'), 'blazon');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'blazon');
  return join(variable('XDG_CONFIG_HOME') ?? join(homedir(), '.config'), 'blazon');
}

/** Sets the variables that Node's streams read. */
export function turnColoursOff(): void {
  process.env['NO_COLOR'] = '1';
  delete process.env['FORCE_COLOR'];
}
