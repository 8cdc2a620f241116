// Word lists for finding the descriptor, which is the second line of a logo: head nouns (the main nouns of a phrase),
// and function words that end a phrase.

import type { Language } from './brief.ts';
import type { FoundName } from './name/candidate.ts';
import { foldWord } from './text/fold.ts';
import type { Token } from './text/tokenise.ts';

export interface TokenisedPrompt {
  typed: string;
  tokens: readonly Token[];
  name: FoundName | null;
}

/** Tokens from `first` up to but not including `after`. */
export interface Phrase {
  first: number;
  after: number;
  language: Language;
}

/** Parses a list of words, folded like the tokens they are compared with. */
const parseWordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u).map(foldWord));

/** Head nouns at the end of a phrase: "skate park", "seramik atölyesi", "도자기 공방". */
export const HEAD_NOUNS_LAST = parseWordSet(`
  shop shops store stores studio studios firm company co practice clinic surgery centre center school academy college
  club clubs park parks parlour parlor workshop workshops agency office service services bar cafe café pub
  restaurant joint diner kitchen stall kiosk counter truck van market hall house houses yard garage factory mill
  works lab labs laboratory maker makers press printer printers binder binders conservator team teams group
  collective charity nonprofit foundation fund festival fair app platform software tool tools engine game games
  magazine newspaper journal newsletter podcast rental rentals hire charters tours trips rides guide guides
  consultant consultants consultancy advisors advisers adviser advisor specialist specialists contractor
  contractors supplier suppliers farm farms nursery garden gardens gallery museum society association union
  network community course courses lessons classes coach coaches coaching trainer trainers artist artists
  designer designers photographer operator operators line lines planning collection delivery deliveries
  removal removals cleaning repair repairs restoration installation supplies supply products goods kits gear
  boxes accessories experts engineers builders carrier utility provider startup institute bureau salon spa
  retreat retreats resort hotel hostel lodge inn camp choir band orchestra ensemble theatre theater company
  project projects programme program bank exchange marketplace lounge room rooms space spaces bakery
  board council commission authority ministry department federation
  reviews training therapy management development design inspections inspection surveying consulting
  atölyesi dükkanı dükkânı mağazası okulu kulübü kliniği stüdyosu evi ofisi merkezi şirketi ajansı
  공방 카페 가게 스튜디오 학원 상점 병원 식당 회사 센터
  दुकान स्टूडियो केंद्र कंपनी विद्यालय
`);

/** Head nouns at the start of a phrase: "estudio de yoga", "студия йоги". */
export const HEAD_NOUNS_FIRST = parseWordSet(`
  estudio taller tienda escuela clinica centro agencia casa club academia bufete consultorio compania
  atelier ecole magasin cabinet agence boutique maison studio salon cours
  scuola negozio bottega laboratorio agenzia studi clinica circolo
  loja escola oficina atelie clube agencia escritorio consultorio
  werkstatt laden praxis schule buro verein agentur haus geschaft
  студия школа магазин мастерская клиника салон клуб центр бюро агентство ателье кафе служба сеть
  σχολη εργαστηριο καταστημα γραφειο κεντρο στουντιο
  محل متجر شركة مدرسة مكتب مركز استوديو عيادة ورشة
  חנות סטודיו בית מרכז קליניקת משרד
`);

/** Prepositions between a head noun and the word that describes it. */
export const OF_PREPOSITIONS = parseWordSet("de d di du des della delle del dei da do für von of d'");

/** Function words that are never part of a descriptor, so that a phrase ends before or begins after them. */
export const PHRASE_BOUNDARY_WORDS = parseWordSet(`
  for of in on at by to with from into over under about across through around between near without and or but
  the a an that which who whose where when so as is are was were be been has have had will can called named name
  working doing making using serving helping selling living specialising specializing
  since until than then run based made delivered owned built established est
  für mit von aus bei in im am an auf zu zum zur und oder der die das den dem des ein eine einer einem einen seit
  namens heißt heisst
  pour de du des en à au aux avec et ou la le les un une dans chez sur depuis appelé appelée nommé
  para con y o e del el los las una en desde llamado llamada
  com em no na um uma do da dos das chamado chamada
  per con di a il lo gli nel nella dal della chiamato chiamata
  ve ile için bir adlı adında
  для из в и с на от под у по называется
  για και σε από με στη στο στον την το η ο
`);

/** Articles and possessives before a phrase. The words before them show whether the phrase states what the firm is. */
export const ARTICLES = parseWordSet(`
  a an the my our your their his her this
  ein eine einen einem einer der die das den dem mein meine meinen meiner unser unsere unseren unserer
  un une le la les mon ma notre una el los las mi nuestro nuestra um uma o os as meu minha nosso nossa
  il lo gli uno mio mia nostro nostra bir ένα μια μία ο η το
`);
