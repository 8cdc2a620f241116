// The elements directly inside an <svg>, as they are written. For sources that were read before: they are well formed.

export type Kind = 'mark' | 'small' | 'lettering' | 'defs' | 'other';

export interface Piece {
  kind: Kind;
  /** To the byte. */
  text: string;
}

export interface Pieces {
  /** The opening tag of the <svg>. */
  head: string;
  pieces: readonly Piece[];
}

/** One alternative for each first character: nothing is tried twice. */
const TAG = /<!--[\s\S]*?-->|<(\/?)([A-Za-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/g;

export function piecesOf(source: string): Pieces {
  const pieces: Piece[] = [];
  let head = '';
  let depth = 0;
  let from = 0;
  let opening = '';
  for (const match of source.matchAll(TAG)) {
    const [tag, closing, name, attributes] = match;
    if (name === undefined) continue;
    const end = match.index + tag.length;
    const isClosed = attributes?.endsWith('/') === true;
    if (closing === '/') depth -= 1;
    else {
      if (depth === 0) head = tag;
      if (depth === 1) [from, opening] = [match.index, tag];
      if (!isClosed) depth += 1;
    }
    if (depth === 1 && (closing === '/' || isClosed) && end > from) {
      const text = source.slice(from, end);
      pieces.push({ kind: kindOf(opening, text), text });
    }
  }
  return { head, pieces };
}

export const sourceOf = ({ head, pieces }: Pieces): string =>
  `${head}\n${pieces.map(({ text }) => text).join('\n')}\n</svg>`;

function kindOf(opening: string, text: string): Kind {
  if (/^<(?:defs|clipPath)\b/.test(opening)) return 'defs';
  const id = /\sid=["']([^"']*)["']/.exec(opening)?.[1];
  if (id === 'mark' || id === 'small') return id;
  return /<type\b/.test(text) ? 'lettering' : 'other';
}
