import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './exit-codes.ts';

export interface Profile {
  /** Absent if the workspace has no API access. */
  readonly api_key?: string;
  /** The URL of the API, unless it is the key's default host. */
  readonly base_url?: string;
  readonly dashboard_url?: string;
  /** Present after a login through the browser. */
  readonly login?: StoredLogin;
}

export interface StoredLogin {
  readonly token: string;
  readonly workspace_id: string;
  /** In Unix seconds. */
  readonly expires_at: number;
  /** The key that was created with the login and is revoked with it. */
  readonly key_id?: string;
}

export const defaultProfile = 'default';
export function credentialsFile(folder: string): string {
  return join(folder, 'credentials.json');
}

export function readProfiles(folder: string): Readonly<Record<string, Profile>> {
  const file = credentialsFile(folder);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw new CommandError(`${file} cannot be read: ${String(error)}`);
  }
  try {
    const { profiles } = JSON.parse(text) as { profiles: Record<string, Profile> };
    return Object.assign(Object.create(null) as object, profiles);
  } catch {
    throw new CommandError(`${file} was not written by this program.`, {
      advice: 'Delete it and run "blazon login" again.',
    });
  }
}

export function saveProfile(folder: string, name: string, profile: Profile): void {
  writeProfiles(folder, { ...readProfiles(folder), [name]: profile });
}

/** Removes a profile. Returns whether it existed. */
export function removeProfile(folder: string, name: string): boolean {
  const { [name]: removed, ...others } = readProfiles(folder);
  if (removed === undefined) return false;
  writeProfiles(folder, others);
  return true;
}

/** Writes atomically, through a private temporary file, so that readers see either the old or the new credentials. */
function writeProfiles(folder: string, profiles: Readonly<Record<string, Profile>>): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = credentialsFile(folder);
  const temporaryFile = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(temporaryFile, `${JSON.stringify({ profiles }, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    renameSync(temporaryFile, file);
  } catch (error) {
    rmSync(temporaryFile, { force: true });
    throw error;
  }
}
