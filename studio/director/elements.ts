// Splits an <svg> into its elements, as written. The source must be well formed: it was parsed before.

/**
 * A group around the mark is not an element: its tags are separate pieces, and its children are classified one by
 * one.
 */
export type PieceKind = 'mark' | 'small' | 'lettering' | 'defs' | 'group' | 'other';

export interface SvgPiece {
  kind: PieceKind;
  /** The text, byte for byte. */
  text: string;
}

export interface SvgPieces {
  /** The opening tag of the <svg>. */
  head: string;
  pieces: readonly SvgPiece[];
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

export function splitIntoPieces(source: string): SvgPieces {
  const root = parseElementTree(source);
  const pieces = (root?.children ?? []).flatMap((node) => flattenNode(source, node, false));
  return { head: root?.opening ?? '', pieces };
}

function parseElementTree(source: string): Node | null {
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

function flattenNode(source: string, node: Node, isLettering: boolean): SvgPiece[] {
  const text = source.slice(node.start, node.end);
  if (!containsMark(node)) return [{ kind: classifyElement(node.opening, text, isLettering), text }];
  const areLetters = isLettering || /\sdrawn-letters=/.test(node.opening);
  return [
    { kind: 'group', text: node.opening },
    ...node.children.flatMap((child) => flattenNode(source, child, areLetters)),
    { kind: 'group', text: source.slice(node.close, node.end) },
  ];
}

const readId = (opening: string): string | undefined => /\sid=["']([^"']*)["']/.exec(opening)?.[1];
const isMarkOrSmall = ({ opening }: Node): boolean => ['mark', 'small'].includes(readId(opening) ?? '');

/** Recursion is safe: drawings have at most 24 levels. */
const containsMark = (node: Node): boolean =>
  !isMarkOrSmall(node) && node.children.some((child) => isMarkOrSmall(child) || containsMark(child));

export const joinPieces = ({ head, pieces }: SvgPieces): string =>
  `${head}\n${pieces.map(({ text }) => text).join('\n')}\n</svg>`;

function classifyElement(opening: string, text: string, isLettering: boolean): PieceKind {
  if (/^<(?:defs|clipPath)\b/.test(opening)) return 'defs';
  const id = readId(opening);
  if (id === 'mark' || id === 'small') return id;
  return isLettering || /<type\b|\sdrawn-letters=/.test(text) ? 'lettering' : 'other';
}
