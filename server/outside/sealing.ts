import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encrypts the few secrets that are needed in the clear. What was sealed for one owner opens for no other. */
export interface Sealer {
  seal(owner: string, secret: string): Buffer;
  open(owner: string, sealed: Buffer): string;
}

/** One byte of version, so that another key or cipher can come beside this one. */
const version = 1;
const cipher = 'aes-256-gcm';
/** Random nonces of 12 bytes are safe for billions of messages under one key. */
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = 1 + nonceBytes + tagBytes;

/** The key is 32 bytes in base64. */
export function createSealer(key: string): Sealer {
  const keyBytes = Buffer.from(key, 'base64');
  return {
    seal(owner, secret) {
      const nonce = randomBytes(nonceBytes);
      const encrypting = createCipheriv(cipher, keyBytes, nonce).setAAD(Buffer.from(owner));
      const hidden = Buffer.concat([encrypting.update(secret, 'utf8'), encrypting.final()]);
      return Buffer.concat([Buffer.of(version), nonce, encrypting.getAuthTag(), hidden]);
    },
    open(owner, sealed) {
      if (sealed[0] !== version || sealed.length < headBytes) throw new Error('Sealed in an unknown way.');
      const nonce = sealed.subarray(1, 1 + nonceBytes);
      const decrypting = createDecipheriv(cipher, keyBytes, nonce, { authTagLength: tagBytes })
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(1 + nonceBytes, headBytes));
      return decrypting.update(sealed.subarray(headBytes), undefined, 'utf8') + decrypting.final('utf8');
    },
  };
}
