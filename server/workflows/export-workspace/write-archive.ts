import { Zip, ZipDeflate } from 'fflate';
import type { Database } from '../../integrations/postgres.ts';
import {
  type ArchiveRow,
  archiveDatasets,
  archivedDrawingsSql,
  readDataset,
} from '../../store/archive-rows.ts';
import { decompressText } from '../../store/compressed-text.ts';

export interface ArchiveLimits {
  readonly maxBytes: number;
  /** The archive is stored in parts of this size. */
  readonly partBytes: number;
  readonly batchRows: number;
  /** How many of the newest brands also get separate SVG files. */
  readonly maxDrawnBrands: number;
}

export class ArchiveTooLargeError extends Error {
  override readonly name = 'ArchiveTooLarge';
}

type WritePart = (part: number, bytes: Uint8Array) => Promise<void>;

/**
 * Streams a workspace into a ZIP archive and returns its size. Only about one part and one batch of rows are in
 * memory at a time.
 */
export async function writeArchive(
  owner: Database,
  workspaceId: string,
  limits: ArchiveLimits,
  writePart: WritePart,
): Promise<number> {
  const out = collectParts(limits, writePart);
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    out.add(bytes);
  });
  addFile(zip, 'README.txt').push(Buffer.from(readme), true);
  for (const dataset of archiveDatasets) {
    const lines = addFile(zip, `${dataset.name}.jsonl`);
    await readDataset(owner, dataset.text, { workspaceId, batchRows: limits.batchRows }, async (rows) => {
      for (const row of rows) lines.push(Buffer.from(`${JSON.stringify(unpackDrawings(row))}\n`));
      await out.flush();
    });
    lines.push(new Uint8Array(), true);
  }
  const newestDrawings = archivedDrawingsSql(limits.maxDrawnBrands);
  await readDataset(owner, newestDrawings, { workspaceId, batchRows: limits.batchRows }, async (rows) => {
    for (const row of rows) {
      const { logo_svg: light, logo_svg_dark: dark } = readDrawings(row);
      const name = `brands/${String(row['brand_id'])}`;
      addFile(zip, `${name}.svg`).push(Buffer.from(light), true);
      addFile(zip, `${name}-dark.svg`).push(Buffer.from(dark), true);
    }
    await out.flush();
  });
  zip.end();
  return out.end();
}

const readme = `Everything that Blazon stores about your workspace, as JSON Lines: one object per line.

Ids are the same as in the API and the dashboard. Times are in UTC. Each brand includes its drawings; the drawings of
the newest brands are also separate files in the folder "brands". Secrets, API keys and webhook bodies are not included.
`;

function addFile(zip: Zip, path: string): ZipDeflate {
  const file = new ZipDeflate(path, { level: 6 });
  zip.add(file);
  return file;
}

/** Replaces the compressed drawings of a brand with its two SVG texts. */
function unpackDrawings(row: ArchiveRow): ArchiveRow {
  if (!('drawings' in row)) return row;
  const { drawings: _packed, ...otherColumns } = row;
  return { ...otherColumns, ...readDrawings(row) };
}

function readDrawings(row: ArchiveRow): { readonly logo_svg: string; readonly logo_svg_dark: string } {
  const packed = row['drawings'];
  if (!Buffer.isBuffer(packed)) throw new Error('A brand has no drawings.');
  return JSON.parse(decompressText(packed).toString('utf8')) as { logo_svg: string; logo_svg_dark: string };
}

/** Collects the bytes of the archive and writes each part as soon as it is full. */
function collectParts({ maxBytes, partBytes }: ArchiveLimits, writePart: WritePart) {
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let size = 0;
  let part = 0;
  const store = async (minBytes: number): Promise<void> => {
    while (waitingBytes >= minBytes && waitingBytes > 0) {
      const all = Buffer.concat(waiting);
      const bytes = all.subarray(0, partBytes);
      waiting = all.length > partBytes ? [all.subarray(partBytes)] : [];
      waitingBytes = all.length - bytes.length;
      await writePart(part, bytes);
      part += 1;
    }
  };
  return {
    add(bytes: Uint8Array) {
      waiting.push(bytes);
      waitingBytes += bytes.length;
      size += bytes.length;
      if (size > maxBytes) throw new ArchiveTooLargeError('The archive exceeds the maximum size.');
    },
    flush: () => store(partBytes),
    async end(): Promise<number> {
      await store(1);
      return size;
    },
  };
}
