// Describes the chosen and the other considered ideas in plain sentences for the record.

import type { IdeaSource, RecordedIdea } from '../../record/recorded-idea.ts';

/** The idea behind one proposal: a word of the brief, and the drawing that shows it. */
export interface ProposedIdea {
  source: IdeaSource;
  word: string;
  /** The id of the drawing, such as `wave` or `fold:N`. */
  drawnAs: string;
}

const REASONS: Readonly<Record<IdeaSource, (word: string) => string>> = {
  wish: (word) => `The brief asks for '${word}'`,
  name: (word) => `The name says '${word}'`,
  initial: (word) => `The name begins with '${word}'`,
  trade: (word) => `The trade is ${word}`,
  image: (word) => `The brief speaks of '${word}'`,
  verb: (word) => `The brief is about ${word}`,
  mood: (word) => `The mood is ${word}`,
};

const MAX_IDEAS = 12;
/** The maximum number of characters of a word that the record keeps. A prompt can contain very long words. */
const MAX_WORD_LENGTH = 40;

const formatDrawingName = (drawnAs: string): string => drawnAs.replaceAll('-', ' ').replaceAll(':', ' ');

/** Describes each idea once, for the record. The ideas must be in order of rank, the chosen one first. */
export const describeIdeas = (thoughts: readonly ProposedIdea[]): readonly RecordedIdea[] => {
  const described = new Map<string, RecordedIdea>();
  for (const [index, { source, word, drawnAs }] of thoughts.entries()) {
    const shortWord = [...word].slice(0, MAX_WORD_LENGTH).join('');
    const thought = `${REASONS[source](shortWord)}: ${formatDrawingName(drawnAs)}`;
    const key = `${source} ${shortWord} ${drawnAs}`;
    if (described.has(key) || described.size >= MAX_IDEAS) continue;
    const won = index === 0;
    const reason = won
      ? `${thought}. Taken: of all that was drawn it fits best and is drawn best.`
      : `${thought}.`;
    described.set(key, { source, word: shortWord, reason, won });
  }
  return [...described.values()];
};
