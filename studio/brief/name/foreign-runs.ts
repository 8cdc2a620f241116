// Finds names written in a different script from the rest of the prompt: "Chai Junction का लोगो", "Logo for دار
// الياسمين".

import type { Candidate } from './candidate.ts';
import type { WordKnowledge } from './word-knowledge.ts';
import { NEVER_NAME_ALONE } from './name-words.ts';

const LATIN_RUN =
  /(?<![\p{Script=Latin}\p{N}#@/.])[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{M}\p{N}'’.&+-]*(?:\s(?:&\s|\+\s)?[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{M}\p{N}'’.&-]*){0,4}/gu;
const OTHER_RUN =
  /(?:[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Cyrillic}\p{Script=Greek}\p{M}ー]+)(?:\s(?:[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Cyrillic}\p{Script=Greek}\p{M}ー]+)){0,3}/gu;
const CASELESS_LETTER =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const LATIN_LETTER = /\p{Script=Latin}/gu;
/** Terms that prompts in any script write in Latin letters. */
const COMMON_LATIN_TERM =
  /^(?:logo|logos|logotype|app|apps|web|website|site|sns|ai|it|vr|ar|cafe|pop|png|svg|pdf|rgb|cmyk|hex|qr|url|ui|ux|ok|no|diy|eco|online|shop|store|brand|branding|font|serif|sans|simple|modern|minimal|retro|vintage|luxury|cool|line|in|the|and|of|by|for|with|a|an|b2b|ngo|npo|tv|dj|pc|cm|mm|km|kg|px|saas|hi|hello|thanks|pls|please|via|vs)$/iu;

const UNSPACED_START = /^[\p{Script=Han}\p{Script=Katakana}]/u;

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

export const findForeignScriptNames = (text: string, knowledge: WordKnowledge): Candidate[] => {
  const caseless = countMatches(text, CASELESS_LETTER);
  const latin = countMatches(text, LATIN_LETTER);
  if (latin === 0) return [];
  const inCaseless = caseless > latin;
  const found: Candidate[] = [];
  for (const match of text.matchAll(inCaseless ? LATIN_RUN : OTHER_RUN)) {
    const [run] = match;
    const piece = run.replace(/[.\s-]+$/u, '');
    const words = piece.split(/[\s&+]+/u).filter((word) => word !== '');
    const start = match.index;
    const at = (start / text.length) * 14;
    if (piece.length < 2 || found.length > 12) continue;
    if (inCaseless) {
      const idle = (word: string): boolean =>
        COMMON_LATIN_TERM.test(word) ||
        NEVER_NAME_ALONE.has(word.toLowerCase()) ||
        !/\p{L}/u.test(word) ||
        knowledge.isLook(word);
      if (words.every(idle)) continue;
      if (/^\p{L}{1,2}$/u.test(piece)) continue;
      const capital = /^[\p{Lu}\p{N}]/u.test(piece);
      // A trade written without a space after the name belongs to the name: "Lumo灯具".
      const end = start + piece.length;
      const joined = UNSPACED_START.test(text.slice(end, end + 1))
        ? knowledge.leadingTrade(text.slice(end, end + 12))
        : 0;
      const score = start === 0 ? 50 : (capital ? 47 : 43) - at / 2;
      found.push({ start, end: end + joined, score, source: 'proper-noun' });
    } else if (/^\p{Lu}/u.test(piece) || /^\p{Lo}/u.test(piece)) {
      if (knowledge.isExplained(piece) || words.length > 4 || caseless > latin / 2) continue;
      found.push({ start, end: start + piece.length, score: 48 - at, source: 'proper-noun' });
    }
  }
  return found;
};
