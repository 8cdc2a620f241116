// Things that are colours only in a list of colours: "black and champagne", "olivo y tierra". Elsewhere they are what they
// are. Folded, one word each, of all languages together: the colours beside them say that a colour is meant.

const TABLE = `
red = cherry tomato strawberry poppy chilli paprika ketchup lipstick fire cereza cerezas tomate fresa frambuesa kirsche erdbeere mohn ciliegia fragola papavero coquelicot fraise cerise framboise cereja morango kiraz гранат вишня
burgundy = wine beetroot pomegranate vino vinho vin wein rotwein granada grenade granatapfel melograno вино
orange = pumpkin carrot mango papaya mandarin calabaza citrouille kurbis karotte carotte zucca carota abobora mandarina mandarine тыква
yellow = butter banana sunshine corn custard yolk lemon limon citron zitrone limone limao mantequilla beurre miel honig miele mel лимон
mustard = mostaza moutarde senf senape mostarda hardal горчица
ochre = savannah savanna
brown = earth soil bark leather cognac whisky whiskey nutmeg cinnamon coffee mocha peat truffle toffee cedar oak teak acorn wood tierra terre terra erde aarde jord ziemia zeme toprak земля γη cuero cuir leder cuoio couro canela cannelle zimt cannella madera bois holz legno madeira nuez noisette haselnuss nocciola avellana cafe kaffee caffe schokolade chocolat cioccolato
beige = champagne champagner champan champanhe arena sable sabbia areia sand mushroom flax hemp jute oat oats wheat dune dunes cork rattan lino lin leinen shell driftwood hay heu paja paille paglia trigo weizen песок
cream = pearl bone milk almond porcelain perla perle hueso knochen marfil avorio ivoire elfenbein marfim leche lait latte milch leite vainilla vanille vaniglia baunilha almendra amande mandel mandorla
white = snow salt nieve neige schnee neve chalk снег
grey = ash pebble storm dove mist thunder concrete cement elephant ceniza cendre asche cenere cinza hormigon beton cemento nebel brume nebbia niebla stein pierre piedra pietra pedra пепел
charcoal = coal carbon kohle charbon carbone carvao уголь
black = ink ebony onyx obsidian liquorice tinta encre tinte ebano ebene ebenholz
navy = nacht nuit noche notte noite
blue = ocean denim oceano ozean meer mer mar mare jeans
sky = ice glacier cielo ciel himmel ceu glace eis hielo ghiaccio небо
teal = kingfisher lagoon
turquoise = laguna lagune
green = forest fern ivy basil matcha spinach pine fir spruce cactus bosque foret wald bosco floresta helecho fougere farn felce musgo mousse moos muschio albahaca basilic basilikum basilico pino sapin tanne hierba herbe gras erba лес мох
olive = olivo olivier ulivo oliveira oliva olives capers
lime = kiwi
purple = blackberry blueberry elderberry grape brombeere mora mure amora pflaume ciruela prune prugna ameixa uva raisin traube berenjena melanzana beringela слива
lavender = hyacinth lila flieder
pink = peony blossom petal petals candyfloss lychee guava rosa rose peonia pivoine pfingstrose
coral = grapefruit watermelon shrimp salmon lachs saumon pomelo
peach = melon cantaloupe nectarine melocoton durazno pfirsich peche pesca pessego albaricoque abricot aprikose albicocca персик
magenta = hibiscus bougainvillea dragonfruit
sage = salvia sauge salbei
mint = menta menthe minze pfefferminz мята
copper = cobre cuivre kupfer rame
`;

export const THING_COLOURS: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [colour = '', words = ''] = line.split(' = ');
      return words.split(' ').map((word) => [word, `colour:${colour}`] as const);
    }),
);
