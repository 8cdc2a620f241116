import type { AuthContext } from 'better-auth';
import { parseEnvelope, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { type ConsoleSecrets, secretVersion, versionedSecrets } from './console-secrets.ts';

/**
 * Re-encrypts the secrets and backup codes of second factors, which better-auth encrypts with the console's secret.
 * Each value names the version of its secret, unless the value is older than versioned secrets.
 */
export interface SecondFactorSealer {
  /** Prefix of every value that the current secret encrypted. */
  readonly currentPrefix: string;
  /** Re-encrypts a value with the current secret. Rejects if no secret decrypts it. */
  reseal(value: string): Promise<string>;
}

export function createSecondFactorSealer(secrets: ConsoleSecrets): SecondFactorSealer {
  const keys = new Map(versionedSecrets(secrets).map(({ version, value }) => [version, value]));
  const currentVersion = secretVersion(secrets.current);
  return {
    currentPrefix: `$ba$${currentVersion}$`,
    async reseal(value) {
      const legacySecret = parseEnvelope(value) ? undefined : await findSecret(secrets, value);
      const key = { keys, currentVersion, ...(legacySecret !== undefined && { legacySecret }) };
      return symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data: value }) });
    },
  };
}

/**
 * Returns a function that tells the library which secret encrypted the values without a version. The library tries
 * only one secret for them. They were all encrypted with the same secret, so one value is enough to find it. The
 * search runs once, and only if several secrets are configured.
 */
export function findUnversionedSecret(
  secrets: ConsoleSecrets,
  readUnversionedValue: () => Promise<string | undefined>,
  context: Promise<Pick<AuthContext, 'secretConfig'>>,
): () => Promise<void> {
  let isKnown = secrets.forReading.length === 0;
  return async () => {
    if (isKnown) return;
    const unversionedValue = await readUnversionedValue();
    const { secretConfig } = await context;
    const found = unversionedValue === undefined ? undefined : await findSecret(secrets, unversionedValue);
    if (typeof secretConfig !== 'string' && found !== undefined) secretConfig.legacySecret = found;
    isKnown = true;
  };
}

/** Finds the secret that decrypts a value without a version. */
async function findSecret(
  { current, forReading }: ConsoleSecrets,
  value: string,
): Promise<string | undefined> {
  for (const key of [current, ...forReading]) {
    try {
      await symmetricDecrypt({ key, data: value });
      return key;
    } catch {
      // Encrypted with another secret.
    }
  }
  return undefined;
}
