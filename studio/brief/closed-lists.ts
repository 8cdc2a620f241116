// All values that a brief may use. studio/brief/labelled/README.md explains each word.

import { TRADES } from '../library/trades.ts';

const splitWords = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Each trade is one file in studio/library/trades. */
export const INDUSTRIES: readonly string[] = [...TRADES.keys()];

export const MOODS = splitWords(`
  warm calm playful cute elegant luxurious modern classic timeless simple bold loud energetic friendly
  trustworthy professional serious authoritative discreet natural rustic handmade honest technical precise
  futuristic innovative retro romantic feminine masculine youthful fresh clean cheerful optimistic cosy
  soft strong edgy mysterious dreamy sporty adventurous quirky creative caring clever sensual
`);

export const MOTIFS = splitWords(`
  abacus accordion acorn airship alpaca ampersand animal anchor ant anglerfish antenna anvil apple arch armchair arrow arrowhead
  aster atom aubergine avocado axe axolotl baby backpack badger bagel bagpipe balloon balloons bamboo banana bandicoot barbecue barge barn barrel basil basket
  basketball bat bathtub battery bean bear beard beaver bed bee beetle beetroot bell berry bicycle birch bird bird-house bison bluebell boar boat bolt bone
  bonsai book boot bottle bow bowl box boxing-glove brackets brain bramble brick bridge briefcase broom brush bubble bucket bulb bull
  burger bus butterfly cactus cake calculator camel camera candle cap car carabiner caravan carpet carrot
  castle cat chair chameleon chart cheese chef cherry cherry-blossom chess-knight chicken chilli chocolate chopsticks church
  clapperboard clef clock cloud clover clown cocktail cocoa-pod coin comb compass cone cookie coral corkscrew couple cow crab cradle crane
  crescent cricket-bat crocus crocodile croissant cross crow crown cuckoo cucumber cup cupcake currant cursor curtain daisy dancer
  dandelion deer diamond dice dna dog dolphin donkey door doughnut dove dragon dragonfly drawers dress driftwood drone drop
  drum duck dumbbell dumpling dune eagle edelweiss eel egg elephant elk envelope excavator eye falcon fan fawn feather fence fern fig
  finch fir fire-helmet fireplace fish flag flame flamingo flask flat-iron flower flute fly football footprint fork fox foxglove frog
  frying-pan gamepad garlic gate gavel gear gift ginkgo giraffe glass glasses globe goat golf-flag goose grape grasshopper
  greenhouse guitar hair-dryer hammer hand handbag handshake hanger hare harp hat headphones heart heather hedgehog helicopter helmet heron
  hexagram high-heel hippo hive hockey-stick holly honeycomb hop horse horseshoe hot-dog hourglass house hummingbird hydrant ice-cream ice-lolly ice-skate iceberg
  iris island ivy jacaranda jaguar jar jellyfish kangaroo kebab kestrel kettle key kingfisher kite knife knot koala ladder
  ladybird lamp lantern laurel lavender lawn-mower leaf lemon lens letter lighthouse lily lion lips lipstick lizard llama
  lobster lock locomotive lotus loudspeaker lynx macaron magnet magnolia maize manta-ray map maple mask medal megaphone microchip
  microphone microscope milk-bottle milk-churn mint mirror mistletoe moka-pot monkey monocle moon mosque moth motorcycle
  mountain mouse moustache mug mulberry mushroom mussel nail-polish necklace needle nest newspaper nib note oak oar observatory octopus olive orange orchid
  ostrich otter oven owl oyster paint-roller palette palm panda panther paper-boat paper-plane paragraph parrot pasta paw pea-pod peach peacock pear pearl
  pebble pen pencil penguin pepper pepper-mill person pestle phoenix phone piano pickaxe picture-frame pie pig piggy-bank pill pin pine pinecone
  pineapple pipit pizza plane plane-tool plane-tree planet plant playing-card plug plum pole pomegranate popcorn poppy postbox pot
  pretzel printing-press propeller puffin pulse pumpkin puzzle quill quince rabbit raccoon racket radio rainbow ram rattle raven reed razor record-player reel
  rhino rice ring river road robot rocket rocking-horse rolling-pin roof rook rooster root rope rose rosemary rowing-boat rugby-ball
  runner rupee sail salad salmon sandal sandwich satellite saw saxophone scales scissors scooter scorpion screw seagull seahorse seal seaweed
  seed server sewing-machine shamrock shark sheep shell shield ship ship-wheel shirt shoe shopfront shovel shutter signpost ski skateboard
  skittle skull skyline sloth smile snail snake snowdrop snowflake soap sock solar-panel sombrero spade spanner spark
  sparrow speech-bubble spider spine spinning-top spiral spire spoon spray-bottle sprocket sprout squid squirrel
  stamp star starfish starling steering-wheel stethoscope stoat stork strawberry stripe suit-jacket suitcase sun sunflower sunglasses
  surfboard sushi swallow swan swimmer swoosh sword tabla table taco tankard tanuki tap tea-cup teabag teapot teddy-bear telescope temple
  tent tern thermometer thistle thread thyme ticket tiger tomato toolbox tooth toucan tower tower-crane toy-blocks tractor train tram
  tree trowel truck trumpet tuning-fork tulip turbine turnip turtle umbrella unicorn vase velociraptor vine violin volcano
  wall walnut wardrobe water-tower waterfall watering-can watermelon wave well whale wheat wheel wheelbarrow wheelchair whisk willow wind windmill window wing wok
  wolf wristwatch yarn zebra
  banjo bow-arrow camper-van cassette cello chess-king chess-rook cutlass diving-helmet ev-charger forklift french-horn
  glider jester-hat kettlebell meeple petrol-pump racing-flag roller-skate submarine synthesiser table-tennis tuk-tuk
  astronaut tape-measure thimble toothbrush
  apron cauldron chisel covered-wagon crate domino eclipse igloo jug kimono matchbox metronome pagoda pliers pulley rake
  pillow plumb-bob silo sledge slipper tornado tugboat waffle watermill yurt
  agave canyon caterpillar cavern chestnut cicada cypress daffodil dodo eucalyptus
  firefly gorilla kiwi monstera narwhal pegasus quail swordfish walrus woodpecker
`);

/** The motifs that "no animals" refuses. */
export const ANIMALS = splitWords(`
  alpaca anglerfish ant axolotl badger bandicoot bat bear beaver bee beetle bird bison boar bull butterfly camel cat chameleon chicken cow crab
  crane crocodile crow cuckoo deer dog dolphin donkey dove dragon dragonfly duck eagle eel elephant elk falcon fawn finch fish flamingo fly
  fox frog giraffe goat goose grasshopper hare hedgehog heron hippo horse hummingbird jaguar jellyfish
  kangaroo kestrel kingfisher koala ladybird lion lizard llama lobster lynx manta-ray monkey moth mouse mussel octopus ostrich otter owl oyster
  panda panther parrot paw peacock penguin phoenix pig pipit puffin rabbit raccoon ram raven rhino rook rooster salmon scorpion seagull seahorse seal
  shark sheep sloth snail snake sparrow spider squid squirrel starfish starling stoat stork swallow swan tanuki tern tiger toucan turtle
  unicorn velociraptor whale wing wolf zebra
  caterpillar cicada dodo firefly gorilla kiwi narwhal pegasus quail swordfish walrus woodpecker
`);

/** Farm animals have similar heads, so refusing two of them refuses all. */
export const FARM_ANIMALS = splitWords('cow bull pig sheep ram goat');
