// Every concept of the library, in the order of their names. Written by `npm run studio:concepts`.

import type { Concept } from './concept.ts';
import { concept as acorn } from './acorn.ts';
import { concept as balloon } from './balloon.ts';
import { concept as batterySun } from './battery-sun.ts';
import { concept as bear } from './bear.ts';
import { concept as bed } from './bed.ts';
import { concept as bee } from './bee.ts';
import { concept as bell } from './bell.ts';
import { concept as berryBranch } from './berry-branch.ts';
import { concept as blocks } from './blocks.ts';
import { concept as bookDoor } from './book-door.ts';
import { concept as bridge } from './bridge.ts';
import { concept as brushHouse } from './brush-house.ts';
import { concept as bull } from './bull.ts';
import { concept as butterfly } from './butterfly.ts';
import { concept as button } from './button.ts';
import { concept as candle } from './candle.ts';
import { concept as carrot } from './carrot.ts';
import { concept as cat } from './cat.ts';
import { concept as chair } from './chair.ts';
import { concept as chatLock } from './chat-lock.ts';
import { concept as chatRobot } from './chat-robot.ts';
import { concept as cheeseMoon } from './cheese-moon.ts';
import { concept as citrus } from './citrus.ts';
import { concept as cloudSheep } from './cloud-sheep.ts';
import { concept as coffee } from './coffee.ts';
import { concept as columnBook } from './column-book.ts';
import { concept as counterpoint } from './counterpoint.ts';
import { concept as coupling } from './coupling.ts';
import { concept as craneBird } from './crane-bird.ts';
import { concept as croissant } from './croissant.ts';
import { concept as cupcake } from './cupcake.ts';
import { concept as dallah } from './dallah.ts';
import { concept as deer } from './deer.ts';
import { concept as dividers } from './dividers.ts';
import { concept as doctorBag } from './doctor-bag.ts';
import { concept as dog } from './dog.ts';
import { concept as dogEar } from './dog-ear.ts';
import { concept as doorway } from './doorway.ts';
import { concept as dove } from './dove.ts';
import { concept as drop } from './drop.ts';
import { concept as dumbbell } from './dumbbell.ts';
import { concept as egg } from './egg.ts';
import { concept as elephant } from './elephant.ts';
import { concept as embrace } from './embrace.ts';
import { concept as eye } from './eye.ts';
import { concept as fern } from './fern.ts';
import { concept as fish } from './fish.ts';
import { concept as fishFork } from './fish-fork.ts';
import { concept as flame } from './flame.ts';
import { concept as flower } from './flower.ts';
import { concept as fox } from './fox.ts';
import { concept as frog } from './frog.ts';
import { concept as gearFlower } from './gear-flower.ts';
import { concept as grapeGlass } from './grape-glass.ts';
import { concept as hare } from './hare.ts';
import { concept as hedgehog } from './hedgehog.ts';
import { concept as hive } from './hive.ts';
import { concept as hop } from './hop.ts';
import { concept as horse } from './horse.ts';
import { concept as hourglass } from './hourglass.ts';
import { concept as house } from './house.ts';
import { concept as iceLolly } from './ice-lolly.ts';
import { concept as keyTag } from './key-tag.ts';
import { concept as kiln } from './kiln.ts';
import { concept as kite } from './kite.ts';
import { concept as ladybird } from './ladybird.ts';
import { concept as lamp } from './lamp.ts';
import { concept as laundry } from './laundry.ts';
import { concept as leafPair } from './leaf-pair.ts';
import { concept as lighthouse } from './lighthouse.ts';
import { concept as lion } from './lion.ts';
import { concept as loaf } from './loaf.ts';
import { concept as loudspeaker } from './loudspeaker.ts';
import { concept as magnet } from './magnet.ts';
import { concept as mask } from './mask.ts';
import { concept as moon } from './moon.ts';
import { concept as moonForest } from './moon-forest.ts';
import { concept as mortarboard } from './mortarboard.ts';
import { concept as mountain } from './mountain.ts';
import { concept as mushroom } from './mushroom.ts';
import { concept as needle } from './needle.ts';
import { concept as nib } from './nib.ts';
import { concept as oakLeaf } from './oak-leaf.ts';
import { concept as oakTree } from './oak-tree.ts';
import { concept as octopus } from './octopus.ts';
import { concept as olive } from './olive.ts';
import { concept as owl } from './owl.ts';
import { concept as palm } from './palm.ts';
import { concept as paperBoat } from './paper-boat.ts';
import { concept as parcel } from './parcel.ts';
import { concept as penguin } from './penguin.ts';
import { concept as pennyFarthing } from './penny-farthing.ts';
import { concept as perfumeBottle } from './perfume-bottle.ts';
import { concept as pine } from './pine.ts';
import { concept as pizza } from './pizza.ts';
import { concept as podcast } from './podcast.ts';
import { concept as potHouse } from './pot-house.ts';
import { concept as recordNote } from './record-note.ts';
import { concept as reel } from './reel.ts';
import { concept as relay } from './relay.ts';
import { concept as reuse } from './reuse.ts';
import { concept as river } from './river.ts';
import { concept as rocket } from './rocket.ts';
import { concept as sail } from './sail.ts';
import { concept as scales } from './scales.ts';
import { concept as scissors } from './scissors.ts';
import { concept as shell } from './shell.ts';
import { concept as shutter } from './shutter.ts';
import { concept as signet } from './signet.ts';
import { concept as snail } from './snail.ts';
import { concept as snowflake } from './snowflake.ts';
import { concept as sofa } from './sofa.ts';
import { concept as spool } from './spool.ts';
import { concept as sprout } from './sprout.ts';
import { concept as squirrel } from './squirrel.ts';
import { concept as star } from './star.ts';
import { concept as steps } from './steps.ts';
import { concept as sun } from './sun.ts';
import { concept as sunSalutation } from './sun-salutation.ts';
import { concept as sunglasses } from './sunglasses.ts';
import { concept as sunriseLetter } from './sunrise-letter.ts';
import { concept as swallow } from './swallow.ts';
import { concept as swan } from './swan.ts';
import { concept as tally } from './tally.ts';
import { concept as teapot } from './teapot.ts';
import { concept as tent } from './tent.ts';
import { concept as tooth } from './tooth.ts';
import { concept as toriiBowl } from './torii-bowl.ts';
import { concept as train } from './train.ts';
import { concept as tulip } from './tulip.ts';
import { concept as turbine } from './turbine.ts';
import { concept as turtle } from './turtle.ts';
import { concept as umbrella } from './umbrella.ts';
import { concept as vase } from './vase.ts';
import { concept as watchtower } from './watchtower.ts';
import { concept as wave } from './wave.ts';
import { concept as whale } from './whale.ts';
import { concept as wingedShoe } from './winged-shoe.ts';
import { concept as wren } from './wren.ts';
import { concept as yarn } from './yarn.ts';

export const CONCEPTS: readonly Concept[] = [
  acorn,
  balloon,
  batterySun,
  bear,
  bed,
  bee,
  bell,
  berryBranch,
  blocks,
  bookDoor,
  bridge,
  brushHouse,
  bull,
  butterfly,
  button,
  candle,
  carrot,
  cat,
  chair,
  chatLock,
  chatRobot,
  cheeseMoon,
  citrus,
  cloudSheep,
  coffee,
  columnBook,
  counterpoint,
  coupling,
  craneBird,
  croissant,
  cupcake,
  dallah,
  deer,
  dividers,
  doctorBag,
  dog,
  dogEar,
  doorway,
  dove,
  drop,
  dumbbell,
  egg,
  elephant,
  embrace,
  eye,
  fern,
  fish,
  fishFork,
  flame,
  flower,
  fox,
  frog,
  gearFlower,
  grapeGlass,
  hare,
  hedgehog,
  hive,
  hop,
  horse,
  hourglass,
  house,
  iceLolly,
  keyTag,
  kiln,
  kite,
  ladybird,
  lamp,
  laundry,
  leafPair,
  lighthouse,
  lion,
  loaf,
  loudspeaker,
  magnet,
  mask,
  moon,
  moonForest,
  mortarboard,
  mountain,
  mushroom,
  needle,
  nib,
  oakLeaf,
  oakTree,
  octopus,
  olive,
  owl,
  palm,
  paperBoat,
  parcel,
  penguin,
  pennyFarthing,
  perfumeBottle,
  pine,
  pizza,
  podcast,
  potHouse,
  recordNote,
  reel,
  relay,
  reuse,
  river,
  rocket,
  sail,
  scales,
  scissors,
  shell,
  shutter,
  signet,
  snail,
  snowflake,
  sofa,
  spool,
  sprout,
  squirrel,
  star,
  steps,
  sun,
  sunSalutation,
  sunglasses,
  sunriseLetter,
  swallow,
  swan,
  tally,
  teapot,
  tent,
  tooth,
  toriiBowl,
  train,
  tulip,
  turbine,
  turtle,
  umbrella,
  vase,
  watchtower,
  wave,
  whale,
  wingedShoe,
  wren,
  yarn,
];
