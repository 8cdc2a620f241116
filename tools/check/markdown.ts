/** Splits a document into the parts that the checks use. Positions are kept, so that line numbers stay right. */
export interface MarkdownDocument {
  /** The text with code, link targets, URLs and tags blanked out. */
  readonly prose: string;
  readonly codeSpans: readonly Piece[];
  readonly fences: readonly (Piece & { readonly language: string })[];
  readonly links: readonly Piece[];
  /** The anchors of this document. */
  readonly anchors: ReadonlySet<string>;
}

export interface Piece {
  readonly line: number;
  readonly text: string;
}

const fence = /^([ \t>]*)(`{3,}|~{3,})[ \t]*([\w-]*)[^\n]*\n([^]*?)^[ \t>]*\2[`~]*[ \t]*$/gm;
const comment = /<!--[^]*?-->/g;
/** Not across a blank line: a stray backtick must not swallow the next paragraph. */
const codeSpan = /(?<!`)(`+)(?!`)((?:(?!\n\s*\n)[^])+?)(?<!`)\1(?!`)/g;
const inlineLink = /\]\(\s*<?([^()\s<>]+(?:\([^()\s]*\)[^()\s<>]*)*)>?(?:\s+["'(][^\n]*?["')])?\s*\)/g;
const linkDefinition = /^ {0,3}\[[^\]\n]+\]:\s*<?(\S+?)>?(?:\s|$)/gm;
const attribute = /\b(?:href|src)="([^"]*)"/g;
const addressOrTag = /\bhttps?:\/\/[^\s)>\]]+|<\/?[a-z][^>\n]*>/gi;

export function readMarkdown(text: string): MarkdownDocument {
  const fences = [...text.matchAll(fence)].map(({ index, 3: language = '', 4: content = '' }) => ({
    language,
    line: lineAt(text, index) + 1,
    text: content,
  }));
  const withoutBlocks = blank(blank(text, fence), comment);
  const codeSpans = pieces(withoutBlocks, codeSpan, 2);
  const withoutCode = blank(withoutBlocks, codeSpan);
  const links = [inlineLink, linkDefinition, attribute].flatMap((form) => pieces(withoutCode, form, 1));
  const prose = [inlineLink, linkDefinition, addressOrTag].reduce(blank, withoutCode);
  return { prose, codeSpans, fences, links, anchors: anchorsIn(withoutBlocks) };
}

function pieces(text: string, form: RegExp, group: number): Piece[] {
  return [...text.matchAll(form)].map((match) => ({
    line: lineAt(text, match.index),
    text: match[group] ?? '',
  }));
}

export function lineAt(text: string, place: number): number {
  return text.slice(0, place).split('\n').length;
}

function blank(text: string, form: RegExp): string {
  return text.replaceAll(form, (match) => match.replaceAll(/[^\n]/g, ' '));
}

/** GitHub's heading anchors: lower case, no punctuation, hyphens for spaces, a number for duplicates. */
function anchorsIn(text: string): Set<string> {
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
