import type { WeightedPicture } from './idea.ts';

/** One word of a name, or a part of one, and its pictures. */
export interface NameWord {
  /** As written in the name, or the part of it. */
  word: string;
  pictures: readonly WeightedPicture[];
  /** Its translation, if it is a word of another language. */
  english?: readonly string[];
  /** 1 for a whole word; less where the letters may match by chance. */
  sure: number;
  /** It only says where: the foundry of "Foundry Lane". */
  place?: true;
}
