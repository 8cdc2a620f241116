import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A code block on a page of the documentation site, with its annotation (site/README.md). */
export interface Block {
  readonly page: string;
  readonly line: number;
  readonly language: string;
  readonly code: string;
  readonly title: string | undefined;
  readonly kind: 'run' | 'file' | 'receiver';
  /** How the test calls the receiver: `server`, `fetch` or a Python framework. */
  readonly receiver: string;
  readonly inBackground: boolean;
  readonly prints: string | undefined;
}

const pagesFolder = join(import.meta.dirname, '../../../../site/src/content/docs');
const fencePattern = /^```(\w+)[ \t]+([^\n]*)\n([^]*?)^```$/gm;

export function readBlocks(): Block[] {
  const files = readdirSync(pagesFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  );
  return files.toSorted().flatMap((page) => parseBlocks(page, readFileSync(join(pagesFolder, page), 'utf8')));
}

function parseBlocks(page: string, text: string): Block[] {
  return [...text.matchAll(fencePattern)].flatMap(
    ({ index, 1: language = '', 2: info = '', 3: code = '' }) => {
      const attributes = new Map(
        [...info.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
      );
      const words = info.replaceAll(/\w+="[^"]*"/g, '').split(/\s+/);
      const receiver = words.find((word) => word.startsWith('receiver'));
      const kind =
        receiver === undefined ? words.find((word) => word === 'run' || word === 'file') : 'receiver';
      if (kind !== 'run' && kind !== 'file' && kind !== 'receiver') return [];
      return {
        page,
        line: text.slice(0, index).split('\n').length,
        language,
        code,
        title: attributes.get('title'),
        kind,
        receiver: receiver?.split('=')[1] ?? 'server',
        inBackground: words.includes('background'),
        prints: attributes.get('prints'),
      };
    },
  );
}
