import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The compressed size of this module and everything it imports. */
export function measureBundleBytes(entry: string): number {
  const texts = new Map<string, string>();
  const load = (file: string): void => {
    if (texts.has(file)) return;
    const text = readFileSync(file, 'utf8');
    texts.set(file, text);
    for (const [, path = ''] of text.matchAll(/^(?:import|export) [^;]*?'(\.[^']+)';/gm))
      load(join(dirname(file), path));
  };
  load(entry);
  return gzipSync([...texts.values()].join('\n')).length;
}
