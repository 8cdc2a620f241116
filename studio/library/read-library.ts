// From the files of the library to what a studio draws from. Every mistake is told at once, with file, line and column.

import { describeFinding, Findings } from '../language/blazon/findings.ts';
import { isRecord } from '../language/blazon/read-arguments.ts';
import { positionsIn } from './json-positions.ts';
import letterOrder from './letter-order.json' with { type: 'json' };
import type { Library } from './library.ts';
import { libraryOf } from './library.ts';
import { readConcept, readLetterObject } from './read-drawing.ts';

/** A drawing as it is stored. Its name is the drawing's id. */
export interface DrawingFile {
  /** `studio/library/concepts/fox.json` */
  path: string;
  text: string;
}

export interface DrawingFiles {
  concepts: readonly DrawingFile[];
  letters: readonly DrawingFile[];
}

type ReadDrawing<T> = (id: string, value: Record<string, unknown>, findings: Findings) => T | undefined;

const idOf = ({ path }: DrawingFile): string => path.slice(path.lastIndexOf('/') + 1, -'.json'.length);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const mistakesIn = ({ path, text }: DrawingFile, { list }: Findings): readonly string[] => {
  const { at, broken } = positionsIn(text);
  if (broken !== undefined) return [`${path}:${broken}: this is no JSON`];
  return list.map((finding) => `${path}:${at(finding.path)}: ${describeFinding(finding)}`);
};

const readAll = <T extends { id: string }>(
  files: readonly DrawingFile[],
  read: ReadDrawing<T>,
  mistakes: string[],
): readonly T[] => {
  const drawings = files.flatMap((file): T[] => {
    const findings = new Findings();
    const value = parse(file.text);
    const drawing = isRecord(value)
      ? read(idOf(file), value, findings)
      : findings.add('', 'a drawing', value);
    if (drawing !== undefined && findings.list.length === 0) return [drawing];
    mistakes.push(...mistakesIn(file, findings));
    return [];
  });
  // By code unit, not as some language sorts: the order decides between drawings that are worth the same.
  return drawings.sort((one, other) => (one.id < other.id ? -1 : 1));
};

/** Throws when anything is wrong: nothing can be drawn with half a library. */
export const readLibrary = ({ concepts, letters }: DrawingFiles): Library => {
  const mistakes: string[] = [];
  const drawn = readAll(concepts, readConcept, mistakes);
  const objects = new Map(readAll(letters, readLetterObject, mistakes).map((object) => [object.id, object]));
  const first = letterOrder.flatMap((id) => objects.get(id) ?? []);
  if (mistakes.length > 0) throw new Error(`The library cannot be read:\n${mistakes.join('\n')}`);
  return libraryOf(drawn, [...new Set([...first, ...objects.values()])]);
};
