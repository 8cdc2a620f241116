// Reads JSON files of the library. Reports all mistakes together, each with file, line and column.

import { describeFinding, Findings } from '../language/blazon/findings.ts';
import { isRecord } from '../language/blazon/read-arguments.ts';
import { findPositions } from './json-positions.ts';

/** The name of the file is the id of its entry. */
export interface LibraryFile {
  /** `studio/library/concepts/fox.json` */
  path: string;
  text: string;
}

type EntryReader<T> = (id: string, value: Record<string, unknown>, findings: Findings) => T | undefined;

const idOf = ({ path }: LibraryFile): string => path.slice(path.lastIndexOf('/') + 1, -'.json'.length);

const tryParseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const describeMistakes = ({ path, text }: LibraryFile, { list }: Findings): readonly string[] => {
  const { at, broken } = findPositions(text);
  if (broken !== undefined) return [`${path}:${broken}: this is no JSON`];
  return list.map((finding) => `${path}:${at(finding.path)}: ${describeFinding(finding)}`);
};

/** Returns the entries of the valid files, sorted by id. Adds the mistakes of the others to `mistakes`. */
export function readFiles<T extends { id: string }>(
  files: readonly LibraryFile[],
  what: string,
  read: EntryReader<T>,
  mistakes: string[],
): readonly T[] {
  const entries = files.flatMap((file): T[] => {
    const findings = new Findings();
    const value = tryParseJson(file.text);
    const entry = isRecord(value) ? read(idOf(file), value, findings) : findings.add('', what, value);
    if (entry !== undefined && findings.list.length === 0) return [entry];
    mistakes.push(...describeMistakes(file, findings));
    return [];
  });
  // Comparing without a locale gives the same order on every machine. Of equally suitable entries, the first is used.
  return entries.sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** Returns the entries whose ids `order` lists, in that order, then the others. */
export function sortByList<T extends { id: string }>(
  entries: readonly T[],
  order: readonly string[],
): readonly T[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return [...new Set([...order.flatMap((id) => byId.get(id) ?? []), ...entries])];
}
