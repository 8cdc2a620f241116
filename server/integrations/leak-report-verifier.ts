import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { boundedFetch } from './bounded-fetch.ts';

/**
 * Verifies the signatures of reports of leaked keys, in the format of GitHub's secret-scanning programme. The
 * reporter's public keys are fetched when a report names an unknown one, and again when they are old, so that a
 * withdrawn public key stops working.
 */
export interface LeakReportVerifier {
  /** Returns `unavailable` if the public keys could not be fetched: the reporter should retry. */
  check(report: SignedReport): Promise<'signed' | 'not_signed' | 'unavailable'>;
}

export interface SignedReport {
  readonly keyId: string;
  /** The signature, DER-encoded and in base64. */
  readonly signature: string;
  /** The raw body of the report. */
  readonly bytes: Buffer;
}

export interface LeakReportVerifierOptions {
  readonly url: string;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
}

const fetchMilliseconds = 5_000;
const maxResponseBytes = 64 * 1024;
/** The minimum time between fetches, so that invented key ids cannot cause constant fetching. */
const minFetchIntervalMilliseconds = 60_000;
const keyCacheMilliseconds = 3_600_000;
/** How long cached keys stay valid if they cannot be fetched again. */
const maxKeyAgeMilliseconds = 86_400_000;

const keysResponseSchema = Compile(
  Type.Object({
    public_keys: Type.Array(
      Type.Object({ key_identifier: Type.String({ maxLength: 256 }), key: Type.String({ maxLength: 4096 }) }),
      { maxItems: 64 },
    ),
  }),
);

export function createLeakReportVerifier({
  url,
  now,
  onError,
}: LeakReportVerifierOptions): LeakReportVerifier {
  let publicKeys = new Map<string, KeyObject>();
  let fetchedAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;
  let fetching: Promise<void> | undefined;

  const fetchOnce = async (): Promise<void> => {
    triedAt = now().getTime();
    try {
      publicKeys = await fetchKeys(url);
      fetchedAt = now().getTime();
    } catch (error) {
      onError(error);
    }
  };
  /** Concurrent reports share one fetch. */
  const refresh = (): Promise<void> => {
    fetching ??= fetchOnce().finally(() => {
      fetching = undefined;
    });
    return fetching;
  };

  return {
    async check({ keyId, signature, bytes }) {
      const time = now().getTime();
      const needsFetch = !publicKeys.has(keyId) || time - fetchedAt > keyCacheMilliseconds;
      if (needsFetch && (fetching || time - triedAt >= minFetchIntervalMilliseconds)) await refresh();
      const age = now().getTime() - fetchedAt;
      if (age > maxKeyAgeMilliseconds) return 'unavailable';
      const key = publicKeys.get(keyId);
      if (key === undefined) return 'not_signed';
      return verify('sha256', bytes, key, Buffer.from(signature, 'base64')) ? 'signed' : 'not_signed';
    },
  };
}

async function fetchKeys(url: string): Promise<Map<string, KeyObject>> {
  const signal = AbortSignal.timeout(fetchMilliseconds);
  const headers = { accept: 'application/json', 'user-agent': 'blazon' };
  const response = await boundedFetch(url, { signal, headers }, maxResponseBytes);
  const body: unknown = response.ok ? await response.json() : undefined;
  if (!keysResponseSchema.Check(body))
    throw new Error(`Fetching the public keys for leak reports failed with ${response.status}.`);
  const keys = new Map<string, KeyObject>();
  for (const { key_identifier: id, key } of body.public_keys) {
    const parsed = readKey(key);
    if (parsed) keys.set(id, parsed);
  }
  return keys;
}

/** Parses an ECDSA key on P-256, the only type that the programme uses. Other keys are ignored. */
function readKey(pem: string): KeyObject | undefined {
  try {
    const key = createPublicKey(pem);
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : undefined;
  } catch {
    return undefined;
  }
}
