import { decodeBase64, toBytes } from './bytes.ts';

/** The two signatures of a request: `service` signs the body alone, `standard` follows Standard Webhooks. */
export type Scheme = 'service' | 'standard';

export type SigningMistake =
  | 'secret_not_decoded'
  | 'secret_decoded'
  | 'secret_without_prefix'
  | 'secret_decoded_with_prefix'
  | 'secret_with_white_space'
  | 'signed_without_id_and_timestamp'
  | 'signed_without_id'
  | 'signed_without_timestamp'
  | 'signed_without_body'
  | 'signed_with_milliseconds'
  | 'signed_with_id_and_timestamp'
  | 'wrong_algorithm';

export type Algorithm = 'sha1' | 'sha256' | 'sha512';

/** One way to compute a signature, correct or wrong. */
export interface SigningVariant {
  readonly key: Uint8Array;
  /** Text that is signed before the body. */
  readonly head: string;
  readonly hasBody: boolean;
  readonly algorithm: Algorithm;
  readonly mistakes: readonly SigningMistake[];
}

const secretPrefix = 'whsec_';

/** Lists the ways to compute a signature: first the correct one, then those with one mistake, then those with two. */
export function listSigningVariants(
  scheme: Scheme,
  secret: string,
  headers: SignedHeaders,
): SigningVariant[] {
  const keys = scheme === 'service' ? listServiceKeys(secret) : listStandardKeys(secret);
  const heads = scheme === 'service' ? listServiceHeads(headers) : listStandardHeads(headers);
  const variants = keys.flatMap(([key, keyMistake]) =>
    heads.map(({ head, hasBody = true, mistake }): SigningVariant => {
      const mistakes = [keyMistake, mistake].filter((one) => one !== undefined);
      return { key, head, hasBody, algorithm: 'sha256', mistakes };
    }),
  );
  const [correct] = variants.filter(({ mistakes }) => mistakes.length === 0);
  const others = (['sha1', 'sha512'] as const).map(
    (algorithm): SigningVariant | undefined =>
      correct && { ...correct, algorithm, mistakes: ['wrong_algorithm'] },
  );
  return [...variants, ...others.filter((one) => one !== undefined)].toSorted(
    (one, other) => one.mistakes.length - other.mistakes.length,
  );
}

type KeyVariant = readonly [Uint8Array, SigningMistake | undefined];

function listServiceKeys(secret: string): KeyVariant[] {
  return [
    [toBytes(secret), undefined],
    [decodeSecret(secret), 'secret_decoded'],
    [toBytes(secret.slice(secretPrefix.length)), 'secret_without_prefix'],
    ...listKeysWithWhiteSpace(secret),
  ];
}

function listStandardKeys(secret: string): KeyVariant[] {
  return [
    [decodeSecret(secret), undefined],
    [toBytes(secret), 'secret_not_decoded'],
    [toBytes(secret.slice(secretPrefix.length)), 'secret_not_decoded'],
    [decodeBase64(secret) ?? new Uint8Array(), 'secret_decoded_with_prefix'],
    ...listKeysWithWhiteSpace(secret),
  ];
}

/** Lists the secret with white space or quotation marks around it, as if copied from a file or a form. */
function listKeysWithWhiteSpace(secret: string): KeyVariant[] {
  return [`${secret}\n`, `${secret}\r\n`, `${secret} `, ` ${secret}`, `"${secret}"`, `'${secret}'`].map(
    (text) => [toBytes(text), 'secret_with_white_space'] as const,
  );
}

function decodeSecret(secret: string): Uint8Array {
  return decodeBase64(secret.slice(secretPrefix.length)) ?? new Uint8Array();
}

interface SignedHead {
  readonly head: string;
  readonly hasBody?: boolean;
  readonly mistake?: SigningMistake;
}

interface SignedHeaders {
  readonly id: string | undefined;
  readonly timestamp: string | undefined;
}

function listServiceHeads({ id, timestamp }: SignedHeaders): SignedHead[] {
  const plain: SignedHead = { head: '' };
  if (id === undefined || timestamp === undefined) return [plain];
  const mistake = 'signed_with_id_and_timestamp';
  return [plain, { head: `${id}.${timestamp}.`, mistake }, { head: `${timestamp}.`, mistake }];
}

function listStandardHeads({ id, timestamp }: SignedHeaders): SignedHead[] {
  const heads: SignedHead[] = [{ head: '', mistake: 'signed_without_id_and_timestamp' }];
  if (timestamp !== undefined) heads.push({ head: `${timestamp}.`, mistake: 'signed_without_id' });
  if (id !== undefined) heads.push({ head: `${id}.`, mistake: 'signed_without_timestamp' });
  if (id === undefined || timestamp === undefined) return heads;
  return [
    { head: `${id}.${timestamp}.` },
    ...heads,
    { head: `${id}.${timestamp}`, hasBody: false, mistake: 'signed_without_body' },
    { head: `${id}.${timestamp}.`, hasBody: false, mistake: 'signed_without_body' },
    // Seconds in the header but milliseconds in the signed text, or the reverse.
    { head: `${id}.${timestamp}000.`, mistake: 'signed_with_milliseconds' },
    { head: `${id}.${timestamp.slice(0, -3)}.`, mistake: 'signed_with_milliseconds' },
  ];
}
