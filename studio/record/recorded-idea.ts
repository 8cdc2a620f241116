// What a record tells of the thoughts behind its mark.

/** Where it came from. The name's own words come before the trade, the trade before what is said in passing. */
export type IdeaSource = 'wish' | 'name' | 'initial' | 'trade' | 'image' | 'verb' | 'mood';

/** What the record keeps of an idea. */
export interface RecordedIdea {
  source: IdeaSource;
  word: string;
  /** One plain sentence: "The name says 'tide': wave." */
  reason: string;
  won: boolean;
}
