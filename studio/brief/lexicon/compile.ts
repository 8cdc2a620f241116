import type { Language } from '../brief.ts';
import { fold } from '../text/fold.ts';
import { tokenise } from '../text/tokenise.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Node {
  words: Map<string, Node>;
  stems: Map<string, Node>;
  meanings: string[];
}

export interface Lexicon {
  language: Language;
  root: Node;
  small: ReadonlySet<string>;
  /** Whether a stem of so many letters may end so. */
  endsAsStem: (rest: string, stem: number) => boolean;
  longestEnding: number;
  /** Letters of the longest word or stem: what is longer is not looked up. */
  longestForm: number;
  compounds: boolean;
  variants: (folded: string) => readonly string[];
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

const addTable = (root: Node, table: string, prefix: string): void => {
  for (const line of table.split('\n')) {
    const at = line.indexOf(' = ');
    if (at < 0) continue;
    const meaning = prefix + line.slice(0, at).trim();
    for (const form of line.slice(at + 3).split(','))
      addForm(root, form.trim().replaceAll('’', "'"), meaning);
  }
};

/** An idiom asks for nothing, but the trade in it stays: "fresh bread" is no mood and still a bakery. */
const keepTrades = (root: Node, idioms: string): void => {
  const line = idioms.split('\n').find((each) => each.startsWith('skip = ')) ?? '';
  for (const form of line.slice('skip = '.length).split(',')) {
    for (const token of tokenise(form)) {
      for (const meaning of root.words.get(token.folded)?.meanings ?? []) {
        if (meaning.startsWith('trade:')) addForm(root, form.trim(), meaning);
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

const unchanged = (folded: string): readonly string[] => [folded];

export const compile = (vocabulary: Vocabulary): Lexicon => {
  const root = emptyNode();
  addTable(root, vocabulary.cues, '@');
  addTable(root, vocabulary.colours, 'colour:');
  addTable(root, vocabulary.looks, '');
  addTable(root, vocabulary.motifs, 'motif:');
  addTable(root, vocabulary.moods, 'mood:');
  addTable(root, vocabulary.trades, 'trade:');
  keepTrades(root, vocabulary.cues);
  const { endings } = vocabulary;
  const particles = typeof endings === 'number' ? new Set<string>() : new Set(endings);
  return {
    language: vocabulary.language,
    root,
    small: new Set(vocabulary.small.trim().split(/\s+/u).map(fold)),
    longestEnding:
      typeof endings === 'number' ? endings : Math.max(...endings.map((ending) => ending.length)),
    longestForm: longestIn(root),
    endsAsStem:
      typeof endings === 'number'
        ? (rest, stem) => rest.length <= Math.min(endings, stem)
        : (rest) => rest === '' || particles.has(rest),
    variants: vocabulary.variants ?? unchanged,
    compounds: vocabulary.compounds ?? false,
  };
};
