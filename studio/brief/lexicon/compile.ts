import type { Language } from '../brief.ts';
import { foldWord } from '../text/fold.ts';
import { tokenise } from '../text/tokenise.ts';
import type { Grammar, FormTable, FindVariants, LexiconWords } from './vocabulary.ts';

/** A node of a tree of phrases. Each level is one word, so that the path from the root to a node spells a phrase. */
export interface LexiconNode {
  words: Map<string, LexiconNode>;
  /** Words given only by their beginning. Any ending that the language allows may follow. */
  stems: Map<string, LexiconNode>;
  /** What the phrase that ends here means. Empty if no phrase ends here. */
  meanings: string[];
}

/** The words and phrases of one language, compiled for look-ups. */
export interface Lexicon {
  language: Language;
  root: LexiconNode;
  /** Function words, folded. */
  small: ReadonlySet<string>;
  /** Whether a stem with `stemLength` letters may have this ending. */
  canEndStem: (ending: string, stemLength: number) => boolean;
  longestEnding: number;
  /** The length of the longest word or stem. Anything longer is not looked up as a stem. */
  longestForm: number;
  compounds: boolean;
  variants: FindVariants;
}

const createEmptyNode = (): LexiconNode => ({ words: new Map(), stems: new Map(), meanings: [] });

const findOrCreateChild = (map: Map<string, LexiconNode>, key: string): LexiconNode => {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = createEmptyNode();
  map.set(key, made);
  return made;
};

const addForm = (root: LexiconNode, form: string, meaning: string): void => {
  let node = root;
  for (const token of tokenise(form)) {
    const isStem = form[token.end] === '~';
    node = findOrCreateChild(isStem ? node.stems : node.words, token.folded);
  }
  if (node !== root && !node.meanings.includes(meaning)) node.meanings.push(meaning);
};

const addTable = (root: LexiconNode, prefix: string, table: FormTable): void => {
  for (const [meaning, forms] of Object.entries(table)) {
    for (const form of forms) addForm(root, form, prefix + meaning);
  }
};

/**
 * An idiom hides the meanings of its words: "fresh" in "fresh bread" is not a mood. Their trades count nevertheless, so
 * "fresh bread" still suggests a bakery.
 */
const addTradesOfIdioms = (root: LexiconNode, idioms: readonly string[]): void => {
  for (const form of idioms) {
    for (const token of tokenise(form)) {
      for (const meaning of root.words.get(token.folded)?.meanings ?? []) {
        if (meaning.startsWith('trade:')) addForm(root, form, meaning);
      }
    }
  }
};

const longestKeyLength = ({ words, stems }: LexiconNode): number => {
  let longest = 0;
  for (const map of [words, stems])
    for (const [form, node] of map) longest = Math.max(longest, form.length, longestKeyLength(node));
  return longest;
};

const noVariants: FindVariants = (folded) => [folded];

/** Tables, each with the prefix of its meanings: `colour:` for colours. */
type PrefixedTables = readonly (readonly [prefix: string, table: FormTable])[];

export const compileLexicon = (
  { language, endings, variants = noVariants, compounds = false }: Grammar,
  tables: PrefixedTables,
  { small, cues }: Pick<LexiconWords, 'small' | 'cues'> = { small: [], cues: {} },
): Lexicon => {
  const root = createEmptyNode();
  for (const [prefix, table] of tables) addTable(root, prefix, table);
  addTradesOfIdioms(root, cues['skip'] ?? []);
  const particles = typeof endings === 'number' ? new Set<string>() : new Set(endings);
  return {
    language,
    root,
    small: new Set(small.map(foldWord)),
    longestEnding:
      typeof endings === 'number' ? endings : Math.max(...endings.map((ending) => ending.length)),
    longestForm: longestKeyLength(root),
    canEndStem:
      typeof endings === 'number'
        ? (ending, stemLength) => ending.length <= Math.min(endings, stemLength)
        : (ending) => ending === '' || particles.has(ending),
    variants,
    compounds,
  };
};
