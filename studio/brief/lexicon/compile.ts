import type { Language } from '../brief.ts';
import { fold } from '../text/fold.ts';
import { tokenise } from '../text/tokenise.ts';
import type { Grammar, Table, Variants, Words } from './vocabulary.ts';

export interface Node {
  words: Map<string, Node>;
  stems: Map<string, Node>;
  meanings: string[];
}

export interface Lexicon {
  language: Language;
  root: Node;
  small: ReadonlySet<string>;
  /** Whether a stem of this length may have this ending. */
  endsAsStem: (rest: string, stem: number) => boolean;
  longestEnding: number;
  /** The length of the longest word or stem. Longer words are not looked up. */
  longestForm: number;
  compounds: boolean;
  variants: Variants;
}

const emptyNode = (): Node => ({ words: new Map(), stems: new Map(), meanings: [] });

const child = (map: Map<string, Node>, key: string): Node => {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = emptyNode();
  map.set(key, made);
  return made;
};

const addForm = (root: Node, form: string, meaning: string): void => {
  let node = root;
  for (const token of tokenise(form)) {
    const isStem = form[token.end] === '~';
    node = child(isStem ? node.stems : node.words, token.folded);
  }
  if (node !== root && !node.meanings.includes(meaning)) node.meanings.push(meaning);
};

const addTable = (root: Node, prefix: string, table: Table): void => {
  for (const [meaning, forms] of Object.entries(table)) {
    for (const form of forms) addForm(root, form, prefix + meaning);
  }
};

/** Keeps the trades of idioms. "Fresh bread" states no mood, but it suggests a bakery. */
const keepTrades = (root: Node, idioms: readonly string[]): void => {
  for (const form of idioms) {
    for (const token of tokenise(form)) {
      for (const meaning of root.words.get(token.folded)?.meanings ?? []) {
        if (meaning.startsWith('trade:')) addForm(root, form, meaning);
      }
    }
  }
};

const longestIn = ({ words, stems }: Node): number => {
  let longest = 0;
  for (const map of [words, stems])
    for (const [form, node] of map) longest = Math.max(longest, form.length, longestIn(node));
  return longest;
};

const unchanged: Variants = (folded) => [folded];

/** Tables, each with the prefix of its meanings: `colour:` for colours. */
type Tables = readonly (readonly [prefix: string, table: Table])[];

export const compile = (
  { language, endings, variants = unchanged, compounds = false }: Grammar,
  tables: Tables,
  { small, cues }: Pick<Words, 'small' | 'cues'> = { small: [], cues: {} },
): Lexicon => {
  const root = emptyNode();
  for (const [prefix, table] of tables) addTable(root, prefix, table);
  keepTrades(root, cues['skip'] ?? []);
  const particles = typeof endings === 'number' ? new Set<string>() : new Set(endings);
  return {
    language,
    root,
    small: new Set(small.map(fold)),
    longestEnding:
      typeof endings === 'number' ? endings : Math.max(...endings.map((ending) => ending.length)),
    longestForm: longestIn(root),
    endsAsStem:
      typeof endings === 'number'
        ? (rest, stem) => rest.length <= Math.min(endings, stem)
        : (rest) => rest === '' || particles.has(rest),
    variants,
    compounds,
  };
};
