import { zstdCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headerBytes, compressText, decompressText, decompressedSize } from './compressed-text.ts';

const mebibyte = 1024 * 1024;
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Returns compressed bytes with a forged header. */
function forge(bytes: Buffer, head: { version?: number; size?: number }): Buffer {
  const forged = Buffer.alloc(headerBytes);
  forged.writeUInt8(head.version ?? 1);
  forged.writeUInt32BE(head.size ?? bytes.length, 1);
  return Buffer.concat([forged, zstdCompressSync(bytes)]);
}

function unpackedOrRefused(packed: Buffer): string {
  try {
    return decompressText(packed).toString();
  } catch {
    return 'refused';
  }
}

describe('compressed text', () => {
  test('round-trips byte for byte', () => {
    const text = fc.string({ unit: 'binary', maxLength: 5_000 });
    fc.assert(
      fc.property(text, (given) => {
        const packed = compressText(given);
        expect(decompressText(packed).equals(Buffer.from(given, 'utf8'))).toBe(true);
        expect(decompressedSize(packed.subarray(0, headerBytes))).toBe(Buffer.byteLength(given));
      }),
    );
  });

  test('accepts up to one mebibyte', () => {
    const most = 'é'.repeat(mebibyte / 2);
    expect(decompressText(compressText(most)).toString()).toBe(most);
    expect(() => compressText(`${most}.`)).toThrow('1048577 bytes are too many');
  });

  test('is small if the text is repetitive', () => {
    expect(compressText(drawing.repeat(300)).length).toBeLessThan(100);
  });
});

describe('invalid compressed data', () => {
  test('is rejected if its version is unknown, with an error that states the version', () => {
    expect(() => decompressText(forge(Buffer.from(drawing), { version: 2 }))).toThrow('version 2');
  });

  test('is rejected before it is decompressed if the header claims too large a size', () => {
    expect(() => decompressText(forge(Buffer.from(drawing), { size: mebibyte + 1 }))).toThrow(
      'claims 1048577 bytes',
    );
  });

  test('never decompresses to more bytes than the header claims', () => {
    const bomb = Buffer.alloc(64 * mebibyte);
    expect(() => decompressText(forge(bomb, { size: mebibyte }))).toThrow(
      expect.objectContaining({ code: 'ERR_BUFFER_TOO_LARGE' }),
    );
    expect(() => decompressText(forge(Buffer.from(drawing), { size: 10_000 }))).toThrow(
      'Expected 10000 bytes',
    );
  });

  test('is rejected if it was truncated, and never decompresses to different bytes', () => {
    const text = drawing.repeat(2);
    const packed = compressText(text);
    for (let index = 0; index < packed.length; index += 1) {
      const damaged = Buffer.from(packed);
      damaged.writeUInt8(damaged.readUInt8(index) ^ 0x10, index);
      // Some bits of a Zstandard frame have no meaning, so changing one of them may leave the text unchanged.
      expect(['refused', text]).toContain(unpackedOrRefused(damaged));
      expect(unpackedOrRefused(packed.subarray(0, index))).toBe('refused');
    }
  });
});
