import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { boundedFetch } from './bounded-fetch.ts';

/**
 * The public keys of those who report leaked keys, in the form of GitHub's secret-scanning programme. They are fetched
 * when a report names one that is not known, and again when they are old, so that a key which is withdrawn ends.
 */
export interface LeakReportVerifier {
  /** `unavailable` when the keys could not be had: the reporter should come again. */
  check(report: SignedReport): Promise<'signed' | 'not_signed' | 'unavailable'>;
}

export interface SignedReport {
  readonly keyId: string;
  /** Base64 of the signature in DER. */
  readonly signature: string;
  /** The body to the byte. */
  readonly bytes: Buffer;
}

export interface LeakReportVerifierOptions {
  readonly url: string;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
}

const fetchMilliseconds = 5_000;
const mostBytes = 64 * 1024;
/** Invented key ids must not make us fetch the keys constantly. */
const restMilliseconds = 60_000;
const freshMilliseconds = 3_600_000;
/** While they cannot be fetched, those that we have are good for this long. */
const believedMilliseconds = 86_400_000;

const isAnswer = Compile(
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
  let known = new Map<string, KeyObject>();
  let knownAt = Number.NEGATIVE_INFINITY;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;

  const ask = async (): Promise<void> => {
    askedAt = now().getTime();
    try {
      known = await fetchKeys(url);
      knownAt = now().getTime();
    } catch (error) {
      onError(error);
    }
  };
  /** Reports that come at once wait for one answer. */
  const refresh = (): Promise<void> => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };

  return {
    async check({ keyId, signature, bytes }) {
      const time = now().getTime();
      const isWanted = !known.has(keyId) || time - knownAt > freshMilliseconds;
      if (isWanted && (asking || time - askedAt >= restMilliseconds)) await refresh();
      const age = now().getTime() - knownAt;
      if (age > believedMilliseconds) return 'unavailable';
      const key = known.get(keyId);
      if (key === undefined) return 'not_signed';
      return verify('sha256', bytes, key, Buffer.from(signature, 'base64')) ? 'signed' : 'not_signed';
    },
  };
}

async function fetchKeys(url: string): Promise<Map<string, KeyObject>> {
  const signal = AbortSignal.timeout(fetchMilliseconds);
  const headers = { accept: 'application/json', 'user-agent': 'blazon' };
  const response = await boundedFetch(url, { signal, headers }, mostBytes);
  const answer: unknown = response.ok ? await response.json() : undefined;
  if (!isAnswer.Check(answer)) throw new Error(`The public keys of reporters came as ${response.status}.`);
  const keys = new Map<string, KeyObject>();
  for (const { key_identifier: id, key } of answer.public_keys) {
    const parsed = readKey(key);
    if (parsed) keys.set(id, parsed);
  }
  return keys;
}

/** The programme signs with ECDSA on P-256 and nothing else; a key of another kind is left out. */
function readKey(pem: string): KeyObject | undefined {
  try {
    const key = createPublicKey(pem);
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : undefined;
  } catch {
    return undefined;
  }
}
