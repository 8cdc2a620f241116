import { findCellsOfKeys } from '../../../store/directory.ts';
import { askConsole, type ConsoleCells, readResponseBody } from '../cells/ask-console.ts';

/** A report as it was received. Every cell can verify its signature. */
export interface SignedReport {
  readonly path: string;
  readonly bytes: Buffer;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A well-formed key that this cell does not serve. */
export interface AbsentKey {
  readonly hash: Buffer;
  /** The cell that the key's workspace has moved to, if this cell served the workspace before. */
  readonly movedTo: string | null;
}

const timeoutMilliseconds = 10_000;
const maxAnswerBytes = 8 * 1024 * 1024;

/**
 * Sends the report to the cells that the directory names for these keys. If some keys are not served there, sends it
 * to all other cells too. Sending a report again is harmless, because each cell revokes a key only once. Returns the
 * hashes of the keys that exist, or 'unavailable' if a key may not have been revoked.
 */
export async function reportToOtherCells(
  cells: ConsoleCells,
  report: SignedReport,
  absent: readonly AbsentKey[],
): Promise<ReadonlySet<string> | 'unavailable'> {
  const unserved = await mapKeysToCells(cells, absent);
  const existing = new Set<string>();
  const allCells = Object.keys(cells.consoles);
  const listedCells = new Set(unserved.values());
  const otherCells = allCells.filter((cell) => !listedCells.has(cell));
  let hasEveryCellAnswered = true;
  for (const cellGroup of [[...listedCells], otherCells]) {
    if (unserved.size === 0) break;
    for (const answer of await Promise.all(cellGroup.map((cell) => askCell(cells, report, cell)))) {
      if (answer === undefined) hasEveryCellAnswered = false;
      for (const { hash, isServed } of answer ?? []) {
        existing.add(hash);
        if (isServed) unserved.delete(hash);
      }
    }
  }
  // The directory may list a key that no longer exists. A key that exists but that no cell serves belongs to a
  // workspace that is moving.
  const isMoving = [...unserved.keys()].some((hash) => existing.has(hash));
  return isMoving || (unserved.size > 0 && !hasEveryCellAnswered) ? 'unavailable' : existing;
}

/** Maps the hash of each key that may exist in another cell to the name of that cell. */
async function mapKeysToCells(
  { home, name }: ConsoleCells,
  absent: readonly AbsentKey[],
): Promise<Map<string, string>> {
  const holders = new Map<string, string>();
  for (const { hash, movedTo } of absent) if (movedTo !== null) holders.set(hash.toString('hex'), movedTo);
  if (home === undefined || absent.length === 0) return holders;
  const entries = await findCellsOfKeys(
    home,
    absent.map(({ hash }) => hash),
  );
  for (const { secretHash, cell } of entries)
    if (cell !== name) holders.set(secretHash.toString('hex'), cell);
  return holders;
}

interface CellAnswer {
  readonly hash: string;
  /** False if the workspace has left that cell too. */
  readonly isServed: boolean;
}

/**
 * Sends the report to a cell. Returns the keys that the cell knows, or undefined if it did not process the report.
 */
async function askCell(
  cells: ConsoleCells,
  { path, bytes, headers, address }: SignedReport,
  cell: string,
): Promise<CellAnswer[] | undefined> {
  const request = {
    method: 'POST',
    path,
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': String(bytes.length),
    },
    body: bytes,
    clientAddress: address,
    about: 'report',
    timeoutMilliseconds,
  };
  return askConsole(cells, cell, request, async (response) => {
    const body = await readResponseBody(response, maxAnswerBytes);
    if (response.statusCode !== 200 || body === undefined)
      throw new Error(`the cell answered ${response.statusCode}`);
    return readVerdicts(body);
  });
}

function readVerdicts(body: Buffer): CellAnswer[] {
  const verdicts: unknown = JSON.parse(body.toString('utf8'));
  if (!Array.isArray(verdicts)) throw new Error('the answer is not a list');
  return verdicts
    .filter(({ label }) => label === 'true_positive')
    .map(({ token_hash: hash, moved_to: movedTo }) => ({
      hash: String(hash),
      isServed: movedTo === undefined,
    }));
}
