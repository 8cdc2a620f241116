import type { AuthContext } from 'better-auth';
import { parseEnvelope, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { type ConsoleSecrets, secretVersion, versionedSecrets } from './console-secrets.ts';

/**
 * The secrets and backup codes of second factors, encrypted by the sign-in library with the console's secret. A value says
 * which secret encrypted it, unless it is older than secrets with versions.
 */
export interface SecondFactorSealer {
  /** What everything begins with that the current secret encrypted. */
  readonly currentPrefix: string;
  /** The same value under the current secret. Rejects when none of the secrets opens it. */
  reseal(value: string): Promise<string>;
}

export function createSecondFactorSealer(secrets: ConsoleSecrets): SecondFactorSealer {
  const keys = new Map(versionedSecrets(secrets).map(({ version, value }) => [version, value]));
  const currentVersion = secretVersion(secrets.current);
  return {
    currentPrefix: `$ba$${currentVersion}$`,
    async reseal(value) {
      const legacySecret = parseEnvelope(value) ? undefined : await secretOf(secrets, value);
      const key = { keys, currentVersion, ...(legacySecret !== undefined && { legacySecret }) };
      return symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data: value }) });
    },
  };
}

/**
 * The library tries one secret on values that do not say theirs. All of them are of the same, so the first one tells which
 * it is. Asked once, and only while there are several secrets.
 */
export function findUnversionedSecret(
  secrets: ConsoleSecrets,
  readUnmarked: () => Promise<string | undefined>,
  context: Promise<Pick<AuthContext, 'secretConfig'>>,
): () => Promise<void> {
  let isKnown = secrets.forReading.length === 0;
  return async () => {
    if (isKnown) return;
    const unmarked = await readUnmarked();
    const { secretConfig } = await context;
    const found = unmarked === undefined ? undefined : await secretOf(secrets, unmarked);
    if (typeof secretConfig !== 'string' && found !== undefined) secretConfig.legacySecret = found;
    isKnown = true;
  };
}

/** The one that opens a value without a version. */
async function secretOf({ current, forReading }: ConsoleSecrets, value: string): Promise<string | undefined> {
  for (const key of [current, ...forReading]) {
    try {
      await symmetricDecrypt({ key, data: value });
      return key;
    } catch {
      // Another one's.
    }
  }
  return undefined;
}
