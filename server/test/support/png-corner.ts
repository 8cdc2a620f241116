import { inflateSync } from 'node:zlib';

/** Returns the alpha of the top left pixel of a PNG with eight bits per channel, the format of our renderers. */
export function cornerAlpha(png: Uint8Array): number | undefined {
  const bytes = Buffer.from(png);
  // Colour type 6 is red, green, blue and alpha. Other types have no transparency.
  if (bytes[25] !== 6) return 255;
  const packed: Buffer[] = [];
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      packed.push(bytes.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  // The first pixel has no neighbours, so every filter leaves it unchanged.
  return inflateSync(Buffer.concat(packed))[4];
}
