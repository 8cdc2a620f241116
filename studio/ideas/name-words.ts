// The words of a name: whole ones, the parts of compounds ("Loafwright": loaf, wright), and words of other languages.

import { fold } from '../brief/text/fold.ts';
import { ANIMALS } from '../brief/closed-lists.ts';
import { LEXICONS } from '../brief/lexicon/lexicons.ts';
import { matchAll } from '../brief/lexicon/match.ts';
import { tokenise } from '../brief/text/tokenise.ts';
import { nounsIn, NOUN_LANGUAGES } from '../brief/lexicon/nouns.ts';
import { calledBy, calledByPhrase } from './called-pictures.ts';
import { isDrawnAlive } from './living.ts';
import { pairsIn } from './name-pairs.ts';
import type { NameWord } from './name-word.ts';
import { CHANCE_TAILS, isBeginning, isEnding, UNDIVIDED } from './undivided.ts';
import { words } from './word-lists.ts';

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
  supply goods things stuff right left workshop outdoor outdoors network networks cabinet condition farm garden gardens
  park square theory service bio natural organic mobile digital media tools tool craft crafts online direct express plus
  pro first max best premium classic vintage mr ms sir king queen mama papa auntie uncle son office offices department
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
  view brook ville ling let joy joyful bloom pad deck loop link scape burn bourne stead thwaite mere firth bark shot ry ary eria erie ette ish
`);

/** What a thing may be called in one word with it: "Oddsocks", "Saltbox". */
const EPITHETS = words(`
  bad bare bitter bold brave cold cool crazy curly dark dead deep dry fair fast fat fuzzy gentle hard hidden holy hot
  hungry jolly kind lazy lone lost loud lucky mad merry misty moody odd plain proud quick rare raw real rough round rusty
  sad salt salty sharp shy silent silly slow sly smart soft sour still sunny sweet swift tall tame thin tiny true velvet
  warm wee wet wild wise young
`);

/** Ends of places that became surnames: Hartwell and Wolfson show their owners, not a hart and a wolf. */
const SURNAME_ENDS = words(`
  well wells ton ham ford ley worth son sen sson mann bury wick wich hurst thorpe stein berg sworth combe cott burn
  bourne stead thwaite
`);

/** Families, not what their signs mean one by one: 山田 is no mountain. */
const FAMILIES = words(`
  佐藤 鈴木 高橋 田中 伊藤 渡辺 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 清水 山崎 池田 橋本 阿部 石川
  山下 中島 石井 小川 前田 岡田 長谷川 藤田 後藤 近藤 村上 遠藤 青木 坂本 斉藤 斎藤 福田 太田 西村 藤井 金子 藤原 岡本
  三浦 中野 原田 松田 竹内 田村 上田 小野 中川 石田 森田 柴田 酒井 横山 宮崎 内田 高木 大野 今井 河野 武田 村田 上野 杉山
`);

/** "Oakhaven", "Foxfield": a short thing before a place is the name's own. */
const SHORT_HEADS = words('ash bee elk elm fir fox ivy oak owl sun yew');
const HAVENS = words(`
  bank bridge brook cliff croft dene field fields gate glen grove haven hill hollow house lodge mead meadow meadows mount
  ridge rise side tree view wood woods
`);
const SHORTEST_HEAD = 4;
const SHORTEST_TAIL = 3;

const WHOLE = 1;
/** "Oddsocks": a known word inside another, with an explained rest, is the name's own thing. */
const EXPLAINED_PART = 0.95;
const HEAD_ALONE = 0.7;
const TAIL_ALONE = 0.76;
/** "Pulsebox", "Fizzwick": such parts are in any name. */
const COMMON_PART = 0.6;
const SURNAME_PART = 0.62;

const isExplained = (other: string): boolean =>
  BESIDE.has(other) || EVERYDAY.has(other) || EPITHETS.has(other) || calledBy(other).length > 0;

const byChance = (each: NameWord): NameWord => ({ ...each, sure: Math.min(each.sure, COMMON_PART) });

/** The most telling way to cut a word in two. */
const partsOf = (folded: string): readonly NameWord[] => {
  const [short, rest] = [folded.slice(0, SHORTEST_TAIL), folded.slice(SHORTEST_TAIL)];
  if (SHORT_HEADS.has(short) && HAVENS.has(rest) && calledBy(short).length > 0)
    return [{ word: short, pictures: calledBy(short), sure: EXPLAINED_PART }];
  let best: readonly NameWord[] = [];
  let most = 0;
  for (let cut = SHORTEST_TAIL; cut <= folded.length - 1; cut += 1) {
    const [head, tail] = [folded.slice(0, cut), folded.slice(cut)];
    const parts = [part(head, tail, SHORTEST_HEAD, HEAD_ALONE), part(tail, head, SHORTEST_TAIL, TAIL_ALONE)];
    const ordinary = isEnding(tail) || isBeginning(head) || (CHANCE_TAILS.has(tail) && !isExplained(head));
    const known = parts.flatMap((each) => each ?? []).map((each) => (ordinary ? byChance(each) : each));
    const told = known.reduce((sum, { sure, word }) => sum + sure * word.length, 0);
    if (told > most) {
      most = told;
      best = known;
    }
  }
  return isFamilyName(folded)
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
  // Three letters need a word beside them: "Solace" is no sun and no ace.
  if (own.length === 3 && (!explained || other.length < SHORTEST_HEAD)) return null;
  // "Monitoring" ends in no ring.
  if (/^[bcdfgklmnprstvw]ing$/u.test(own) && !BESIDE.has(other)) return null;
  const pictures = calledBy(own).filter(({ strength }) => explained || strength >= 0.9);
  if (pictures.length === 0) return null;
  // "Pinto" has a vowel more than a pint, and nothing to do with it.
  const isVowel = other.length === 1 && own.length === SHORTEST_HEAD;
  if (BESIDE.has(own) || isVowel) return { word: own, pictures, sure: COMMON_PART };
  return { word: own, pictures, sure: explained ? EXPLAINED_PART : alone };
}

/** Common family names, and first names: a noun beside one of them is a name as well. */
const FAMILY_NAMES = words(`
  adams allen anderson armstrong bailey baker barnes bell bennett bianchi black brown bruno byrne campbell carter clark
  collins colombo cooper costa cruz da davies davis dawson diaz dubois dupont durand edwards esposito evans ferrari
  fischer fitzgerald foster garcia gomez gonzalez gray green griffiths hall hamilton harris harrison henderson hernandez
  hill hofmann holloway howard huber hughes hunt jackson james johnson jones jung kaya kelly kessel khan king klein koch
  kowalski kruger kumar lang lange lee lefevre lewis lloyd lopez marino marshall martin martinez mason meier meyer miller
  mitchell moore moreau morgan morris muller murphy murray nguyen novak okafor oakley oliveira ortega osei owen parker
  patel pereira perez petit phillips powell price quinn ramirez reid ricci richards richardson roberts robinson rodriguez
  rogers romano rossi russell ryan sanchez santos sanders schmidt schneider schulz scott shaw silva simon simpson singh
  smith souza stewart stokes sullivan taylor thomas thompson torres turner wagner walker walsh ward watson weber weiss
  white williams wilson wright yilmaz young zimmermann
`);
const FIRST_NAMES = words(`
  aaron adam ahmed aisha alan albert alex alice amanda amelia amir amy ana andrea andrew angela anita anna anne annie
  antonio arthur audrey barbara becky bella ben bernard beth betty billy bob brian bruce camille carla carlos carol
  caroline catherine cathy cecilia charles charlotte chiara chloe chris christine claire clara colin craig cynthia
  dan daniel darren david deborah denise derek diana donna doris dorothy eddie edith edward eleanor elena elif
  elizabeth ella ellie emily emma eric erik esther ethan eva eve evelyn fatima felix finn fiona florian frank freya
  gabriel gary gavin gemma george georgia gerald gina giulia gloria gordon greg greta gustav hannah hans harry helen
  henry hugo ian ines ingrid irene isaac isabel isabella ivan jack jackie jakob james jamie jane janet jason jean
  jeff jennifer jenny jessica jim joan joanna joe john jonas jose joseph joyce judith judy julia karen karl kate
  kathy katie keith ken kevin kim kirsty klaus kyle lars laura lauren lea lena leo leon leonard liam linda lisa lola
  lorenzo lorna louis louisa louise lucas lucia lucy luis lukas luke lydia lynn maggie malcolm marco marcus margaret
  margot maria marie marion mark marta martha martin martina mary matt matteo matthew maurice max maya megan mehmet
  melissa mia michael mick mike mila millie mira miriam mohammed molly monica nadia nancy naomi natalie nathan neil
  nick nicole nigel nikolai nina noah nora norman oliver olivia orla oscar otto pam pamela pat patricia patrick paul
  paula pauline peter petra phil philip pierre rachel rahul ralph raymond rebecca rene rhys rita rob robert roger ron
  ronald rory rosa rosie ross roy ruth sally sam samantha samuel sandra sanjay sara sarah sean sebastian sharon
  sheila shirley sidney simon sofia sonia sophie stefan stella stephen steve steven stuart sue susan suzanne sven
  sylvia tamara tanya ted teresa terry tessa theo thomas tim tina toby todd tom tomas tony tracy trevor ursula
  valerie vanessa vera veronica victor victoria vincent walter wendy wilfred william yasmin yusuf yvonne zara zoe
`);
const LONGER_THAN_A_SURNAME = 9;
const FAMILY_SIGNS = words(
  'sons daughters brothers bros sisters dr prof herr frau mme hermanos fratelli frères gebrüder',
);

const isFamilyName = (folded: string): boolean => FAMILY_NAMES.has(folded) || isSurname(folded);

/** "Brown Bear" is a bear; "Brown & Bear" are two people. */
const COLOURED = /^(?:the )?(?:black|brown|crimson|gray|green|white) \p{L}/iu;

/** The words that are people's names, of those that stand first. */
const personsIn = (said: readonly string[], name: string): ReadonlySet<string> => {
  const [first = '', second = ''] = said;
  // "Rosie's Ice Cream": what follows the owner is owned.
  const [owner = '', ...owned] = name.split(/['’]s\b/u);
  const isOwned = owned.length > 0;
  const signed = said.some((word) => FAMILY_SIGNS.has(word));
  if (signed || (FIRST_NAMES.has(first) && (said.length > 1 || isOwned))) {
    const most = isOwned ? wordsOf(owner).length : 2;
    return new Set(said.slice(0, signed ? 3 : most).filter((word) => !EVERYDAY.has(word)));
  }
  if (COLOURED.test(name)) return new Set();
  const isFamily = (word: string): boolean => isFamilyName(word) && calledBy(word).length === 0;
  return new Set(said.slice(0, 2).filter((_, index) => isFamily(index === 0 ? second : first)));
};

/** "Wheelbarrow & Daughters": so long a thing is nobody's surname; a nightingale may be. */
const isNobody = ({ word, pictures }: NameWord): boolean =>
  word.length >= LONGER_THAN_A_SURNAME &&
  pictures.some(({ picture, strength }) => strength === 1 && !ANIMALS.includes(picture));

/** "Holloway & Pike", "Jack Fox", "Wolf & Sons": beside a family name or a first name the animal is a person. */
const withoutFamilies = (
  found: readonly NameWord[],
  typed: readonly string[],
  name: string,
): readonly NameWord[] => {
  const persons = personsIn(typed.map(fold), name);
  // "Ricci" is a family before it is Italian for hedgehogs; "Bell" rings.
  const isFamily = (word: string): boolean =>
    [...persons].some((person) => person.includes(word)) ||
    (FAMILY_NAMES.has(word) && calledBy(word).length === 0);
  return found.map((each) =>
    isFamily(fold(each.word)) && !isNobody(each)
      ? { ...each, sure: Math.min(each.sure, SURNAME_PART) }
      : each,
  );
};

/** Sayings in which no word means its thing. */
const SAYINGS =
  /\b(?:lock,? stock|mint condition|fork in the road|piece of cake|full house|fair play|rule of thumb|over the moon|on the ball|out of the box|outside the box|in the bag|spot on|second nature|clean slate|blank slate|game changer|bottom line|front page|full circle|common ground|high horse|rain or shine|open book|sharp end|top shelf|head start|home run|light bulb moment|cutting edge|snail mail|silver lining|cold feet|hot desk|brain wave|wild card|best foot|dark horse|black sheep of)\b/u;

const MOTIF = 'motif:';
/** A short foreign word in a Latin name is a surname at least as often. */
const SHORTEST_FOREIGN = 5;
const OTHER_LANGUAGE = 0.8;
const OF_ITS_KIND = 0.8;
const IN_A_COMPOUND = 0.86;

interface Foreign extends NameWord {
  /** The name's language is the prompt's, or its script leaves no other. */
  certain: boolean;
}

const isLatin = (word: string): boolean => /^[a-z]/u.test(fold(word));

/** Nouns that are no motifs, with what their English words call for. */
const foreignNouns = (name: string, languages: readonly string[]): readonly Foreign[] => {
  const tokens = tokenise(name);
  return nounsIn(NOUN_LANGUAGES, name, tokens).flatMap(({ first, after, english, language, compound }) => {
    const word = name.slice(tokens[first]?.start ?? 0, tokens[after - 1]?.end ?? 0);
    const spoken = languages.includes(language);
    if (EVERYDAY.has(fold(word)) || (!spoken && isLatin(word) && word.length < SHORTEST_FOREIGN)) return [];
    // "Bullet" is no German bull, nor is "Babylon" anybody's baby.
    if (compound && ((!spoken && isLatin(word)) || UNDIVIDED.has(fold(word)))) return [];
    // Of a compound the last part says the kind: "Waldhonig" is honey.
    const pictures = english
      .filter((noun) => !EVERYDAY.has(noun))
      .map(calledByPhrase)
      .filter((called) => called.length > 0)
      .reverse()
      .flatMap((called, index) =>
        called.map(({ picture, strength }) => ({
          picture,
          strength: index === 0 ? strength : strength * OF_ITS_KIND,
        })),
      );
    if (pictures.length === 0) return [];
    const certain = spoken || !isLatin(word);
    const sure = compound ? IN_A_COMPOUND : WHOLE;
    return [{ word, english, pictures, sure: certain ? sure : OTHER_LANGUAGE, certain }];
  });
};

/** Motifs that one of the fourteen vocabularies knows in the name, the prompt's own languages first. */
const foreignMotifs = (name: string, languages: readonly string[]): readonly Foreign[] => {
  const tokens = tokenise(name);
  return [...LEXICONS.values()].flatMap((lexicon) => {
    const spoken = languages.includes(lexicon.language);
    return matchAll([lexicon], name, tokens, () => true).flatMap((hit) => {
      const first = tokens[hit.first];
      const word = name.slice(first?.start ?? 0, tokens[hit.after - 1]?.end ?? 0);
      const latin = isLatin(first?.folded ?? '');
      if (EVERYDAY.has(fold(word)) || (!spoken && latin && word.length < SHORTEST_FOREIGN)) return [];
      const motifs = hit.meanings.filter((meaning) => meaning.startsWith(MOTIF));
      if (motifs.length === 0) return [];
      const pictures = motifs.map((motif) => ({ picture: motif.slice(MOTIF.length), strength: 1 }));
      const certain = lexicon.language !== 'en' && (spoken || !latin);
      return [{ word, pictures, sure: spoken || !latin ? WHOLE : OTHER_LANGUAGE, certain }];
    });
  });
};

const WORD = /[\p{Lu}]?[\p{Ll}\p{M}]+|[\p{Lu}]+(?![\p{Ll}])|[\p{Lo}\p{M}]+/gu;

/** "Hand-poured" speaks of no hand. */
const HANDMADE =
  /\bhand-?(?:made|poured|sewn|woven|crafted|painted|picked|knitted|built|rolled|cut|dyed|printed)\b/giu;

/** A known word that is only written as two: "CrossFit" has no cross. */
const JOINED = /(?<!\p{L})\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+(?!\p{L})/gu;
const asOne = (written: string): string => {
  const word = written.charAt(0) + written.slice(1).toLowerCase();
  return calledBy(fold(word)).length > 0 || UNDIVIDED.has(fold(word)) ? word : written;
};

/** "HeyDoc" is two words, "L'Orange" too. */
const wordsOf = (name: string): string[] =>
  name
    .replace(HANDMADE, ' ')
    .replace(JOINED, asOne)
    .match(WORD)
    ?.filter((word) => [...word].length > 1) ?? [];

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

/** In a prompt of another language an English word of the name may be one of that language that looks the same. */
const READ_AS_ENGLISH = 0.85;
/** Hill, bay and field say where; the word before them says what. */
const LANDSCAPE = words(`
  bay beach bend brook coast corner creek dale falls field fields forest garden gardens glen green grove harbour harbor heath
  hill hills island isle lake lane lodge marsh meadow meadows mill moor mount park point pond ridge river road rock
  shore spring springs square street tree valley view village water waters well wells wood woods yard
`);
/** What something is made of: "Iron Wolf" is a wolf. */
const MATERIALS = words(`
  brass bronze clay concrete copper cotton crystal glass iron ivory jade leather linen marble paper pearl porcelain ruby
  sapphire silk steel stone tin velvet wool
`);
const BEHIND_ANOTHER = 0.84;

/** "Coral Bay", "Paper Crane": where and what of stand back, where another word is a picture already. */
const withoutSurroundings = (found: readonly NameWord[]): readonly NameWord[] => {
  const stands = ({ word }: NameWord): boolean => LANDSCAPE.has(fold(word)) || MATERIALS.has(fold(word));
  const others = found.some((each) => each.sure === WHOLE && !stands(each));
  return found.map((each) => (others && stands(each) ? { ...each, sure: each.sure * BEHIND_ANOTHER } : each));
};

/** "Cold Harbour", "Deep Well": said of the next word, whose picture it is not. */
const SAID_OF_THE_NEXT = words('cold cool dark deep dry fast hard hot slow soft sweet warm wet wild');

/** What follows the name of a street or a region, and houses that are called after nothing that is done in them. */
const STREETS = words(
  'alley avenue borough boulevard close county court crescent district lane mews road row square street terrace',
);
const HALLS = words('hall lodge manor palace plaza villa');

const isPlace = (word: string, typed: readonly string[]): boolean => {
  const at = typed.findIndex((each) => fold(each) === word);
  return HALLS.has(word) || (at >= 0 && STREETS.has(fold(typed[at + 1] ?? '')));
};

/** "Foundry Lane Co-working" casts nothing. */
export const isPlaceIn = (name: string, word: string): boolean => isPlace(word, wordsOf(name));

/** "Juniper Falls Fire Department": the first words of an authority are its town. */
export const isTownIn = (name: string, word: string): boolean => {
  const typed = wordsOf(name).map(fold);
  const at = typed.indexOf(word);
  return at === 0 ? LANDSCAPE.has(typed[1] ?? '') : at === 1 && LANDSCAPE.has(word);
};

export const nameWords = (name: string, languages: readonly string[]): readonly NameWord[] => {
  if (FAMILIES.has(name.trim()) || SAYINGS.test(name.toLowerCase())) return [];
  const typed = wordsOf(name);
  const nouns = foreignNouns(name, languages);
  // The closed list has but a bird for the hummingbird.
  const motifs = foreignMotifs(name, languages).filter(
    (motif) => !nouns.some(({ word, certain }) => certain && fold(word) === fold(motif.word)),
  );
  const foreign = [...motifs, ...nouns];
  const taken = new Set(
    foreign.filter(({ certain }) => certain).flatMap(({ word }) => word.split(/\s+/u).map(fold)),
  );
  const english = languages[0] === 'en' ? WHOLE : READ_AS_ENGLISH;
  const own = typed.flatMap((word): readonly NameWord[] => {
    const folded = fold(word);
    // "Maré" is a tide and no mare.
    if ((EVERYDAY.has(folded) && typed.length > 1) || taken.has(folded)) return [];
    const pictures = calledBy(folded);
    const parts = (): readonly NameWord[] => (UNDIVIDED.has(folded) ? [] : partsOf(folded));
    const whole = SAID_OF_THE_NEXT.has(folded) && word !== typed.at(-1) ? BEHIND_ANOTHER : WHOLE;
    const read = pictures.length > 0 ? [{ word: folded, pictures, sure: whole }] : parts();
    return read.map((each) => ({ ...each, sure: each.sure * english }));
  });
  const known = new Set(own.map(({ word }) => word));
  const found = [...pairsIn(typed), ...own, ...foreign.filter(({ word }) => !known.has(fold(word)))];
  return withoutSurroundings(withoutFamilies(found, typed, name)).map((each) =>
    isPlace(fold(each.word), typed) && !isDrawnAlive(each.pictures) ? { ...each, place: true } : each,
  );
};
