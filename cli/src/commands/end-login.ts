import { createLogin } from '../console/login.ts';
import { ConsoleError } from '../console/console-error.ts';
import type { Profile } from '../credentials.ts';
import { dashboardUrlOf } from '../dashboard-url.ts';
import type { Settings } from '../settings.ts';

/** Revokes the login and the key that it created. Returns false if the service could not be reached. */
export async function endStoredLogin(
  settings: Settings,
  profile: Profile | undefined,
  signal: AbortSignal,
): Promise<boolean> {
  if (profile?.login === undefined) return true;
  const { login } = profile;
  const { call } = createLogin(login, dashboardUrlOf(settings, profile), 'sandbox');
  try {
    if (login.key_id !== undefined)
      await call('POST', `keys/${login.key_id}/revoke`, { signal }).catch(ignoreRefusal);
    await call('DELETE', '/cli-login', { signal }).catch(ignoreRefusal);
    return true;
  } catch {
    signal.throwIfAborted();
    return false;
  }
}

/** Ignores a client error: the login has already ended, or the person's role does not allow revoking keys. */
function ignoreRefusal(error: unknown): void {
  if (error instanceof ConsoleError && error.status < 500 && error.status !== 429) return;
  throw error;
}
