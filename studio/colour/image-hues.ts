// Things that bring their colour along: a lemon is yellow before anybody says so, and a name that holds a thing wears
// its colour before the trade's.

import type { Brief } from '../brief/brief.ts';
import type { PaletteSketch } from '../data/industries.ts';
import { swatch } from './swatches.ts';

interface Thing {
  /** Whole words and, from four letters on, how a word starts; `=`: only whole or before a place; `~`: also how a word ends. */
  words: readonly string[];
  /** Signs of Chinese and Japanese names. */
  signs: string;
  pairs: readonly PaletteSketch[];
}

const thing = (words: string, signs: string, ...pairs: string[]): Thing => ({
  words: words.split(/\s+/u),
  signs,
  pairs: pairs.map((line) => {
    const [primary = '', secondary = '', ...moods] = line.split(' ');
    return { primary: swatch(primary), secondary: swatch(secondary), moods };
  }),
});

/** Of two things in one name the longer word speaks first: a strawberry is no straw. */
const THINGS: readonly Thing[] = [
  thing(
    'tomato strawberry cherry cherries apple pomme apfel mela radish poppy',
    '苺',
    'vermilion green fresh natural honest friendly',
    'red forest classic warm trustworthy',
    'raspberry leaf playful cheerful youthful',
    'bordeaux pine elegant calm serious',
  ),
  thing(
    `citrus citron citrine zest zesty orange tangerine mandarin clementine satsuma lemon lemonade limone limon yuzu
    pomelo grapefruit marmalade naranja arancia zitrone carrot pumpkin squeeze`,
    '橙柑柚檸',
    'tangerine green fresh natural honest clean',
    'tangerine navy warm trustworthy modern',
    'vermilion forest bold energetic',
    'tangerine aubergine playful quirky youthful',
  ),
  thing(
    'lime limes kiwi avocado =pear cucumber pea peapod sprout shoot parrot frog',
    '苗芽',
    'leaf navy fresh clean modern',
    'green tangerine natural honest friendly',
    'leaf aubergine playful quirky bold',
  ),
  thing(
    `ember embers flame ~fire fires blaze ignite ignea inferno furnace forge phoenix lava magma volcano chilli chili
    paprika cayenne fuego fuoco feuer brasa torch cinder smoke bbq barbecue grill =comet tiger lobster crab salmon fox dragon`,
    '火炎焔',
    'vermilion ink bold energetic strong modern',
    'vermilion midnight loud youthful futuristic',
    'vermilion espresso warm rustic classic',
    'terracotta espresso calm handmade cosy natural',
  ),
  thing(
    `~berry berries raspberry cranberry currant pomegranate lingonberry rhubarb beetroot fraise
    ciliegia kirsche granada lychee`,
    '桃李',
    'raspberry leaf fresh playful natural cheerful',
    'raspberry ink bold modern',
    'bordeaux rose elegant calm classic',
  ),
  // The cup may be anything; the leaf at it stays green.
  thing(
    'teacup',
    '',
    'espresso leaf warm natural honest handmade',
    'navy green clean modern fresh',
    'bordeaux leaf elegant calm classic',
    'terracotta green cosy friendly',
  ),
  thing(
    '=taco =tacos',
    '',
    'tangerine green cheerful fresh natural friendly',
    'terracotta leaf warm rustic handmade honest',
    'vermilion pine bold energetic',
  ),
  thing(
    'popcorn =hotdog =hotdogs',
    '',
    'red amber cheerful retro playful bold',
    'vermilion amber friendly energetic warm',
    'navy amber modern clean trustworthy',
    'mahogany amber classic rustic',
  ),
  // A twig is green and only its fruit is red.
  thing(
    'berrybranch',
    '',
    'green raspberry fresh playful natural cheerful',
    'forest vermilion honest handmade warm rustic',
    'leaf raspberry bold modern youthful',
    'pine bordeaux elegant calm classic',
  ),
  thing(
    `=plum =fig plumfield plumtree grape aubergine mulberry damson violet violeta lavender lavande lilac heather amethyst iris wisteria
    blackberry blueberry bilberry acai orchid purple jacaranda thistle foxglove crocus`,
    '紫菫藤葡',
    'grape leaf natural fresh calm honest',
    'grape coral creative friendly bold',
    'violet tangerine modern innovative playful',
    'plum rose elegant romantic sensual calm',
    'indigo pink youthful dreamy quirky',
  ),
  thing(
    `moss mossy =fern ~leaf leaves leafy ~forest forêt grove =oak oakwood =pine pinewood =fir cedar ivy willow =elm birch
    herbal tree trees woodland glade meadow ~garden jardin giardino garten grass green verde grün clover sage basil mint =herb
    thyme bamboo matcha sencha jungle laurel =wald bosque bosco plant plants seedling vine acre orchard shamrock turtle cactus =hop
    seaweed nettle juniper salad =lawn lawnmower`,
    '森林木草葉竹松杉緑翠苔茶樹',
    'green tangerine friendly fresh natural optimistic',
    'pine terracotta calm elegant timeless natural discreet',
    'forest coral warm honest handmade',
    'leaf navy modern clean energetic',
  ),
  thing(
    '=olive olives oliva artichoke caper pistachio',
    '',
    'moss terracotta natural honest rustic calm',
    'forest terracotta warm classic elegant',
    'green tangerine fresh friendly',
  ),
  thing(
    'sky skies skylark cloud clouds azure azzurro cielo ciel himmel bluebird bluebell blue blau azul bleu blu kite =wind breeze air aero',
    '空雲風青',
    'azure tangerine friendly optimistic clean',
    'cobalt coral modern fresh energetic',
    'sky navy calm soft simple',
    'navy coral serious professional',
  ),
  thing(
    `jellyfish sea seas ~ocean ~tide tides tidal tidewater wave waves marine maritime harbour harbor bay coast coastal lagoon
    ~water waters river lake =brook stream rain raindrop =drop surf fjord =cove shore mar =mare =mer meer océan oceano
    pacific atlantic neptune aqua fish whale dolphin shark anchor =sail sailor ship boat salt turquoise heron tern
    gull seagull =seal kelp waterfall fountain swallow horizon`,
    '海波潮川湖水河浜洋泉',
    'lagoon coral friendly natural warm',
    'cobalt coral modern energetic playful',
    'cobalt aqua clean trustworthy precise professional',
    'petrol aqua calm fresh simple strong',
    'petrol copper elegant discreet luxurious',
    'navy tangerine classic professional',
  ),
  thing(
    '~snow snowy snowdrift snowflake =ice iceberg icy frost frosty glacier winter arctic polar nordic north nord alpine alpen alps edelweiss neve neige nieve schnee penguin igloo',
    '雪氷冬霜',
    'azure navy clean calm simple',
    'cobalt aqua modern fresh bold',
    'navy sky classic trustworthy elegant',
  ),
  thing(
    `~rose roses rosy petal petals ~blossom ~bloom blooms flora fleur fiore peony tulip magnolia lotus sakura dahlia
    camellia azalea carnation flamingo pink cupcake macaron candy bonbon lily pig hibiscus`,
    '花桜薔蓮梅椿華',
    'rose forest natural fresh friendly',
    'pink midnight bold playful youthful',
    'rose aubergine romantic sensual feminine dreamy',
    'pine rose elegant calm timeless natural',
    'bordeaux rose classic serious authoritative',
  ),
  thing(
    `=sand sandy sandbar dune dunes desert =clay adobe terra terracotta canyon brick earth earthen mesa sahara camel
    savanna pottery  sienna tierra erde`,
    '砂土丘',
    'terracotta petrol friendly fresh modern',
    'terracotta espresso warm natural rustic handmade',
    'clay navy bold strong',
    'espresso terracotta calm elegant discreet',
  ),
  thing(
    `night nights nightfall nightjar ~moon moonlight moonlit midnight luna lune =mond =star stars starlight stella
    stellar =nova noctis dusk twilight nocturne owl orion galaxy cosmos eclipse lunar noche notte nacht constellation`,
    '月星夜宙',
    'midnight tangerine modern warm friendly',
    'indigo coral creative playful youthful',
    'periwinkle midnight dreamy soft cute caring',
    'midnight copper elegant calm discreet luxurious',
    'violet tangerine bold energetic',
  ),
  thing(
    `honey honeycomb bee bees bumblebee beehive hive amber golden ~gold goldfinch ~sun suns sunny sunrise sunshine sunset
    sunbeam sunflower dawn daybreak morning solar solara soleil =sole sol sonne aurora wheat harvest maize
    butter buttercup marigold mango mustard saffron turmeric daffodil dandelion canary =lion cheese miel miele honig
    oro giraffe pineapple banana quince mimosa helios summer`,
    '陽日朝蜂金麦光夏',
    'tangerine navy friendly optimistic modern clean',
    'amber espresso warm natural honest handmade classic',
    'tangerine indigo playful youthful energetic bold',
    'ink amber elegant discreet technical',
  ),
  thing(
    'coral corals peach peachy apricot melon papaya guava prawn shrimp shell conch starfish watermelon grenadine sushi nigiri',
    '珊',
    'coral petrol fresh friendly modern clean',
    'coral navy trustworthy professional bold',
    'coral aubergine romantic feminine warm playful',
  ),
  thing(
    `copper bronze =rust rusty russet autumn maple cinnamon ginger spice nutmeg caramel toffee =deer stag moose kangaroo =hare squirrel
    acorn chestnut hazel hazelnut walnut almond =nut oat barley bread loaf crust biscuit pretzel potstill =bear beaver otter
    barrel leather saddle violin guitar cello =horse teak cedarwood rosewood redwood mahogany whiskey`,
    '秋栗鹿馬熊',
    'terracotta espresso warm natural handmade honest rustic',
    'terracotta pine friendly calm timeless',
    'cinnamon tangerine cosy cheerful classic',
    'espresso copper elegant luxurious discreet',
  ),
  // Water in a tank is blue beside blue.
  thing(
    'watertower',
    '',
    'cobalt aqua clean trustworthy precise professional friendly',
    'petrol aqua calm fresh simple strong',
    'navy sky classic elegant',
  ),
  // Crust and wood have no green in them.
  thing(
    'bagel =pie parquet',
    '',
    'terracotta espresso warm natural handmade honest rustic',
    'cinnamon espresso friendly calm timeless',
    'cinnamon tangerine cosy cheerful classic',
    'espresso copper elegant luxurious discreet',
  ),
  thing(
    'coffee cafe café caffè kaffee espresso mocha cocoa cacao chocolate choco chocolat truffle bean beans roast roastery mokka',
    '珈琲',
    'espresso tangerine warm friendly classic',
    'espresso coral fresh modern',
    'mahogany tangerine bold energetic retro',
    'espresso copper elegant luxurious calm',
  ),
  thing(
    'red rosso rouge rojo rot ruby scarlet crimson vermilion ladybird ladybug =cardinal =heart valentine postbox garnet hydrant firehelmet firefighter',
    '赤紅朱',
    'vermilion ink bold modern energetic',
    'red navy classic trustworthy friendly',
    'vermilion forest natural fresh warm',
    'bordeaux copper elegant calm serious',
  ),
  thing(
    'emerald jade malachite peacock viridian',
    '玉',
    'emerald tangerine friendly fresh bold',
    'pine copper elegant calm luxurious',
    'emerald tangerine modern energetic',
  ),
  thing(
    'black noir nero negro schwarz raven crow panther =robin onyx obsidian =coal carbon charcoal =iron steel silver argent platinum chrome shadow anvil granite slate stone flint mercury',
    '黒墨鉄石銀',
    'ink vermilion bold modern strong',
    'graphite tangerine technical precise friendly',
    'black brass elegant luxurious timeless classic',
    'ink aqua clean futuristic',
  ),
];

const LEAST_START = 4;
/** What names are built with: before these a short word is still itself. */
const PLACES = new Set(
  `ridge wood woods field fields hill hills view side land lands dale brook bridge park shore way line light house
  stone town ville port point crest grove lane well bird craft works lab labs smith bank bay gate mark yard head
  wick worth worthy berg bluff ford haven`.split(/\s+/u),
);

/** How well a word of the brief holds a word of the table: its letters that it accounts for. */
const held = (token: string, entry: string): number => {
  const word = entry.replace(/^[=~]/u, '');
  if (token === word) return word.length + 2;
  if (token.startsWith(word) && PLACES.has(token.slice(word.length))) return word.length + 1;
  if (entry.startsWith('=')) return 0;
  if (word.length >= LEAST_START && token.startsWith(word)) return word.length;
  return entry.startsWith('~') && token.endsWith(word) ? word.length : 0;
};

const isSigned = (text: string, { signs }: Thing): boolean => [...signs].some((sign) => text.includes(sign));

const lettersOf = (text: string): string[] =>
  text
    .replaceAll('-', '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

/** The things of one text, the best held first. */
const thingsIn = (text: string, least: number): Thing[] => {
  const tokens = lettersOf(text);
  return THINGS.map((each) => ({
    each,
    share: Math.max(
      isSigned(text, each) ? 4 : 0,
      ...each.words.flatMap((word) => tokens.map((token) => held(token, word))),
    ),
  }))
    .filter(({ share }) => share >= least)
    .toSorted((one, other) => other.share - one.share)
    .map(({ each }) => each);
};

/** A brief, and what will be drawn for it where that is known. */
export interface PicturedBrief extends Brief {
  shown?: string;
}

export interface Brought {
  sketch: PaletteSketch;
  /** It is drawn, the name itself is or holds the thing, the brief pictures it, or one of its words speaks of it. */
  by: 'drawing' | 'name' | 'image' | 'word';
}

const MOST_THINGS = 2;
/** Half a word is enough in a name; in a sentence only a whole one counts, which scores two more than its letters. */
const LEAST = { name: 3, spoken: 5 };

/** Whether a drawing has a colour of its own: a tomato has, a chair has not. */
export const bringsColour = (shown: string): boolean => thingsIn(shown, LEAST.spoken).length > 0;

const isWhole = (token: string): boolean =>
  THINGS.some(({ words }) => words.some((entry) => entry.replace(/^[=~]/u, '') === token));

/** Whether the table names this very drawing: a berry is red, a branch of berries is green and red. */
export const isColoured = (id: string): boolean => isWhole(id.replaceAll('-', ''));

const after = (tokens: readonly string[], prefix: string): string[] =>
  tokens.filter((token) => token.startsWith(prefix)).map((token) => token.slice(prefix.length));

/** Pairs of the things that a brief holds: what is drawn first, its name's, then what it pictures, then what it mentions. */
export const broughtBy = ({ name, images, wishes, avoids, words, shown = '' }: PicturedBrief): Brought[] => {
  const refused = after(avoids, 'motif:');
  const inWords = words.filter((word) => isWhole(word) && !refused.some((motif) => word.startsWith(motif)));
  // A branch of berries speaks for its berries too: the name need not say them again.
  const [drawn, ...spokenFor] = thingsIn(shown, LEAST.spoken);
  const sources = [
    { by: 'drawing' as const, things: drawn === undefined ? [] : [drawn] },
    { by: 'name' as const, things: thingsIn(name ?? '', LEAST.name).slice(0, 1) },
    {
      by: 'image' as const,
      things: thingsIn([...after(wishes, 'motif:'), ...images].join(' '), LEAST.spoken),
    },
    { by: 'word' as const, things: thingsIn(inWords.join(' '), LEAST.spoken) },
  ];
  const seen = new Set<Thing>();
  return sources.flatMap(({ by, things }) =>
    things
      .filter((each) => !spokenFor.includes(each))
      .filter((each) => seen.size <= MOST_THINGS && !seen.has(each) && seen.add(each))
      .flatMap(({ pairs }) => pairs.map((sketch) => ({ sketch, by }))),
  );
};
