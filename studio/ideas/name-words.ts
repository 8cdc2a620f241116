// The words of a name: whole ones, the parts of compounds ("Loafwright": loaf, wright), and words of other languages.

import { fold } from '../brief/text/fold.ts';
import { LEXICONS } from '../brief/lexicon/lexicons.ts';
import { matchAll } from '../brief/lexicon/match.ts';
import { tokenise } from '../brief/text/tokenise.ts';
import { calledBy } from './called-pictures.ts';
import type { Called } from './idea.ts';

export interface NameWord {
  /** As it stands in the name, or the part of it. */
  word: string;
  pictures: readonly Called[];
  /** 1 for a whole word; less where chance may have put the letters there. */
  sure: number;
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** Words of every trade, and small ones: they call for no picture. */
export const EVERYDAY = words(`
  a the and und et y of for by in on at to no not le la les der die das el los il house home maison casa haus studio
  atelier shop store business company brand service services design work works world city life people team family good
  new small modern school academy society trust group partners institute room rooms street road lane row corner place
  big little old first second third great high low long best every one two three four five club centre center lab labs
  co north south east west nord sud bright happy hello open quiet fine free fresh clean clear green red blue black
  white gold golden silver grey pink sons daughters brothers sisters day night hour time side back up down off over
  under part point line market kitchen bar cafe dr mr mrs st art arts food foods media music film films books press
  agent agents agency estate estates records games software data energy power gear view foundation project collective
  supply goods things stuff right left
`);

/** What a compound may have beside the word that means something. */
const BESIDE = words(`
  wright smith well wells ton town ham ford ley field fields worth ly ify fy io ia a o ora ara era ery er ers ist ing
  y ie co hub lab labs box kit up now go let mate mark man men folk craft works work way ways side land lands hill
  house yard gate port point path line post desk base camp stack flow wise some full less able ful every over under
  out in on un re pro tech soft ware net cloud app bit byte data code shop store market bank pay book books room club
  school bird tree wood stone water light day night time good new old big little north south east west high low all
  any my our we the one two tri bi multi omni neo bio eco geo agri aqua aero astro mono poly super hyper ultra micro
  mini mega meta inter trans sub kins son sen sson berg burg stein mann meister heim bach dorf thal tal au werk haus
  hof ville mont beau bel belle clair grand gran vale dale wick wich bury by thorpe holm ness mouth ridge hurst crest
  view brook ville ling let joy joyful bloom pad deck loop link scape
`);

/** Ends of places that became surnames: Hartwell and Wolfson show their owners, not a hart and a wolf. */
const SURNAME_ENDS = words(`
  well wells ton ham ford ley worth son sen sson mann bury wick wich hurst thorpe stein berg sworth combe cott
`);

/** Families, not what their signs mean one by one: 山田 is no mountain. */
const FAMILIES = words(`
  佐藤 鈴木 高橋 田中 伊藤 渡辺 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 清水 山崎 池田 橋本 阿部 石川
  山下 中島 石井 小川 前田 岡田 長谷川 藤田 後藤 近藤 村上 遠藤 青木 坂本 斉藤 斎藤 福田 太田 西村 藤井 金子 藤原 岡本
  三浦 中野 原田 松田 竹内 田村 上田 小野 中川 石田 森田 柴田 酒井 横山 宮崎 内田 高木 大野 今井 河野 武田 村田 上野 杉山
`);

const SHORTEST_HEAD = 4;
const SHORTEST_TAIL = 3;

const WHOLE = 1;
const EXPLAINED_PART = 0.94;
const HEAD_ALONE = 0.7;
const TAIL_ALONE = 0.76;
/** "Pulsebox", "Fizzwick": such parts are in any name. */
const COMMON_PART = 0.6;
const SURNAME_PART = 0.62;

const isExplained = (other: string): boolean =>
  BESIDE.has(other) || EVERYDAY.has(other) || calledBy(other).length > 0;

/** The most telling way to cut a word in two. */
const partsOf = (folded: string): readonly NameWord[] => {
  let best: readonly NameWord[] = [];
  let most = 0;
  for (let cut = SHORTEST_TAIL; cut <= folded.length - 1; cut += 1) {
    const [head, tail] = [folded.slice(0, cut), folded.slice(cut)];
    const parts = [part(head, tail, SHORTEST_HEAD, HEAD_ALONE), part(tail, head, SHORTEST_TAIL, TAIL_ALONE)];
    const known = parts.flatMap((each) => each ?? []);
    const told = known.reduce((sum, { sure, word }) => sum + sure * word.length, 0);
    if (told > most) {
      most = told;
      best = known;
    }
  }
  return isSurname(folded)
    ? best.map((each) => ({ ...each, sure: Math.min(each.sure, SURNAME_PART) }))
    : best;
};

const isSurname = (folded: string): boolean =>
  [...SURNAME_ENDS].some((end) => folded.endsWith(end) && folded.length - end.length >= SHORTEST_TAIL);

function part(own: string, other: string, shortest: number, alone: number): NameWord | null {
  if (own.length < shortest || EVERYDAY.has(own)) return null;
  // Half of an unexplained word is chance unless it is long: "carp" in "Carpathia".
  const explained = isExplained(other);
  if (!explained && own.length < 5) return null;
  if (own.length === 3 && !explained) return null;
  const pictures = calledBy(own).filter(({ strength }) => explained || strength >= 0.9);
  if (pictures.length === 0) return null;
  // "Pinto" has a vowel more than a pint, and nothing to do with it.
  const byChance = other.length === 1 && own.length === SHORTEST_HEAD;
  if (BESIDE.has(own) || byChance) return { word: own, pictures, sure: COMMON_PART };
  return { word: own, pictures, sure: explained ? EXPLAINED_PART : alone };
}

const MOTIF = 'motif:';
/** A short foreign word in a Latin name is a surname at least as often. */
const SHORTEST_FOREIGN = 5;
const OTHER_LANGUAGE = 0.8;

/** Motifs that one of the fourteen vocabularies knows in the name, the prompt's own languages first. */
const foreignWords = (name: string, languages: readonly string[]): readonly NameWord[] => {
  const tokens = tokenise(name);
  return [...LEXICONS.values()].flatMap((lexicon) => {
    const spoken = languages.includes(lexicon.language);
    return matchAll([lexicon], name, tokens, () => true).flatMap((hit) => {
      const first = tokens[hit.first];
      const word = name.slice(first?.start ?? 0, tokens[hit.after - 1]?.end ?? 0);
      const latin = /^[a-z]/u.test(first?.folded ?? '');
      if (EVERYDAY.has(fold(word)) || (!spoken && latin && word.length < SHORTEST_FOREIGN)) return [];
      const motifs = hit.meanings.filter((meaning) => meaning.startsWith(MOTIF));
      if (motifs.length === 0) return [];
      const pictures = motifs.map((motif) => ({ picture: motif.slice(MOTIF.length), strength: 1 }));
      return [{ word, pictures, sure: spoken || !latin ? WHOLE : OTHER_LANGUAGE }];
    });
  });
};

const WORD = /[\p{Lu}]?[\p{Ll}\p{M}]+|[\p{Lu}]+(?![\p{Ll}])|[\p{Lo}\p{M}]+/gu;

/** "HeyDoc" is two words, "L'Orange" too. */
const wordsOf = (name: string): string[] => name.match(WORD)?.filter((word) => [...word].length > 1) ?? [];

/** "Dental", "Brewing": a word that only says the trade belongs to every house of it. */
export const saysTrade = (word: string): boolean => {
  const lexicon = LEXICONS.get('en');
  if (lexicon === undefined) return false;
  const hits = matchAll([lexicon], word, tokenise(word), () => true);
  const meanings = hits.flatMap((hit) => hit.meanings);
  return (
    meanings.some((meaning) => meaning.startsWith('trade:')) &&
    !meanings.some((meaning) => meaning.startsWith(MOTIF))
  );
};

export const nameWords = (name: string, languages: readonly string[]): readonly NameWord[] => {
  if (FAMILIES.has(name.trim())) return [];
  const typed = wordsOf(name);
  const own = typed.flatMap((word): readonly NameWord[] => {
    const folded = fold(word);
    if (EVERYDAY.has(folded) && typed.length > 1) return [];
    const pictures = calledBy(folded);
    return pictures.length > 0 ? [{ word: folded, pictures, sure: WHOLE }] : partsOf(folded);
  });
  const known = new Set(own.map(({ word }) => word));
  return [...own, ...foreignWords(name, languages).filter(({ word }) => !known.has(fold(word)))];
};
