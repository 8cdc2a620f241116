import { inflateSync } from 'node:zlib';
import type { ExportKind } from '@blazon/contract/console/exports.ts';
import { designBrand } from '@blazon/studio/design/design-brand.ts';
import { localFiles } from '@blazon/studio/local-files.ts';
import { openStudio } from '@blazon/studio/open-studio.ts';
import type { Studio } from '@blazon/studio/record/studio.ts';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { renderExportFile } from './export-file.ts';

const prompt = 'Fjord & Fern, a calm spa by the water. Sage green.';
const madeAt = Date.UTC(2026, 10, 15, 12, 30, 44);

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio(localFiles);
});

function make(kind: ExportKind, sandbox = false) {
  const { decisions } = designBrand(studio, { prompt, seed: 1, sandbox });
  return renderExportFile(studio, { kind, prompt, decisions, madeAt, sandbox }, localFiles.readFont);
}

/** Drawing takes several seconds on a busy machine. */
const timeout = 60_000;

describe('the kit', { timeout }, () => {
  test('contains images in every size, byte-identical on each run', async () => {
    const kit = await make('kit');
    expect([kit.name, kit.mediaType]).toEqual(['fjord-fern-brand-kit.zip', 'application/zip']);
    expect(Buffer.compare(kit.bytes, (await make('kit')).bytes)).toBe(0);
    const files = unzipSync(kit.bytes);
    const png = (path: string) => Buffer.from(files[path] ?? []);
    expect(png('png/logo-light-1024.png').readUInt32BE(16)).toBe(1024);
    expect(png('icons/apple-touch-icon.png').readUInt32BE(16)).toBe(180);
    // A light picture is opaque up to its corners; a transparent picture is not.
    expect(png('png/logo-light-256.png').equals(png('png/logo-transparent-256.png'))).toBe(false);
    const ico = png('icons/favicon.ico');
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[22], ico[38]]).toEqual([1, 3, 16, 32, 48]);
    const first = ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + 8);
    expect(first.toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    expect(kit.bytes.length).toBeLessThan(2_000_000);
  });
});

/** Returns all readable text of a document, with its streams decompressed. */
function readPdf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1');
  return text.replaceAll(/stream\n([\s\S]*?)\nendstream/g, (_match, packed: string) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      return packed;
    }
  });
}

describe('the guidelines', { timeout }, () => {
  test('have twelve tagged pages and one embedded font, reduced to the characters in use', async () => {
    const file = await make('guidelines');
    expect([file.name, file.mediaType]).toEqual(['fjord-fern-style-guidelines.pdf', 'application/pdf']);
    const pdf = readPdf(file.bytes);
    expect(pdf.match(/\/Type \/Page\n/g)?.length).toBe(12);
    expect(pdf).toContain('/MarkInfo');
    expect(pdf).toContain('/Lang (en-GB)');
    expect(pdf).toContain('/DisplayDocTitle true');
    expect(pdf).toContain('(D:20261115123044Z)');
    const fonts = new Set(pdf.match(/\/FontName \/\S+/g));
    expect([...fonts]).toEqual([expect.stringMatching(/^\/FontName \/[A-Z]{6}\+InstrumentSans-Regular$/)]);
    expect(pdf).toContain('/FontFile2');
    // All graphics are vectors, and nothing is executable or refers to a network address.
    expect(pdf).not.toMatch(/\/Subtype \/Image|\/JavaScript|\/Launch|\/URI|\/EmbeddedFile/);
    expect(file.bytes.length).toBeLessThan(1_500_000);
  });

  test('are byte-identical on each run', async () => {
    const [first, second] = [await make('guidelines'), await make('guidelines')];
    expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
  });
});
