import { inflateSync } from 'node:zlib';

/** Returns the alpha value of the top left pixel of a PNG. Assumes eight bits per channel. */
export function cornerAlpha(png: Uint8Array): number | undefined {
  const bytes = Buffer.from(png);
  // Colour type 6 is red, green, blue and alpha. A picture of another type counts as opaque.
  if (bytes[25] !== 6) return 255;
  const compressed: Buffer[] = [];
  for (let offset = 8; offset < bytes.length; ) {
    const length = bytes.readUInt32BE(offset);
    if (bytes.toString('latin1', offset + 4, offset + 8) === 'IDAT')
      compressed.push(bytes.subarray(offset + 8, offset + 8 + length));
    offset += length + 12;
  }
  // PNG filters use neighbouring pixels. The first pixel has none, so its bytes are unfiltered.
  return inflateSync(Buffer.concat(compressed))[4];
}
