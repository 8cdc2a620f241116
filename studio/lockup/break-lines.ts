// Names over several lines: at spaces where the widths balance, and inside a long compound only before its last word.

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Tails that German and its kin write as one with the name: a line may end before them. */
const COMPOUND_TAILS = list(`
  gesellschaft genossenschaft werkstätten werkstatt bäckerei brauerei rösterei druckerei gärtnerei
  schreinerei tischlerei versicherung verwaltung apotheke buchhandlung handlung manufaktur stiftung
  verband verein betriebe schule klinik theater bryggeri bageri fabriken maatschappij winkel
`);

/** Endings that English brand names join to a first word: a change of weight may stand before them. */
const JOINED_WORDS = list(`
  book desk works work wright smith trail board house field stone wood water light line loop base flow
  path port bridge craft cloud forge labs lab hub pay bank mill yard side shop kit box point space track
  sheet post wave oak tree leaf berry bird fox well spring brook land ware soft cast grid stack scale
  mark note pilot guard watch chain drive
`);

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

export const graphemes = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** At most so many lines, the longest as short as it can be. */
export const balanced = (text: string, lines: number): string[] => {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  if (lines <= 1 || words.length <= 1) return [words.join(' ')];
  let best: string[] = [words.join(' ')];
  for (let first = 1; first < words.length; first += 1) {
    const head = words.slice(0, first).join(' ');
    const option = [head, ...balanced(words.slice(first).join(' '), lines - 1)];
    if (longest(option) < longest(best)) best = option;
  }
  return best;
};

const longest = (lines: readonly string[]): number =>
  Math.max(...lines.map((line) => graphemes(line).length));

/** `Donaudampfschiffahrts` and `gesellschaft`; null for words that have no such seam. */
export const compoundLines = (word: string): [string, string] | null => {
  const lower = word.toLowerCase();
  const tail = COMPOUND_TAILS.find((ending) => lower.endsWith(ending) && word.length - ending.length >= 4);
  return tail ? [word.slice(0, -tail.length), word.slice(-tail.length)] : null;
};

/** `Tally` and `book`, `Relay` and `Desk`. */
export const joinedWords = (word: string): [string, string] | null => {
  const camel = /^(\p{Lu}?\p{Ll}{2,})(\p{Lu}\p{Ll}{2,})$/u.exec(word);
  if (camel?.[1] && camel[2]) return [camel[1], camel[2]];
  if (!/^\p{L}+$/u.test(word)) return null;
  const lower = word.toLowerCase();
  const ending = JOINED_WORDS.filter((tail) => lower.endsWith(tail) && word.length - tail.length >= 3)
    .toSorted((one, other) => other.length - one.length)
    .at(0);
  return ending ? [word.slice(0, -ending.length), word.slice(-ending.length)] : null;
};

const VOWEL = /[aeiouyäöüåæøáéíóúàèìòùâêîôûãõıαεηιουωάέήίόύώаеёиоуыэюя]/iu;
/** Consonants that begin a syllable together; a break between them is none. */
const ONSETS = new Set(
  list(
    'bl br ch cl cr dr dw fl fr gl gr kl kn kr ph pl pr qu sc sh sk sl sm sn sp st sw th tr tw vl vr wr zw',
  ),
);

/**
 * Where a word may be broken so that both halves can be spoken, as near to its middle as can be: `KON` and `TRA`,
 * `BRUT` and `TO`. Null when there is no such place, or when one half would be more than twice the other.
 */
export const spokenHalves = (word: string): [string, string] | null => {
  const signs = graphemes(word);
  const isVowel = (index: number): boolean => VOWEL.test(signs[index]?.normalize('NFD')[0] ?? '');
  const places = signs
    .map((_, at) => at)
    .filter((at) => {
      if (at < 3 || at > signs.length - 3 || at * 2 < signs.length - at || (signs.length - at) * 2 < at)
        return false;
      const spoken = [signs.slice(0, at), signs.slice(at)].every((half) => VOWEL.test(half.join('')));
      const pair = `${signs[at - 1] ?? ''}${signs[at] ?? ''}`.toLowerCase();
      const next = `${signs[at] ?? ''}${signs[at + 1] ?? ''}`.toLowerCase();
      const begins = isVowel(at + 1) || ONSETS.has(next);
      return spoken && !isVowel(at) && begins && !ONSETS.has(pair);
    });
  const middle = signs.length / 2;
  const [at] = places.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return at === undefined ? null : [signs.slice(0, at).join(''), signs.slice(at).join('')];
};
