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

function decompressOrReject(packed: Buffer): string {
  try {
    return decompressText(packed).toString();
  } catch {
    return 'refused';
  }
}

describe('compressed text', () => {
  test('text is unchanged after compression and decompression', () => {
    const text = fc.string({ unit: 'binary', maxLength: 5_000 });
    fc.assert(
      fc.property(text, (given) => {
        const packed = compressText(given);
        expect(decompressText(packed).equals(Buffer.from(given, 'utf8'))).toBe(true);
        expect(decompressedSize(packed.subarray(0, headerBytes))).toBe(Buffer.byteLength(given));
      }),
    );
  });

  test('compression accepts up to one mebibyte of text', () => {
    const most = 'é'.repeat(mebibyte / 2);
    expect(decompressText(compressText(most)).toString()).toBe(most);
    expect(() => compressText(`${most}.`)).toThrow('1048577 bytes are too many');
  });

  test('repetitive text becomes small', () => {
    expect(compressText(drawing.repeat(300)).length).toBeLessThan(100);
  });
});

describe('invalid compressed data', () => {
  test('data with an unknown version is rejected with an error that states the version', () => {
    expect(() => decompressText(forge(Buffer.from(drawing), { version: 2 }))).toThrow('version 2');
  });

  test('data whose header claims too large a size is rejected before it is decompressed', () => {
    expect(() => decompressText(forge(Buffer.from(drawing), { size: mebibyte + 1 }))).toThrow(
      'claims 1048577 bytes',
    );
  });

  test('data never decompresses to more bytes than its header claims', () => {
    const bomb = Buffer.alloc(64 * mebibyte);
    expect(() => decompressText(forge(bomb, { size: mebibyte }))).toThrow(
      expect.objectContaining({ code: 'ERR_BUFFER_TOO_LARGE' }),
    );
    expect(() => decompressText(forge(Buffer.from(drawing), { size: 10_000 }))).toThrow(
      'Expected 10000 bytes',
    );
  });

  test('truncated data is rejected, and damaged data never decompresses to different text', () => {
    const text = drawing.repeat(2);
    const packed = compressText(text);
    for (let index = 0; index < packed.length; index += 1) {
      const damaged = Buffer.from(packed);
      damaged.writeUInt8(damaged.readUInt8(index) ^ 0x10, index);
      // Some bits of a Zstandard frame have no meaning, so changing one of them may leave the text unchanged.
      expect(['refused', text]).toContain(decompressOrReject(damaged));
      expect(decompressOrReject(packed.subarray(0, index))).toBe('refused');
    }
  });
});
