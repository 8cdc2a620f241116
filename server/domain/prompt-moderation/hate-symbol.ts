import { requestsPhrase, mentionsPhrase, createPhrasePattern } from './phrase-matcher.ts';

/**
 * Organisations that are banned in most countries, and unambiguous symbols. Words that are also names, clubs,
 * laughter or ordinary things are left out on purpose (Isis, Al-Shabab, kkk, 1488, a skull, a sun wheel).
 */
const BANNED_ORGANISATIONS = createPhrasePattern([
  'nazis?|nazism|nazismus|nazismo|nazisme|nazi-party|nsdap|нацист\\p{L}*|нацизм\\p{L}*|third reich|drittes reich',
  'hitler|гитлер\\p{L}*|schutzstaffel|waffen[- ]ss|heil hitler|sieg heil',
  'ku klux klan|the kkk|kkk (?:hoods?|robes?|flags?|rally|symbol|logo)|white (?:power|supremac(?:y|ist|ists))|aryan (?:nations?|brotherhood)|combat 18',
  'blood (?:and|&) honou?r|atomwaffen(?: division)?|14/88',
  'islamic state|isis flag|daesh|al[- ]q(?:ae|ai|a)da|boko haram|taliban|hamas|hez[bn]ollah|hizbullah',
  'lashkar[- ]e[- ]t(?:ai|ay)y?iba|jaish[- ]e[- ]mohamm[ae]d|abu sayyaf|аль-каид\\p{L}*',
  'ナチス|ナチ党|纳粹|納粹|나치즘|나치당|나치 독일|النازية|داعش',
]);

/** Words used by organisations that oppose these groups, remember their victims or study them. */
const REMEMBRANCE_CONTEXT = createPhrasePattern([
  'anti[- ]?(?:nazi|fascist|fascism|racist|racism|terror\\p{L}*|extremis\\p{L}*)|against|victims?|survivors?|memorial|museum',
  'remembrance|holocaust|shoah|history|historians?|documentation|refugees?|deradicali[sz]\\p{L}*|prevention',
  'gegen|opfer|uberlebende|gedenk\\p{L}*|mahnmal|geschichte|contre|victimes|memoire|musee|contra|victimas|memoria|museo',
  'против|жертв\\p{L}*|памят\\p{L}*|музе\\p{L}*',
]);

const AMBIGUOUS_SIGNS = createPhrasePattern([
  'swastikas?|hakenkreuz(?:e|es)?|croix gammees?|(?:cruz|cruces) gamadas?|svastic(?:a|he)|esvasticas?|suasticas?',
  'свастик\\p{L}*|σβαστικα|ハーケンクロイツ|하켄크로이츠|卐',
  'ss[- ](?:runes?|bolts?|lightning bolts?|runen)|double sig rune|ss-totenkopf',
  'burning cross(?:es)?|klan hoods?|nazi salute|hitlergruss|hitler moustache',
]);

/** Words for religions and cultures in which the swastika is an ancient symbol of good fortune. */
const DHARMIC_CONTEXT = createPhrasePattern([
  'hindus?|hinduism|buddhis(?:t|ts|m)|jains?|jainism|temples?|mandir|dharm(?:a|ic)|vedic|vedas?|puja|diwali|ganesha?',
  'lakshmi|vishnu|shiva|monaster(?:y|ies)|stupa|pagoda|sanskrit|auspicious|ashram|buddha|zen|manji|navajo',
  'hinduistisch\\p{L}*|buddhistisch\\p{L}*|hindou\\p{L}*|bouddhis\\p{L}*|budis\\p{L}*|индуис\\p{L}*|будди\\p{L}*',
  '寺|神社|仏教|佛|मंदिर|हिंदू|बौद्ध|जैन|स्वस्तिक',
]);

const HATE_SYMBOL_REASON = 'The prompt asks for a symbol of a hate or terror organisation.';

export function findHateSymbol(text: string): string | undefined {
  if (requestsPhrase(text, BANNED_ORGANISATIONS) && !mentionsPhrase(text, REMEMBRANCE_CONTEXT))
    return HATE_SYMBOL_REASON;
  const isDharmic = mentionsPhrase(text, DHARMIC_CONTEXT) && !mentionsPhrase(text, BANNED_ORGANISATIONS);
  return requestsPhrase(text, AMBIGUOUS_SIGNS) && !isDharmic ? HATE_SYMBOL_REASON : undefined;
}
