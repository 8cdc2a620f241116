// Splits the source of an SVG into pieces, each with its bytes unchanged, and joins pieces again. The source must be
// well formed.

/**
 * A piece is usually an element with everything inside. A group that contains the mark is split further: its opening
 * and closing tags are pieces of kind `group`, and its children are pieces of their own.
 */
export type PieceKind = 'mark' | 'small' | 'lettering' | 'defs' | 'group' | 'other';

export interface SvgPiece {
  kind: PieceKind;
  text: string;
}

export interface SvgPieces {
  /** The opening tag of the <svg>. */
  head: string;
  pieces: readonly SvgPiece[];
}

/**
 * A comment, or an opening or closing tag. The three alternatives for attributes begin with different characters, which
 * prevents exponential backtracking.
 */
const TAG = /<!--[\s\S]*?-->|<(\/?)([A-Za-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/g;

interface ElementNode {
  /** The opening tag. */
  opening: string;
  /** Offset of the opening tag. */
  start: number;
  /** Offset of the closing tag; equal to `end` if there is none. */
  close: number;
  /** Offset after the element. */
  end: number;
  children: ElementNode[];
}

export function splitIntoPieces(source: string): SvgPieces {
  const root = parseElementTree(source);
  const pieces = (root?.children ?? []).flatMap((node) => flattenNode(source, node, false));
  return { head: root?.opening ?? '', pieces };
}

function parseElementTree(source: string): ElementNode | null {
  const open: ElementNode[] = [];
  let root: ElementNode | null = null;
  for (const match of source.matchAll(TAG)) {
    const [tag, closing, name, attributes] = match;
    if (name === undefined) continue;
    const end = match.index + tag.length;
    if (closing === '/') {
      const node = open.pop();
      if (node !== undefined) [node.close, node.end] = [match.index, end];
      continue;
    }
    const node: ElementNode = { opening: tag, start: match.index, close: end, end, children: [] };
    open.at(-1)?.children.push(node);
    root ??= node;
    if (attributes?.endsWith('/') !== true) open.push(node);
  }
  return root;
}

/** `isLettering` says whether an enclosing group declares its shapes to be drawn letters. */
function flattenNode(source: string, node: ElementNode, isLettering: boolean): SvgPiece[] {
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
const isMarkOrSmall = ({ opening }: ElementNode): boolean =>
  ['mark', 'small'].includes(readId(opening) ?? '');

/** Whether the mark or its small form is inside the node. Recursion is safe: drawings have at most 24 levels. */
const containsMark = (node: ElementNode): boolean =>
  !isMarkOrSmall(node) && node.children.some((child) => isMarkOrSmall(child) || containsMark(child));

export const joinPieces = ({ head, pieces }: SvgPieces): string =>
  `${head}\n${pieces.map(({ text }) => text).join('\n')}\n</svg>`;

function classifyElement(opening: string, text: string, isLettering: boolean): PieceKind {
  if (/^<(?:defs|clipPath)\b/.test(opening)) return 'defs';
  const id = readId(opening);
  if (id === 'mark' || id === 'small') return id;
  return isLettering || /<type\b|\sdrawn-letters=/.test(text) ? 'lettering' : 'other';
}
