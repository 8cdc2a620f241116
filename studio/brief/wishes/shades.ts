// The shade in which a colour was said: "dark teal", "pistachio green", "azul cobalto", "dunkelgrün".

import type { Hit } from '../lexicon/match.ts';
import { indexHits } from '../text/segment-index.ts';
import type { Token } from '../text/tokenise.ts';

/** One shade a line, as studio/colour/shades.ts knows it, and what it is called by; folded. */
const TABLE = `
dark = dark deep dunkel dunkle dunkles dunkler fonce foncee profond profonde oscuro oscura oscuros escuro escura profundo scuro scura koyu donker mork ciemny ciemna темно темный темная σκουρο σκουρα βαθυ داكن غامق गहरा 深 暗 濃 진한 어두운
pale = pale light baby hell helle helles heller clair claire pale claro clara claros palido chiaro chiara pallido acik licht ljus jasny светло светлый бледно ανοιχτο απαλο فاتح हल्का 浅 淡 薄 연한 밝은
bright = bright vivid strong signal hot shocking knall leuchtend vif vive vivo viva vibrante brillante acceso parlak ярко яркий εντονο زاهي 鮮やか 鲜 선명한
electric = electric neon fluorescent fluo elektrik electrique electrico elettrico eletrico
acid = acid acide acido
muted = muted dusty dusky faded dull subdued greyish grayish soft gentle quiet gedampft gedampftes gedampfter matt verblasst sourd sourde apagado apagada desvaido smorzato spento soluk приглушенный
pistachio = pistachio pistacho pistache pistazie pistazien pistacchio pistaccio fistik
cobalt = cobalt cobalto kobalt кобальтовый
royal = royal roi rey rei reale konigs
bottle = bottle flaschen bouteille botella bottiglia
forest = forest wald tannen sapin bosque foresta floresta
racing = racing
emerald = emerald smaragd smaragdgrun emeraude esmeralda smeraldo zumrut
jade = jade giada
moss = moss moos mousse musgo muschio
apple = apple apfel pomme manzana mela
grass = grass gras kelly
pine = pine fir hunter
fern = fern ivy parsley
avocado = avocado
ultramarine = ultramarine ultramarin outremer ultramar oltremare klein
sapphire = sapphire saphir zafiro zaffiro safira
cornflower = cornflower kornblumen
denim = denim jeans
cerulean = cerulean
steel = steel stahl acier acero
ocean = ocean sea
midnight = midnight night nacht minuit medianoche mezzanotte inky
powder = powder
duck-egg = duck robin's
periwinkle = periwinkle
ice = ice icy eis glacier
brick = brick ziegel brique ladrillo mattone tijolo
scarlet = scarlet scharlach ecarlate escarlata scarlatto
crimson = crimson karmin carmin carmesi cremisi cardinal
ruby = ruby rubin rubis rubi rubino
cherry = cherry kirsch cerise cereza ciliegia
vermilion = vermilion vermillon
tomato = tomato tomaten
raspberry = raspberry himbeer framboise frambuesa lampone
tangerine = tangerine clementine mandarin mandarine
burnt = burnt brule quemado bruciato
amber = amber bernstein ambre ambar ambra
saffron = saffron safran azafran zafferano
marigold = marigold
pumpkin = pumpkin kurbis
apricot = apricot aprikose abricot
lemon = lemon zitronen citron limon limone
butter = butter buttery beurre burro
canary = canary
primrose = primrose
honey = honey honig miel miele
straw = straw stroh paille
sunflower = sunflower sonnenblumen
aubergine = aubergine eggplant berenjena melanzana
plum = plum pflaume prune ciruela prugna
amethyst = amethyst
grape = grape
mulberry = mulberry
violet = violet violett violette violeta viola
blush = blush powdery
rose = rose dusty-rose
salmon = salmon lachs saumon
bubblegum = bubblegum candy
fuchsia = fuchsia fucsia cerise
flamingo = flamingo
chocolate = chocolate schokolade schoko chocolat cioccolato
chestnut = chestnut kastanie chatain castano conker
tan = tan tawny
caramel = caramel karamell caramelo caramello
walnut = walnut nuss noyer nogal noce
mahogany = mahogany mahagoni
coffee = coffee espresso kaffee cafe
slate = slate schiefer ardoise pizarra ardesia
stone = stone stein pierre piedra pietra pebble
dove = dove
taupe = taupe greige
khaki = khaki
camel = camel kamel
champagne = champagne champagner champan
`;

const BY_WORD: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [shade = '', words = ''] = line.split(' = ');
      return words.split(' ').map((word) => [word, shade] as const);
    }),
);

/** German writes the shade and the colour together. */
const COMPOUND =
  /^(dunkel|hell|knall|neon|pastell|flaschen|wald|tannen|moos|kobalt|konigs|stahl|nacht|ziegel|zitronen|himbeer|kirsch|apfel|eis|smaragd|schiefer)/u;

const MANNERS = new Set(
  ['pastel', 'neon', 'earth', 'warm', 'cool', 'bright', 'dark', 'muted'].map((word) => `colour:${word}`),
);

const MOST_BEFORE = 2;

/** The sea lends blue its own shade, and to what is greener the green of shallow water. */
const GREENER = new Set(['green', 'teal', 'turquoise', 'mint']);
const inItsColour = (shade: string, colour: string): string =>
  shade === 'ocean' && GREENER.has(colour) ? 'sea-green' : shade;

/** Folded. */
export const shadeOfWord = (word: string | undefined): string[] => {
  if (word === undefined) return [];
  const whole = BY_WORD.get(word);
  if (whole !== undefined) return [whole];
  const head = COMPOUND.exec(word)?.[1];
  return head === undefined || head === word ? [] : [BY_WORD.get(head) ?? head];
};

const besides = (tokens: readonly Token[], left: number, right: number): boolean => {
  const [one, other] = [tokens[left], tokens[right]];
  return one !== undefined && other !== undefined && other.start - one.end <= 1;
};

/** The shade words around and within one hit, in the order in which they were said. */
const saidWith = (
  { first, after }: Hit,
  tokens: readonly Token[],
  isColour: (at: number) => boolean,
): string[] => {
  const before: string[] = [];
  for (let at = first - 1; at >= Math.max(0, first - MOST_BEFORE); at -= 1) {
    const shade = besides(tokens, at, at + 1) && !isColour(at) ? shadeOfWord(tokens[at]?.folded) : [];
    if (shade.length === 0) break;
    before.unshift(...shade);
  }
  const within = tokens.slice(first, after).flatMap(({ folded }) => shadeOfWord(folded));
  // "Vert foncé": but in "green dark blue" the dark belongs to what follows.
  const follows = besides(tokens, after - 1, after) && !isColour(after) && !isColour(after + 1);
  return [...new Set([...before, ...within, ...(follows ? shadeOfWord(tokens[after]?.folded) : [])])];
};

/** For each colour that is wished for in a shade of its own, the words of that shade. */
export const shadesOf = (
  tokens: readonly Token[],
  hits: readonly Hit[],
  wishes: readonly string[],
): Readonly<Record<string, readonly string[]>> => {
  const wished = new Set(wishes);
  const colourOf = ({ meanings }: Hit): string | undefined =>
    meanings.find((meaning) => meaning.startsWith('colour:') && wished.has(meaning));
  // "Muted" is a wish of its own, and here the shade of what follows.
  const coloured = hits.filter((hit) => {
    const colour = colourOf(hit);
    return colour !== undefined && !MANNERS.has(colour);
  });
  const { covering } = indexHits(coloured);
  const isColour = (at: number): boolean => covering.has(at);
  const said: Record<string, readonly string[]> = {};
  for (const hit of coloured) {
    const word = colourOf(hit)?.slice('colour:'.length);
    const shades = saidWith(hit, tokens, isColour);
    if (word !== undefined && shades.length > 0)
      said[word] ??= shades.map((shade) => inItsColour(shade, word));
  }
  return said;
};
