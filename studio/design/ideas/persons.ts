// People in a name: a noun beside a family name or a first name is a name as well.

import { ANIMALS } from '../../brief/closed-lists.ts';
import { fold } from '../../brief/text/fold.ts';
import type { Library } from '../../library/library.ts';
import { calledBy } from './called-pictures.ts';
import { EVERYDAY } from './everyday.ts';
import type { NameWord } from './name-word.ts';
import { words } from './word-lists.ts';
import { RELEVANCE } from './relevance.ts';

export const { SURNAME_PART } = RELEVANCE.persons;

/** Ends of places that became surnames: Hartwell and Wolfson show their owners, not a hart and a wolf. */
const SURNAME_ENDS = words(`
  well wells ton ham ford ley worth son sen sson mann bury wick wich hurst thorpe stein berg sworth combe cott burn
  bourne stead thwaite
`);

/** What is left before such an end. */
const SHORTEST_HEAD = 3;

const isSurname = (folded: string): boolean =>
  [...SURNAME_ENDS].some((end) => folded.endsWith(end) && folded.length - end.length >= SHORTEST_HEAD);

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
export const FIRST_NAMES = words(`
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

export const isFamilyName = (folded: string): boolean => FAMILY_NAMES.has(folded) || isSurname(folded);

/** "Brown Bear" is a bear; "Brown & Bear" are two people. */
const COLOURED = /^(?:the )?(?:black|brown|crimson|gray|green|white) \p{L}/iu;

/** The words that are people's names, of those that stand first. */
const personsIn = (library: Library, said: readonly string[], name: string): ReadonlySet<string> => {
  const [first = '', second = ''] = said;
  // "Rosie's Ice Cream": what follows the owner is owned.
  const [owner = '', ...owned] = name.split(/['’]s\b/u);
  const isOwned = owned.length > 0;
  const signed = said.some((word) => FAMILY_SIGNS.has(word));
  if (signed || (FIRST_NAMES.has(first) && (said.length > 1 || isOwned))) {
    const most = isOwned ? (owner.match(/\p{L}{2,}/gu)?.length ?? 0) : 2;
    return new Set(said.slice(0, signed ? 3 : most).filter((word) => !EVERYDAY.has(word)));
  }
  if (COLOURED.test(name)) return new Set();
  const isFamily = (word: string): boolean => isFamilyName(word) && calledBy(library, word).length === 0;
  return new Set(said.slice(0, 2).filter((_, index) => isFamily(index === 0 ? second : first)));
};

/** "Wheelbarrow & Daughters": so long a thing is nobody's surname; a nightingale may be. */
const isNobody = ({ word, pictures }: NameWord): boolean =>
  word.length >= LONGER_THAN_A_SURNAME &&
  pictures.some(({ picture, strength }) => strength === 1 && !ANIMALS.includes(picture));

/** "Holloway & Pike", "Jack Fox", "Wolf & Sons": beside a family name or a first name the animal is a person. */
export const withoutFamilies = (
  library: Library,
  found: readonly NameWord[],
  typed: readonly string[],
  name: string,
): readonly NameWord[] => {
  const persons = personsIn(library, typed.map(fold), name);
  // "Ricci" is a family before it is Italian for hedgehogs; "Bell" rings.
  const isFamily = (word: string): boolean =>
    [...persons].some((person) => person.includes(word)) ||
    (FAMILY_NAMES.has(word) && calledBy(library, word).length === 0);
  return found.map((each) =>
    isFamily(fold(each.word)) && !isNobody(each)
      ? { ...each, sure: Math.min(each.sure, SURNAME_PART) }
      : each,
  );
};
