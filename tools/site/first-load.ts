import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sitePath, type BuiltPage, findFile } from './built-site.ts';

/** Returns the bytes of JavaScript that a first visit to a page loads, with each file compressed by itself. */
function countScriptBytes({ path, html }: BuiltPage): number {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)];
  const inline = scripts.map(([, , text = '']) => text).join('\n');
  const files = new Set<string>();
  for (const [, attributes = ''] of scripts) {
    const [, source] = /\ssrc="([^"]+)"/.exec(attributes) ?? [];
    if (source !== undefined) collectModules(new URL(source, `https://site.invalid${path}`).pathname, files);
  }
  const sizes = [...files].map((file) => computeCompressedSize(readFileSync(findFile(file) ?? '', 'utf8')));
  return sizes.reduce((sum, size) => sum + size, inline === '' ? 0 : computeCompressedSize(inline));
}

/** Adds a module and its static imports to `seen`. Dynamic imports are not loaded at the first visit. */
function collectModules(path: string, seen: Set<string>): void {
  const file = findFile(path);
  if (seen.has(path) || file === undefined) return;
  seen.add(path);
  const code = readFileSync(file, 'utf8');
  for (const [, imported = ''] of code.matchAll(
    /\bimport\s*(?:[\w*{}\s,$]+?\sfrom\s*)?["'](\.{1,2}\/[^"']+)["']/g,
  ))
    collectModules(posix.join(posix.dirname(path), imported), seen);
}

function computeCompressedSize(text: string): number {
  return gzipSync(text).length;
}

export interface FirstLoad {
  readonly path: string;
  readonly bytes: number;
}

export function findHeaviestFirstLoad(pages: readonly BuiltPage[]): FirstLoad {
  const loads = pages.map((page) => ({ path: page.path, bytes: countScriptBytes(page) }));
  return loads.reduce((most, load) => (load.bytes > most.bytes ? load : most), { path: sitePath, bytes: 0 });
}
