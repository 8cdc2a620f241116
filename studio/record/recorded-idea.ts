// Ideas for a mark, as they are stored with the decisions.

/** What suggested an idea. Words of the name count more than the trade, and the trade more than other words. */
export type IdeaSource = 'wish' | 'name' | 'initial' | 'trade' | 'image' | 'verb' | 'mood';

export interface RecordedIdea {
  source: IdeaSource;
  word: string;
  /** One plain sentence: "The name says 'tide': wave." */
  reason: string;
  /** Whether the mark follows this idea. */
  won: boolean;
}
