// Words that names are filled up with: small ones, epithets, ends of places, landscapes and materials.

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
export const BESIDE = words(`
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
export const EPITHETS = words(`
  bad bare bitter bold brave cold cool crazy curly dark dead deep dry fair fast fat fuzzy gentle hard hidden holy hot
  hungry jolly kind lazy lone lost loud lucky mad merry misty moody odd plain proud quick rare raw real rough round rusty
  sad salt salty sharp shy silent silly slow sly smart soft sour still sunny sweet swift tall tame thin tiny true velvet
  warm wee wet wild wise young
`);

/** Hill, bay and field say where; the word before them says what. */
export const LANDSCAPE = words(`
  bay beach bend brook coast corner creek dale falls field fields forest garden gardens glen green grove harbour harbor heath
  hill hills island isle lake lane lodge marsh meadow meadows mill moor mount park point pond ridge river road rock
  shore spring springs square street tree valley view village water waters well wells wood woods yard
`);
/** What something is made of: "Iron Wolf" is a wolf. */
export const MATERIALS = words(`
  brass bronze clay concrete copper cotton crystal glass iron ivory jade leather linen marble paper pearl porcelain ruby
  sapphire silk steel stone tin velvet wool
`);

/** Words that trades of every kind have beside their own. */
export const ANY_TRADE: ReadonlySet<string> = new Set(
  'farm production maker producer service agency platform app tool care water search build content records retreat people emergency lettering bespoke custom developer hire rental rentals return women'.split(
    ' ',
  ),
);

/** What a customer says to whoever draws: "don't show a drone", "my practice is". */
export const SAID_TO_US: ReadonlySet<string> = new Set(
  'show draw drawing practice label print reads run works used'.split(' '),
);

/** What may be done with any ware, or for anybody: no key for "furniture rental", no suit for "bespoke kitchens". */
export const OF_ANY_WARE: ReadonlySet<string> = new Set(
  'bespoke custom hire rent rental rentals return returning'.split(' '),
);
