// Selects the text of a prompt to embed: what the firm is and what is requested, without style and without what the
// prompt rejects.

import type { Brief } from '../../brief/brief.ts';
import { wishedValues } from '../../brief/wished-values.ts';
import { findIdeas } from '../ideas/find-ideas.ts';
import type { Library } from '../../library/library.ts';

const MAX_CHARACTERS = 600;

const CLAUSE_BOUNDARY = /(?<=[.,;:!?\n()→–—])|\s-\s|\bbut\b/u;
const REFUSAL_WORDS =
  /\b(?:no|not|without|never|nothing|avoid|don't|doesn't|hates?|leave out|isn't|can't|instead of)\b/iu;
const APPEARANCE_WORDS: ReadonlySet<string> = new Set(
  `red orange yellow green teal blue navy purple pink brown black white grey gray gold silver cream colour colours color
  colors palette serif sans font type lettering letters bold minimal minimalist flat simple modern clean lowercase logo
  please thanks brand identity mark`.split(/\s+/u),
);

/**
 * Returns the text to embed. The model understands only English, so a brief in another language is represented by the
 * English words for its ideas.
 */
export const createMeaningText = (library: Library, prompt: string, brief: Brief): string =>
  (brief.language === 'en' ? removeRefusalsAndLooks(prompt) : describeInEnglish(library, brief)).slice(
    0,
    MAX_CHARACTERS,
  ) || 'logo';

const removeRefusalsAndLooks = (prompt: string): string =>
  prompt
    .split(CLAUSE_BOUNDARY)
    .map((clause) => clause.trim())
    .filter((clause) => !REFUSAL_WORDS.test(clause) && !describesAppearance(clause))
    .join(' ');

const describesAppearance = (clause: string): boolean => {
  const words = clause.toLowerCase().match(/[a-z'-]+/gu) ?? [];
  return words.filter((word) => APPEARANCE_WORDS.has(word)).length > words.length / 2 || words.length === 0;
};

/** Ideas below this weight, such as customers, are left out. */
const MIN_IDEA_WEIGHT = 0.5;
const MAX_IDEAS = 6;
const MAX_IMAGES = 4;
const PRINTABLE_ASCII = /^[\x20-\x7e]+$/u;

const describeInEnglish = (library: Library, brief: Brief): string => {
  const ideaWords = findIdeas(library, brief)
    .filter(
      ({ source, weight, word }) =>
        isTradeOrImage(source) && weight >= MIN_IDEA_WEIGHT && PRINTABLE_ASCII.test(word),
    )
    .map(({ word }) => word)
    .slice(0, MAX_IDEAS);
  const words = [
    ...wishedValues(brief, 'motif'),
    ...ideaWords,
    ...brief.industries,
    ...brief.images.slice(0, MAX_IMAGES),
  ];
  return [...new Set(words.map((word) => word.replaceAll('-', ' ')))].join(', ');
};

const isTradeOrImage = (source: string): boolean => source === 'trade' || source === 'image';
