// Every concept of the library, in the order of their names. Written by `npm run studio:concepts`.

import type { Concept } from './concept.ts';
import { concept as acorn } from './acorn.ts';
import { concept as anchor } from './anchor.ts';
import { concept as anvil } from './anvil.ts';
import { concept as apple } from './apple.ts';
import { concept as axe } from './axe.ts';
import { concept as backpack } from './backpack.ts';
import { concept as balloon } from './balloon.ts';
import { concept as barn } from './barn.ts';
import { concept as bat } from './bat.ts';
import { concept as bathtub } from './bathtub.ts';
import { concept as batterySun } from './battery-sun.ts';
import { concept as bear } from './bear.ts';
import { concept as beard } from './beard.ts';
import { concept as beaver } from './beaver.ts';
import { concept as bed } from './bed.ts';
import { concept as bee } from './bee.ts';
import { concept as beerGlass } from './beer-glass.ts';
import { concept as bell } from './bell.ts';
import { concept as berryBranch } from './berry-branch.ts';
import { concept as blocks } from './blocks.ts';
import { concept as bookDoor } from './book-door.ts';
import { concept as boot } from './boot.ts';
import { concept as bowTie } from './bow-tie.ts';
import { concept as brackets } from './brackets.ts';
import { concept as bridge } from './bridge.ts';
import { concept as brushHouse } from './brush-house.ts';
import { concept as bulb } from './bulb.ts';
import { concept as bull } from './bull.ts';
import { concept as burger } from './burger.ts';
import { concept as butterfly } from './butterfly.ts';
import { concept as button } from './button.ts';
import { concept as cactus } from './cactus.ts';
import { concept as camel } from './camel.ts';
import { concept as candle } from './candle.ts';
import { concept as carrot } from './carrot.ts';
import { concept as castle } from './castle.ts';
import { concept as cat } from './cat.ts';
import { concept as chair } from './chair.ts';
import { concept as chart } from './chart.ts';
import { concept as chatLock } from './chat-lock.ts';
import { concept as chatRobot } from './chat-robot.ts';
import { concept as cheeseMoon } from './cheese-moon.ts';
import { concept as cherry } from './cherry.ts';
import { concept as chessKnight } from './chess-knight.ts';
import { concept as chilli } from './chilli.ts';
import { concept as chip } from './chip.ts';
import { concept as citrus } from './citrus.ts';
import { concept as climber } from './climber.ts';
import { concept as clock } from './clock.ts';
import { concept as cloudSheep } from './cloud-sheep.ts';
import { concept as clover } from './clover.ts';
import { concept as cocktail } from './cocktail.ts';
import { concept as coffee } from './coffee.ts';
import { concept as columnBook } from './column-book.ts';
import { concept as comb } from './comb.ts';
import { concept as counterpoint } from './counterpoint.ts';
import { concept as coupling } from './coupling.ts';
import { concept as cow } from './cow.ts';
import { concept as crab } from './crab.ts';
import { concept as cradle } from './cradle.ts';
import { concept as craneBird } from './crane-bird.ts';
import { concept as croissant } from './croissant.ts';
import { concept as cupcake } from './cupcake.ts';
import { concept as dallah } from './dallah.ts';
import { concept as dancer } from './dancer.ts';
import { concept as deer } from './deer.ts';
import { concept as dividers } from './dividers.ts';
import { concept as dna } from './dna.ts';
import { concept as doctorBag } from './doctor-bag.ts';
import { concept as dog } from './dog.ts';
import { concept as dogEar } from './dog-ear.ts';
import { concept as doorway } from './doorway.ts';
import { concept as doughnut } from './doughnut.ts';
import { concept as dove } from './dove.ts';
import { concept as dragonfly } from './dragonfly.ts';
import { concept as drop } from './drop.ts';
import { concept as drum } from './drum.ts';
import { concept as dumbbell } from './dumbbell.ts';
import { concept as dune } from './dune.ts';
import { concept as ear } from './ear.ts';
import { concept as egg } from './egg.ts';
import { concept as elephant } from './elephant.ts';
import { concept as embrace } from './embrace.ts';
import { concept as envelope } from './envelope.ts';
import { concept as eye } from './eye.ts';
import { concept as family } from './family.ts';
import { concept as fence } from './fence.ts';
import { concept as fern } from './fern.ts';
import { concept as fish } from './fish.ts';
import { concept as fishFork } from './fish-fork.ts';
import { concept as flag } from './flag.ts';
import { concept as flame } from './flame.ts';
import { concept as flask } from './flask.ts';
import { concept as flower } from './flower.ts';
import { concept as football } from './football.ts';
import { concept as fox } from './fox.ts';
import { concept as frog } from './frog.ts';
import { concept as gamepad } from './gamepad.ts';
import { concept as garlic } from './garlic.ts';
import { concept as gearFlower } from './gear-flower.ts';
import { concept as ginkgo } from './ginkgo.ts';
import { concept as giraffe } from './giraffe.ts';
import { concept as globe } from './globe.ts';
import { concept as goat } from './goat.ts';
import { concept as goose } from './goose.ts';
import { concept as grapeGlass } from './grape-glass.ts';
import { concept as graphNodes } from './graph-nodes.ts';
import { concept as greenhouse } from './greenhouse.ts';
import { concept as guitar } from './guitar.ts';
import { concept as hammer } from './hammer.ts';
import { concept as hand } from './hand.ts';
import { concept as handshake } from './handshake.ts';
import { concept as hanger } from './hanger.ts';
import { concept as hare } from './hare.ts';
import { concept as headphones } from './headphones.ts';
import { concept as heart } from './heart.ts';
import { concept as hedgehog } from './hedgehog.ts';
import { concept as hive } from './hive.ts';
import { concept as honeyJar } from './honey-jar.ts';
import { concept as hop } from './hop.ts';
import { concept as horse } from './horse.ts';
import { concept as hourglass } from './hourglass.ts';
import { concept as house } from './house.ts';
import { concept as hummingbird } from './hummingbird.ts';
import { concept as iceCreamCone } from './ice-cream-cone.ts';
import { concept as iceLolly } from './ice-lolly.ts';
import { concept as iceberg } from './iceberg.ts';
import { concept as island } from './island.ts';
import { concept as key } from './key.ts';
import { concept as keyTag } from './key-tag.ts';
import { concept as kiln } from './kiln.ts';
import { concept as kite } from './kite.ts';
import { concept as ladder } from './ladder.ts';
import { concept as ladybird } from './ladybird.ts';
import { concept as lamp } from './lamp.ts';
import { concept as lantern } from './lantern.ts';
import { concept as laundry } from './laundry.ts';
import { concept as leaf } from './leaf.ts';
import { concept as leafPair } from './leaf-pair.ts';
import { concept as lighthouse } from './lighthouse.ts';
import { concept as lion } from './lion.ts';
import { concept as lips } from './lips.ts';
import { concept as loaf } from './loaf.ts';
import { concept as loudspeaker } from './loudspeaker.ts';
import { concept as magnet } from './magnet.ts';
import { concept as mailbox } from './mailbox.ts';
import { concept as mapPin } from './map-pin.ts';
import { concept as mask } from './mask.ts';
import { concept as megaphone } from './megaphone.ts';
import { concept as microscope } from './microscope.ts';
import { concept as monkey } from './monkey.ts';
import { concept as moon } from './moon.ts';
import { concept as moonForest } from './moon-forest.ts';
import { concept as mortarboard } from './mortarboard.ts';
import { concept as motorbike } from './motorbike.ts';
import { concept as mountain } from './mountain.ts';
import { concept as mouse } from './mouse.ts';
import { concept as mushroom } from './mushroom.ts';
import { concept as needle } from './needle.ts';
import { concept as nib } from './nib.ts';
import { concept as oakLeaf } from './oak-leaf.ts';
import { concept as oakTree } from './oak-tree.ts';
import { concept as octopus } from './octopus.ts';
import { concept as olive } from './olive.ts';
import { concept as otter } from './otter.ts';
import { concept as owl } from './owl.ts';
import { concept as palm } from './palm.ts';
import { concept as panda } from './panda.ts';
import { concept as paperBoat } from './paper-boat.ts';
import { concept as parcel } from './parcel.ts';
import { concept as parrot } from './parrot.ts';
import { concept as paw } from './paw.ts';
import { concept as pear } from './pear.ts';
import { concept as penguin } from './penguin.ts';
import { concept as pennyFarthing } from './penny-farthing.ts';
import { concept as perfumeBottle } from './perfume-bottle.ts';
import { concept as piano } from './piano.ts';
import { concept as pig } from './pig.ts';
import { concept as piggyBank } from './piggy-bank.ts';
import { concept as pill } from './pill.ts';
import { concept as pine } from './pine.ts';
import { concept as pineapple } from './pineapple.ts';
import { concept as pizza } from './pizza.ts';
import { concept as planet } from './planet.ts';
import { concept as playingCard } from './playing-card.ts';
import { concept as podcast } from './podcast.ts';
import { concept as potHouse } from './pot-house.ts';
import { concept as potteryWheel } from './pottery-wheel.ts';
import { concept as pretzel } from './pretzel.ts';
import { concept as puzzle } from './puzzle.ts';
import { concept as rainCloud } from './rain-cloud.ts';
import { concept as ram } from './ram.ts';
import { concept as raven } from './raven.ts';
import { concept as recordNote } from './record-note.ts';
import { concept as reel } from './reel.ts';
import { concept as relay } from './relay.ts';
import { concept as reuse } from './reuse.ts';
import { concept as ring } from './ring.ts';
import { concept as river } from './river.ts';
import { concept as road } from './road.ts';
import { concept as rocket } from './rocket.ts';
import { concept as rooster } from './rooster.ts';
import { concept as rose } from './rose.ts';
import { concept as sail } from './sail.ts';
import { concept as saw } from './saw.ts';
import { concept as scales } from './scales.ts';
import { concept as scissors } from './scissors.ts';
import { concept as screw } from './screw.ts';
import { concept as seahorse } from './seahorse.ts';
import { concept as sewingMachine } from './sewing-machine.ts';
import { concept as shell } from './shell.ts';
import { concept as shield } from './shield.ts';
import { concept as ship } from './ship.ts';
import { concept as shipWheel } from './ship-wheel.ts';
import { concept as shutter } from './shutter.ts';
import { concept as signet } from './signet.ts';
import { concept as signpost } from './signpost.ts';
import { concept as ski } from './ski.ts';
import { concept as snail } from './snail.ts';
import { concept as snake } from './snake.ts';
import { concept as snowflake } from './snowflake.ts';
import { concept as sofa } from './sofa.ts';
import { concept as solarPanel } from './solar-panel.ts';
import { concept as spanner } from './spanner.ts';
import { concept as spool } from './spool.ts';
import { concept as sprout } from './sprout.ts';
import { concept as squirrel } from './squirrel.ts';
import { concept as stamp } from './stamp.ts';
import { concept as star } from './star.ts';
import { concept as steps } from './steps.ts';
import { concept as suitcase } from './suitcase.ts';
import { concept as sun } from './sun.ts';
import { concept as sunSalutation } from './sun-salutation.ts';
import { concept as sunglasses } from './sunglasses.ts';
import { concept as sunriseLetter } from './sunrise-letter.ts';
import { concept as surfboard } from './surfboard.ts';
import { concept as swallow } from './swallow.ts';
import { concept as swan } from './swan.ts';
import { concept as table } from './table.ts';
import { concept as tally } from './tally.ts';
import { concept as tap } from './tap.ts';
import { concept as target } from './target.ts';
import { concept as teapot } from './teapot.ts';
import { concept as telescope } from './telescope.ts';
import { concept as tent } from './tent.ts';
import { concept as theatreCurtain } from './theatre-curtain.ts';
import { concept as thermometer } from './thermometer.ts';
import { concept as tiger } from './tiger.ts';
import { concept as tooth } from './tooth.ts';
import { concept as toriiBowl } from './torii-bowl.ts';
import { concept as towerCrane } from './tower-crane.ts';
import { concept as tractor } from './tractor.ts';
import { concept as train } from './train.ts';
import { concept as truck } from './truck.ts';
import { concept as tulip } from './tulip.ts';
import { concept as turbine } from './turbine.ts';
import { concept as turtle } from './turtle.ts';
import { concept as umbrella } from './umbrella.ts';
import { concept as vase } from './vase.ts';
import { concept as volcano } from './volcano.ts';
import { concept as wardrobe } from './wardrobe.ts';
import { concept as watchtower } from './watchtower.ts';
import { concept as wateringCan } from './watering-can.ts';
import { concept as wave } from './wave.ts';
import { concept as whale } from './whale.ts';
import { concept as wheat } from './wheat.ts';
import { concept as windmill } from './windmill.ts';
import { concept as window } from './window.ts';
import { concept as wineBottle } from './wine-bottle.ts';
import { concept as wingedShoe } from './winged-shoe.ts';
import { concept as wolf } from './wolf.ts';
import { concept as wren } from './wren.ts';
import { concept as wristwatch } from './wristwatch.ts';
import { concept as yarn } from './yarn.ts';

export const CONCEPTS: readonly Concept[] = [
  acorn,
  anchor,
  anvil,
  apple,
  axe,
  backpack,
  balloon,
  barn,
  bat,
  bathtub,
  batterySun,
  bear,
  beard,
  beaver,
  bed,
  bee,
  beerGlass,
  bell,
  berryBranch,
  blocks,
  bookDoor,
  boot,
  bowTie,
  brackets,
  bridge,
  brushHouse,
  bulb,
  bull,
  burger,
  butterfly,
  button,
  cactus,
  camel,
  candle,
  carrot,
  castle,
  cat,
  chair,
  chart,
  chatLock,
  chatRobot,
  cheeseMoon,
  cherry,
  chessKnight,
  chilli,
  chip,
  citrus,
  climber,
  clock,
  cloudSheep,
  clover,
  cocktail,
  coffee,
  columnBook,
  comb,
  counterpoint,
  coupling,
  cow,
  crab,
  cradle,
  craneBird,
  croissant,
  cupcake,
  dallah,
  dancer,
  deer,
  dividers,
  dna,
  doctorBag,
  dog,
  dogEar,
  doorway,
  doughnut,
  dove,
  dragonfly,
  drop,
  drum,
  dumbbell,
  dune,
  ear,
  egg,
  elephant,
  embrace,
  envelope,
  eye,
  family,
  fence,
  fern,
  fish,
  fishFork,
  flag,
  flame,
  flask,
  flower,
  football,
  fox,
  frog,
  gamepad,
  garlic,
  gearFlower,
  ginkgo,
  giraffe,
  globe,
  goat,
  goose,
  grapeGlass,
  graphNodes,
  greenhouse,
  guitar,
  hammer,
  hand,
  handshake,
  hanger,
  hare,
  headphones,
  heart,
  hedgehog,
  hive,
  honeyJar,
  hop,
  horse,
  hourglass,
  house,
  hummingbird,
  iceCreamCone,
  iceLolly,
  iceberg,
  island,
  key,
  keyTag,
  kiln,
  kite,
  ladder,
  ladybird,
  lamp,
  lantern,
  laundry,
  leaf,
  leafPair,
  lighthouse,
  lion,
  lips,
  loaf,
  loudspeaker,
  magnet,
  mailbox,
  mapPin,
  mask,
  megaphone,
  microscope,
  monkey,
  moon,
  moonForest,
  mortarboard,
  motorbike,
  mountain,
  mouse,
  mushroom,
  needle,
  nib,
  oakLeaf,
  oakTree,
  octopus,
  olive,
  otter,
  owl,
  palm,
  panda,
  paperBoat,
  parcel,
  parrot,
  paw,
  pear,
  penguin,
  pennyFarthing,
  perfumeBottle,
  piano,
  pig,
  piggyBank,
  pill,
  pine,
  pineapple,
  pizza,
  planet,
  playingCard,
  podcast,
  potHouse,
  potteryWheel,
  pretzel,
  puzzle,
  rainCloud,
  ram,
  raven,
  recordNote,
  reel,
  relay,
  reuse,
  ring,
  river,
  road,
  rocket,
  rooster,
  rose,
  sail,
  saw,
  scales,
  scissors,
  screw,
  seahorse,
  sewingMachine,
  shell,
  shield,
  ship,
  shipWheel,
  shutter,
  signet,
  signpost,
  ski,
  snail,
  snake,
  snowflake,
  sofa,
  solarPanel,
  spanner,
  spool,
  sprout,
  squirrel,
  stamp,
  star,
  steps,
  suitcase,
  sun,
  sunSalutation,
  sunglasses,
  sunriseLetter,
  surfboard,
  swallow,
  swan,
  table,
  tally,
  tap,
  target,
  teapot,
  telescope,
  tent,
  theatreCurtain,
  thermometer,
  tiger,
  tooth,
  toriiBowl,
  towerCrane,
  tractor,
  train,
  truck,
  tulip,
  turbine,
  turtle,
  umbrella,
  vase,
  volcano,
  wardrobe,
  watchtower,
  wateringCan,
  wave,
  whale,
  wheat,
  windmill,
  window,
  wineBottle,
  wingedShoe,
  wolf,
  wren,
  wristwatch,
  yarn,
];
