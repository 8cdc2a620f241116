import { requestsPhrase, mentionsPhrase, createPhrasePattern } from './phrase-matcher.ts';
import { COMMON_WORD_TRADEMARKS, type Trademark, DISTINCTIVE_TRADEMARKS } from './trademarks.ts';

function createAlternatives(words: readonly string[]): string {
  return `(?:${words.join('|')})`;
}

/** Words that mean a logo or symbol. */
const MARK_WORDS = createAlternatives([
  'logos?|logotypes?|logotipos?|emblems?|emblema|embleme|symbols?|trademarks?|brand ?marks?|wordmarks?|monograms?',
  'icons?|crests?|insignia|marchio|markenzeichen|логотип\\p{L}*|лого|эмблем\\p{L}*|λογοτυπο|amblemi|logosu(?:nu)?',
  'ロゴ(?:マーク)?|マーク|标志|標誌|商标|商標|로고|마크|شعار|लोगो',
]);

const LIKENESS_WORDS = createAlternatives([
  '(?:exactly |just )?like|similar to|(?:the )?same as|identical to|copied from|based on|a copy of',
  '(?:genau )?wie|ahnlich wie|comme|como|come|как|gibi',
]);

const COPY_WORDS = createAlternatives([
  'copy|clone|imitate|replicate|reproduce|recreate|steal|rip off|duplicate|fake|counterfeit|plagiari[sz]e',
  'kopieren?|klauen?|copie[rz]?|copia(?:r|re)?|imite[rz]?|imita(?:r|re)?|скопируй(?:те)?|kopyala',
]);

const OPTIONAL_ARTICLE = "(?:(?:the|that|das|der|die|le|la|el|il|o) |l')?";
const OF_WORDS = '(?:of|by|from|von|vom|de|du|di|da|do|del|della|van)';
const OPTIONAL_POSSESSIVE = "(?:'s|s'|')?";

/** Matches a name followed by its symbol: `the Nike swoosh`, `Nike's logo`, `ナイキのロゴ`. */
function createNamedMarkSource(name: string, mark: string): string {
  return `${name}${OPTIONAL_POSSESSIVE}[ -]?(?:の|的|의 ?)?${mark}`;
}

function createDistinctivePatterns({ names, devices }: Trademark): string[] {
  const name = createAlternatives(names);
  const mark = devices === undefined ? MARK_WORDS : createAlternatives([MARK_WORDS, devices]);
  return [
    createNamedMarkSource(name, mark),
    `${mark} (?:${LIKENESS_WORDS}|${OF_WORDS}) ${OPTIONAL_ARTICLE}${name}`,
    `${COPY_WORDS} ${OPTIONAL_ARTICLE}${name}`,
    `exactly what ${name} (?:has|have|does|uses)`,
  ];
}

/** "An apple logo" means a logo with an apple. Only a request for a copy means the trademark. */
function createCommonWordPatterns({ names, devices }: Trademark): string[] {
  const name = createAlternatives(names);
  return [
    `(?:${COPY_WORDS}|${LIKENESS_WORDS}) ${OPTIONAL_ARTICLE}${createNamedMarkSource(name, MARK_WORDS)}`,
    `(?:${COPY_WORDS}|${LIKENESS_WORDS}) ${OPTIONAL_ARTICLE}${MARK_WORDS} ${OF_WORDS} ${name}`,
    `${MARK_WORDS} ${LIKENESS_WORDS} ${OPTIONAL_ARTICLE}${name}'s`,
    `exactly what ${name} (?:has|have|does|uses)`,
    ...(devices === undefined ? [] : [createNamedMarkSource(name, createAlternatives([devices]))]),
  ];
}

const IMITATION_PATTERN = createPhrasePattern([
  ...DISTINCTIVE_TRADEMARKS.flatMap(createDistinctivePatterns),
  ...COMMON_WORD_TRADEMARKS.flatMap(createCommonWordPatterns),
]);

/** Checked first, because it is quicker than IMITATION_PATTERN and rules out most prompts. */
const TRADEMARK_NAME_PATTERN = new RegExp(
  createAlternatives([...DISTINCTIVE_TRADEMARKS, ...COMMON_WORD_TRADEMARKS].flatMap(({ names }) => names)),
  'u',
);

const TRADEMARK_REASON =
  'The prompt asks for a trademark that belongs to somebody else. Describe what you want in your own words.';

export function findTrademarkImitation(text: string): string | undefined {
  return mentionsPhrase(text, TRADEMARK_NAME_PATTERN) && requestsPhrase(text, IMITATION_PATTERN)
    ? TRADEMARK_REASON
    : undefined;
}
