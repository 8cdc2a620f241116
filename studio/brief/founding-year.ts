// Finds the founding year that the logo should show as a label: "est. 1911", "seit 1921". A year in running text, such
// as "we have baked since 1921", is not shown.

import type { FoundName } from './name/candidate.ts';

const YEAR_SOURCE = String.raw`(?<year>1[3-9]\d\d|20\d\d)(?!\d|[-–/]\d|['’]?s\b)(?: года| г\.)?`;

const createYearPattern = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}'’])(?:${words})\s?${YEAR_SOURCE}`, 'giu');

/** A year after words that are used only on labels. */
const LABELLED_YEAR = createYearPattern(
  String.raw`est\.?|estd\.?|est['’]d\.?|anno|a\.\s?d\.|gegr\.?|fund\.|with the year|mit (?:dem Gründungsjahr|der Jahreszahl)|avec l['’]année|con el año|con l['’]anno|com o ano`,
);

/** A year after words that are used both on labels and in running text. */
const SPOKEN_YEAR = createYearPattern(
  String.raw`since|(?:founded|established)(?: in)?|seit|gegründet(?: im Jahre?)?|depuis|fondée? en|desde|fundad[oa] e[nm]|dal|fondat[oa] nel|sinds|opgericht in|sedan|grundat|από το|с|основан[ао]? в`,
);
const UNSPACED_YEAR =
  /(?:創業|創立|创立于|创立|创始于|始于|始於|创于|창립|설립)\s?(?<year>1\d\d\d|20\d\d)\s?年?/gu;
const TURKISH_YEAR = /(?<year>1[3-9]\d\d|20\d\d)['’][dt][ea]n beri/giu;

/** Words that show running text: pronouns and auxiliary verbs. */
const RUNNING_TEXT_WORD =
  /(?<![\p{L}\p{N}])(?:we|i|us|our|my|it|they|he|she|have|has|had|been|was|were|is|are|am|\p{L}+['’](?:ve|re|m|s been)|wir|ich|unser\p{L}*|mein\p{L}*|gibt|haben|hat|sind|ist|bin|wurde\p{L}*|nous|je|notre|nos|mon|ma|sommes|avons|existe|nosotros|somos|soy|nuestr\p{L}*|hemos|estamos|llevamos|noi|siamo|abbiamo|nostr\p{L}*|è|nós|estamos|nossa|nosso|é|foi|мы|я|наш\p{L}*|είμαστε|μας)(?![\p{L}\p{N}])/iu;
/** The request itself, such as "I need a logo for". Its "I" does not make the rest running text. */
const REQUEST_FOR_DESIGN =
  /^.{0,60}?\b(?:logo|logotype|logotipo|brand|branding|identity|identité|crest|badge|emblem|label|wappen|etikett|signet)\b.{0,20}?\s(?:for|für|pour|para|per|di|de|del|voor|för|для|για)\s/iu;
/** Words before "since" that make it a duration, as in "around since 2019", not a founding date. */
const DURATION_WORD_AT_END =
  /(?:business|around|open|active|running|trading|operating|operation|online|going|existing|there|here|market|работа\p{L}*|aktiv|markt|geöffnet|ouvert\p{L}*|abiert\p{L}*|apert\p{L}*)\s*$/iu;
/** A verb and its object after the name, as in "Sutter bakes bread since". "Sutter tailors since" has no verb. */
const VERB_AFTER_NAME = /^\s\p{Ll}{2,}[^s'’]s\s(?!(?:and|&|of)\s)\p{L}+/u;

/** Words or a quotation mark directly before text that the logo should show. */
const WORDS_BEFORE_SHOWN_TEXT =
  /(?:["“„«'‘]|(?<!\p{L})(?:with|showing|shows?|says?|saying|reads?|reading|includ\p{L}+|adds?|put|words?|text|line|inscription|mit|avec|con|com|met|med|texte|texto|testo|schriftzug|zusatz)\s(?:(?:an?|the|small|tiny|little|einem?|klein\p{L}*|un|une|petite?|el|la|le)\s)*["“„«'‘]?)$/iu;
const WORDS_AFTER_SHOWN_TEXT =
  /^\s?["”“»'’]?\s?(?:(?:set|small|klein|written|in small(?: letters| caps| type)?)\s)*(?:under|underneath|below|beneath|above|beside|next to|around|on (?:a|the)|in (?:a|the) (?:ring|banner|ribbon|border|badge|circle)|unter|über|neben|darunter|sous|dessous|bajo|debajo|abajo|sotto|sob|abaixo|onder|under)(?!\p{L})/iu;
/** What may follow a label: punctuation, the end, "called" and the name, or a place. */
const END_AFTER_LABEL =
  /^\s*(?:$|[,;:.!?()[\]|·•–—/"”»'’\n]|-\s|(?:called|named|namens|names|appelée?|nommée?|llamad[oa]|chamad[oa]|chiamat[oa])\s|in\s\p{Lu}|años?\b)/u;

const NEGATION_BEFORE_YEAR =
  /(?<!\p{L})(?:no|not|without|don['’]?t|skip|omit|drop|remove|delete|lose|hide|take out|get rid of|entfern\p{L}*|avoid|never|leave out|ohne|kein\p{L}*|nicht|sans|pas|sin|senza|sem|zonder|utan|без)\s(?:[^\s,;:.]+\s){0,3}["“„«'‘]?$/iu;
const YEAR_REFUSAL =
  /(?<!\p{L})(?:no|without|skip|omit|drop|remove|delete|lose|hide|erase|cut|ditch|take (?:out|away|off)|get rid of|leave out|leave off|don['’]?t (?:show|want|need|use)|ohne|kein|keine|entfern\p{L}*|lösch\p{L}*|lass\p{L}*|streich\p{L}*|sans|enlève\p{L}*|enlev\p{L}*|retir\p{L}*|supprim\p{L}*|sin|quita\p{L}*|elimina\p{L}*|senza|togli\p{L}*|rimuov\p{L}*|sem|remov\p{L}*|tira\p{L}*)\s(?:\p{L}+\s){0,2}(?:l['’])?(?:founding )?(?:year|date|years|dates|jahr|jahreszahl|gründungsjahr|année|date|año|fecha|anno|ano|data)(?![\p{L}\p{N}])/iu;

const YEAR_REFUSAL_AT_END =
  /(?<!\p{L})(?:jahr|jahreszahl|gründungsjahr)\s(?:\p{L}+\s)?(?:weg\p{L}*|entfern\p{L}*|lösch\p{L}*|raus\p{L}*|streich\p{L}*)/iu;

const findSentenceStart = (text: string, at: number): number => {
  const stops = [...text.matchAll(/[.!?…]\s+(?=[\p{Lu}\p{N}"“„«])|[。！？\n;]/gu)];
  const last = stops.findLast((stop) => stop.index + stop[0].length <= at);
  return last === undefined ? 0 : last.index + last[0].length;
};

/** Whether the words from `start` to `end`, such as "since 1921", are a label and not running text. */
const isUsedAsLabel = (text: string, start: number, end: number, name: FoundName | null): boolean => {
  const from = findSentenceStart(text, start);
  const before = text.slice(from, start);
  const after = text.slice(end);
  if (WORDS_BEFORE_SHOWN_TEXT.test(before) || WORDS_AFTER_SHOWN_TEXT.test(after)) return true;
  if (!END_AFTER_LABEL.test(after) && !(name !== null && name.start <= end + 1 && name.start >= end))
    return false;
  // If the words open a sentence, the rest must not be running text, as it is in "Founded in 1972, it now has".
  const restOfSentence = before.trim() === '' ? (after.split(/[.!?…;\n]/u)[0] ?? '') : '';
  if (RUNNING_TEXT_WORD.test(restOfSentence)) return false;
  const beforeWithoutRequest = before.replace(REQUEST_FOR_DESIGN, '');
  if (RUNNING_TEXT_WORD.test(beforeWithoutRequest) || DURATION_WORD_AT_END.test(beforeWithoutRequest))
    return false;
  const afterName = name === null || name.end > start || name.end < from ? '' : text.slice(name.end, start);
  return !VERB_AFTER_NAME.test(afterName);
};

/** Formats the words as a label: "est. 1911" from "est 1911", "founded 1987" from "founded in 1987". */
const formatAsLabel = (typed: string, year: string): string => {
  const words = typed.slice(0, typed.lastIndexOf(year)).trim();
  if (/(?:year|jahr|jahreszahl|année|año|anno|ano)$/iu.test(words) && words.includes(' ')) return year;
  if (/^est$/iu.test(words)) return `${words}. ${year}`;
  return typed.replace(/^(founded|established) in\s/iu, '$1 ').replace(/\s+/gu, ' ');
};

/** Returns the year of a line: "1911" from "est. 1911". */
export const yearOf = (line: string): string => /\d{4}/u.exec(line)?.[0] ?? line;

export interface FoundingDate {
  /** The date as a label. */
  line: string;
  start: number;
  end: number;
}

/** Returns every mention of a founding year, as a label or in running text. */
export const findFoundingDates = (typed: string): (FoundingDate & { labelled: boolean })[] =>
  [LABELLED_YEAR, SPOKEN_YEAR, UNSPACED_YEAR, TURKISH_YEAR].flatMap((pattern) =>
    [...typed.matchAll(pattern)].map((match) => ({
      line: formatAsLabel(match[0].trim(), match.groups?.['year'] ?? ''),
      start: match.index,
      end: match.index + match[0].length,
      labelled: pattern === LABELLED_YEAR || pattern === UNSPACED_YEAR,
    })),
  );

const isYearRefused = (typed: string, { start }: FoundingDate): boolean =>
  NEGATION_BEFORE_YEAR.test(typed.slice(findSentenceStart(typed, start), start));

export const refusesYear = (typed: string): boolean =>
  YEAR_REFUSAL.test(typed) ||
  YEAR_REFUSAL_AT_END.test(typed) ||
  findFoundingDates(typed).some((founding) => isYearRefused(typed, founding));

/** Returns the label to show. Null if there is none, the prompt refuses the year, or the name contains it. */
export const findFoundingLine = (typed: string, name: FoundName | null): string | null => {
  if (refusesYear(typed)) return null;
  const shown = findFoundingDates(typed).find(({ start, end, labelled }) => {
    const inName = name !== null && start < name.end && end > name.start;
    return !inName && (labelled || isUsedAsLabel(typed, start, end, name));
  });
  return shown === undefined || name?.text.includes(yearOf(shown.line)) === true ? null : shown.line;
};
