// Finds where the name begins in a capitalised run, after words that are not part of it: "For" in "For Swift Ferry",
// "Psychotherapist" in "Psychotherapist Hale".

import type { WordKnowledge } from './word-knowledge.ts';
import { NEVER_NAME_ALONE } from './name-words.ts';

/** Articles and other words of `NEVER_NAME_ALONE` that may begin a name, such as "The", "Old" or "Sunday". */
const NAME_OPENING_WORD =
  /^(?:the|le|la|les|l|el|los|las|il|lo|gli|das|der|die|un|una|une|st|no|mr|mrs|ms|dr|old|new|north|south|east|west|black|white|last|next|first|main|yes|rust|right|may|june|april|august|monday|friday|saturday|sunday|little|una|sin|ohne|sem|senza|sans|pas|без|χωρίς|maybe|hope|nothing|something|only|not|without|some|thank|apple|amazon|big|large|huge|round|christmas|easter|team|good|kind|best|morning|evening|letter|badge|primary|icon|many|most|everyone|everybody|private)$/iu;

/** First words that belong to the name although some are trades too, such as "Casa", "Studio" or "Green". */
const HOUSE_WORD =
  /^(?:the|casa|studio|studios|atelier|bottega|dar|maison|café|cafe|caffè|hotel|villa|haus|house|club|taller|officine|officina|banca|banco|clínica|estudio|ateliê|quinta|oficina|galerie|galería|galleria|gallery|bar|théâtre|teatro|theatre|librairie|librería|libreria|radio|planet|team|camp|green|blue|red|black|white|gold|golden|silver|little|big|old|new|grand|petit|petite)$/iu;

/** English words for a profession or its premises. Other trades ("Copper", "Dental") may begin names. */
const PROFESSION =
  /^(?:\p{L}{3,}(?:(?<!q[uv]|kv)ists?|ologists?|ographers?|smiths?|masons?|icians?|makers?|bakers?|brewers?|designers?|teachers?)|lawyers?|solicitors?|barristers?|architects?|accountants?|dentists?|vets?|plumbers?|builders?|tailors?|barbers?|hairdressers?|butchers?|doctors?|midwives|midwife|carpenters?|roofers?|bricklayers?|gardeners?|joiners?|upholsterers?|surveyors?|translators?|caterers?|illustrators?|restaurant|bistro|bakery|brewery|distillery|pharmacy|charity|podcast|magazine|newspaper|hostel|nightclub|pub|clinic|salon|nursery|florist|ngo)$/iu;

/** Whether a word is a trade before the name and not part of it: "Psychotherapist" in "Psychotherapist Hale". */
const isTradeBeforeName = (word: string, rest: string, knowledge: WordKnowledge): boolean => {
  const next = /^\S*/u.exec(rest)?.[0] ?? '';
  // A capitalised article begins the name: "L'Encre Bleue".
  if (/^\p{Lu}\p{Ll}{0,4}['’]\p{Lu}/u.test(word)) return false;
  if (HOUSE_WORD.test(word) || /['’]s$/u.test(word) || /^\p{Ll}/u.test(next)) return false;
  if (knowledge.tradesFollow) {
    // If only the trade follows, the first word is the name: "Tinsmith Tattoo".
    const named = rest.split(/\s+/u).some((each) => !knowledge.isTrade(each.toLowerCase()));
    return named && PROFESSION.test(word);
  }
  // If only another trade follows, the first word is part of the name: "Hopfenwerk Brauerei".
  if (
    knowledge.nounsAreCapital &&
    !/\s/u.test(rest.trim()) &&
    knowledge.isPlainTrade(rest.trim().toLowerCase())
  )
    return false;
  return knowledge.isPlainTrade(word.toLowerCase());
};

/** Words that usually belong to the sentence but may begin a name, such as "Hello" in "Hello Sunshine is a nursery". */
const TITLE_HEAD =
  /^(?:hello|hey|hi|good|best|a|an|no|yes|old|new|just|only|all|every|what|go|make|kind|dear|here|there|this|that|if|when|once|on|in|at|by|to|from|with|without|after|before|under|over)$/iu;
const VERB_AFTER_SUBJECT =
  /^(?:is|are|was|has|have|does|makes|sells|wants|needs|offers|est|ist|es|é|è|sind|sont)$/u;

/** One word, and the spaces or the sign such as "&" after it. */
const WORD_WITH_SEPARATOR = /([\p{L}\p{M}\p{N}'’.\-/:@_·]+)(\s{0,2}[&+×]?\s{0,2})/uy;

/** Returns the start of the name, and whether a trade precedes it. */
export const findNameStart = (
  text: string,
  start: number,
  end: number,
  opensSentence: boolean,
  knowledge: WordKnowledge,
): { start: number; afterTrade: boolean } => {
  let at = start;
  let afterTrade = false;
  // If the run is the subject of a sentence, its first word is part of the name: "Hello Sunshine is a nursery".
  const follows = /^\s(\p{Ll}{2,16})\s/u.exec(text.slice(end, end + 20))?.[1] ?? '';
  const isSubject =
    knowledge.tradesFollow &&
    (VERB_AFTER_SUBJECT.test(follows) || (follows !== '' && knowledge.isVerb(follows)));
  // Latin letters in a prompt of another script are the whole name: "Chai Junction का लोगो".
  if (/\p{Lo}/u.test(text.slice(end, end + 12)) && /^\p{Script=Latin}/u.test(text.slice(start, start + 1)))
    return { start, afterTrade };
  if (!opensSentence && !knowledge.nounsAreCapital) return { start, afterTrade };
  while (/\p{Lu}/u.test(text.slice(at, end))) {
    WORD_WITH_SEPARATOR.lastIndex = at;
    const match = WORD_WITH_SEPARATOR.exec(text);
    const word = match?.[1] ?? '';
    const beyond = at + (match?.[0].length ?? 0);
    if (match === null || beyond >= end || /[&+×]/u.test(match[2] ?? '')) break;
    const idle =
      opensSentence &&
      ((/^\p{Ll}/u.test(word) && /\p{Lu}/u.test(text.slice(at, end))) ||
        (NEVER_NAME_ALONE.has(word.toLowerCase()) &&
          !NAME_OPENING_WORD.test(word) &&
          !(TITLE_HEAD.test(word) && isSubject)));
    const trade = !idle && isTradeBeforeName(word, text.slice(beyond, end), knowledge);
    if (!idle && !trade) break;
    afterTrade ||= trade;
    at = beyond;
  }
  return { start: at, afterTrade };
};
