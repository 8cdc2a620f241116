// Describes considered and chosen ideas in plain sentences for the record.

import type { IdeaSource, RecordedIdea } from '../../record/recorded-idea.ts';

/** The idea behind one proposal: a word of the brief and its drawing. */
export interface ProposedIdea {
  source: IdeaSource;
  word: string;
  /** The id of the drawing: `wave`, `fold:N`. */
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
/** Words of a name or prompt can be long: the record keeps their beginning. */
const LONGEST_WORD = 40;

const plainName = (drawnAs: string): string => drawnAs.replaceAll('-', ' ').replaceAll(':', ' ');

/** Ideas in order of rank: the first is the chosen one. */
export const describeIdeas = (thoughts: readonly ProposedIdea[]): readonly RecordedIdea[] => {
  const told = new Map<string, RecordedIdea>();
  for (const [index, { source, word, drawnAs }] of thoughts.entries()) {
    const said = [...word].slice(0, LONGEST_WORD).join('');
    const thought = `${REASONS[source](said)}: ${plainName(drawnAs)}`;
    const key = `${source} ${said} ${drawnAs}`;
    if (told.has(key) || told.size >= MAX_IDEAS) continue;
    const won = index === 0;
    const reason = won
      ? `${thought}. Taken: of all that was drawn it fits best and is drawn best.`
      : `${thought}.`;
    told.set(key, { source, word: said, reason, won });
  }
  return [...told.values()];
};
