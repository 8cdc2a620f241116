// Breaks a paragraph into lines, in any script: at spaces, and inside scripts without them.

/** Splits the text into pieces that stay together. The space at the end of a piece may exceed the line. */
function splitIntoPieces(text: string): string[] {
  const pieces: string[] = [];
  for (const chunk of text.match(/\S+\s*/gu) ?? []) pieces.push(...splitUnspacedChunk(chunk));
  return pieces;
}

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const wordSegmenter = new Intl.Segmenter('und', { granularity: 'word' });
const graphemeSegmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** Characters that never begin a line. */
const CANNOT_BEGIN_LINE = /^[\p{Pe}\p{Pf}\p{Po}ー々\s]+$/u;
const CANNOT_END_LINE = /[\p{Ps}\p{Pi}]$/u;

function splitUnspacedChunk(chunk: string): string[] {
  if (!UNSPACED.test(chunk)) return [chunk];
  const pieces: string[] = [];
  for (const { segment } of wordSegmenter.segment(chunk)) {
    const last = pieces.at(-1);
    const joins = last !== undefined && (CANNOT_BEGIN_LINE.test(segment) || CANNOT_END_LINE.test(last));
    if (joins) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

/** Breaks the text into lines. `measure` is called once per piece; a piece wider than a line is broken anywhere. */
export function breakIntoLines(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const put = (piece: string, reach: number, visible: number): void => {
    if (line !== '' && used + visible > width) {
      lines.push(line.trimEnd());
      line = '';
      used = 0;
    }
    line += piece;
    used += reach;
  };
  for (const piece of splitIntoPieces(text)) {
    const visible = measure(piece.trimEnd());
    if (visible <= width) put(piece, measure(piece), visible);
    else
      for (const { segment } of graphemeSegmenter.segment(piece)) {
        const reach = measure(segment);
        put(segment, reach, reach);
      }
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  return lines;
}
