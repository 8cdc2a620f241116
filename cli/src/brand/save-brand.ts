import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, usageError } from '../exit-codes.ts';
import type { BrandResult } from './result.ts';

/** Creates the folder before generating, because a brand that cannot be saved should not be drawn. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw usageError(`${folder} cannot be created: ${reason}`, 'Choose another folder with --out.');
  }
}

/** Writes the files of a brand. Returns their names. */
export function saveBrand(folder: string, { drawings, ...brand }: BrandResult): string[] {
  const files: Record<string, string> = {
    ...(drawings && { 'logo.svg': drawings.light, 'logo-dark.svg': drawings.dark }),
    'brand.json': `${JSON.stringify(brand, null, 2)}\n`,
  };
  makeFolder(folder);
  for (const [name, text] of Object.entries(files)) {
    try {
      writeFileSync(join(folder, name), text);
    } catch (error) {
      throw new CommandError(`${join(folder, name)} could not be written: ${String(error)}`, {
        advice: `The brand is not lost: refine ${brand.memory_id} of ${brand.project_id}, or see it in the dashboard.`,
      });
    }
  }
  return Object.keys(files);
}

export interface SavedBrand {
  readonly project_id: string;
  readonly memory_id: string;
}

/**
 * Reads a brand from a folder that `generate` created, or from its `brand.json`. Undefined if there is no such file.
 */
export function readSavedBrand(path: string): SavedBrand | undefined {
  let text: string;
  try {
    text = readFileSync(statSync(path).isDirectory() ? join(path, 'brand.json') : path, 'utf8');
  } catch {
    return undefined;
  }
  try {
    const { project_id, memory_id } = JSON.parse(text) as Partial<SavedBrand>;
    if (typeof project_id === 'string' && typeof memory_id === 'string') return { project_id, memory_id };
  } catch {
    // An invalid file is reported below.
  }
  throw usageError(`${path} is not a brand that this program saved.`);
}
