// What a brief says in tokens (`motif:oak`), by kind.

import type { Brief } from '../brief/brief.ts';

export const wished = (brief: Pick<Brief, 'wishes'>, kind: string): readonly string[] =>
  valuesOf(brief.wishes, kind);

export const avoided = (brief: Pick<Brief, 'avoids'>, kind: string): readonly string[] =>
  valuesOf(brief.avoids, kind);

function valuesOf(tokens: readonly string[], kind: string): readonly string[] {
  const prefix = `${kind}:`;
  return tokens.filter((token) => token.startsWith(prefix)).map((token) => token.slice(prefix.length));
}
