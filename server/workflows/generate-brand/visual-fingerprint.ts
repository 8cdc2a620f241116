import { measureChosenMark } from '@blazon/studio/design/drawn/mark-measures.ts';
import type { Construction } from '@blazon/studio/library/concept.ts';
import type { DesignedIdentity, Neighbour, Studio } from '@blazon/studio/record/studio.ts';

/**
 * Describes a brand's look in less than a kilobyte of JSON. It is stored with the brand, so that later brands of the
 * workspace can differ from it. A record that this release cannot parse is ignored.
 */
interface StoredLikeness {
  readonly version: 1;
  /** The 32-bit words of the fingerprint, low byte first, in base64; null for a plain wordmark. */
  readonly fingerprint: string | null;
  readonly differenceHash: string | null;
  readonly construction: Construction;
  readonly primary: string;
}

/** The fingerprint is an image of 64 x 64 bits, stored in 32-bit words. */
const fingerprintWordCount = 128;

const knownConstructions: Readonly<Record<Construction, true>> = {
  silhouette: true,
  assembly: true,
  accented: true,
  'two-tone': true,
  'negative-space': true,
  'letter-object': true,
  plate: true,
  line: true,
  fold: true,
  stencil: true,
  radial: true,
  interlock: true,
  pattern: true,
  monogram: true,
  cut: true,
  wordmark: true,
};

export function toVisualFingerprint(
  studio: Studio,
  { identity, decisions }: DesignedIdentity,
): StoredLikeness {
  const { mark } = decisions;
  const measures = measureChosenMark(studio, decisions);
  return {
    version: 1,
    fingerprint: measures === null ? null : toBase64(measures.fingerprint),
    differenceHash: measures === null ? null : measures.differenceHash,
    construction: mark.construction,
    primary: identity.primary_color,
  };
}

export function parseVisualFingerprint(stored: unknown): Neighbour | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { version, fingerprint, differenceHash, construction, primary }: Record<string, unknown> = {
    ...stored,
  };
  if (version !== 1 || !isConstruction(construction)) return undefined;
  if (typeof primary !== 'string' || !/^#[0-9a-f]{6}$/i.test(primary)) return undefined;
  if (fingerprint === null && differenceHash === null) return { mark: null, construction, primary };
  if (typeof differenceHash !== 'string' || !/^[0-9a-f]{16}$/.test(differenceHash)) return undefined;
  const words = typeof fingerprint === 'string' ? decodeFingerprint(fingerprint) : undefined;
  return words && { mark: { fingerprint: words, differenceHash }, construction, primary };
}

function isConstruction(value: unknown): value is Construction {
  return typeof value === 'string' && Object.hasOwn(knownConstructions, value);
}

function toBase64(words: Uint32Array): string {
  const bytes = Buffer.alloc(words.length * 4);
  for (const [index, word] of words.entries()) bytes.writeUInt32LE(word, index * 4);
  return bytes.toString('base64');
}

function decodeFingerprint(text: string): Uint32Array | undefined {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== fingerprintWordCount * 4) return undefined;
  return Uint32Array.from({ length: fingerprintWordCount }, (_, index) => bytes.readUInt32LE(index * 4));
}
