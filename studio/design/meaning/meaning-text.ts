// Selects the text of a prompt to embed: what the firm is and what was requested, without refusals and words about
// style.

import type { Brief } from '../../brief/brief.ts';
import { wishedValues } from '../../brief/wished-values.ts';
import { ideasOf } from '../ideas/ideas-of.ts';
import type { Library } from '../../library/library.ts';

const CHARACTERS_AT_MOST = 600;

const CLAUSES = /(?<=[.,;:!?\n()→–—])|\s-\s|\bbut\b/u;
const REFUSES =
  /\b(?:no|not|without|never|nothing|avoid|don't|doesn't|hates?|leave out|isn't|can't|instead of)\b/iu;
const LOOKS: ReadonlySet<string> = new Set(
  `red orange yellow green teal blue navy purple pink brown black white grey gray gold silver cream colour colours color
  colors palette serif sans font type lettering letters bold minimal minimalist flat simple modern clean lowercase logo
  please thanks brand identity mark`.split(/\s+/u),
);

/**
 * Returns the text to embed. The model understands only English, so words of other languages are replaced by their
 * translations.
 */
export const meaningText = (library: Library, prompt: string, brief: Brief): string =>
  (brief.language === 'en' ? inEnglish(prompt) : gloss(library, brief)).slice(0, CHARACTERS_AT_MOST) ||
  'logo';

const inEnglish = (prompt: string): string =>
  prompt
    .split(CLAUSES)
    .map((clause) => clause.trim())
    .filter((clause) => !REFUSES.test(clause) && !isLook(clause))
    .join(' ');

const isLook = (clause: string): boolean => {
  const words = clause.toLowerCase().match(/[a-z'-]+/gu) ?? [];
  return words.filter((word) => LOOKS.has(word)).length > words.length / 2 || words.length === 0;
};

/** Words below this weight, such as passing mentions and customers, are left out. */
const MEANT = 0.5;
const IDEAS_AT_MOST = 6;
const IMAGES_AT_MOST = 4;
const ENGLISH = /^[\x20-\x7e]+$/u;

const gloss = (library: Library, brief: Brief): string => {
  const spoken = ideasOf(library, brief)
    .filter(({ source, weight, word }) => isSpoken(source) && weight >= MEANT && ENGLISH.test(word))
    .map(({ word }) => word)
    .slice(0, IDEAS_AT_MOST);
  const meant = [
    ...wishedValues(brief, 'motif'),
    ...spoken,
    ...brief.industries,
    ...brief.images.slice(0, IMAGES_AT_MOST),
  ];
  return [...new Set(meant.map((word) => word.replaceAll('-', ' ')))].join(', ');
};

const isSpoken = (source: string): boolean => source === 'trade' || source === 'image';
