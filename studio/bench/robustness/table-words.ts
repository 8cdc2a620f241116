// Every word of every table that prompts are read with, by table: what the hungriest prompts are made of.

import { readdirSync } from 'node:fs';

const FOLDERS = ['../../brief/words/', '../../refinement/words/'] as const;

/** Tables are text: `key = form, form | form`, or words with spaces between them. */
const wordsOf = (table: string): string[] =>
  table.split('\n').flatMap((line) => {
    const at = line.indexOf(' = ');
    const forms = at < 0 ? line.split(/\s+/u) : line.slice(at + 3).split(/[,|]/u);
    return forms.map((form) => form.trim().replaceAll('~', '')).filter((form) => form !== '' && form !== '-');
  });

/** The texts in whatever a module exports: tables stand alone, in objects, lists and maps. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (value instanceof RegExp || typeof value !== 'object' || value === null) return [];
  const inner = value instanceof Map ? [...value.keys(), ...value.values()] : Object.values(value);
  return inner.flatMap(textsIn);
};

/** A new table is found by itself. */
export const tableWords = async (): Promise<readonly (readonly string[])[]> => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => new URL(folder + name, import.meta.url)),
  );
  const modules = await Promise.all(files.map((file) => import(file.href)));
  return modules.map((module) => [...new Set(textsIn({ ...module }).flatMap(wordsOf))]);
};
