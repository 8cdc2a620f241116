import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/**
 * Encrypts secrets that the service later needs in clear text. A value encrypted for one owner cannot be decrypted
 * for another.
 */
export interface Sealer {
  seal(owner: string, secret: string): Buffer;
  open(owner: string, sealed: Buffer): string;
  /** The prefix of every value that the current key encrypted. */
  readonly currentHeader: Buffer;
}

/**
 * Version 2 consists of the version, the key's id, a nonce, a tag and the ciphertext. Version 1 lacked the key's id,
 * so all keys must be tried.
 */
const formatVersions = { withoutKeyId: 1, current: 2 } as const;
const cipher = 'aes-256-gcm';
const keyIdBytes = 4;
/** Random nonces of 12 bytes are safe for billions of messages under one key. */
const nonceBytes = 12;
const tagBytes = 16;

interface Key {
  readonly id: string;
  readonly bytes: Buffer;
}

/**
 * Keys are 32 bytes in base64. The current key encrypts and decrypts; the other keys only decrypt. These are the
 * previous key after a rotation, and the next key before one, when other processes may already encrypt with it.
 */
export function createSealer(current: string, forReading: readonly string[] = []): Sealer {
  const keys = [current, ...forReading].map(readKey);
  const [currentKey] = keys as [Key, ...Key[]];
  const currentHeader = Buffer.concat([Buffer.of(formatVersions.current), Buffer.from(currentKey.id, 'hex')]);
  return {
    currentHeader,
    seal(owner, secret) {
      const nonce = randomBytes(nonceBytes);
      const encryption = createCipheriv(cipher, currentKey.bytes, nonce);
      encryption.setAAD(Buffer.concat([currentHeader, Buffer.from(owner)]));
      const ciphertext = Buffer.concat([encryption.update(secret, 'utf8'), encryption.final()]);
      return Buffer.concat([currentHeader, nonce, encryption.getAuthTag(), ciphertext]);
    },
    open(owner, sealed) {
      if (sealed[0] === formatVersions.withoutKeyId) return decryptWithAnyKey(keys, owner, sealed);
      const keyId = readSealedKeyId(sealed);
      if (keyId === undefined) throw new Error('The sealed value has an unknown format.');
      const key = keys.find(({ id }) => id === keyId);
      if (key === undefined) throw new Error(`The value was sealed with an unknown key: ${keyId}.`);
      const header = sealed.subarray(0, currentHeader.length);
      return decrypt(key, sealed.subarray(header.length), Buffer.concat([header, Buffer.from(owner)]));
    },
  };
}

/** Reads the id of the key that encrypted the value; undefined in version 1. */
export function readSealedKeyId(sealed: Buffer): string | undefined {
  if (sealed[0] !== formatVersions.current || sealed.length < 1 + keyIdBytes) return undefined;
  return sealed.subarray(1, 1 + keyIdBytes).toString('hex');
}

/** Derives the id from the key, so that a key cannot have a wrong id. It reveals nothing about the key. */
export function deriveSealingKeyId(key: string): string {
  return createHmac('sha256', Buffer.from(key, 'base64'))
    .update('blazon sealing key id')
    .digest('hex')
    .slice(0, 2 * keyIdBytes);
}

function readKey(key: string): Key {
  return { id: deriveSealingKeyId(key), bytes: Buffer.from(key, 'base64') };
}

function decryptWithAnyKey(keys: readonly Key[], owner: string, sealed: Buffer): string {
  let failure: unknown;
  for (const key of keys) {
    try {
      return decrypt(key, sealed.subarray(1), Buffer.from(owner));
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** Decrypts a nonce, a tag and a ciphertext. */
function decrypt(key: Key, sealed: Buffer, authenticated: Buffer): string {
  if (sealed.length < nonceBytes + tagBytes) throw new Error('The sealed value has an unknown format.');
  const nonce = sealed.subarray(0, nonceBytes);
  const decryption = createDecipheriv(cipher, key.bytes, nonce, { authTagLength: tagBytes })
    .setAAD(authenticated)
    .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return (
    decryption.update(sealed.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decryption.final('utf8')
  );
}
