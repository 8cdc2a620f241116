// The closed vocabulary of a brief: studio/brief/labelled/README.md says what each word means.

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

export const INDUSTRIES = list(`
  bakery cafe restaurant bar food beverage brewery winery legal finance banking accounting insurance
  real-estate architecture construction interior-design design furniture lighting fashion tailoring
  jewellery eyewear beauty perfume hair wellness yoga fitness sports dance healthcare dental veterinary
  pets education childcare toys books publishing media music film photography gallery theatre games
  software developer-tools data security telecoms electronics hardware-tools energy environment
  agriculture gardening flowers transport logistics automotive cycling marine aviation travel hotel events
  nonprofit government religion marketing consulting recruiting support-services manufacturing chemistry
  research space retail e-commerce cleaning crafts
`);

export const MOODS = list(`
  warm calm playful cute elegant luxurious modern classic timeless simple bold loud energetic friendly
  trustworthy professional serious authoritative discreet natural rustic handmade honest technical precise
  futuristic innovative retro romantic feminine masculine youthful fresh clean cheerful optimistic cosy
  soft strong edgy mysterious dreamy sporty adventurous quirky creative caring clever sensual
`);

export const MOTIFS = list(`
  abacus accordion acorn airship alpaca ampersand animal anchor ant antenna anvil apple arch armchair arrow arrowhead
  aster atom avocado axe baby backpack badger bagel bagpipe balloon balloons bamboo bandicoot barge barn barrel basil basket
  basketball bat bathtub battery bean bear beard beaver bed bee beetle bell berry bicycle birch bird bird-house bluebell boat bolt bone
  bonsai book boot bottle bow bowl box boxing-glove brackets brain bramble brick bridge briefcase broom brush bubble bucket bulb bull
  burger bus butterfly cactus cake calculator camel camera candle cap car carabiner caravan carpet carrot
  castle cat chair chart cheese chef cherry cherry-blossom chess-knight chicken chilli chocolate chopsticks church
  clapperboard clef clock cloud clover clown cocktail coin comb compass cone cookie coral couple cow crab cradle crane
  crescent cricket-bat croissant cross crow crown cuckoo cucumber cup cupcake currant cursor curtain daisy dancer
  dandelion deer diamond dice dna dog dolphin door doughnut dove dragon dragonfly drawers dress driftwood drone drop
  drum duck dumbbell dumpling dune eagle edelweiss eel egg elephant elk envelope excavator eye falcon fan feather fence fern fig
  finch fir fire-helmet fireplace fish flag flame flask flat-iron flower flute fly football footprint fork fox foxglove frog
  frying-pan gamepad garlic gate gavel gear gift ginkgo giraffe glass glasses globe goat golf-flag goose grape grasshopper
  greenhouse guitar hair-dryer hammer hand handbag handshake hanger hare harp hat headphones heart heather hedgehog helicopter helmet heron
  hexagram high-heel hippo hive hockey-stick honeycomb hop horse horseshoe hot-dog hourglass house hummingbird hydrant ice-cream ice-lolly ice-skate iceberg
  iris island ivy jacaranda jaguar jar jellyfish kangaroo kestrel kettle key kite knife knot koala ladder
  ladybird lamp lantern laurel lavender lawn-mower leaf lemon lens letter lighthouse lily lion lips lipstick lizard llama
  lobster lock locomotive lotus loudspeaker lynx macaron magnet magnolia map maple mask medal megaphone microchip
  microphone microscope milk-bottle milk-churn mirror mistletoe moka-pot monkey moon mosque moth motorcycle
  mountain mouse mug mulberry mushroom nail-polish necklace needle nest newspaper nib note oak oar observatory octopus olive orange orchid
  ostrich otter oven owl oyster paint-roller palette palm panda panther paper-boat paper-plane paragraph parrot paw peach peacock pear pearl
  pebble pen pencil penguin pepper pepper-mill person pestle phoenix phone piano pickaxe picture-frame pie pig piggy-bank pill pin pine
  pineapple pipit pizza plane plane-tool plane-tree planet plant playing-card plug plum pole popcorn poppy postbox pot
  pretzel printing-press propeller pulse pumpkin puzzle quill quince rabbit racket radio rainbow ram rattle raven reed razor record-player reel
  rhino rice ring river road robot rocket rocking-horse rolling-pin roof rook rooster root rope rose rowing-boat rugby-ball
  runner rupee sail salad salmon sandal sandwich satellite saw saxophone scales scissors scooter screw seagull seahorse seal seaweed
  seed server sewing-machine shamrock shark sheep shell shield ship ship-wheel shirt shoe shopfront shovel shutter signpost ski skateboard
  skittle skull skyline smile snail snake snowdrop snowflake soap sock solar-panel sombrero spade spanner spark
  sparrow speech-bubble spider spine spinning-top spiral spire spoon spray-bottle sprocket sprout squirrel
  stamp star starfish starling steering-wheel stethoscope stork strawberry stripe suit-jacket suitcase sun sunflower sunglasses
  surfboard sushi swallow swan swimmer swoosh sword tabla table taco tankard tanuki tap tea-cup teapot teddy-bear telescope temple
  tent tern thermometer thistle thread thyme ticket tiger tomato toolbox tooth toucan tower tower-crane toy-blocks tractor train tram
  tree trowel truck trumpet tuning-fork tulip turbine turnip turtle umbrella unicorn vase velociraptor vine violin volcano
  wall walnut wardrobe water-tower waterfall watering-can wave well whale wheat wheel wheelbarrow wheelchair whisk wind windmill window wing wok
  wolf wristwatch yarn zebra
`);

/** The motifs that somebody refuses who wants no animals. */
export const ANIMALS = list(`
  alpaca ant badger bandicoot bat bear beaver bee beetle bird bull butterfly camel cat chicken cow crab
  crane crow cuckoo deer dog dolphin dove dragon dragonfly duck eagle eel elephant elk falcon finch fish fly
  fox frog giraffe goat goose grasshopper hare hedgehog heron hippo horse hummingbird jaguar jellyfish
  kangaroo kestrel koala ladybird lion lizard llama lobster lynx monkey moth mouse octopus ostrich otter owl oyster
  panda panther parrot paw peacock penguin phoenix pig pipit rabbit ram raven rhino rook rooster salmon seagull seahorse seal
  shark sheep snail snake sparrow spider squirrel starfish starling stork swallow swan tanuki tern tiger toucan turtle
  unicorn velociraptor whale wing wolf zebra
`);

/** Animals whose heads look alike: who refuses two of them means the lot. */
export const FARM_ANIMALS = list('cow bull pig sheep ram goat');
