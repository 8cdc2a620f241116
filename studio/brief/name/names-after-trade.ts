// Finds the name in the second clause of a prompt whose first clause is only the trade: "my barbershop, dead level",
// "peluquería canina: sin pelos en la lengua", "コーヒー豆の焙煎、銀のさじ".

import type { Candidate } from './candidate.ts';
import { SENTENCE_OPENING } from './leading.ts';
import { isFunctionWord } from './spaced-runs.ts';
import type { WordKnowledge } from './word-knowledge.ts';

/** Matches the first clause, the punctuation after it, and the second clause. */
const TWO_CLAUSES =
  /^\s{0,4}([^,،、，:：;；.。।!！?？؟\n()（）–—|"“«„「『]{2,48}?)\s?([,،、，:：–—]|\s-\s)\s?([^,،、，:：;；.。।!！?？؟\n()（）–—|]{2,40}?)\s?(?=[,،、，;；.。।!！?？؟\n(（–—|]|$)/u;
const MAX_NAME_LENGTHS = { words: 6, unspaced: 12 } as const;
const NAME_AFTER_TRADE_SCORE = 66;
/** Function words that may stand beside a trade: "my", "our", "a", "for". */
const FUNCTION_WORD_BESIDE_TRADE =
  /^(?:my|our|a|an|the|for|new|small|little|local|family|mobile|online|logo|mein|meine|unser|unsere|eine?|für|neue[rs]?|kleine[rs]?|mon|ma|notre|une?|pour|petite?|mi|nuestr[oa]|una?|para|nuev[oa]|meu|minha|nosso|nossa|uma?|novo|nova|mio|mia|nostr[oa]|il|la|le|el|per|nuov[oa]|bizim|bir|için|μου|μας|ένα|μια|το|η|για|наш[а-я]?|мо[йяё]|для|हमारी|हमारा|मेरी|मेरा|की|का|के|एक|우리|저희|작은|ال)$/iu;
/** Words at the start of a clause that continues the description (a wish, a refusal or a place) and is not a name. */
const DESCRIPTION_CONTINUATION =
  /^(?:no|not|but|with|without|in|on|at|from|for|we|i|it|that's|name|nothing|so|still|yet|colours?|colors?|farben?|couleurs?|colore[si]?|cores|please|pls|mit|ohne|aus|in|für|wir|avec|sans|en|à|pour|nous|con|sin|en|para|com|sem|em|da|di|senza|biz|için|με|χωρίς|στο|στη|στην|για|в|без|с|из|для|на|мы|في|من|بدون|مع|में|बिना|不|别|別|要|用|色|在|我)(?![\p{L}\p{M}])/iu;
const UNSPACED_CONTINUATION =
  /^(?:不|别|別|要|用|在|我|专|做|想|希望|喜欢)|(?:色|風|风|系|体|的|で|に|く|な|は|を|ます|です|セット)$/u;

/** Words which show that a clause is a sentence about the request and not a name. */
const SENTENCE_WORDS = /(?<!\p{L})(?:that|aren't|isn't|don't|please|should|want|too)(?!\p{L})/iu;

const isUnspaced = (piece: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(piece) && !/\s/u.test(piece);

const endsInTrade = (clause: string, knowledge: WordKnowledge): boolean =>
  [2, 3, 4, 5, 6].some((length) => knowledge.isTrade(clause.slice(-length)));

const statesTrade = (clause: string, knowledge: WordKnowledge): boolean => {
  if (isUnspaced(clause)) return knowledge.isExplained(clause) && endsInTrade(clause, knowledge);
  const words = clause.toLowerCase().split(/\s+/u);
  return (
    words.length <= 5 &&
    words.some((word) => knowledge.isTrade(word)) &&
    words.every(
      (word) => knowledge.isKnown(word) || isFunctionWord(word) || FUNCTION_WORD_BESIDE_TRADE.test(word),
    )
  );
};

const canBeName = (clause: string, knowledge: WordKnowledge): boolean => {
  if (SENTENCE_OPENING.test(clause) || DESCRIPTION_CONTINUATION.test(clause) || SENTENCE_WORDS.test(clause))
    return false;
  // If the second clause states a trade too, the first is the name.
  if (statesTrade(clause, knowledge)) return false;
  if (isUnspaced(clause))
    return (
      !endsInTrade(clause, knowledge) &&
      [...clause].length <= MAX_NAME_LENGTHS.unspaced &&
      !UNSPACED_CONTINUATION.test(clause) &&
      !knowledge.isLook(clause)
    );
  const words = clause.toLowerCase().split(/\s+/u);
  if (words.every((word) => knowledge.isKnown(word) || isFunctionWord(word)) && words.length < 3)
    return false;
  const looks = words.filter((word) => knowledge.isLook(word) || isFunctionWord(word)).length;
  return (
    words.length <= MAX_NAME_LENGTHS.words && looks < words.length && !knowledge.isPlainTrade(words[0] ?? '')
  );
};

export const findNamesAfterTrade = (text: string, knowledge: WordKnowledge): Candidate[] => {
  const match = TWO_CLAUSES.exec(text);
  const [whole = '', trade = '', , name = ''] = match ?? [];
  // If the first clause is capitalised, as in "Harbour Pilot - berth planning software", it is the name.
  const isTitled = /^\p{Lu}/u.test(trade) && !/\s\p{Ll}/u.test(trade) && !/^\p{Lu}/u.test(name);
  if (name === '' || isTitled || !statesTrade(trade, knowledge) || !canBeName(name, knowledge)) return [];
  const end = whole.trimEnd().length;
  const start = whole.lastIndexOf(name);
  return start < 0
    ? []
    : [{ start, end: Math.min(end, start + name.length), score: NAME_AFTER_TRADE_SCORE, source: 'leading' }];
};
