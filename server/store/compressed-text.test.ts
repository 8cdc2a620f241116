import { zstdCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headerBytes, compressText, decompressText, decompressedSize } from './compressed-text.ts';

const mebibyte = 1024 * 1024;
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Packed bytes with a forged header. */
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

describe('text that is packed', () => {
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

  test('may be as long as a mebibyte and no longer', () => {
    const most = 'é'.repeat(mebibyte / 2);
    expect(decompressText(compressText(most)).toString()).toBe(most);
    expect(() => compressText(`${most}.`)).toThrow('1048577 bytes are too many');
  });

  test('is small if it repeats itself', () => {
    expect(compressText(drawing.repeat(300)).length).toBeLessThan(100);
  });
});

describe('invalid packed data', () => {
  test('is refused when its version is unknown, by name', () => {
    expect(() => decompressText(forge(Buffer.from(drawing), { version: 2 }))).toThrow('version 2');
  });

  test('is refused before it is unpacked when it claims too much', () => {
    expect(() => decompressText(forge(Buffer.from(drawing), { size: mebibyte + 1 }))).toThrow(
      'claims 1048577 bytes',
    );
  });

  test('never unpacks to more than it claims', () => {
    const bomb = Buffer.alloc(64 * mebibyte);
    expect(() => decompressText(forge(bomb, { size: mebibyte }))).toThrow(
      expect.objectContaining({ code: 'ERR_BUFFER_TOO_LARGE' }),
    );
    expect(() => decompressText(forge(Buffer.from(drawing), { size: 10_000 }))).toThrow(
      'Expected 10000 bytes',
    );
  });

  test('is refused when it was cut short, and never gives other bytes than were packed', () => {
    const text = drawing.repeat(2);
    const packed = compressText(text);
    for (let index = 0; index < packed.length; index += 1) {
      const damaged = Buffer.from(packed);
      damaged.writeUInt8(damaged.readUInt8(index) ^ 0x10, index);
      // One bit of a frame means nothing.
      expect(['refused', text]).toContain(unpackedOrRefused(damaged));
      expect(unpackedOrRefused(packed.subarray(0, index))).toBe('refused');
    }
  });
});
