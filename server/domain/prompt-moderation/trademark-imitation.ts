import { requestsPhrase, mentionsPhrase, phrasePattern } from './phrase-matcher.ts';
import { COMMON_WORD_TRADEMARKS, type Trademark, DISTINCTIVE_TRADEMARKS } from './trademarks.ts';

function oneOf(words: readonly string[]): string {
  return `(?:${words.join('|')})`;
}

/** Words that mean a logo or symbol. */
const MARK = oneOf([
  'logos?|logotypes?|logotipos?|emblems?|emblema|embleme|symbols?|trademarks?|brand ?marks?|wordmarks?|monograms?',
  'icons?|crests?|insignia|marchio|markenzeichen|логотип\\p{L}*|лого|эмблем\\p{L}*|λογοτυπο|amblemi|logosu(?:nu)?',
  'ロゴ(?:マーク)?|マーク|标志|標誌|商标|商標|로고|마크|شعار|लोगो',
]);

const LIKE = oneOf([
  '(?:exactly |just )?like|similar to|(?:the )?same as|identical to|copied from|based on|a copy of',
  '(?:genau )?wie|ahnlich wie|comme|como|come|как|gibi',
]);

const COPY = oneOf([
  'copy|clone|imitate|replicate|reproduce|recreate|steal|rip off|duplicate|fake|counterfeit|plagiari[sz]e',
  'kopieren?|klauen?|copie[rz]?|copia(?:r|re)?|imite[rz]?|imita(?:r|re)?|скопируй(?:те)?|kopyala',
]);

const THE = "(?:(?:the|that|das|der|die|le|la|el|il|o) |l')?";
const OF = '(?:of|by|from|von|vom|de|du|di|da|do|del|della|van)';
const OWN = "(?:'s|s'|')?";

/** Examples: `the Nike swoosh`, `Nike's logo`, `ナイキのロゴ`. */
function namedMark(name: string, mark: string): string {
  return `${name}${OWN}[ -]?(?:の|的|의 ?)?${mark}`;
}

function distinctivePatterns({ names, devices }: Trademark): string[] {
  const name = oneOf(names);
  const mark = devices === undefined ? MARK : oneOf([MARK, devices]);
  return [
    namedMark(name, mark),
    `${mark} (?:${LIKE}|${OF}) ${THE}${name}`,
    `${COPY} ${THE}${name}`,
    `exactly what ${name} (?:has|have|does|uses)`,
  ];
}

/** "An apple logo" means a logo with an apple. Only a request for a copy means the trademark. */
function commonWordPatterns({ names, devices }: Trademark): string[] {
  const name = oneOf(names);
  return [
    `(?:${COPY}|${LIKE}) ${THE}${namedMark(name, MARK)}`,
    `(?:${COPY}|${LIKE}) ${THE}${MARK} ${OF} ${name}`,
    `${MARK} ${LIKE} ${THE}${name}'s`,
    `exactly what ${name} (?:has|have|does|uses)`,
    ...(devices === undefined ? [] : [namedMark(name, oneOf([devices]))]),
  ];
}

const IMITATION_PATTERN = phrasePattern([
  ...DISTINCTIVE_TRADEMARKS.flatMap(distinctivePatterns),
  ...COMMON_WORD_TRADEMARKS.flatMap(commonWordPatterns),
]);

/** Most prompts contain no trademark; then the long regular expression is not needed. */
const NAMES = new RegExp(
  oneOf([...DISTINCTIVE_TRADEMARKS, ...COMMON_WORD_TRADEMARKS].flatMap(({ names }) => names)),
  'u',
);

const REASON =
  'The prompt asks for a trademark that belongs to somebody else. Describe what you want in your own words.';

export function findTrademarkImitation(text: string): string | undefined {
  return mentionsPhrase(text, NAMES) && requestsPhrase(text, IMITATION_PATTERN) ? REASON : undefined;
}
