// Breaks a paragraph into lines: at spaces, and between words in scripts that are written without spaces.

/** Splits the text into pieces between which a line may break. A piece includes the spaces that follow it. */
function splitIntoPieces(text: string): string[] {
  const pieces: string[] = [];
  for (const chunk of text.match(/\S+\s*/gu) ?? []) pieces.push(...splitUnspacedChunk(chunk));
  return pieces;
}

const UNSPACED_CHARACTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const wordSegmenter = new Intl.Segmenter('und', { granularity: 'word' });
const graphemeSegmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
const CANNOT_BEGIN_LINE = /^[\p{Pe}\p{Pf}\p{Po}ー々\s]+$/u;
const CANNOT_END_LINE = /[\p{Ps}\p{Pi}]$/u;

function splitUnspacedChunk(chunk: string): string[] {
  if (!UNSPACED_CHARACTER.test(chunk)) return [chunk];
  const pieces: string[] = [];
  for (const { segment } of wordSegmenter.segment(chunk)) {
    const last = pieces.at(-1);
    const staysWithLast =
      last !== undefined && (CANNOT_BEGIN_LINE.test(segment) || CANNOT_END_LINE.test(last));
    if (staysWithLast) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

/** Breaks the text into lines of at most `width`. A piece wider than a line is broken between any two characters. */
export function breakIntoLines(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const put = (piece: string, advance: number, visibleWidth: number): void => {
    if (line !== '' && used + visibleWidth > width) {
      lines.push(line.trimEnd());
      line = '';
      used = 0;
    }
    line += piece;
    used += advance;
  };
  for (const piece of splitIntoPieces(text)) {
    const visibleWidth = measure(piece.trimEnd());
    if (visibleWidth <= width) put(piece, measure(piece), visibleWidth);
    else
      for (const { segment } of graphemeSegmenter.segment(piece)) {
        const advance = measure(segment);
        put(segment, advance, advance);
      }
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  return lines;
}
