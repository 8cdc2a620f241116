const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export function toBytes(text: string): Uint8Array {
  return encoder.encode(text);
}

/** Invalid UTF-8 becomes replacement characters, as in most receivers. */
export function toText(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

export function areBytesEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && bytesStartWith(one, other);
}

export function bytesStartWith(whole: Uint8Array, start: Uint8Array): boolean {
  if (whole.length < start.length) return false;
  // This is a loop for speed: bodies are compared with every variant, and a function call per byte would be slow.
  for (let at = 0; at < start.length; at += 1) if (whole[at] !== start[at]) return false;
  return true;
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(toLatin1(bytes));
}

/** Accepts the standard and the URL-safe alphabet, with or without padding. Returns undefined for any other text. */
export function decodeBase64(text: string): Uint8Array | undefined {
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(text)) return undefined;
  const [unpadded = ''] = text.split('=', 1);
  const plain = unpadded.replaceAll('-', '+').replaceAll('_', '/');
  // A single character in a group of four holds only six bits, which is less than a byte.
  const whole = plain.length % 4 === 1 ? plain.slice(0, -1) : plain;
  return Uint8Array.from(atob(whole), (character) => character.charCodeAt(0));
}

/** Converts each byte to the character with the same code. */
export function toLatin1(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
