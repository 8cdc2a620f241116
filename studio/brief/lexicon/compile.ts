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
  endsAsStem: (rest: string) => boolean;
  longestEnding: number;
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

const unchanged = (folded: string): readonly string[] => [folded];

export const compile = (vocabulary: Vocabulary): Lexicon => {
  const root = emptyNode();
  addTable(root, vocabulary.cues, '@');
  addTable(root, vocabulary.colours, 'colour:');
  addTable(root, vocabulary.looks, '');
  addTable(root, vocabulary.motifs, 'motif:');
  addTable(root, vocabulary.moods, 'mood:');
  addTable(root, vocabulary.trades, 'trade:');
  const { endings } = vocabulary;
  const particles = typeof endings === 'number' ? new Set<string>() : new Set(endings);
  return {
    language: vocabulary.language,
    root,
    small: new Set(vocabulary.small.trim().split(/\s+/u).map(fold)),
    longestEnding:
      typeof endings === 'number' ? endings : Math.max(...endings.map((ending) => ending.length)),
    endsAsStem:
      typeof endings === 'number'
        ? (rest) => rest.length <= endings
        : (rest) => rest === '' || particles.has(rest),
    variants: vocabulary.variants ?? unchanged,
  };
};
