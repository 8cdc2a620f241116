// Finds a shorter form of the name for the logo: "Sorrel Catering, though only Sorrel goes on the logo".

import type { Candidate } from './candidate.ts';

/** Words about what the logo should show. */
const LOGO_TEXT_WORD =
  /(?<![\p{L}\p{M}])(?:only|just|simply|(?<!\p{L})use|show|shows?|shown|logo|sign|label|short|shorten|shortened|says?|reads?|appears?|write|written|enough|plain|alone|drop|nur|bloß|einfach|reicht|genügt|kurz|lieber|juste|seulement|simplement|suffit|affiche|solo|sólo|basta|solamente|soltanto|só|apenas|chega|sadece|yalnızca|yeter|yeterli|μόνο|αρκεί|σκέτο|только|достаточно|просто|логотипе|вывеске|logoda|tabelada)(?![\p{L}\p{M}])/iu;
const SENTENCE_END = /[.!?\n](?=\s|$)/u;
const CONTEXT_CHARACTERS = 70;

const readSurroundingText = (text: string, start: number, end: number): string => {
  const before =
    text
      .slice(Math.max(0, start - CONTEXT_CHARACTERS), start)
      .split(SENTENCE_END)
      .at(-1) ?? '';
  const after = text.slice(end, end + CONTEXT_CHARACTERS).split(SENTENCE_END)[0] ?? '';
  return `${before} ${after}`;
};

/** Finds runs that repeat the first words of an earlier run, in a sentence about what the logo shows. */
export const findShortForms = (
  text: string,
  runs: readonly Candidate[],
  isKnown: (word: string) => boolean,
): Candidate[] => {
  const pieces = runs.map((run) => text.slice(run.start, run.end));
  return runs.flatMap((run, index) => {
    const piece = pieces[index] ?? '';
    // An ordinary word that begins a sentence is not a short form: "Two Rivers Print. Two colours only".
    const startsSentence = /[.!?\n]\s{0,3}$/u.test(text.slice(Math.max(0, run.start - 4), run.start));
    if (startsSentence && isKnown(piece.toLowerCase())) return [];
    const hasLongerForm = runs.some(
      (other, at) => other.end <= run.start && other.score > 20 && (pieces[at] ?? '').startsWith(`${piece} `),
    );
    const isShown = hasLongerForm && LOGO_TEXT_WORD.test(readSurroundingText(text, run.start, run.end));
    return isShown ? [{ ...run, score: 99, source: 'corrected' as const }] : [];
  });
};
