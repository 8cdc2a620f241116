import type { WeightedPicture } from './idea.ts';

/** One word of a name, or a part of one, and what it calls for. */
export interface NameWord {
  /** As it stands in the name, or the part of it. */
  word: string;
  pictures: readonly WeightedPicture[];
  /** What it means, where it is a word of another language. */
  english?: readonly string[];
  /** 1 for a whole word; less where chance may have put the letters there. */
  sure: number;
  /** It only says where: the foundry of "Foundry Lane". */
  place?: true;
}
