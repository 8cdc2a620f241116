import { type BodyMistake, compareBodies, listMangledBodies, listRepairedBodies } from './body-variants.ts';
import { toBytes } from './bytes.ts';
import {
  type Algorithm,
  type SigningVariant,
  type SigningMistake,
  listSigningVariants,
  type Scheme,
} from './signing-variants.ts';
import { type EncodingMistake, findEncodingMistakes, type ParsedSignature } from './signature-encodings.ts';

/** The caller passes this function in, so that this folder contains no cryptography. */
export type HmacFunction = (
  algorithm: Algorithm,
  key: Uint8Array,
  parts: readonly Uint8Array[],
) => Uint8Array;

export interface DebugSecret {
  readonly text: string;
  readonly isCurrent: boolean;
  /** When the secret stops signing after a rotation, which may be in the past; null for the newest secret. */
  readonly until: Date | null;
}

/** The inputs from which a signature may have been computed. */
export interface SignatureInputs {
  readonly secrets: readonly DebugSecret[];
  readonly id: string | undefined;
  readonly timestamp: string | undefined;
  readonly body: Uint8Array;
  /** The body that was actually sent, if it is known. */
  readonly sent: Uint8Array | undefined;
}

export type Mistake = BodyMistake | SigningMistake | EncodingMistake;

/** How a signature was computed. */
export interface SignatureMatch {
  readonly scheme: Scheme;
  readonly secret: DebugSecret;
  readonly mistakes: readonly Mistake[];
  /** The body as sent and the different body that was pasted or signed; undefined if the body did not change. */
  readonly bodies: { readonly sent: Uint8Array; readonly given: Uint8Array } | undefined;
}

/** A body that differs from the one that was sent. */
export interface ChangedBody {
  readonly mistake: BodyMistake;
  readonly sent: Uint8Array;
  readonly given: Uint8Array;
}

/**
 * Tries every known way in which the signature may have been computed. Each variant of the body is built once, and
 * each digest is computed once.
 */
export interface SignatureMatcher {
  /** Finds the known way to compute this signature that has the fewest mistakes. Returns undefined if there is none. */
  readonly match: (scheme: Scheme, written: ParsedSignature) => SignatureMatch | undefined;
  /** Undefined if the body is unchanged or the original is not known. */
  readonly changed: ChangedBody | undefined;
  /** Whether the body that was sent is known. */
  readonly isBodyKnown: boolean;
}

interface CandidateBody {
  readonly bytes: Uint8Array;
  readonly mistake: BodyMistake | undefined;
  readonly bodies: SignatureMatch['bodies'];
  /** Whether this body is likely enough to be tried together with a wrong signing method. */
  readonly isLikely: boolean;
}

interface Trial {
  readonly body: CandidateBody;
  readonly variant: SigningVariant;
  readonly secret: DebugSecret;
  readonly digest: () => Uint8Array | undefined;
}

type DigestFunction = (variant: SigningVariant, body: CandidateBody) => Uint8Array | undefined;

/** Hashing blocks the process, so trials end after this many bytes. The rarest mistakes are tried last. */
const maxHashedBytes = 32 * 1024 * 1024;

export function createSignatureMatcher(inputs: SignatureInputs, hmac: HmacFunction): SignatureMatcher {
  const { bodies, changed } = listBodies(inputs);
  let hashed = 0;
  const digest: DigestFunction = (variant, body) => {
    const head = toBytes(variant.head);
    const parts = variant.hasBody ? [head, body.bytes] : [head];
    hashed += parts.reduce((sum, { length }) => sum + length, 0);
    return hashed > maxHashedBytes ? undefined : hmac(variant.algorithm, variant.key, parts);
  };
  const known: Partial<Record<Scheme, Trial[]>> = {};
  return {
    changed,
    isBodyKnown: inputs.sent !== undefined,
    match: (scheme, written) => {
      const trials = (known[scheme] ??= listTrials(scheme, inputs, bodies, digest));
      for (const trial of trials) {
        const computed = trial.digest();
        const encodingMistakes = computed && findEncodingMistakes(scheme, written, computed);
        if (encodingMistakes) return toMatch(scheme, trial, encodingMistakes);
      }
      return undefined;
    },
  };
}

/** Lists combinations of a body, a secret and a way of signing with at most two mistakes, fewest mistakes first. */
function listTrials(
  scheme: Scheme,
  inputs: SignatureInputs,
  bodies: readonly CandidateBody[],
  digest: DigestFunction,
): Trial[] {
  const variants = inputs.secrets.flatMap((secret) =>
    listSigningVariants(scheme, secret.text, inputs).map((variant) => ({ variant, secret })),
  );
  const isTried = (mistakeCount: number, body: CandidateBody, { mistakes }: SigningVariant): boolean => {
    const count = mistakes.length + (body.mistake === undefined ? 0 : 1);
    return count === mistakeCount && (mistakes.length === 0 || body.isLikely);
  };
  return [0, 1, 2].flatMap((mistakeCount) =>
    bodies.flatMap((body) =>
      variants
        .filter(({ variant }) => isTried(mistakeCount, body, variant))
        .map(({ variant, secret }): Trial => {
          let computed: Uint8Array | undefined;
          return { body, variant, secret, digest: () => (computed ??= digest(variant, body)) };
        }),
    ),
  );
}

function toMatch(
  scheme: Scheme,
  { body, variant, secret }: Trial,
  encodingMistakes: readonly EncodingMistake[],
): SignatureMatch {
  const bodyMistakes = body.mistake === undefined ? [] : [body.mistake];
  const mistakes = [...bodyMistakes, ...variant.mistakes, ...encodingMistakes];
  return { scheme, secret, mistakes, bodies: body.bodies };
}

function listBodies({
  body,
  sent,
}: SignatureInputs): Pick<SignatureMatcher, 'changed'> & { readonly bodies: CandidateBody[] } {
  const raw = sent ?? body;
  const repaired = listRepairedBodies(body);
  const mangled = listMangledBodies(raw);
  const mistake = sent && compareBodies(sent, body, { mangled, repaired });
  const changed = sent && mistake && { mistake, sent, given: body };
  const asGiven: CandidateBody = { bytes: body, mistake: undefined, bodies: undefined, isLikely: true };
  const asSent: CandidateBody[] = changed
    ? [{ bytes: changed.sent, mistake: changed.mistake, bodies: changed, isLikely: true }]
    : [];
  const beforeMistake = repaired.map((one): CandidateBody => {
    return { ...one, bodies: { sent: one.bytes, given: body }, isLikely: true };
  });
  const afterMistake = mangled.map((one): CandidateBody => {
    return { ...one, bodies: { sent: raw, given: one.bytes }, isLikely: false };
  });
  return { changed, bodies: [asGiven, ...asSent, ...beforeMistake, ...afterMistake] };
}
