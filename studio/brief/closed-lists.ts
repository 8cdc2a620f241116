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
  acorn airship alpaca ampersand animal anchor ant antenna anvil apple arch arrow arrowhead aster atom axe baby
  backpack badger bagpipe balloon bamboo bandicoot barge barn barrel basil bat bathtub bean bear beard beaver bed
  bee beetle bell berry bicycle birch bird boat bolt bone book boot bottle bow bowl box brain bramble
  brick bridge broom brush bubble bulb bull burger bus butterfly cactus cake calculator camel camera
  candle cap car carabiner caravan carpet carrot castle cat chair chart cheese chef cherry cherry-blossom
  chess-knight chicken chilli chopsticks clapperboard clef clock cloud clover clown cocktail coin comb
  compass cone coral couple cow crab cradle crane crescent cross crow crown cuckoo cucumber cup cupcake
  currant curtain daisy dancer dandelion deer diamond dna dog dolphin door doughnut dove dragon dragonfly
  driftwood drop drum dumbbell dune eagle edelweiss eel egg elephant elk envelope eye falcon fan feather
  fence fern fig finch fir fish flag flame flask flower flute fly football fork fox foxglove frog gamepad garlic
  gate gavel gear ginkgo giraffe glass glasses globe goat goose grape grasshopper greenhouse guitar hammer hand
  handshake hanger hare harp hat headphones heart heather hedgehog heron hippo hive honeycomb hop horse
  horseshoe hourglass house hummingbird ice-cream ice-lolly iceberg iris island ivy jacaranda jaguar jar jellyfish
  kangaroo kestrel kettle key kite knife knot koala ladder ladybird lamp lantern laurel leaf lemon lens
  letter lighthouse lily lion lips llama lobster lock locomotive lotus macaron magnet magnolia map maple
  mask megaphone microchip microphone microscope mirror mistletoe monkey moon mosque moth motorcycle
  mountain mouse mulberry mushroom needle nest nib note oak oar octopus olive orange orchid ostrich otter
  oven owl oyster palette palm panda paper-boat paragraph parrot paw peach peacock pear pearl pen pencil
  penguin pepper person piano pickaxe pig piggy-bank pill pin pine pineapple pipit pizza plane plane-tool
  plane-tree planet plant playing-card plum pole poppy postbox pot pretzel propeller pulse pumpkin puzzle
  quill quince rabbit rainbow ram raven reel rice ring river road robot rocket roof rook rooster root rope
  rose rowing-boat rupee sail salmon sandal satellite saw scales scissors screw seagull seahorse seal
  seaweed seed sewing-machine shamrock shark sheep shell shield ship ship-wheel shoe shovel shutter signpost ski
  skittle skull skyline smile snail snake snowdrop snowflake solar-panel sombrero spade spanner spark sparrow
  speech-bubble spider spine spiral spire spoon sprocket sprout squirrel stamp star starling
  steering-wheel stethoscope stripe suitcase sun sunflower surfboard swallow swan swoosh sword tabla table
  tanuki tap teapot telescope tent tern thermometer thistle thread thyme tiger tomato tooth toucan tower
  tower-crane tractor train tree trowel truck tulip turbine turnip turtle umbrella unicorn vase
  velociraptor vine violin volcano wall walnut wardrobe waterfall watering-can wave well whale wheat wheel wind
  windmill window wing wok wolf wristwatch yarn zebra
`);

/** The motifs that somebody refuses who wants no animals. */
export const ANIMALS = list(`
  alpaca ant badger bandicoot bat bear beaver bee beetle bird bull butterfly camel cat chicken cow crab
  crane crow cuckoo deer dog dolphin dove dragon dragonfly eagle eel elephant elk falcon finch fish fly
  fox frog giraffe goat goose grasshopper hare hedgehog heron hippo horse hummingbird jaguar jellyfish
  kangaroo kestrel koala ladybird lion llama lobster monkey moth mouse octopus ostrich otter owl oyster
  panda parrot paw peacock penguin pig pipit rabbit ram raven rook rooster salmon seagull seahorse seal
  shark sheep snail snake sparrow spider squirrel starling swallow swan tanuki tern tiger toucan turtle
  unicorn velociraptor whale wing wolf zebra
`);
