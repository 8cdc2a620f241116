import { credentialsFile, type Profile, readProfiles, saveProfile } from '../credentials.ts';
import { dashboardUrlOf } from '../dashboard-url.ts';
import { usageError } from '../exit-codes.ts';
import { type Session, createSession, type SessionOptions } from '../session.ts';
import type { Settings } from '../settings.ts';
import { askSecret, readLine } from '../terminal/ask.ts';
import { formatDateTime, printNote, print, printJson } from '../terminal/output.ts';
import { toPrintable } from '../terminal/printable.ts';
import { maskKey, chooseProfileName, readWorkspaceId } from './account.ts';
import { logInThroughBrowser } from './device-login.ts';
import { endStoredLogin } from './end-login.ts';

export interface LoginOptions extends SessionOptions {
  /** If true, the command asks for the key. */
  readonly key?: string | true;
  readonly device?: boolean;
  readonly browser: boolean;
  readonly dashboardUrl?: string;
}

/** Logs in through the browser, unless a key is passed or piped in. */
export async function login(settings: Settings, options: LoginOptions, signal: AbortSignal): Promise<void> {
  if (options.key !== undefined && options.device)
    throw usageError('--key and --device cannot be combined.', 'Use one of them.');
  const name = chooseProfileName(settings, options);
  const before = readProfiles(settings.configFolder)[name];
  const isByKey = options.key !== undefined || (!options.device && !process.stdin.isTTY);
  if (isByKey) await logInWithKey(settings, options, name, signal);
  else await logInAsPerson(settings, options, name, signal);
  await endStoredLogin(settings, before, signal);
}

async function logInAsPerson(
  settings: Settings,
  options: LoginOptions,
  name: string,
  signal: AbortSignal,
): Promise<void> {
  const { dashboardUrl } = options;
  const isTerminal = process.stderr.isTTY && !settings.isContinuousIntegration;
  const url = dashboardUrlOf(
    dashboardUrl === undefined ? settings : { ...settings, dashboardUrl },
    readProfiles(settings.configFolder)[name] ?? {},
  );
  const created = await logInThroughBrowser(
    { url, opensBrowser: options.browser && isTerminal, isSilent: options.json === true },
    signal,
  );
  const baseUrl = options.baseUrl ?? settings.baseUrl;
  const profile = { ...created.profile, ...(baseUrl !== undefined && { base_url: baseUrl }) };
  saveProfile(settings.configFolder, name, profile);
  const { person, workspace, role, expires_at: end } = created.login;
  const file = credentialsFile(settings.configFolder);
  if (options.json)
    return printJson({
      person,
      workspace,
      role,
      expires_at: end,
      key: maskKey(profile),
      profile: name,
      file,
    });
  print(`Logged in to ${toPrintable(workspace.name)} as ${toPrintable(person.email)}.`);
  printNote(
    `Your role is ${role}. The login expires on ${formatDateTime(end).slice(0, 10)}. Run "blazon logout" to end it.`,
  );
  if (profile.api_key !== undefined)
    printNote(`Created a Test key for commands that call the API: ${maskKey(profile)}`);
  else printNote(`No API key was created. ${toPrintable(created.keyProblem ?? '', 500)}`);
  printNote(`Credentials are stored in ${file}, readable only by you.`);
}

async function logInWithKey(
  settings: Settings,
  options: LoginOptions,
  name: string,
  signal: AbortSignal,
): Promise<void> {
  const baseUrl = options.baseUrl ?? settings.baseUrl;
  const dashboardUrl = options.dashboardUrl ?? settings.dashboardUrl;
  const profile: Profile = {
    api_key: typeof options.key === 'string' ? options.key : await askForKey(),
    ...(baseUrl !== undefined && { base_url: baseUrl }),
    ...(dashboardUrl !== undefined && { dashboard_url: dashboardUrl }),
  };
  const session = createSession(profile, name, settings, options);
  const workspaceId = await readWorkspaceId(session, signal);
  saveProfile(settings.configFolder, name, profile);
  const file = credentialsFile(settings.configFolder);
  if (options.json) return printJson({ ...describeLogin(session, workspaceId), file });
  print(`Logged in to the ${session.environment === 'live' ? 'live environment' : 'sandbox'}.`);
  printNote(`The key is kept in ${file}, which only you can read.`);
}

function askForKey(): Promise<string> {
  if (!process.stdin.isTTY) return readLine();
  printNote(
    'Create a key in the dashboard, under API keys. Test keys begin with sk_test_, Live keys with sk_live_.',
  );
  return askSecret('API key: ');
}

function describeLogin(session: Session, workspaceId: string | null) {
  return {
    workspace_id: workspaceId,
    environment: session.environment,
    key: maskKey({ api_key: session.apiKey }),
    profile: session.profile,
    api: session.baseUrl,
  };
}
