// The ideas behind a mark, as recorded.

/** The source of an idea. Words of the name rank before the trade, and the trade before words in passing. */
export type IdeaSource = 'wish' | 'name' | 'initial' | 'trade' | 'image' | 'verb' | 'mood';

export interface RecordedIdea {
  source: IdeaSource;
  word: string;
  /** One plain sentence: "The name says 'tide': wave." */
  reason: string;
  won: boolean;
}
