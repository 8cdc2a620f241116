// Splits an <svg> into its elements, as written. The source must be well formed: it was parsed before.

/**
 * A group around the mark is not an element: its tags are separate pieces, and its children are classified one by
 * one.
 */
export type Kind = 'mark' | 'small' | 'lettering' | 'defs' | 'group' | 'other';

export interface Piece {
  kind: Kind;
  /** The text, byte for byte. */
  text: string;
}

export interface Pieces {
  /** The opening tag of the <svg>. */
  head: string;
  pieces: readonly Piece[];
}

/** Each alternative begins with a different character, so that none is tried twice. */
const TAG = /<!--[\s\S]*?-->|<(\/?)([A-Za-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/g;

interface Node {
  opening: string;
  start: number;
  /** Offsets after the opening tag, before the closing one, and after that. */
  inner: number;
  close: number;
  end: number;
  children: Node[];
}

export function piecesOf(source: string): Pieces {
  const root = treeOf(source);
  const pieces = (root?.children ?? []).flatMap((node) => flattened(source, node, false));
  return { head: root?.opening ?? '', pieces };
}

function treeOf(source: string): Node | null {
  const open: Node[] = [];
  let root: Node | null = null;
  for (const match of source.matchAll(TAG)) {
    const [tag, closing, name, attributes] = match;
    if (name === undefined) continue;
    const end = match.index + tag.length;
    if (closing === '/') {
      const node = open.pop();
      if (node !== undefined) [node.close, node.end] = [match.index, end];
      continue;
    }
    const node: Node = { opening: tag, start: match.index, inner: end, close: end, end, children: [] };
    open.at(-1)?.children.push(node);
    root ??= node;
    if (attributes?.endsWith('/') !== true) open.push(node);
  }
  return root;
}

function flattened(source: string, node: Node, isLettering: boolean): Piece[] {
  const text = source.slice(node.start, node.end);
  if (!holdsMark(node)) return [{ kind: kindOf(node.opening, text, isLettering), text }];
  const areLetters = isLettering || /\sdrawn-letters=/.test(node.opening);
  return [
    { kind: 'group', text: node.opening },
    ...node.children.flatMap((child) => flattened(source, child, areLetters)),
    { kind: 'group', text: source.slice(node.close, node.end) },
  ];
}

const idOf = (opening: string): string | undefined => /\sid=["']([^"']*)["']/.exec(opening)?.[1];
const isSign = ({ opening }: Node): boolean => ['mark', 'small'].includes(idOf(opening) ?? '');

/** Recursion is safe: drawings have at most 24 levels. */
const holdsMark = (node: Node): boolean =>
  !isSign(node) && node.children.some((child) => isSign(child) || holdsMark(child));

export const sourceOf = ({ head, pieces }: Pieces): string =>
  `${head}\n${pieces.map(({ text }) => text).join('\n')}\n</svg>`;

function kindOf(opening: string, text: string, isLettering: boolean): Kind {
  if (/^<(?:defs|clipPath)\b/.test(opening)) return 'defs';
  const id = idOf(opening);
  if (id === 'mark' || id === 'small') return id;
  return isLettering || /<type\b|\sdrawn-letters=/.test(text) ? 'lettering' : 'other';
}
