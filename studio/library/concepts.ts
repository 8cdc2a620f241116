// Every concept of the library, in the order of their names. Written by `npm run studio:concepts`.

import type { Concept } from './concept.ts';
import { concept as abacus } from './abacus.ts';
import { concept as accordion } from './accordion.ts';
import { concept as acorn } from './acorn.ts';
import { concept as agave } from './agave.ts';
import { concept as airship } from './airship.ts';
import { concept as almond } from './almond.ts';
import { concept as anchor } from './anchor.ts';
import { concept as anglerfish } from './anglerfish.ts';
import { concept as ant } from './ant.ts';
import { concept as antenna } from './antenna.ts';
import { concept as anvil } from './anvil.ts';
import { concept as apple } from './apple.ts';
import { concept as apron } from './apron.ts';
import { concept as arabesque } from './arabesque.ts';
import { concept as arcLight } from './arc-light.ts';
import { concept as armchair } from './armchair.ts';
import { concept as atom } from './atom.ts';
import { concept as atomiser } from './atomiser.ts';
import { concept as aubergine } from './aubergine.ts';
import { concept as avocado } from './avocado.ts';
import { concept as axe } from './axe.ts';
import { concept as axolotl } from './axolotl.ts';
import { concept as babyBottle } from './baby-bottle.ts';
import { concept as backpack } from './backpack.ts';
import { concept as badger } from './badger.ts';
import { concept as bagel } from './bagel.ts';
import { concept as baguette } from './baguette.ts';
import { concept as balloon } from './balloon.ts';
import { concept as balloons } from './balloons.ts';
import { concept as ballotBox } from './ballot-box.ts';
import { concept as bamboo } from './bamboo.ts';
import { concept as banana } from './banana.ts';
import { concept as banjo } from './banjo.ts';
import { concept as bankCard } from './bank-card.ts';
import { concept as barbecue } from './barbecue.ts';
import { concept as barberPole } from './barber-pole.ts';
import { concept as barberShears } from './barber-shears.ts';
import { concept as barn } from './barn.ts';
import { concept as barnOwl } from './barn-owl.ts';
import { concept as barrel } from './barrel.ts';
import { concept as basket } from './basket.ts';
import { concept as basketball } from './basketball.ts';
import { concept as bat } from './bat.ts';
import { concept as bathtub } from './bathtub.ts';
import { concept as battery } from './battery.ts';
import { concept as batterySun } from './battery-sun.ts';
import { concept as beadChart } from './bead-chart.ts';
import { concept as beaker } from './beaker.ts';
import { concept as bear } from './bear.ts';
import { concept as beard } from './beard.ts';
import { concept as beaver } from './beaver.ts';
import { concept as bed } from './bed.ts';
import { concept as bee } from './bee.ts';
import { concept as beerGlass } from './beer-glass.ts';
import { concept as beetle } from './beetle.ts';
import { concept as beetroot } from './beetroot.ts';
import { concept as bell } from './bell.ts';
import { concept as bentwood } from './bentwood.ts';
import { concept as berryBranch } from './berry-branch.ts';
import { concept as bicycle } from './bicycle.ts';
import { concept as birch } from './birch.ts';
import { concept as birdHouse } from './bird-house.ts';
import { concept as bison } from './bison.ts';
import { concept as blocks } from './blocks.ts';
import { concept as blossomRoundel } from './blossom-roundel.ts';
import { concept as bluebell } from './bluebell.ts';
import { concept as blueberry } from './blueberry.ts';
import { concept as boar } from './boar.ts';
import { concept as bolt } from './bolt.ts';
import { concept as bone } from './bone.ts';
import { concept as bonsai } from './bonsai.ts';
import { concept as bookDoor } from './book-door.ts';
import { concept as boot } from './boot.ts';
import { concept as bowArrow } from './bow-arrow.ts';
import { concept as bowTie } from './bow-tie.ts';
import { concept as bowl } from './bowl.ts';
import { concept as bowling } from './bowling.ts';
import { concept as boxingGlove } from './boxing-glove.ts';
import { concept as brackets } from './brackets.ts';
import { concept as brain } from './brain.ts';
import { concept as brickWall } from './brick-wall.ts';
import { concept as bridalGown } from './bridal-gown.ts';
import { concept as bridge } from './bridge.ts';
import { concept as briefcase } from './briefcase.ts';
import { concept as broom } from './broom.ts';
import { concept as brushHouse } from './brush-house.ts';
import { concept as bucket } from './bucket.ts';
import { concept as bulb } from './bulb.ts';
import { concept as bull } from './bull.ts';
import { concept as bumbleBee } from './bumble-bee.ts';
import { concept as burger } from './burger.ts';
import { concept as bus } from './bus.ts';
import { concept as butterfly } from './butterfly.ts';
import { concept as button } from './button.ts';
import { concept as cactus } from './cactus.ts';
import { concept as cake } from './cake.ts';
import { concept as calculator } from './calculator.ts';
import { concept as callaLily } from './calla-lily.ts';
import { concept as camel } from './camel.ts';
import { concept as camellia } from './camellia.ts';
import { concept as camera } from './camera.ts';
import { concept as cameraLens } from './camera-lens.ts';
import { concept as camperVan } from './camper-van.ts';
import { concept as campfire } from './campfire.ts';
import { concept as candle } from './candle.ts';
import { concept as canoe } from './canoe.ts';
import { concept as canyon } from './canyon.ts';
import { concept as car } from './car.ts';
import { concept as carFront } from './car-front.ts';
import { concept as carabiner } from './carabiner.ts';
import { concept as caravan } from './caravan.ts';
import { concept as carpet } from './carpet.ts';
import { concept as carrot } from './carrot.ts';
import { concept as cask } from './cask.ts';
import { concept as cassette } from './cassette.ts';
import { concept as castle } from './castle.ts';
import { concept as cat } from './cat.ts';
import { concept as caterpillar } from './caterpillar.ts';
import { concept as cauldron } from './cauldron.ts';
import { concept as cave } from './cave.ts';
import { concept as cctv } from './cctv.ts';
import { concept as cedar } from './cedar.ts';
import { concept as cello } from './cello.ts';
import { concept as chair } from './chair.ts';
import { concept as chameleon } from './chameleon.ts';
import { concept as champagne } from './champagne.ts';
import { concept as chapel } from './chapel.ts';
import { concept as chart } from './chart.ts';
import { concept as chatLock } from './chat-lock.ts';
import { concept as chatRobot } from './chat-robot.ts';
import { concept as cheeseMoon } from './cheese-moon.ts';
import { concept as cheeseWheel } from './cheese-wheel.ts';
import { concept as chefHat } from './chef-hat.ts';
import { concept as cherry } from './cherry.ts';
import { concept as cherryBlossom } from './cherry-blossom.ts';
import { concept as chessKing } from './chess-king.ts';
import { concept as chessKnight } from './chess-knight.ts';
import { concept as chessRook } from './chess-rook.ts';
import { concept as chestnut } from './chestnut.ts';
import { concept as chilli } from './chilli.ts';
import { concept as chip } from './chip.ts';
import { concept as chisel } from './chisel.ts';
import { concept as chocolate } from './chocolate.ts';
import { concept as choir } from './choir.ts';
import { concept as churchWindow } from './church-window.ts';
import { concept as cicada } from './cicada.ts';
import { concept as citrus } from './citrus.ts';
import { concept as clapperboard } from './clapperboard.ts';
import { concept as climber } from './climber.ts';
import { concept as clock } from './clock.ts';
import { concept as clothShears } from './cloth-shears.ts';
import { concept as cloud } from './cloud.ts';
import { concept as cloudSheep } from './cloud-sheep.ts';
import { concept as clover } from './clover.ts';
import { concept as cocktail } from './cocktail.ts';
import { concept as cocoaPod } from './cocoa-pod.ts';
import { concept as coffee } from './coffee.ts';
import { concept as coffeeBean } from './coffee-bean.ts';
import { concept as coffeeToGo } from './coffee-to-go.ts';
import { concept as coin } from './coin.ts';
import { concept as coinPurse } from './coin-purse.ts';
import { concept as columnBook } from './column-book.ts';
import { concept as comb } from './comb.ts';
import { concept as comet } from './comet.ts';
import { concept as compass } from './compass.ts';
import { concept as cookie } from './cookie.ts';
import { concept as coral } from './coral.ts';
import { concept as corkscrew } from './corkscrew.ts';
import { concept as counterpoint } from './counterpoint.ts';
import { concept as coupling } from './coupling.ts';
import { concept as coveredWagon } from './covered-wagon.ts';
import { concept as cow } from './cow.ts';
import { concept as crab } from './crab.ts';
import { concept as cradle } from './cradle.ts';
import { concept as craneBird } from './crane-bird.ts';
import { concept as crankset } from './crankset.ts';
import { concept as crate } from './crate.ts';
import { concept as cricketBat } from './cricket-bat.ts';
import { concept as crocodile } from './crocodile.ts';
import { concept as crocus } from './crocus.ts';
import { concept as croissant } from './croissant.ts';
import { concept as crown } from './crown.ts';
import { concept as cupcake } from './cupcake.ts';
import { concept as cursor } from './cursor.ts';
import { concept as cutlass } from './cutlass.ts';
import { concept as cypress } from './cypress.ts';
import { concept as daffodil } from './daffodil.ts';
import { concept as daisy } from './daisy.ts';
import { concept as dallah } from './dallah.ts';
import { concept as dancer } from './dancer.ts';
import { concept as dandelion } from './dandelion.ts';
import { concept as deer } from './deer.ts';
import { concept as desk } from './desk.ts';
import { concept as dice } from './dice.ts';
import { concept as dividers } from './dividers.ts';
import { concept as divingHelmet } from './diving-helmet.ts';
import { concept as dna } from './dna.ts';
import { concept as doctorBag } from './doctor-bag.ts';
import { concept as dodo } from './dodo.ts';
import { concept as dog } from './dog.ts';
import { concept as dogEar } from './dog-ear.ts';
import { concept as dolphin } from './dolphin.ts';
import { concept as domino } from './domino.ts';
import { concept as donkey } from './donkey.ts';
import { concept as door } from './door.ts';
import { concept as doorway } from './doorway.ts';
import { concept as doughnut } from './doughnut.ts';
import { concept as dove } from './dove.ts';
import { concept as dragon } from './dragon.ts';
import { concept as dragonfly } from './dragonfly.ts';
import { concept as drawers } from './drawers.ts';
import { concept as drawnCurtain } from './drawn-curtain.ts';
import { concept as dress } from './dress.ts';
import { concept as drill } from './drill.ts';
import { concept as drone } from './drone.ts';
import { concept as drop } from './drop.ts';
import { concept as dropHandlebar } from './drop-handlebar.ts';
import { concept as drum } from './drum.ts';
import { concept as duck } from './duck.ts';
import { concept as dumbbell } from './dumbbell.ts';
import { concept as dummy } from './dummy.ts';
import { concept as dumpling } from './dumpling.ts';
import { concept as dune } from './dune.ts';
import { concept as eagle } from './eagle.ts';
import { concept as ear } from './ear.ts';
import { concept as easel } from './easel.ts';
import { concept as eclipse } from './eclipse.ts';
import { concept as egg } from './egg.ts';
import { concept as elephant } from './elephant.ts';
import { concept as embrace } from './embrace.ts';
import { concept as emeraldCut } from './emerald-cut.ts';
import { concept as envelope } from './envelope.ts';
import { concept as eucalyptus } from './eucalyptus.ts';
import { concept as evCharger } from './ev-charger.ts';
import { concept as excavator } from './excavator.ts';
import { concept as eye } from './eye.ts';
import { concept as falcon } from './falcon.ts';
import { concept as family } from './family.ts';
import { concept as fawn } from './fawn.ts';
import { concept as feather } from './feather.ts';
import { concept as fence } from './fence.ts';
import { concept as fern } from './fern.ts';
import { concept as ferrisWheel } from './ferris-wheel.ts';
import { concept as fig } from './fig.ts';
import { concept as filmCamera } from './film-camera.ts';
import { concept as finishLine } from './finish-line.ts';
import { concept as fireHelmet } from './fire-helmet.ts';
import { concept as firefly } from './firefly.ts';
import { concept as fireplace } from './fireplace.ts';
import { concept as fish } from './fish.ts';
import { concept as fishFork } from './fish-fork.ts';
import { concept as flag } from './flag.ts';
import { concept as flame } from './flame.ts';
import { concept as flamingo } from './flamingo.ts';
import { concept as flask } from './flask.ts';
import { concept as flatBristle } from './flat-bristle.ts';
import { concept as flatIron } from './flat-iron.ts';
import { concept as floorTile } from './floor-tile.ts';
import { concept as flower } from './flower.ts';
import { concept as flute } from './flute.ts';
import { concept as foot } from './foot.ts';
import { concept as football } from './football.ts';
import { concept as fork } from './fork.ts';
import { concept as forklift } from './forklift.ts';
import { concept as fox } from './fox.ts';
import { concept as frenchHorn } from './french-horn.ts';
import { concept as frog } from './frog.ts';
import { concept as fryingPan } from './frying-pan.ts';
import { concept as furledBrolly } from './furled-brolly.ts';
import { concept as gaiwan } from './gaiwan.ts';
import { concept as galaxy } from './galaxy.ts';
import { concept as gamepad } from './gamepad.ts';
import { concept as garlic } from './garlic.ts';
import { concept as gasGiant } from './gas-giant.ts';
import { concept as gavel } from './gavel.ts';
import { concept as gear } from './gear.ts';
import { concept as gearFlower } from './gear-flower.ts';
import { concept as gem } from './gem.ts';
import { concept as gift } from './gift.ts';
import { concept as ginkgo } from './ginkgo.ts';
import { concept as giraffe } from './giraffe.ts';
import { concept as glasses } from './glasses.ts';
import { concept as glider } from './glider.ts';
import { concept as globe } from './globe.ts';
import { concept as goat } from './goat.ts';
import { concept as golfFlag } from './golf-flag.ts';
import { concept as goose } from './goose.ts';
import { concept as gorilla } from './gorilla.ts';
import { concept as grandJete } from './grand-jete.ts';
import { concept as grapeGlass } from './grape-glass.ts';
import { concept as graphNodes } from './graph-nodes.ts';
import { concept as grasshopper } from './grasshopper.ts';
import { concept as greenhouse } from './greenhouse.ts';
import { concept as guitar } from './guitar.ts';
import { concept as gull } from './gull.ts';
import { concept as gymnast } from './gymnast.ts';
import { concept as hairDryer } from './hair-dryer.ts';
import { concept as hammer } from './hammer.ts';
import { concept as hand } from './hand.ts';
import { concept as handMirror } from './hand-mirror.ts';
import { concept as handbag } from './handbag.ts';
import { concept as handshake } from './handshake.ts';
import { concept as hanger } from './hanger.ts';
import { concept as hare } from './hare.ts';
import { concept as harp } from './harp.ts';
import { concept as hat } from './hat.ts';
import { concept as hatchback } from './hatchback.ts';
import { concept as headphones } from './headphones.ts';
import { concept as heart } from './heart.ts';
import { concept as heartPendant } from './heart-pendant.ts';
import { concept as hedgehog } from './hedgehog.ts';
import { concept as helicopter } from './helicopter.ts';
import { concept as helmet } from './helmet.ts';
import { concept as hexBolt } from './hex-bolt.ts';
import { concept as hexagonCell } from './hexagon-cell.ts';
import { concept as hexagonSix } from './hexagon-six.ts';
import { concept as hexagram } from './hexagram.ts';
import { concept as highHeel } from './high-heel.ts';
import { concept as hippo } from './hippo.ts';
import { concept as hive } from './hive.ts';
import { concept as hockeyStick } from './hockey-stick.ts';
import { concept as holly } from './holly.ts';
import { concept as honeyJar } from './honey-jar.ts';
import { concept as hop } from './hop.ts';
import { concept as horizon } from './horizon.ts';
import { concept as horse } from './horse.ts';
import { concept as horseshoe } from './horseshoe.ts';
import { concept as hotDog } from './hot-dog.ts';
import { concept as hotelBell } from './hotel-bell.ts';
import { concept as hourglass } from './hourglass.ts';
import { concept as house } from './house.ts';
import { concept as houseKey } from './house-key.ts';
import { concept as hummingbird } from './hummingbird.ts';
import { concept as hydrant } from './hydrant.ts';
import { concept as iceCreamCone } from './ice-cream-cone.ts';
import { concept as iceLolly } from './ice-lolly.ts';
import { concept as iceSkate } from './ice-skate.ts';
import { concept as iceberg } from './iceberg.ts';
import { concept as igloo } from './igloo.ts';
import { concept as infinity } from './infinity.ts';
import { concept as instantPhoto } from './instant-photo.ts';
import { concept as island } from './island.ts';
import { concept as ivy } from './ivy.ts';
import { concept as jamJar } from './jam-jar.ts';
import { concept as jellyfish } from './jellyfish.ts';
import { concept as jesterHat } from './jester-hat.ts';
import { concept as jug } from './jug.ts';
import { concept as justiceRoundel } from './justice-roundel.ts';
import { concept as justiceSword } from './justice-sword.ts';
import { concept as kangaroo } from './kangaroo.ts';
import { concept as karateBelt } from './karate-belt.ts';
import { concept as kebab } from './kebab.ts';
import { concept as keg } from './keg.ts';
import { concept as kettle } from './kettle.ts';
import { concept as kettlebell } from './kettlebell.ts';
import { concept as key } from './key.ts';
import { concept as keyTag } from './key-tag.ts';
import { concept as kiln } from './kiln.ts';
import { concept as kimono } from './kimono.ts';
import { concept as kingfisher } from './kingfisher.ts';
import { concept as kite } from './kite.ts';
import { concept as kiwi } from './kiwi.ts';
import { concept as knife } from './knife.ts';
import { concept as knot } from './knot.ts';
import { concept as koala } from './koala.ts';
import { concept as labyrinth } from './labyrinth.ts';
import { concept as ladder } from './ladder.ts';
import { concept as ladybird } from './ladybird.ts';
import { concept as lamp } from './lamp.ts';
import { concept as lantern } from './lantern.ts';
import { concept as laptop } from './laptop.ts';
import { concept as latchkey } from './latchkey.ts';
import { concept as latteArt } from './latte-art.ts';
import { concept as laundry } from './laundry.ts';
import { concept as laurel } from './laurel.ts';
import { concept as lavender } from './lavender.ts';
import { concept as lawnMower } from './lawn-mower.ts';
import { concept as leaf } from './leaf.ts';
import { concept as leafCross } from './leaf-cross.ts';
import { concept as leafPair } from './leaf-pair.ts';
import { concept as lift } from './lift.ts';
import { concept as lighthouse } from './lighthouse.ts';
import { concept as lion } from './lion.ts';
import { concept as lips } from './lips.ts';
import { concept as lipstick } from './lipstick.ts';
import { concept as lizard } from './lizard.ts';
import { concept as llama } from './llama.ts';
import { concept as loaf } from './loaf.ts';
import { concept as lobster } from './lobster.ts';
import { concept as lotus } from './lotus.ts';
import { concept as loudspeaker } from './loudspeaker.ts';
import { concept as loungeChair } from './lounge-chair.ts';
import { concept as lungs } from './lungs.ts';
import { concept as lynx } from './lynx.ts';
import { concept as magnet } from './magnet.ts';
import { concept as magnifier } from './magnifier.ts';
import { concept as magpie } from './magpie.ts';
import { concept as mailbox } from './mailbox.ts';
import { concept as maize } from './maize.ts';
import { concept as mannequin } from './mannequin.ts';
import { concept as mantaRay } from './manta-ray.ts';
import { concept as map } from './map.ts';
import { concept as mapPin } from './map-pin.ts';
import { concept as mapleLeaf } from './maple-leaf.ts';
import { concept as mask } from './mask.ts';
import { concept as masquerade } from './masquerade.ts';
import { concept as matchbox } from './matchbox.ts';
import { concept as medal } from './medal.ts';
import { concept as meditation } from './meditation.ts';
import { concept as meeple } from './meeple.ts';
import { concept as megaphone } from './megaphone.ts';
import { concept as metronome } from './metronome.ts';
import { concept as microphone } from './microphone.ts';
import { concept as microscope } from './microscope.ts';
import { concept as milkBottle } from './milk-bottle.ts';
import { concept as milkChurn } from './milk-churn.ts';
import { concept as milledCoin } from './milled-coin.ts';
import { concept as mint } from './mint.ts';
import { concept as mokaPot } from './moka-pot.ts';
import { concept as molarBubble } from './molar-bubble.ts';
import { concept as molarSpark } from './molar-spark.ts';
import { concept as monkey } from './monkey.ts';
import { concept as monocle } from './monocle.ts';
import { concept as monstera } from './monstera.ts';
import { concept as moon } from './moon.ts';
import { concept as moonForest } from './moon-forest.ts';
import { concept as moose } from './moose.ts';
import { concept as mortar } from './mortar.ts';
import { concept as mortarboard } from './mortarboard.ts';
import { concept as mosque } from './mosque.ts';
import { concept as moth } from './moth.ts';
import { concept as motorbike } from './motorbike.ts';
import { concept as mountain } from './mountain.ts';
import { concept as mouse } from './mouse.ts';
import { concept as moustache } from './moustache.ts';
import { concept as mug } from './mug.ts';
import { concept as mushroom } from './mushroom.ts';
import { concept as mussel } from './mussel.ts';
import { concept as nailPolish } from './nail-polish.ts';
import { concept as narwhal } from './narwhal.ts';
import { concept as necklace } from './necklace.ts';
import { concept as needle } from './needle.ts';
import { concept as nest } from './nest.ts';
import { concept as newspaper } from './newspaper.ts';
import { concept as nib } from './nib.ts';
import { concept as nightTrain } from './night-train.ts';
import { concept as noodleBowl } from './noodle-bowl.ts';
import { concept as oakLeaf } from './oak-leaf.ts';
import { concept as oakTree } from './oak-tree.ts';
import { concept as observatory } from './observatory.ts';
import { concept as octopus } from './octopus.ts';
import { concept as olive } from './olive.ts';
import { concept as orchid } from './orchid.ts';
import { concept as ostrich } from './ostrich.ts';
import { concept as otter } from './otter.ts';
import { concept as owl } from './owl.ts';
import { concept as oyster } from './oyster.ts';
import { concept as padlock } from './padlock.ts';
import { concept as pagoda } from './pagoda.ts';
import { concept as paintRoller } from './paint-roller.ts';
import { concept as paintbrush } from './paintbrush.ts';
import { concept as palette } from './palette.ts';
import { concept as palm } from './palm.ts';
import { concept as panda } from './panda.ts';
import { concept as panther } from './panther.ts';
import { concept as paperBoat } from './paper-boat.ts';
import { concept as paperPlane } from './paper-plane.ts';
import { concept as parachute } from './parachute.ts';
import { concept as parcel } from './parcel.ts';
import { concept as parishTower } from './parish-tower.ts';
import { concept as parquet } from './parquet.ts';
import { concept as parrot } from './parrot.ts';
import { concept as passport } from './passport.ts';
import { concept as paw } from './paw.ts';
import { concept as peaPod } from './pea-pod.ts';
import { concept as peach } from './peach.ts';
import { concept as peacock } from './peacock.ts';
import { concept as pear } from './pear.ts';
import { concept as pebbles } from './pebbles.ts';
import { concept as pegasus } from './pegasus.ts';
import { concept as pelican } from './pelican.ts';
import { concept as pencil } from './pencil.ts';
import { concept as pendantLight } from './pendant-light.ts';
import { concept as penguin } from './penguin.ts';
import { concept as pennyFarthing } from './penny-farthing.ts';
import { concept as pepperMill } from './pepper-mill.ts';
import { concept as perfumeBottle } from './perfume-bottle.ts';
import { concept as petrolPump } from './petrol-pump.ts';
import { concept as phoenix } from './phoenix.ts';
import { concept as phone } from './phone.ts';
import { concept as piano } from './piano.ts';
import { concept as pictureFrame } from './picture-frame.ts';
import { concept as pie } from './pie.ts';
import { concept as pig } from './pig.ts';
import { concept as piggyBank } from './piggy-bank.ts';
import { concept as pill } from './pill.ts';
import { concept as pillow } from './pillow.ts';
import { concept as pine } from './pine.ts';
import { concept as pineapple } from './pineapple.ts';
import { concept as pinecone } from './pinecone.ts';
import { concept as pinkedSwatch } from './pinked-swatch.ts';
import { concept as pizza } from './pizza.ts';
import { concept as plane } from './plane.ts';
import { concept as planeTool } from './plane-tool.ts';
import { concept as planet } from './planet.ts';
import { concept as plantPot } from './plant-pot.ts';
import { concept as plaster } from './plaster.ts';
import { concept as playingCard } from './playing-card.ts';
import { concept as pliers } from './pliers.ts';
import { concept as plug } from './plug.ts';
import { concept as plumbBob } from './plumb-bob.ts';
import { concept as podcast } from './podcast.ts';
import { concept as pomegranate } from './pomegranate.ts';
import { concept as popcorn } from './popcorn.ts';
import { concept as poppy } from './poppy.ts';
import { concept as potHouse } from './pot-house.ts';
import { concept as potStill } from './pot-still.ts';
import { concept as potteryWheel } from './pottery-wheel.ts';
import { concept as pram } from './pram.ts';
import { concept as pretzel } from './pretzel.ts';
import { concept as printingPress } from './printing-press.ts';
import { concept as propeller } from './propeller.ts';
import { concept as puffin } from './puffin.ts';
import { concept as pulley } from './pulley.ts';
import { concept as pulse } from './pulse.ts';
import { concept as pumpkin } from './pumpkin.ts';
import { concept as puzzle } from './puzzle.ts';
import { concept as quail } from './quail.ts';
import { concept as raccoon } from './raccoon.ts';
import { concept as racingFlag } from './racing-flag.ts';
import { concept as racket } from './racket.ts';
import { concept as radiator } from './radiator.ts';
import { concept as radio } from './radio.ts';
import { concept as rainCloud } from './rain-cloud.ts';
import { concept as rainbow } from './rainbow.ts';
import { concept as rake } from './rake.ts';
import { concept as ram } from './ram.ts';
import { concept as rattle } from './rattle.ts';
import { concept as raven } from './raven.ts';
import { concept as razor } from './razor.ts';
import { concept as receipt } from './receipt.ts';
import { concept as recordNote } from './record-note.ts';
import { concept as recordPlayer } from './record-player.ts';
import { concept as reed } from './reed.ts';
import { concept as reel } from './reel.ts';
import { concept as relay } from './relay.ts';
import { concept as reuse } from './reuse.ts';
import { concept as rhino } from './rhino.ts';
import { concept as ring } from './ring.ts';
import { concept as ringerTee } from './ringer-tee.ts';
import { concept as river } from './river.ts';
import { concept as road } from './road.ts';
import { concept as robin } from './robin.ts';
import { concept as robot } from './robot.ts';
import { concept as rocket } from './rocket.ts';
import { concept as rockingChair } from './rocking-chair.ts';
import { concept as rockingHorse } from './rocking-horse.ts';
import { concept as rocksGlass } from './rocks-glass.ts';
import { concept as rollerSkate } from './roller-skate.ts';
import { concept as rollingPin } from './rolling-pin.ts';
import { concept as roof } from './roof.ts';
import { concept as rooster } from './rooster.ts';
import { concept as rose } from './rose.ts';
import { concept as rosemary } from './rosemary.ts';
import { concept as rugbyBall } from './rugby-ball.ts';
import { concept as runner } from './runner.ts';
import { concept as runningHound } from './running-hound.ts';
import { concept as safe } from './safe.ts';
import { concept as sail } from './sail.ts';
import { concept as saladBowl } from './salad-bowl.ts';
import { concept as salmon } from './salmon.ts';
import { concept as sandwich } from './sandwich.ts';
import { concept as satellite } from './satellite.ts';
import { concept as saw } from './saw.ts';
import { concept as saxophone } from './saxophone.ts';
import { concept as scales } from './scales.ts';
import { concept as scarecrow } from './scarecrow.ts';
import { concept as scissors } from './scissors.ts';
import { concept as scooter } from './scooter.ts';
import { concept as scorpion } from './scorpion.ts';
import { concept as screw } from './screw.ts';
import { concept as seahorse } from './seahorse.ts';
import { concept as seal } from './seal.ts';
import { concept as sectionSign } from './section-sign.ts';
import { concept as server } from './server.ts';
import { concept as sewingMachine } from './sewing-machine.ts';
import { concept as shaker } from './shaker.ts';
import { concept as shark } from './shark.ts';
import { concept as sheep } from './sheep.ts';
import { concept as shell } from './shell.ts';
import { concept as shield } from './shield.ts';
import { concept as ship } from './ship.ts';
import { concept as shipWheel } from './ship-wheel.ts';
import { concept as shirt } from './shirt.ts';
import { concept as shopfront } from './shopfront.ts';
import { concept as shower } from './shower.ts';
import { concept as shutter } from './shutter.ts';
import { concept as signet } from './signet.ts';
import { concept as signpost } from './signpost.ts';
import { concept as silo } from './silo.ts';
import { concept as skateboard } from './skateboard.ts';
import { concept as skeletonKey } from './skeleton-key.ts';
import { concept as ski } from './ski.ts';
import { concept as skyline } from './skyline.ts';
import { concept as sledge } from './sledge.ts';
import { concept as sleepingCat } from './sleeping-cat.ts';
import { concept as slippers } from './slippers.ts';
import { concept as sloth } from './sloth.ts';
import { concept as smartphone } from './smartphone.ts';
import { concept as snail } from './snail.ts';
import { concept as snake } from './snake.ts';
import { concept as snowflake } from './snowflake.ts';
import { concept as soap } from './soap.ts';
import { concept as sock } from './sock.ts';
import { concept as sofa } from './sofa.ts';
import { concept as solarPanel } from './solar-panel.ts';
import { concept as solitaire } from './solitaire.ts';
import { concept as spaceHelmet } from './space-helmet.ts';
import { concept as spade } from './spade.ts';
import { concept as spanner } from './spanner.ts';
import { concept as specsAndQuiff } from './specs-and-quiff.ts';
import { concept as speechBubble } from './speech-bubble.ts';
import { concept as spiceJar } from './spice-jar.ts';
import { concept as spider } from './spider.ts';
import { concept as spine } from './spine.ts';
import { concept as spinningTop } from './spinning-top.ts';
import { concept as spool } from './spool.ts';
import { concept as spoon } from './spoon.ts';
import { concept as sprayBottle } from './spray-bottle.ts';
import { concept as sprout } from './sprout.ts';
import { concept as squid } from './squid.ts';
import { concept as squirrel } from './squirrel.ts';
import { concept as stamp } from './stamp.ts';
import { concept as star } from './star.ts';
import { concept as starfish } from './starfish.ts';
import { concept as steamRoundel } from './steam-roundel.ts';
import { concept as steeringWheel } from './steering-wheel.ts';
import { concept as steps } from './steps.ts';
import { concept as stethoscope } from './stethoscope.ts';
import { concept as stoat } from './stoat.ts';
import { concept as stork } from './stork.ts';
import { concept as strata } from './strata.ts';
import { concept as strawberry } from './strawberry.ts';
import { concept as submarine } from './submarine.ts';
import { concept as suit } from './suit.ts';
import { concept as suitcase } from './suitcase.ts';
import { concept as sun } from './sun.ts';
import { concept as sunSalutation } from './sun-salutation.ts';
import { concept as sunflower } from './sunflower.ts';
import { concept as sunglasses } from './sunglasses.ts';
import { concept as sunriseLetter } from './sunrise-letter.ts';
import { concept as surfboard } from './surfboard.ts';
import { concept as sushi } from './sushi.ts';
import { concept as swallow } from './swallow.ts';
import { concept as swan } from './swan.ts';
import { concept as swimmer } from './swimmer.ts';
import { concept as swingBottle } from './swing-bottle.ts';
import { concept as swirlingSkirt } from './swirling-skirt.ts';
import { concept as sword } from './sword.ts';
import { concept as swordfish } from './swordfish.ts';
import { concept as synthesiser } from './synthesiser.ts';
import { concept as syringe } from './syringe.ts';
import { concept as table } from './table.ts';
import { concept as tableLamp } from './table-lamp.ts';
import { concept as tableTennis } from './table-tennis.ts';
import { concept as taco } from './taco.ts';
import { concept as tally } from './tally.ts';
import { concept as tankard } from './tankard.ts';
import { concept as tap } from './tap.ts';
import { concept as tapeMeasure } from './tape-measure.ts';
import { concept as target } from './target.ts';
import { concept as teaLeafCup } from './tea-leaf-cup.ts';
import { concept as teabag } from './teabag.ts';
import { concept as teapot } from './teapot.ts';
import { concept as teddyBear } from './teddy-bear.ts';
import { concept as telescope } from './telescope.ts';
import { concept as temple } from './temple.ts';
import { concept as tent } from './tent.ts';
import { concept as terrier } from './terrier.ts';
import { concept as theatreCurtain } from './theatre-curtain.ts';
import { concept as theodolite } from './theodolite.ts';
import { concept as thermometer } from './thermometer.ts';
import { concept as thimble } from './thimble.ts';
import { concept as thistle } from './thistle.ts';
import { concept as ticket } from './ticket.ts';
import { concept as tiger } from './tiger.ts';
import { concept as tiltedBrolly } from './tilted-brolly.ts';
import { concept as tomato } from './tomato.ts';
import { concept as toolbox } from './toolbox.ts';
import { concept as tooth } from './tooth.ts';
import { concept as toothbrush } from './toothbrush.ts';
import { concept as torch } from './torch.ts';
import { concept as toriiBowl } from './torii-bowl.ts';
import { concept as tornado } from './tornado.ts';
import { concept as toucan } from './toucan.ts';
import { concept as towerCrane } from './tower-crane.ts';
import { concept as toyBlocks } from './toy-blocks.ts';
import { concept as toyCube } from './toy-cube.ts';
import { concept as tractor } from './tractor.ts';
import { concept as train } from './train.ts';
import { concept as trainer } from './trainer.ts';
import { concept as tram } from './tram.ts';
import { concept as trophy } from './trophy.ts';
import { concept as trottingHorse } from './trotting-horse.ts';
import { concept as trowel } from './trowel.ts';
import { concept as truck } from './truck.ts';
import { concept as trumpet } from './trumpet.ts';
import { concept as tugboat } from './tugboat.ts';
import { concept as tukTuk } from './tuk-tuk.ts';
import { concept as tulip } from './tulip.ts';
import { concept as tumbler } from './tumbler.ts';
import { concept as tuningFork } from './tuning-fork.ts';
import { concept as turbine } from './turbine.ts';
import { concept as turtle } from './turtle.ts';
import { concept as twinLens } from './twin-lens.ts';
import { concept as typewriter } from './typewriter.ts';
import { concept as tyre } from './tyre.ts';
import { concept as umbrella } from './umbrella.ts';
import { concept as unicorn } from './unicorn.ts';
import { concept as vase } from './vase.ts';
import { concept as velvetRope } from './velvet-rope.ts';
import { concept as village } from './village.ts';
import { concept as vine } from './vine.ts';
import { concept as violin } from './violin.ts';
import { concept as volcano } from './volcano.ts';
import { concept as waffle } from './waffle.ts';
import { concept as waistcoat } from './waistcoat.ts';
import { concept as walrus } from './walrus.ts';
import { concept as wardrobe } from './wardrobe.ts';
import { concept as watchtower } from './watchtower.ts';
import { concept as waterPump } from './water-pump.ts';
import { concept as waterTower } from './water-tower.ts';
import { concept as waterfall } from './waterfall.ts';
import { concept as wateringCan } from './watering-can.ts';
import { concept as watermelon } from './watermelon.ts';
import { concept as watermill } from './watermill.ts';
import { concept as wave } from './wave.ts';
import { concept as weightlifter } from './weightlifter.ts';
import { concept as weldingMask } from './welding-mask.ts';
import { concept as well } from './well.ts';
import { concept as whale } from './whale.ts';
import { concept as wheat } from './wheat.ts';
import { concept as wheelbarrow } from './wheelbarrow.ts';
import { concept as wheelchair } from './wheelchair.ts';
import { concept as whisk } from './whisk.ts';
import { concept as whistle } from './whistle.ts';
import { concept as willow } from './willow.ts';
import { concept as wind } from './wind.ts';
import { concept as windSock } from './wind-sock.ts';
import { concept as windmill } from './windmill.ts';
import { concept as window } from './window.ts';
import { concept as wineBottle } from './wine-bottle.ts';
import { concept as wineGlass } from './wine-glass.ts';
import { concept as wingedShoe } from './winged-shoe.ts';
import { concept as wok } from './wok.ts';
import { concept as wolf } from './wolf.ts';
import { concept as woodpecker } from './woodpecker.ts';
import { concept as wren } from './wren.ts';
import { concept as wristwatch } from './wristwatch.ts';
import { concept as yarn } from './yarn.ts';
import { concept as yurt } from './yurt.ts';
import { concept as zebra } from './zebra.ts';

export const CONCEPTS: readonly Concept[] = [
  abacus,
  accordion,
  acorn,
  agave,
  airship,
  almond,
  anchor,
  anglerfish,
  ant,
  antenna,
  anvil,
  apple,
  apron,
  arabesque,
  arcLight,
  armchair,
  atom,
  atomiser,
  aubergine,
  avocado,
  axe,
  axolotl,
  babyBottle,
  backpack,
  badger,
  bagel,
  baguette,
  balloon,
  balloons,
  ballotBox,
  bamboo,
  banana,
  banjo,
  bankCard,
  barbecue,
  barberPole,
  barberShears,
  barn,
  barnOwl,
  barrel,
  basket,
  basketball,
  bat,
  bathtub,
  battery,
  batterySun,
  beadChart,
  beaker,
  bear,
  beard,
  beaver,
  bed,
  bee,
  beerGlass,
  beetle,
  beetroot,
  bell,
  bentwood,
  berryBranch,
  bicycle,
  birch,
  birdHouse,
  bison,
  blocks,
  blossomRoundel,
  bluebell,
  blueberry,
  boar,
  bolt,
  bone,
  bonsai,
  bookDoor,
  boot,
  bowArrow,
  bowTie,
  bowl,
  bowling,
  boxingGlove,
  brackets,
  brain,
  brickWall,
  bridalGown,
  bridge,
  briefcase,
  broom,
  brushHouse,
  bucket,
  bulb,
  bull,
  bumbleBee,
  burger,
  bus,
  butterfly,
  button,
  cactus,
  cake,
  calculator,
  callaLily,
  camel,
  camellia,
  camera,
  cameraLens,
  camperVan,
  campfire,
  candle,
  canoe,
  canyon,
  car,
  carFront,
  carabiner,
  caravan,
  carpet,
  carrot,
  cask,
  cassette,
  castle,
  cat,
  caterpillar,
  cauldron,
  cave,
  cctv,
  cedar,
  cello,
  chair,
  chameleon,
  champagne,
  chapel,
  chart,
  chatLock,
  chatRobot,
  cheeseMoon,
  cheeseWheel,
  chefHat,
  cherry,
  cherryBlossom,
  chessKing,
  chessKnight,
  chessRook,
  chestnut,
  chilli,
  chip,
  chisel,
  chocolate,
  choir,
  churchWindow,
  cicada,
  citrus,
  clapperboard,
  climber,
  clock,
  clothShears,
  cloud,
  cloudSheep,
  clover,
  cocktail,
  cocoaPod,
  coffee,
  coffeeBean,
  coffeeToGo,
  coin,
  coinPurse,
  columnBook,
  comb,
  comet,
  compass,
  cookie,
  coral,
  corkscrew,
  counterpoint,
  coupling,
  coveredWagon,
  cow,
  crab,
  cradle,
  craneBird,
  crankset,
  crate,
  cricketBat,
  crocodile,
  crocus,
  croissant,
  crown,
  cupcake,
  cursor,
  cutlass,
  cypress,
  daffodil,
  daisy,
  dallah,
  dancer,
  dandelion,
  deer,
  desk,
  dice,
  dividers,
  divingHelmet,
  dna,
  doctorBag,
  dodo,
  dog,
  dogEar,
  dolphin,
  domino,
  donkey,
  door,
  doorway,
  doughnut,
  dove,
  dragon,
  dragonfly,
  drawers,
  drawnCurtain,
  dress,
  drill,
  drone,
  drop,
  dropHandlebar,
  drum,
  duck,
  dumbbell,
  dummy,
  dumpling,
  dune,
  eagle,
  ear,
  easel,
  eclipse,
  egg,
  elephant,
  embrace,
  emeraldCut,
  envelope,
  eucalyptus,
  evCharger,
  excavator,
  eye,
  falcon,
  family,
  fawn,
  feather,
  fence,
  fern,
  ferrisWheel,
  fig,
  filmCamera,
  finishLine,
  fireHelmet,
  firefly,
  fireplace,
  fish,
  fishFork,
  flag,
  flame,
  flamingo,
  flask,
  flatBristle,
  flatIron,
  floorTile,
  flower,
  flute,
  foot,
  football,
  fork,
  forklift,
  fox,
  frenchHorn,
  frog,
  fryingPan,
  furledBrolly,
  gaiwan,
  galaxy,
  gamepad,
  garlic,
  gasGiant,
  gavel,
  gear,
  gearFlower,
  gem,
  gift,
  ginkgo,
  giraffe,
  glasses,
  glider,
  globe,
  goat,
  golfFlag,
  goose,
  gorilla,
  grandJete,
  grapeGlass,
  graphNodes,
  grasshopper,
  greenhouse,
  guitar,
  gull,
  gymnast,
  hairDryer,
  hammer,
  hand,
  handMirror,
  handbag,
  handshake,
  hanger,
  hare,
  harp,
  hat,
  hatchback,
  headphones,
  heart,
  heartPendant,
  hedgehog,
  helicopter,
  helmet,
  hexBolt,
  hexagonCell,
  hexagonSix,
  hexagram,
  highHeel,
  hippo,
  hive,
  hockeyStick,
  holly,
  honeyJar,
  hop,
  horizon,
  horse,
  horseshoe,
  hotDog,
  hotelBell,
  hourglass,
  house,
  houseKey,
  hummingbird,
  hydrant,
  iceCreamCone,
  iceLolly,
  iceSkate,
  iceberg,
  igloo,
  infinity,
  instantPhoto,
  island,
  ivy,
  jamJar,
  jellyfish,
  jesterHat,
  jug,
  justiceRoundel,
  justiceSword,
  kangaroo,
  karateBelt,
  kebab,
  keg,
  kettle,
  kettlebell,
  key,
  keyTag,
  kiln,
  kimono,
  kingfisher,
  kite,
  kiwi,
  knife,
  knot,
  koala,
  labyrinth,
  ladder,
  ladybird,
  lamp,
  lantern,
  laptop,
  latchkey,
  latteArt,
  laundry,
  laurel,
  lavender,
  lawnMower,
  leaf,
  leafCross,
  leafPair,
  lift,
  lighthouse,
  lion,
  lips,
  lipstick,
  lizard,
  llama,
  loaf,
  lobster,
  lotus,
  loudspeaker,
  loungeChair,
  lungs,
  lynx,
  magnet,
  magnifier,
  magpie,
  mailbox,
  maize,
  mannequin,
  mantaRay,
  map,
  mapPin,
  mapleLeaf,
  mask,
  masquerade,
  matchbox,
  medal,
  meditation,
  meeple,
  megaphone,
  metronome,
  microphone,
  microscope,
  milkBottle,
  milkChurn,
  milledCoin,
  mint,
  mokaPot,
  molarBubble,
  molarSpark,
  monkey,
  monocle,
  monstera,
  moon,
  moonForest,
  moose,
  mortar,
  mortarboard,
  mosque,
  moth,
  motorbike,
  mountain,
  mouse,
  moustache,
  mug,
  mushroom,
  mussel,
  nailPolish,
  narwhal,
  necklace,
  needle,
  nest,
  newspaper,
  nib,
  nightTrain,
  noodleBowl,
  oakLeaf,
  oakTree,
  observatory,
  octopus,
  olive,
  orchid,
  ostrich,
  otter,
  owl,
  oyster,
  padlock,
  pagoda,
  paintRoller,
  paintbrush,
  palette,
  palm,
  panda,
  panther,
  paperBoat,
  paperPlane,
  parachute,
  parcel,
  parishTower,
  parquet,
  parrot,
  passport,
  paw,
  peaPod,
  peach,
  peacock,
  pear,
  pebbles,
  pegasus,
  pelican,
  pencil,
  pendantLight,
  penguin,
  pennyFarthing,
  pepperMill,
  perfumeBottle,
  petrolPump,
  phoenix,
  phone,
  piano,
  pictureFrame,
  pie,
  pig,
  piggyBank,
  pill,
  pillow,
  pine,
  pineapple,
  pinecone,
  pinkedSwatch,
  pizza,
  plane,
  planeTool,
  planet,
  plantPot,
  plaster,
  playingCard,
  pliers,
  plug,
  plumbBob,
  podcast,
  pomegranate,
  popcorn,
  poppy,
  potHouse,
  potStill,
  potteryWheel,
  pram,
  pretzel,
  printingPress,
  propeller,
  puffin,
  pulley,
  pulse,
  pumpkin,
  puzzle,
  quail,
  raccoon,
  racingFlag,
  racket,
  radiator,
  radio,
  rainCloud,
  rainbow,
  rake,
  ram,
  rattle,
  raven,
  razor,
  receipt,
  recordNote,
  recordPlayer,
  reed,
  reel,
  relay,
  reuse,
  rhino,
  ring,
  ringerTee,
  river,
  road,
  robin,
  robot,
  rocket,
  rockingChair,
  rockingHorse,
  rocksGlass,
  rollerSkate,
  rollingPin,
  roof,
  rooster,
  rose,
  rosemary,
  rugbyBall,
  runner,
  runningHound,
  safe,
  sail,
  saladBowl,
  salmon,
  sandwich,
  satellite,
  saw,
  saxophone,
  scales,
  scarecrow,
  scissors,
  scooter,
  scorpion,
  screw,
  seahorse,
  seal,
  sectionSign,
  server,
  sewingMachine,
  shaker,
  shark,
  sheep,
  shell,
  shield,
  ship,
  shipWheel,
  shirt,
  shopfront,
  shower,
  shutter,
  signet,
  signpost,
  silo,
  skateboard,
  skeletonKey,
  ski,
  skyline,
  sledge,
  sleepingCat,
  slippers,
  sloth,
  smartphone,
  snail,
  snake,
  snowflake,
  soap,
  sock,
  sofa,
  solarPanel,
  solitaire,
  spaceHelmet,
  spade,
  spanner,
  specsAndQuiff,
  speechBubble,
  spiceJar,
  spider,
  spine,
  spinningTop,
  spool,
  spoon,
  sprayBottle,
  sprout,
  squid,
  squirrel,
  stamp,
  star,
  starfish,
  steamRoundel,
  steeringWheel,
  steps,
  stethoscope,
  stoat,
  stork,
  strata,
  strawberry,
  submarine,
  suit,
  suitcase,
  sun,
  sunSalutation,
  sunflower,
  sunglasses,
  sunriseLetter,
  surfboard,
  sushi,
  swallow,
  swan,
  swimmer,
  swingBottle,
  swirlingSkirt,
  sword,
  swordfish,
  synthesiser,
  syringe,
  table,
  tableLamp,
  tableTennis,
  taco,
  tally,
  tankard,
  tap,
  tapeMeasure,
  target,
  teaLeafCup,
  teabag,
  teapot,
  teddyBear,
  telescope,
  temple,
  tent,
  terrier,
  theatreCurtain,
  theodolite,
  thermometer,
  thimble,
  thistle,
  ticket,
  tiger,
  tiltedBrolly,
  tomato,
  toolbox,
  tooth,
  toothbrush,
  torch,
  toriiBowl,
  tornado,
  toucan,
  towerCrane,
  toyBlocks,
  toyCube,
  tractor,
  train,
  trainer,
  tram,
  trophy,
  trottingHorse,
  trowel,
  truck,
  trumpet,
  tugboat,
  tukTuk,
  tulip,
  tumbler,
  tuningFork,
  turbine,
  turtle,
  twinLens,
  typewriter,
  tyre,
  umbrella,
  unicorn,
  vase,
  velvetRope,
  village,
  vine,
  violin,
  volcano,
  waffle,
  waistcoat,
  walrus,
  wardrobe,
  watchtower,
  waterPump,
  waterTower,
  waterfall,
  wateringCan,
  watermelon,
  watermill,
  wave,
  weightlifter,
  weldingMask,
  well,
  whale,
  wheat,
  wheelbarrow,
  wheelchair,
  whisk,
  whistle,
  willow,
  wind,
  windSock,
  windmill,
  window,
  wineBottle,
  wineGlass,
  wingedShoe,
  wok,
  wolf,
  woodpecker,
  wren,
  wristwatch,
  yarn,
  yurt,
  zebra,
];
