/** Takes a document apart into what the checks look at. Everything keeps its place, so lines can be named. */
export interface MarkdownDocument {
  /** The text with code, link targets, addresses and tags blanked out. */
  readonly prose: string;
  readonly codeSpans: readonly Piece[];
  readonly fences: readonly (Piece & { readonly language: string })[];
  readonly links: readonly Piece[];
  /** What can follow a # in a link to this document. */
  readonly anchors: ReadonlySet<string>;
}

export interface Piece {
  readonly line: number;
  readonly text: string;
}

const fence = /^([ \t>]*)(`{3,}|~{3,})[ \t]*([\w-]*)[^\n]*\n([^]*?)^[ \t>]*\2[`~]*[ \t]*$/gm;
const comment = /<!--[^]*?-->/g;
/** Not over a blank line: a stray backtick must not swallow the next paragraph. */
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

/**
 * The way GitHub names headings: lower case, punctuation gone, spaces to hyphens, a number on the second of a
 * name.
 */
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
