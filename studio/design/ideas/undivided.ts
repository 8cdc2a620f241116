// What keeps a word from being cut in two: ordinary words that hold another by chance, and the ends of ordinary words.

import { words } from './word-lists.ts';

/** Words of their own, whose parts mean nothing here: a cartwheel is no wheel, a colliery no collie. */
export const UNDIVIDED = words(`
  accidental against aground alarming altar animate announce apparent approach arbitrary argument army articulate
  attendance attic auditory authoritative authority babylon backbone backlash badge balance ballad bandage bandeau
  bandit bandwagon banking banner banter bargain barley baron barrack barrage barrier barrister basic bastion
  battalion battle bearing beauty because bedlam bedrock beech behalf behold bellwether belong benchmark beverage
  bigot billion bishop bittern blanket blockade blueprint boarder boarding boilerplate bollard bollocks bombard
  bookmaker bootstrap boredom borrow borrower borrowing bosun boulder boulevard bounty boxwood breadth breakfast
  briefly broadcast brothel brotherhood budget bugbear bullet bullion bullock bureaucracy butane butchery
  butterscotch button buttress cabbage cabinet cabinetry cadet calendar callable callback camaraderie campaign
  candidate candle candour cannot canopy cantaloupe canteen capable capacity capital caprice captain capture
  caravan carbon cardinal career careful cargo carnation carnival carpel carpenter carpet carriage carry cartridge
  cartwheel cascade castor catalogue catalyst catapult category cater catering cathedral catholic cattle catwalk
  caution caveat chagrin chairman chariot charity charter chartered chickadee chimera chinchilla circuity citadel
  clammy clamour classic clerestory clipboard cloister clothier clover clubbed coalition coastal cobalt cockle
  cockpit cocktail coinsurance collapse collar collie colliery combat comfort command compassion compassionate
  compound concrete condor consecrate conspire constable contemplate contraction copper copyright cordial cordon
  corduroy corner cornerstone cornet cornice corona corporate corporation correct cottage counsel countdown
  counter counterpart countess country county courage courtesy covenant covert coward cowl crabbed cranberry
  create crescendo cribbed cricket crossing crystal culture cupboard cursory curtain cutlery damsel dandelion
  dashboard dauntless deadlock deadpan decanter delight delta desecrate desertion determine diplomacy diplomat
  director directory dismember distillate distress dogma domestic doughty dovetail downside downstream dragnet
  drawback dropout dropsy earmark earnest easter eastern editor eggplant electronic elegant elephantine emigrate
  eminent endow enough enticing entrails environs equal equality examine facetious factor falconet fallback
  fallout fantail fantastic farewell fatigue fickle figment figure finance finding findings finger fingerprint
  firebrand fireproof flagrant flamingo flounder flourish footling forbear forgery forget forgetful formula
  fortify fortitude fortress fortuna fortune foxtrot fragrant framework frontier functional functionality fungible
  furnace further gallant galleon gammon garland garment garrison gateau general generate genesis genius gentleman
  girder glandular glossary goblet gondola gospel grapevine grateful gratitude gravel gridlock gringo grocery
  groundwork guardian hallmark hamlet hammock hamper handful handle handler handout handover handsome harbinger
  harelip harmony harness harpoon harvest hatchet haven haywire headline headmaster headquarters hearten hearty
  heathen hedgehog hedgehop hemlock herald heritage herringbone highbrow hippodrome histrionic hogmanay hogwash
  holiday horizontal hornet horseplay horsepower hospital hydrate imagine immigrate important impression
  improvement incendiary incidental ingrain insolence insolent integrate interact irrigable island jackpot jargon
  jasmine jobshare keeping kennel keynote keystone kidney kindred kingpin kinship kitchen kitten lacquer laminate
  lampoon landmark landslip lanyard larkspur lassitude latitude latter laundry lavender lawsuit leaflet
  legend legislate leopard lettuce levy liberty library lifespan limestone limpid linear lionise liquidator litmus
  livestock locker lottery lowbrow luggage macaroni magnolia mainstream manage mandate mandrake mango mangrove
  manifest manor mantle margin marigold market maroon mason massage master matchless matriarch matrices matter
  meander measure medicaid membership menace mercury merit message metronome midget migrant milestone minimum
  minister minnow minstrel minute mission mistype mitten molecule monarchy mongoose monument moonlight moonshine
  mosaic mosque mother muggins mustang mustard myriad mystery nauseating navigable nectar needless nettle neurosis
  newton nickel nightcap novelist novella novelty nugget number oatmeal oblong offhand operand operate operation
  operational operative operator orchestra orchid organelle organic organisation organise organization organize
  organza ourselves outface overact overbear overhaul overleaf overrun oversaw oversea oversee oversight
  overtax overwrite packet padding paddock pairwise palace pallet panel panic pantry parapet parchment
  parentheses parenthesis parish parliament parsnip partner passenger passion pastor patent patriarch patriot
  pattern payroll peacock penance pencil penguin pension peregrine perfect performance permit person personable
  personal personnel petal petrol phantom phoneme pigment pillar pilot pinnacle pinpoint pioneer pirate pistol
  piston pizzazz plaintiff planet plankton planter plateau plaza plumbed plummy polemic polemics polyphonic
  polyphony poplar portable portrait portray positive possess postage potent potential pottery practice precious
  presentation prestige primrose promenade propagate proper property prospect prudent punctual puppet purchase
  purse pushover quarry quarter quatrain rabble raccoon racket racketeer radiant rafter ragamuffin rainmaker
  rampage rampart ranger rapport rating ratio rattan rattle raven ravenous ravine recorded reddish redstart refine
  regalia register relish remark reservoir resident restaurant rollback rollover rookie rosette rotate router ruby
  sacred saddle salient salmonella saloon sandal sandbox sapling satchel saturn savage scarab scarlet scholar
  scrubbed scrumpy seamless season secretary secretory seedy seepage seismic senate sentinel servery setting
  settle shamrock shellac shipmate shipment shirty shoplift shortbread showdown shrewdness signage signal signify
  signora silhouette singlet sketchy slippery snippet soapbox solar soldier solely solicitor songster sonnet
  spanking spare sparkle spartan spectrum spinster sprawl springboard spruce squadron stampede standard starboard
  starch stark starlet starling starred starring start starter starve state station statistic statute stingray
  stingy stirring stocking strangler streamline stringent strumpet submission subscribe subscription subsidiary
  subsoil subspace summit sundry supper supplant surface surgeon surrender swallow switchover syndicate tableau
  tallyho tandem tangerine tankard tannery tapestry target tartan tavern tearful technical technocrat technology
  tectonic tectonics teetotal tenant tenpin ternary terrace testament thimble thinnest thousand thumbnail ticket
  timber tireless tiresome titmice toggle tombola torrent touching touchstone touchy towel trailer trainee
  transcript transmission transparent transpire treadmill treason treasure tricky trivial trophy trumpet tungsten
  turbine tureen turkish typescript umber umbrella underact underbid undercut underlip underpin underscore unicorn
  usher valour vampire vandal vanity vantage vehicle velocity veneer venture verger vicar victory villain
  villainous villainy vintage violate violent virgo wallflower warden warrant warranty warrior wassail watershed
  abzeichen kennzeichen lesezeichen warenzeichen zeichen weapon wedlock weight weighty weirdie wheelhouse wicket wildcard willing windfall window wingman wisdom wolfram
  wonder workings wormhole yarrow
`);

/** Ends and beginnings of ordinary words. Beside one of them a known word is there by chance at least as often: the
 *  "sett" of a setting, the "mission" of a submission. */
const ENDS = words(`
  able ably age al ally an ance ancy ant ar ary ate ated ation ative d dom e ed edly en ence ency ent er ers ery es ess et
  ful fully hood ial ian ians ible ic ical ically ics ie ied ier ies iest ily iness ing ings ion ious ish ism ist ists
  ite ities ity ive ization ize ized isation ise ised le less like lings ly ment ments n ness or ous r ry ship t te ted tic
  tically tion ual ually ure
`);
const BEGINNINGS = words(`
  ab ac ad af al an ante anti ap as at be com con counter de di dia dis ef em en ex fore im in inter mis non ob par para per pre
  pro re se sub sur sym syn tele trans un
`);
/** Brands are made with these: "Tidely" and "Pearly" mean the thing. */
const COINED = words('ly en ie ish let less ful like');

export const isEnding = (other: string): boolean => ENDS.has(other) && !COINED.has(other);
export const isBeginning = (other: string): boolean => BEGINNINGS.has(other);

/** Ends of long words that look like things: "applicable", "accidental", "attendance", "parametric". */
export const CHANCE_TAILS = words(`
  act actor again amber aster block board cable cellular chess cities count crate currency dance date dental dices dings dress
  ember father function grate icing irons ladder lager lance legal legs liner lives locks metric metrics mission mother
  moths mouths mum ocular parent petal phone piness plate plates pressed puncture rails rices rings river roller rower rowing
  scent script serum shock sight spool stable story strum table tonic tress truck truss vial vocal ward winess
`);
