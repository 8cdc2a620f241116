// The table of things that bring their colour along, each with pairs of lead and partner.

import type { PaletteSketch } from '../../library/trade.ts';
import { swatch } from '../../language/colour/swatches.ts';

export interface Thing {
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
export const THINGS: readonly Thing[] = [
  thing(
    'tomato strawberry cherry cherries apple pomme apfel mela radish poppy',
    '苺',
    'vermilion green fresh natural honest friendly',
    'red forest classic warm trustworthy',
    'raspberry leaf playful cheerful youthful',
    'bordeaux pine elegant calm serious',
  ),
  thing(
    '=egg =eggs =ei =eier =oeuf =huevo =uovo =yolk =candle =candles =wick =kerze =bougie =vela =candela',
    '卵',
    'amber espresso warm honest natural friendly',
    'tangerine mahogany cosy rustic classic',
    'amber navy modern fresh clean',
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
    'lime limes kiwi avocado =pear cucumber sprout shoot parrot frog chameleon crocodile alligator',
    '苗芽',
    'leaf navy fresh clean modern',
    'green tangerine natural honest friendly',
    'leaf aubergine playful quirky bold',
  ),
  thing(
    `ember embers flame ~fire fires blaze ignite ignea inferno furnace forge phoenix lava magma volcano chilli chili
    paprika cayenne fuego fuoco feuer brasa torch cinder smoke bbq barbecue grill =comet tiger lobster crab fox dragon`,
    '火炎焔',
    'vermilion ink bold energetic strong modern',
    'vermilion midnight loud youthful futuristic',
    'vermilion espresso warm rustic classic',
    'terracotta espresso calm handmade cosy natural',
  ),
  thing(
    `~berry berries raspberry cranberry currant lingonberry rhubarb beetroot fraise
    ciliegia kirsche granada lychee`,
    '桃李',
    'raspberry leaf fresh playful natural cheerful',
    'raspberry ink bold modern',
    'bordeaux rose elegant calm classic',
  ),
  // Its threads are saffron, whatever the petals are.
  thing(
    'crocus',
    '',
    'grape tangerine natural fresh honest warm',
    'violet tangerine modern bold playful',
    'plum vermilion elegant sensual luxurious calm',
    'aubergine amber classic serious',
  ),
  thing(
    'watermelon',
    '',
    'coral green fresh cheerful natural friendly',
    'vermilion leaf playful bold youthful',
    'red forest classic honest warm',
  ),
  thing(
    'blueberry bilberry',
    '',
    'indigo leaf fresh natural friendly honest',
    'violet green playful cheerful modern',
    'navy green calm classic elegant',
  ),
  thing(
    'pomegranate',
    '',
    'raspberry tangerine fresh friendly modern',
    'bordeaux coral elegant warm calm classic',
    'red amber bold natural honest',
  ),
  thing(
    '=maize sweetcorn',
    '',
    'amber green natural fresh honest friendly',
    'tangerine forest warm rustic handmade',
    'amber pine calm classic elegant',
  ),
  thing(
    'bamboo =pea =peas peapod',
    '竹',
    'green leaf natural fresh friendly honest',
    'pine leaf calm elegant simple clean',
    'forest leaf warm handmade modern',
  ),
  thing(
    '=holly',
    '',
    'green vermilion cheerful natural friendly',
    'forest red classic warm cosy honest',
    'pine bordeaux elegant calm',
  ),
  thing(
    'kebab',
    '',
    'espresso vermilion warm honest rustic handmade',
    'mahogany tangerine bold friendly energetic',
    'ink vermilion modern strong',
  ),
  thing(
    'corkscrew',
    '',
    'bordeaux espresso classic warm elegant',
    'plum amber friendly modern clever',
    'ink bordeaux calm serious discreet',
  ),
  // The cup may be anything; the leaf at it stays green.
  thing(
    'teacup teabag',
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
    blackberry acai orchid purple jacaranda thistle foxglove`,
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
    thyme rosemary matcha sencha jungle laurel =wald bosque bosco plant plants seedling vine acre orchard shamrock turtle cactus =hop
    seaweed nettle juniper salad =lawn lawnmower agave =aloe monstera eucalyptus cypress poplar caterpillar`,
    '森林木草葉松杉緑翠苔茶樹',
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
    gull seagull =seal manta mantaray mussel kelp fountain swallow horizon
    narwhal walrus swordfish marlin`,
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
    stellar =nova noctis dusk twilight nocturne owl orion galaxy cosmos eclipse lunar noche notte nacht constellation anglerfish lanternfish moth
    firefly fireflies glowworm`,
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
    'coral corals peach peachy apricot melon papaya guava prawn shrimp shell conch starfish grenadine sushi nigiri',
    '珊',
    'coral petrol fresh friendly modern clean',
    'coral navy trustworthy professional bold',
    'coral aubergine romantic feminine warm playful',
  ),
  thing(
    `copper bronze =rust rusty russet autumn maple cinnamon ginger spice nutmeg caramel toffee waffle =deer stag moose kangaroo =hare squirrel donkey =fawn stoat ferret weasel
    quail partridge pheasant
    acorn pinecone chestnut hazel hazelnut walnut almond =nut oat barley bread loaf crust biscuit pretzel potstill =bear beaver otter
    barrel leather saddle violin guitar cello banjo =horse teak cedarwood rosewood redwood mahogany whiskey`,
    '秋栗鹿馬熊',
    'terracotta espresso warm natural handmade honest rustic',
    'terracotta pine friendly calm timeless',
    'cinnamon tangerine cosy cheerful classic',
    'espresso copper elegant luxurious discreet',
  ),
  // Water in a tank or over a rock is blue beside blue.
  thing(
    'watertower waterfall cascade',
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
    'coffee cafe café caffè kaffee espresso mocha cocoa cacao chocolate choco chocolat truffle bean beans roast roastery mokka bison buffalo =boar sloth',
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
    'black noir nero negro schwarz raven crow panther gorilla raccoon scorpion =robin onyx obsidian =coal carbon charcoal =iron steel silver argent platinum chrome shadow anvil granite slate stone flint mercury',
    '黒墨鉄石銀',
    'ink vermilion bold modern strong',
    'graphite tangerine technical precise friendly',
    'black brass elegant luxurious timeless classic',
    'ink aqua clean futuristic',
  ),
  // Dark birds whose bill is the colour.
  thing(
    'toucan puffin',
    '',
    'ink tangerine bold modern playful cheerful friendly',
    'midnight tangerine elegant calm classic',
    'navy vermilion trustworthy fresh honest',
  ),
  thing(
    'kingfisher halcyon eisvogel',
    '',
    'lagoon coral fresh natural friendly',
    'petrol tangerine calm elegant classic',
    'cobalt tangerine bold modern energetic',
  ),
  // Silver outside, pink inside.
  thing(
    '=salmon salmons',
    '',
    'petrol coral fresh natural honest calm',
    'navy coral trustworthy classic clean',
    'graphite coral modern bold',
  ),
  thing(
    'axolotl',
    '',
    'coral aubergine friendly cute playful',
    'pink midnight bold modern youthful',
    'rose aubergine calm soft dreamy',
  ),
];
