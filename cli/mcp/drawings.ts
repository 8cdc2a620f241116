import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandResult } from '../src/brand/result.ts';

/** The part of a result that only the generation's event contains. The API cannot return this part later. */
export type Drawing = Pick<BrandResult, 'font_weight_heading' | 'font_weight_body' | 'unfulfilled'> & {
  readonly light: string;
  readonly dark: string;
};

/** Drawings received on this machine, by memory node, so that they can be viewed after a restart. */
export interface DrawingStore {
  find(memoryId: string): Drawing | undefined;
  keep(memoryId: string, drawing: Drawing): void;
}

/** How many drawings to keep on disk. Each is a few tens of kilobytes. */
const maxFiles = 300;
const maxInMemory = 50;
const memoryIdPattern = /^mem_[0-9a-z]{26}$/;

export function openDrawingStore(configFolder: string): DrawingStore {
  const folder = join(configFolder, 'drawings');
  const inMemory = new Map<string, Drawing>();
  return {
    find: (memoryId) => inMemory.get(memoryId) ?? readDrawingFile(folder, memoryId),
    keep(memoryId, drawing) {
      inMemory.set(memoryId, drawing);
      for (const oldest of inMemory.keys()) if (inMemory.size > maxInMemory) inMemory.delete(oldest);
      try {
        writeDrawingFile(folder, memoryId, drawing);
      } catch {
        // Without a writable folder, a drawing is kept only in memory.
      }
    },
  };
}

function readDrawingFile(folder: string, memoryId: string): Drawing | undefined {
  if (!memoryIdPattern.test(memoryId)) return undefined;
  try {
    return JSON.parse(readFileSync(join(folder, `${memoryId}.json`), 'utf8')) as Drawing;
  } catch {
    return undefined;
  }
}

function writeDrawingFile(folder: string, memoryId: string, drawing: Drawing): void {
  if (!memoryIdPattern.test(memoryId)) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const temporaryFile = join(folder, `draft-${process.pid}`);
  writeFileSync(temporaryFile, JSON.stringify(drawing), { mode: 0o600 });
  renameSync(temporaryFile, join(folder, `${memoryId}.json`));
  removeOldest(folder);
}

/** Removes the oldest drawings. Their ids sort by time. */
function removeOldest(folder: string): void {
  const files = readdirSync(folder)
    .filter((name) => name.startsWith('mem_'))
    .toSorted();
  for (const name of files.slice(0, -maxFiles)) rmSync(join(folder, name), { force: true });
}
