/**
 * Splits a document into the parts that the checks use. What is removed is replaced by spaces, so that line numbers
 * stay correct.
 */
export interface MarkdownDocument {
  /** The text with code, link targets, URLs and tags blanked out. */
  readonly prose: string;
  readonly codeSpans: readonly DocumentPiece[];
  readonly fences: readonly (DocumentPiece & { readonly language: string })[];
  readonly links: readonly DocumentPiece[];
  /** What a link can name after `#`: headings and HTML ids. */
  readonly anchors: ReadonlySet<string>;
}

export interface DocumentPiece {
  readonly line: number;
  readonly text: string;
}

const fencePattern = /^([ \t>]*)(`{3,}|~{3,})[ \t]*([\w-]*)[^\n]*\n([^]*?)^[ \t>]*\2[`~]*[ \t]*$/gm;
const commentPattern = /<!--[^]*?-->/g;
/** A code span ends at a blank line at the latest, so that a stray backtick does not extend into the next paragraph. */
const codeSpanPattern = /(?<!`)(`+)(?!`)((?:(?!\n\s*\n)[^])+?)(?<!`)\1(?!`)/g;
const inlineLink = /\]\(\s*<?([^()\s<>]+(?:\([^()\s]*\)[^()\s<>]*)*)>?(?:\s+["'(][^\n]*?["')])?\s*\)/g;
const linkDefinition = /^ {0,3}\[[^\]\n]+\]:\s*<?(\S+?)>?(?:\s|$)/gm;
const attributePattern = /\b(?:href|src)="([^"]*)"/g;
const addressOrTag = /\bhttps?:\/\/[^\s)>\]]+|<\/?[a-z][^>\n]*>/gi;

export function readMarkdown(text: string): MarkdownDocument {
  const fences = [...text.matchAll(fencePattern)].map(({ index, 3: language = '', 4: content = '' }) => ({
    language,
    line: lineNumberAt(text, index) + 1,
    text: content,
  }));
  const withoutBlocks = blankOut(blankOut(text, fencePattern), commentPattern);
  const codeSpans = findPieces(withoutBlocks, codeSpanPattern, 2);
  const withoutCode = blankOut(withoutBlocks, codeSpanPattern);
  const links = [inlineLink, linkDefinition, attributePattern].flatMap((form) =>
    findPieces(withoutCode, form, 1),
  );
  const prose = [inlineLink, linkDefinition, addressOrTag].reduce(blankOut, withoutCode);
  return { prose, codeSpans, fences, links, anchors: findAnchors(withoutBlocks) };
}

function findPieces(text: string, form: RegExp, group: number): DocumentPiece[] {
  return [...text.matchAll(form)].map((match) => ({
    line: lineNumberAt(text, match.index),
    text: match[group] ?? '',
  }));
}

export function lineNumberAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

function blankOut(text: string, form: RegExp): string {
  return text.replaceAll(form, (match) => match.replaceAll(/[^\n]/g, ' '));
}

/** Makes anchors from headings like GitHub: lower case, no punctuation, hyphens for spaces, numbers for duplicates. */
function findAnchors(text: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of text.matchAll(/^#{1,6}[ \t]+(.+?)[ \t]*#*[ \t]*$/gm)) {
    const words = heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll('`', '')
      .toLowerCase();
    const name = words.replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '').replaceAll(/\s/g, '-');
    let unique = name;
    for (let again = 1; anchors.has(unique); again += 1) unique = `${name}-${again}`;
    anchors.add(unique);
  }
  for (const [, name = ''] of text.matchAll(/\b(?:id|name)="([^"]+)"/g)) anchors.add(name);
  return anchors;
}
