// What each trade looks like by habit, and how to look good in it without looking like everybody.

import type { HueFamily } from '../colour/hue-families.ts';
import { HUE_FAMILIES } from '../colour/hue-families.ts';
import type { Hex } from '../colour/palette.ts';

/** A pair that a studio would show for this trade, with the moods that call for it. */
export interface PaletteSketch {
  primary: Hex;
  secondary: Hex;
  moods: readonly string[];
}

export interface Industry {
  id: string;
  /** Broader groups: a bakery is also `food`. */
  groups: readonly string[];
  /** What most of the trade wears. */
  usualHues: readonly HueFamily[];
  /** What stands out beside it and still belongs. */
  freshHues: readonly HueFamily[];
  saturation: 'quiet' | 'medium' | 'vivid';
  depth: 'light' | 'medium' | 'dark';
  shapes: readonly string[];
  /** Motifs that the trade has worn out. */
  cliches: readonly string[];
  palettes: readonly PaletteSketch[];
}

const words = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');

const hues = (text: string): HueFamily[] =>
  words(text).flatMap((word) => HUE_FAMILIES.find((hue) => hue === word) ?? []);

const sketch = (line: string): PaletteSketch => {
  const [primary = '', secondary = '', ...moods] = words(line);
  return { primary: `#${primary}`, secondary: `#${secondary}`, moods };
};

interface Row {
  groups: string;
  usual: string;
  fresh: string;
  tone: readonly [Industry['saturation'], Industry['depth']];
  shapes: string;
  cliches: string;
  /** One pair a line: primary, secondary, moods. */
  palettes: string;
}

const industry = (id: string, row: Row): Industry => ({
  id,
  groups: words(row.groups),
  usualHues: hues(row.usual),
  freshHues: hues(row.fresh),
  saturation: row.tone[0],
  depth: row.tone[1],
  shapes: words(row.shapes),
  cliches: words(row.cliches),
  palettes: row.palettes
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(sketch),
});

const ROWS: Readonly<Record<string, Row>> = {
  bakery: {
    groups: 'food',
    usual: 'orange yellow',
    fresh: 'red teal',
    tone: ['medium', 'medium'],
    shapes: 'round organic',
    cliches: 'wheat chef pretzel oven',
    palettes: `
      A24B1C E3A545 warm rustic handmade honest
      7C2D1C E8B98A classic cosy timeless
      1F4E5A F4A6A0 modern fresh clean
      B23A2E F4C95D cheerful friendly playful
      5A3A22 D9B48A natural simple calm`,
  },
  cafe: {
    groups: 'food',
    usual: 'orange red',
    fresh: 'green pink',
    tone: ['medium', 'dark'],
    shapes: 'round organic',
    cliches: 'cup bean',
    palettes: `
      4B2615 D98E3F warm elegant cosy classic
      1E4D40 F2A9B4 modern fresh natural
      8A2B3B F2B5A0 romantic friendly feminine
      2B3350 9CCFC4 calm simple discreet
      B0452A F0D4A8 cheerful retro playful`,
  },
  restaurant: {
    groups: 'food',
    usual: 'red orange',
    fresh: 'green purple',
    tone: ['medium', 'dark'],
    shapes: 'round symmetric',
    cliches: 'fork knife spoon chef',
    palettes: `
      7A1F2B E0A458 elegant warm classic
      24452F D9C06A natural honest rustic
      C0392B F3C26B energetic cheerful bold
      2A2440 F07A8A modern luxurious mysterious
      0F5A5E FF9A86 fresh clean friendly`,
  },
  bar: {
    groups: 'food hospitality',
    usual: 'red purple',
    fresh: 'green teal',
    tone: ['medium', 'dark'],
    shapes: 'angular symmetric',
    cliches: 'glass bottle skull',
    palettes: `
      4A1530 E5B25D luxurious mysterious sensual
      123B36 F08C78 classic elegant cosy
      B3204D 2AA6A1 loud energetic edgy youthful
      3A2A1C D99A4A rustic masculine retro
      2C1E5C F26D85 playful dreamy modern`,
  },
  food: {
    groups: 'food',
    usual: 'red orange green',
    fresh: 'purple teal',
    tone: ['medium', 'medium'],
    shapes: 'round organic',
    cliches: 'leaf fork heart',
    palettes: `
      6E2F3C E9B7B0 elegant calm discreet romantic
      B8411F F3BE5B warm cheerful friendly
      3E5B2A F2B0A0 natural honest rustic handmade
      7A2A5C F7A6B8 bold quirky creative youthful
      17545C FFA08A fresh clean modern simple`,
  },
  beverage: {
    groups: 'food beverage',
    usual: 'red green',
    fresh: 'purple pink',
    tone: ['vivid', 'medium'],
    shapes: 'round organic',
    cliches: 'drop bottle leaf',
    palettes: `
      C2285A F7C948 youthful playful cheerful loud
      1B6B3A F2E05A fresh natural optimistic
      D2441B FFD166 energetic warm bold
      1D3F8F FF8FA3 modern clean clever
      5B2A6E F4A6B8 elegant sensual quirky`,
  },
  brewery: {
    groups: 'food beverage',
    usual: 'orange yellow',
    fresh: 'teal red',
    tone: ['medium', 'dark'],
    shapes: 'symmetric angular',
    cliches: 'hop barrel wheat glass',
    palettes: `
      1F3D36 E2A12F classic honest natural
      7A3414 EDB64A rustic warm handmade
      B12A24 2B2B2B bold loud edgy strong
      24406E 8CC9D9 modern friendly clean
      4A2545 E58FA0 quirky creative retro`,
  },
  winery: {
    groups: 'food beverage',
    usual: 'red purple',
    fresh: 'green orange',
    tone: ['quiet', 'dark'],
    shapes: 'organic symmetric',
    cliches: 'grape glass bottle vine',
    palettes: `
      5C1A33 D8B27A classic elegant luxurious
      4A4A22 C98F5A natural rustic honest
      2E2340 D9A0A0 mysterious sensual romantic
      8C3B2A E9C9A0 warm handmade friendly
      23404A C9A9B8 modern calm discreet`,
  },
  legal: {
    groups: 'professional-services',
    usual: 'blue',
    fresh: 'green red purple',
    tone: ['quiet', 'dark'],
    shapes: 'symmetric geometric angular',
    cliches: 'scales gavel paragraph sword',
    palettes: `
      1E3A34 B8A27A discreet classic timeless
      4A1B2B C0A58C authoritative serious elegant
      20304F A79C8E trustworthy professional calm
      3A2F5B B9A9D9 modern clever innovative
      5A3B22 C9B79C warm honest friendly`,
  },
  finance: {
    groups: 'money professional-services',
    usual: 'blue green',
    fresh: 'purple orange',
    tone: ['medium', 'dark'],
    shapes: 'geometric symmetric',
    cliches: 'coin chart arrow piggy-bank',
    palettes: `
      113F3A E7A93B trustworthy calm timeless
      2D2A6B FF8F86 modern innovative friendly
      5A1E46 E7A9C0 luxurious elegant discreet
      0E4C6A 7FD0C0 professional clean precise
      B23A1E 23304A bold energetic optimistic`,
  },
  banking: {
    groups: 'money',
    usual: 'blue red',
    fresh: 'green purple',
    tone: ['medium', 'dark'],
    shapes: 'geometric symmetric',
    cliches: 'coin piggy-bank shield tower',
    palettes: `
      0F4A3C D8B456 trustworthy classic timeless
      3B1F6B 8FD6C2 modern innovative youthful
      1A2F5E E2725B professional serious friendly
      7A1F3A D9B99B authoritative elegant luxurious
      0B5D73 B9DB7A fresh clean optimistic`,
  },
  accounting: {
    groups: 'money professional-services',
    usual: 'blue green',
    fresh: 'teal red',
    tone: ['quiet', 'dark'],
    shapes: 'geometric angular',
    cliches: 'calculator chart coin pencil',
    palettes: `
      1C4F4A F2A08C calm trustworthy friendly
      33356E A9C2F2 clean modern clever
      6A2A2A D2B08A classic honest serious
      2F4A2A D9B84A natural simple warm
      22384D C4926A professional discreet precise`,
  },
  insurance: {
    groups: 'money',
    usual: 'blue',
    fresh: 'orange purple green',
    tone: ['medium', 'medium'],
    shapes: 'round symmetric',
    cliches: 'umbrella shield hand house',
    palettes: `
      4B2E83 FF9FA8 caring friendly modern
      0F5B52 BFE08A trustworthy calm natural
      B13A34 F1C7A5 warm honest optimistic
      1F3566 8FC7EE professional serious classic
      7A2459 F2B94E bold innovative quirky`,
  },
  'real-estate': {
    groups: 'home professional-services',
    usual: 'blue red',
    fresh: 'green orange',
    tone: ['quiet', 'dark'],
    shapes: 'geometric angular',
    cliches: 'house roof key skyline door',
    palettes: `
      2A4034 C7B27A natural calm timeless
      7B3A22 E3C29B warm friendly cosy
      2B2A3F C9A66B luxurious elegant discreet
      134E63 F2A58F modern fresh clean
      5B2438 D7B7A0 classic trustworthy authoritative`,
  },
  architecture: {
    groups: 'making design',
    usual: 'blue red',
    fresh: 'orange green',
    tone: ['quiet', 'dark'],
    shapes: 'geometric angular',
    cliches: 'house skyline pencil compass',
    palettes: `
      2E3338 D9642F modern precise simple
      5C3A2A C9B8A0 natural warm honest
      1F3F3A E0B89A calm timeless elegant
      B0301F 2F3136 bold strong edgy
      3C3A5A C2B6E6 clever creative quirky`,
  },
  construction: {
    groups: 'making home',
    usual: 'orange yellow',
    fresh: 'teal red green',
    tone: ['vivid', 'dark'],
    shapes: 'angular geometric',
    cliches: 'house brick hammer tower-crane roof',
    palettes: `
      24364B F58220 strong trustworthy professional
      B5371B 2D3035 bold masculine energetic
      2B4B3B F0B429 honest natural friendly
      5B2C1F E0A060 classic rustic handmade
      0F4F5C F2C230 modern clean technical`,
  },
  'interior-design': {
    groups: 'home design',
    usual: 'orange green',
    fresh: 'pink purple teal',
    tone: ['quiet', 'medium'],
    shapes: 'geometric organic',
    cliches: 'chair lamp house door',
    palettes: `
      6B4A3A D8B7A0 warm natural calm
      2F4A44 E5A69A elegant timeless discreet
      7A3550 E9BFB0 romantic feminine sensual
      3A3F66 B3BDEB creative modern clever
      4A4B2C D8C08E rustic handmade honest`,
  },
  design: {
    groups: 'design culture',
    usual: 'red blue',
    fresh: 'pink green',
    tone: ['vivid', 'medium'],
    shapes: 'geometric',
    cliches: 'pencil pen bulb eye',
    palettes: `
      C8321F 1F2A44 bold modern loud
      2B2FA8 FF8A5B creative clever youthful
      0E5A46 F7A3C6 quirky fresh playful
      5A1F5C C9E265 elegant mysterious luxurious
      2F3437 E4572E simple precise technical`,
  },
  furniture: {
    groups: 'home making',
    usual: 'orange',
    fresh: 'green teal',
    tone: ['quiet', 'medium'],
    shapes: 'geometric organic',
    cliches: 'chair table saw tree',
    palettes: `
      7A4A2A D9B07A natural handmade honest warm
      2C4A3E C9C08A calm timeless classic
      3B3B4F E3836A modern simple precise
      8A2F2A E8C39E cosy friendly retro
      4A2A35 CFA98A elegant luxurious discreet`,
  },
  lighting: {
    groups: 'home design',
    usual: 'yellow orange',
    fresh: 'purple red',
    tone: ['medium', 'dark'],
    shapes: 'geometric round',
    cliches: 'bulb lamp sun spark candle',
    palettes: `
      2B2640 F2B84B mysterious modern elegant
      7A4E24 E8B860 warm classic handmade
      3A3A3C E8A33D simple precise technical
      8C3A1E F3C98B cosy bold natural
      1D4450 F2DC8C calm clean fresh`,
  },
  fashion: {
    groups: 'fashion retail',
    usual: 'red pink',
    fresh: 'green blue',
    tone: ['medium', 'dark'],
    shapes: 'geometric symmetric',
    cliches: 'hanger needle thread crown swoosh',
    palettes: `
      1F55D0 FF7A55 sporty energetic youthful bold
      4B1F2E D9A7A0 elegant romantic sensual
      54422C CFA86B classic timeless luxurious
      2A2A2E E8436A loud edgy strong
      3A3550 E6A9C2 modern discreet simple`,
  },
  tailoring: {
    groups: 'fashion making',
    usual: 'blue',
    fresh: 'green red',
    tone: ['quiet', 'dark'],
    shapes: 'angular symmetric',
    cliches: 'scissors needle thread hanger',
    palettes: `
      17402F D9A441 precise handmade classic
      4A1A26 CDB08A elegant luxurious timeless
      2C2F3A B8463A modern serious masculine
      4F3A28 CBB393 warm honest rustic
      30305A B6B8D6 discreet authoritative professional`,
  },
  jewellery: {
    groups: 'fashion',
    usual: 'yellow purple',
    fresh: 'green pink',
    tone: ['quiet', 'dark'],
    shapes: 'symmetric geometric',
    cliches: 'diamond ring crown pearl',
    palettes: `
      0F3B34 D4AF62 luxurious elegant timeless
      5A1E3C F0B3C4 romantic feminine sensual
      2A2350 C9B0E0 mysterious dreamy modern
      7A3B2E E5C39A handmade warm natural
      2B2B30 C8A45C classic discreet simple`,
  },
  eyewear: {
    groups: 'fashion care',
    usual: 'blue',
    fresh: 'orange green purple',
    tone: ['medium', 'dark'],
    shapes: 'round geometric',
    cliches: 'glasses eye lens',
    palettes: `
      1B4B57 FF8C7A modern fresh friendly
      5C2A18 E3B36B retro classic handmade
      2E2A5E 9ADBC6 clever quirky creative
      B03A48 2E3440 bold energetic youthful
      34403A C9B28C calm discreet elegant`,
  },
  beauty: {
    groups: 'care',
    usual: 'pink',
    fresh: 'green red purple',
    tone: ['medium', 'medium'],
    shapes: 'organic round',
    cliches: 'flower lotus leaf mirror',
    palettes: `
      8A2E4F F0B7A4 romantic feminine sensual
      2F5246 F3B3B0 natural calm honest
      5B2A66 F4A6D0 luxurious dreamy modern
      B23A3A F5CBB5 warm cheerful bold
      3A2E34 D4AE9A elegant discreet timeless`,
  },
  perfume: {
    groups: 'care fashion',
    usual: 'purple pink',
    fresh: 'green orange',
    tone: ['quiet', 'dark'],
    shapes: 'symmetric organic',
    cliches: 'flower bottle drop rose',
    palettes: `
      1F1B1A D8CBB8 luxurious elegant discreet calm
      3E1F33 D3A6A0 sensual mysterious romantic
      22392F B9C2A0 natural classic timeless
      5E2A1C E2BC93 warm bold handmade
      2D2B52 D9BFD6 dreamy modern feminine`,
  },
  hair: {
    groups: 'care',
    usual: 'pink',
    fresh: 'teal orange red',
    tone: ['medium', 'dark'],
    shapes: 'organic angular',
    cliches: 'scissors comb pole beard',
    palettes: `
      A1283A 22324A retro classic masculine
      0F4D4A FF9C8F modern fresh clean
      5A2A52 F2A3C0 elegant feminine sensual
      2E2A28 D98E3A strong edgy bold
      8A4522 EBC48F warm friendly natural`,
  },
  wellness: {
    groups: 'care wellness',
    usual: 'green teal',
    fresh: 'orange purple',
    tone: ['quiet', 'medium'],
    shapes: 'round organic',
    cliches: 'lotus leaf drop wave',
    palettes: `
      3C5A4C E0A98A calm natural soft
      6B4A66 E6B3C9 dreamy caring feminine
      8A4A32 EBC7A0 warm honest cosy
      2A5565 A9D6C6 clean fresh trustworthy
      55522E D9BE8A rustic handmade simple`,
  },
  yoga: {
    groups: 'wellness fitness care',
    usual: 'purple green',
    fresh: 'orange red',
    tone: ['quiet', 'medium'],
    shapes: 'round organic symmetric',
    cliches: 'lotus leaf sun person',
    palettes: `
      4C6340 DFA27C calm natural soft simple
      8C4530 EBBF95 warm energetic honest
      4F3F72 D9B3E0 dreamy mysterious feminine
      2C5A5E F0B7A8 fresh clean modern
      6A4A2E D8C4A0 rustic handmade timeless`,
  },
  fitness: {
    groups: 'wellness sport',
    usual: 'red orange',
    fresh: 'purple teal',
    tone: ['vivid', 'dark'],
    shapes: 'angular geometric',
    cliches: 'dumbbell bolt flame person',
    palettes: `
      C4261D 1F242B strong bold energetic loud
      2A1F6E FF7A45 modern youthful sporty
      0F4A46 C8E04A fresh friendly optimistic
      2E3236 E2572B masculine serious technical
      7A1F5C FF9CA8 feminine cheerful playful`,
  },
  sports: {
    groups: 'sport',
    usual: 'red blue',
    fresh: 'purple green',
    tone: ['vivid', 'dark'],
    shapes: 'angular geometric shield',
    cliches: 'bolt star swoosh flame',
    palettes: `
      C92A1B 1D2B4F bold strong energetic
      12487A FFC02E optimistic sporty friendly
      14523A F0D23C natural adventurous fresh
      3F1E78 F9A826 youthful loud modern
      2A2E35 D94F2B serious masculine precise`,
  },
  dance: {
    groups: 'culture sport',
    usual: 'pink purple',
    fresh: 'orange teal',
    tone: ['vivid', 'medium'],
    shapes: 'organic round',
    cliches: 'shoe person note',
    palettes: `
      A8264F F4B266 energetic sensual bold
      4A2470 F79AC0 dreamy romantic creative
      C0431F 2A2F55 cheerful playful youthful
      1C4E56 F7A6B0 elegant modern calm
      6A1E2E E3BD98 classic mysterious strong`,
  },
  healthcare: {
    groups: 'care',
    usual: 'blue teal',
    fresh: 'purple orange',
    tone: ['medium', 'medium'],
    shapes: 'round symmetric',
    cliches: 'cross heart pulse stethoscope',
    palettes: `
      34349A FF7D68 caring trustworthy clean friendly
      0F5F5A F9A59A calm natural soft
      5A2C76 9BDCC4 modern innovative optimistic
      1C4C74 8FD0E6 professional precise serious
      94354A F3C3A8 warm honest feminine`,
  },
  dental: {
    groups: 'healthcare care',
    usual: 'blue teal',
    fresh: 'purple green orange',
    tone: ['medium', 'medium'],
    shapes: 'round symmetric',
    cliches: 'tooth smile cross',
    palettes: `
      126A72 FF9B71 friendly fresh clean
      443A8C F7A9BE modern caring soft
      2C5A3C C9DE86 natural calm warm
      1F3F66 7FC8B8 professional precise trustworthy
      A83A5A F6C8B6 playful cheerful cute`,
  },
  veterinary: {
    groups: 'healthcare pets care',
    usual: 'green blue',
    fresh: 'orange purple',
    tone: ['medium', 'medium'],
    shapes: 'round organic',
    cliches: 'paw cross heart dog cat',
    palettes: `
      2B5B4A F29B5F caring natural friendly
      8E4324 F0C07E warm honest cosy
      3C2F72 8ED3C2 modern clever trustworthy
      175A6B F59C8C clean fresh professional
      6B2E46 EFB79C soft calm feminine`,
  },
  pets: {
    groups: 'pets',
    usual: 'orange green',
    fresh: 'blue red',
    tone: ['vivid', 'medium'],
    shapes: 'round organic',
    cliches: 'paw bone dog heart',
    palettes: `
      0B668F F4C430 friendly playful energetic fresh modern
      7C3A4A F5C777 warm cheerful caring
      2F5D3A F0D05A natural adventurous honest
      6E2F70 FFB35C quirky cute creative
      5A3550 EBA963 cosy classic caring`,
  },
  education: {
    groups: 'education public',
    usual: 'blue red',
    fresh: 'green purple',
    tone: ['medium', 'medium'],
    shapes: 'geometric round',
    cliches: 'cap book owl pencil',
    palettes: `
      14505C FF9E80 friendly modern optimistic
      7A2230 D9B36C classic authoritative timeless
      3D2F80 A6DB8C innovative clever creative
      2C5A35 F3C14B natural calm honest
      BF4226 2A3A66 energetic playful youthful`,
  },
  childcare: {
    groups: 'education care',
    usual: 'yellow red',
    fresh: 'teal purple',
    tone: ['vivid', 'medium'],
    shapes: 'round organic',
    cliches: 'hand baby rainbow sun',
    palettes: `
      1A6A6E FF9FA0 friendly cheerful fresh
      B8423A F8C765 warm playful energetic
      57377F F9B0C8 soft dreamy caring
      3C6A2E F2DC55 natural honest calm
      1F4C8A FF8C5A clever modern trustworthy`,
  },
  toys: {
    groups: 'toys education retail',
    usual: 'red yellow blue',
    fresh: 'teal purple',
    tone: ['vivid', 'medium'],
    shapes: 'round geometric',
    cliches: 'puzzle robot bear star',
    palettes: `
      CE1F3F FFB81F playful cheerful energetic loud
      1F5FBF FFC233 clever friendly youthful
      7A2A96 7FE0C0 quirky creative dreamy
      0B7468 FF8FA0 natural fresh honest
      B4540A 2C4F8C handmade warm retro`,
  },
  books: {
    groups: 'culture retail',
    usual: 'red blue',
    fresh: 'green orange',
    tone: ['medium', 'dark'],
    shapes: 'geometric angular',
    cliches: 'book owl pen feather',
    palettes: `
      7A2A22 E3B778 classic cosy warm
      1F4A44 F2A898 calm friendly natural
      3A2A5E E8A0B8 dreamy mysterious quirky
      1F3557 DE6B4A clever modern serious
      B5472B F2D09A cheerful playful youthful`,
  },
  publishing: {
    groups: 'culture media',
    usual: 'red',
    fresh: 'green purple',
    tone: ['medium', 'dark'],
    shapes: 'geometric symmetric',
    cliches: 'book pen nib quill',
    palettes: `
      B32A1F 26262B bold modern serious
      203F3A D9A66A classic timeless discreet
      43214F D9A9D0 elegant mysterious romantic
      2C3E73 93C9E8 clever friendly youthful
      6A3F1E DDBF8E honest warm handmade`,
  },
  media: {
    groups: 'culture media',
    usual: 'red blue',
    fresh: 'green purple',
    tone: ['vivid', 'dark'],
    shapes: 'geometric angular',
    cliches: 'antenna microphone globe eye',
    palettes: `
      C1261B 1F2937 bold loud energetic
      0E4D4F FF8FA0 modern friendly clever
      4A1F6F FF8E5E innovative creative youthful
      1F2F5C 8CC8E8 trustworthy serious professional
      2F3330 E8C33A edgy technical simple`,
  },
  music: {
    groups: 'culture media',
    usual: 'purple red',
    fresh: 'green orange',
    tone: ['vivid', 'dark'],
    shapes: 'angular organic',
    cliches: 'note clef guitar microphone',
    palettes: `
      4B1C78 FF7FA8 energetic youthful modern
      B8214A F4B73F loud edgy bold
      0F4542 D9D060 calm natural honest
      6A2A18 E8AE62 retro warm classic
      23274F E78FB3 dreamy romantic mysterious`,
  },
  film: {
    groups: 'culture media',
    usual: 'red',
    fresh: 'teal yellow',
    tone: ['medium', 'dark'],
    shapes: 'geometric round',
    cliches: 'clapperboard reel camera star',
    palettes: `
      0F3F4A F08A3C mysterious modern bold
      8C1B24 E6BF8A classic romantic elegant
      2A2A2E E3B23C serious simple precise
      3E2462 F09AC0 dreamy creative quirky
      7A4318 F0C873 retro warm adventurous`,
  },
  photography: {
    groups: 'culture design',
    usual: 'red',
    fresh: 'green purple orange',
    tone: ['quiet', 'dark'],
    shapes: 'geometric round',
    cliches: 'camera shutter lens eye',
    palettes: `
      3B2B47 E0B48A elegant romantic sensual
      8E2420 E8C6A4 bold warm energetic
      28463F C9C9A0 natural calm honest
      253A5E A9C9E0 modern clean precise
      3A3A36 D8A24A simple discreet timeless`,
  },
  gallery: {
    groups: 'culture',
    usual: 'red',
    fresh: 'pink green blue',
    tone: ['vivid', 'medium'],
    shapes: 'geometric',
    cliches: 'palette brush eye',
    palettes: `
      B5197A FFB02E creative loud playful bold
      B5371F 2B35A0 modern energetic edgy
      0B6480 F7B0C8 clever innovative youthful
      17453F F5A0B8 quirky elegant calm
      2E2C2B D95B2B simple serious timeless`,
  },
  theatre: {
    groups: 'culture',
    usual: 'red',
    fresh: 'purple teal',
    tone: ['vivid', 'dark'],
    shapes: 'symmetric angular',
    cliches: 'mask curtain star',
    palettes: `
      9C1B2E F0B95A classic bold warm
      3A1E63 F39AA0 dreamy romantic mysterious
      0F4A4E FF9488 modern clever fresh
      C23A1A 2A2440 energetic loud playful
      2F2A26 CFA25A serious elegant timeless`,
  },
  games: {
    groups: 'technology culture',
    usual: 'purple red',
    fresh: 'teal orange',
    tone: ['vivid', 'dark'],
    shapes: 'angular geometric',
    cliches: 'robot sword dragon skull',
    palettes: `
      5421B0 6FE3C0 playful energetic loud
      0B5E63 FFA0A8 adventurous fresh clever
      C0263E 23243D bold edgy strong
      1E3A8A 7FD6A4 futuristic technical modern
      7A2E12 F2C14E retro quirky handmade`,
  },
  software: {
    groups: 'software technology',
    usual: 'blue purple',
    fresh: 'orange green',
    tone: ['medium', 'medium'],
    shapes: 'geometric',
    cliches: 'cloud gear bulb spark',
    palettes: `
      14544A B6E07A calm trustworthy friendly
      A83218 2B3358 bold energetic loud
      3A2A8C FF9FC0 modern innovative clever
      26323A E2683C simple precise technical
      7A2062 FFA3A0 creative quirky youthful`,
  },
  'developer-tools': {
    groups: 'software technology',
    usual: 'blue green',
    fresh: 'orange purple',
    tone: ['medium', 'dark'],
    shapes: 'geometric angular',
    cliches: 'robot gear arrow rocket',
    palettes: `
      2B2F36 F06A2A technical simple precise
      3B1F7A 8FE0B8 modern innovative creative
      0F4B45 E3C23C clever fresh futuristic
      9A2C1C F0C48A bold strong energetic
      1F3A5F 8FD0F0 trustworthy friendly professional`,
  },
  data: {
    groups: 'software technology',
    usual: 'blue',
    fresh: 'green pink',
    tone: ['medium', 'dark'],
    shapes: 'geometric round',
    cliches: 'chart cloud eye brain',
    palettes: `
      1D2F6F 7FD3E0 precise trustworthy clean
      0E5148 F2C04A clever calm modern
      5E1F5A F7A0C0 innovative creative bold
      2D3440 D9683B technical serious simple
      A3362B F2CF9A warm friendly energetic`,
  },
  security: {
    groups: 'software technology',
    usual: 'blue red',
    fresh: 'orange purple green',
    tone: ['medium', 'dark'],
    shapes: 'angular geometric shield',
    cliches: 'shield lock key eye',
    palettes: `
      1A3B3A F2A63B trustworthy calm strong
      33205E A6B9F7 modern clever innovative
      8C1F2B D8C0A8 serious authoritative bold
      24303C E2B04A technical precise discreet
      0C4A66 9ADBB0 professional friendly clean`,
  },
  telecoms: {
    groups: 'technology',
    usual: 'blue red',
    fresh: 'purple orange',
    tone: ['vivid', 'medium'],
    shapes: 'round geometric',
    cliches: 'antenna wave globe satellite',
    palettes: `
      5B1E86 FF9AB8 modern energetic friendly
      B4285A FFB35C bold youthful loud
      0D5763 B5E480 trustworthy clean fresh
      C23E14 26304A optimistic warm strong
      22356B 8FD0B5 technical precise professional`,
  },
  electronics: {
    groups: 'technology making',
    usual: 'blue',
    fresh: 'red green orange',
    tone: ['medium', 'dark'],
    shapes: 'geometric angular',
    cliches: 'bolt gear robot bulb',
    palettes: `
      23303B FF7A3D technical precise modern
      0E4A5C 9BDCC0 trustworthy clean professional
      B32B2B 25282E bold strong energetic
      36246E F4A3C0 innovative clever futuristic
      2A4B33 E8B64C honest natural friendly`,
  },
  'hardware-tools': {
    groups: 'making retail',
    usual: 'red yellow',
    fresh: 'teal green',
    tone: ['vivid', 'dark'],
    shapes: 'angular geometric',
    cliches: 'hammer spanner saw gear',
    palettes: `
      B2321A 2B2F33 strong bold masculine
      1F4436 F2A93B honest trustworthy natural
      1E3C5C F4923A precise professional technical
      6B3A17 EBBB6C rustic handmade retro
      0F5560 F0D040 friendly modern fresh`,
  },
  energy: {
    groups: 'technology public',
    usual: 'green blue yellow',
    fresh: 'red purple orange',
    tone: ['vivid', 'medium'],
    shapes: 'geometric angular',
    cliches: 'bolt sun bulb leaf turbine',
    palettes: `
      C65200 FFC021 energetic bold optimistic loud
      3A1D8A FFD23A modern innovative youthful
      0D5160 C6E25A trustworthy clean calm
      8C1D46 FFB0A0 strong adventurous warm
      22333F E8A22E technical precise serious`,
  },
  environment: {
    groups: 'outdoors public',
    usual: 'green',
    fresh: 'orange blue',
    tone: ['medium', 'medium'],
    shapes: 'organic round',
    cliches: 'leaf globe tree hand sprout',
    palettes: `
      2C6337 F2D25A natural friendly optimistic
      1B4F5E BFDD86 clean trustworthy fresh
      7A4A1C B9C66A honest rustic warm
      3F4A24 E9A77C calm discreet handmade
      B3431E 2F4A36 bold energetic adventurous`,
  },
  agriculture: {
    groups: 'outdoors food making',
    usual: 'green yellow',
    fresh: 'red orange blue',
    tone: ['medium', 'medium'],
    shapes: 'organic geometric',
    cliches: 'tractor barn wheat sprout',
    palettes: `
      3E5A1F E8B23E natural honest friendly
      8A3A1A EFC56E rustic warm handmade
      1E4A3F E0CE62 modern clean trustworthy
      5A4318 C9C46A simple calm timeless
      2B3F66 F2B84A strong technical bold`,
  },
  gardening: {
    groups: 'outdoors home',
    usual: 'green',
    fresh: 'pink orange',
    tone: ['medium', 'medium'],
    shapes: 'organic round',
    cliches: 'leaf shovel flower tree',
    palettes: `
      34602F F2AE6A natural friendly honest
      1F4F4A F7A5A8 fresh modern calm
      7A3E22 A9C06B rustic handmade warm
      6A2A4A C9CE7A romantic quirky creative
      46521E F0C65A cheerful optimistic simple`,
  },
  flowers: {
    groups: 'outdoors retail',
    usual: 'pink green',
    fresh: 'orange purple',
    tone: ['medium', 'medium'],
    shapes: 'organic round',
    cliches: 'rose tulip flower leaf',
    palettes: `
      9C2A5A F4B46A romantic feminine cheerful
      29513A F2A7A0 natural fresh calm
      5A2A78 F6B0D0 dreamy elegant mysterious
      B8402C F6C9A9 warm playful bold
      5C4A24 DDB0B8 rustic handmade discreet`,
  },
  transport: {
    groups: 'transport public',
    usual: 'blue red',
    fresh: 'orange teal',
    tone: ['vivid', 'dark'],
    shapes: 'angular geometric',
    cliches: 'road wheel arrow bus train',
    palettes: `
      163F66 FFA928 trustworthy clean professional
      C0351A 2A2F3A energetic bold strong
      0E5A55 F2DC50 fresh friendly modern
      42206A 8EDCC8 innovative youthful clever
      5A2A1A EAB56A retro classic warm`,
  },
  logistics: {
    groups: 'transport',
    usual: 'blue orange',
    fresh: 'green red purple',
    tone: ['vivid', 'dark'],
    shapes: 'angular geometric',
    cliches: 'truck arrow globe box',
    palettes: `
      1B3350 FF8A2A trustworthy strong professional
      0F4F48 D9DE58 modern fresh friendly
      B0281E 2C3138 bold energetic masculine
      4A2270 8ADCC0 innovative clever optimistic
      3B3A38 E6B422 technical precise honest`,
  },
  automotive: {
    groups: 'transport making',
    usual: 'red blue',
    fresh: 'green orange',
    tone: ['medium', 'dark'],
    shapes: 'angular symmetric shield',
    cliches: 'car wheel spanner wing',
    palettes: `
      A61E1E 24282D bold masculine energetic
      1C3D33 D9A24A classic elegant timeless
      213C6B F28A3A trustworthy professional clean
      2E3236 E0A030 technical precise strong
      6A3414 F0B765 retro handmade warm`,
  },
  cycling: {
    groups: 'sport transport',
    usual: 'red green',
    fresh: 'purple yellow',
    tone: ['vivid', 'medium'],
    shapes: 'round geometric',
    cliches: 'bicycle wheel sprocket mountain',
    palettes: `
      1F4B8C FFB23A friendly fresh modern
      C23318 263042 energetic sporty bold
      15584A F2D848 natural adventurous honest
      56247A FF9AB0 youthful quirky creative
      5F3A1E E7B878 retro handmade classic`,
  },
  marine: {
    groups: 'transport outdoors making',
    usual: 'blue',
    fresh: 'orange teal red',
    tone: ['medium', 'dark'],
    shapes: 'geometric angular',
    cliches: 'anchor wave ship-wheel sail',
    palettes: `
      0E4A58 FF7033 trustworthy precise strong calm
      1E3358 F2B04A classic authoritative professional
      A8321F 1F3D4F bold adventurous energetic
      17524A F7A898 natural fresh friendly
      2D3942 E8A23A technical serious modern`,
  },
  aviation: {
    groups: 'transport',
    usual: 'blue red',
    fresh: 'orange purple',
    tone: ['medium', 'dark'],
    shapes: 'angular geometric',
    cliches: 'wing plane bird globe',
    palettes: `
      14406E 9CD0F2 trustworthy clean professional
      5A1E4E F5B566 elegant luxurious mysterious
      0F5460 A9DCC8 fresh friendly modern
      B5301F 233047 energetic bold adventurous
      2C2F58 C9B38A classic serious precise`,
  },
  travel: {
    groups: 'outdoors hospitality',
    usual: 'blue teal',
    fresh: 'orange red',
    tone: ['vivid', 'medium'],
    shapes: 'round organic',
    cliches: 'plane globe palm compass pin',
    palettes: `
      0C5F6B FFA094 adventurous friendly fresh
      B23E1C F5C56B warm energetic cheerful
      4A2A72 F9A8C4 dreamy creative romantic
      2B5230 EDB24A natural honest rustic
      1D3A66 F3BE6E trustworthy classic modern`,
  },
  hotel: {
    groups: 'hospitality',
    usual: 'yellow blue',
    fresh: 'green pink red',
    tone: ['quiet', 'dark'],
    shapes: 'symmetric organic',
    cliches: 'bed key crown palm',
    palettes: `
      1F4038 C9B98A elegant timeless luxurious
      6E2E3A E6BFA0 romantic classic warm
      27355A E0A878 calm discreet trustworthy
      9A4A28 F0CFA0 cosy friendly natural
      44305C D9B6D8 mysterious dreamy modern`,
  },
  events: {
    groups: 'hospitality culture',
    usual: 'pink purple',
    fresh: 'orange teal',
    tone: ['vivid', 'medium'],
    shapes: 'round geometric',
    cliches: 'balloon star spark glass',
    palettes: `
      A3235F FFB347 cheerful playful energetic
      4A1F78 FF9CC4 modern creative youthful
      0F545A F9A8B4 elegant fresh calm
      C4401C 30264E bold loud optimistic
      5C2032 E4BB86 romantic classic luxurious`,
  },
  nonprofit: {
    groups: 'public care',
    usual: 'blue red',
    fresh: 'purple orange green',
    tone: ['medium', 'medium'],
    shapes: 'round organic',
    cliches: 'heart hand globe dove',
    palettes: `
      A83C1F F5C26A warm optimistic energetic
      1A5A4E F9A798 natural friendly caring
      4A2B7E 9ADFB8 modern innovative creative
      1F3F70 EF9C78 trustworthy serious professional
      7E2A44 F0C2A2 honest soft feminine`,
  },
  government: {
    groups: 'public',
    usual: 'blue red',
    fresh: 'green purple',
    tone: ['quiet', 'dark'],
    shapes: 'symmetric geometric shield',
    cliches: 'shield flag eagle castle',
    palettes: `
      1D3B66 D9A94C trustworthy authoritative classic
      1B4A40 DDB56A calm natural timeless
      6A1F33 D0B08A serious discreet elegant
      0F5366 8FD2C0 modern clean friendly
      46307A A9C6F2 innovative optimistic clever`,
  },
  religion: {
    groups: 'public culture',
    usual: 'purple blue',
    fresh: 'orange green',
    tone: ['quiet', 'dark'],
    shapes: 'symmetric geometric',
    cliches: 'cross dove spire mosque hand',
    palettes: `
      4A2A5A D9AE6A timeless classic calm
      1F3F5C A9C9E6 trustworthy serious discreet
      7A3320 EDC48C warm friendly honest
      2C4F3C E0B57A natural simple caring
      8A2440 F0B98A modern optimistic energetic`,
  },
  marketing: {
    groups: 'professional-services media',
    usual: 'red purple',
    fresh: 'green teal',
    tone: ['vivid', 'medium'],
    shapes: 'geometric angular',
    cliches: 'rocket bulb speech-bubble chart',
    palettes: `
      C02A4A 2A2350 bold energetic loud
      0D5A50 F2E058 fresh clever friendly
      4C22A0 FF8FB4 creative modern youthful
      B84A0C 1F3550 optimistic warm playful
      2C2E33 D9A62E serious simple elegant`,
  },
  consulting: {
    groups: 'professional-services',
    usual: 'blue',
    fresh: 'orange green purple',
    tone: ['quiet', 'dark'],
    shapes: 'geometric angular',
    cliches: 'bulb handshake arrow chart',
    palettes: `
      16464A F2A090 trustworthy clean calm
      3A2458 C2A9E8 clever innovative modern
      23344F DD7A52 professional serious precise
      6B2A24 DABB94 honest classic warm
      37431F E2B44A natural strong discreet`,
  },
  recruiting: {
    groups: 'professional-services',
    usual: 'blue',
    fresh: 'orange purple green',
    tone: ['medium', 'medium'],
    shapes: 'round geometric',
    cliches: 'handshake person hand',
    palettes: `
      B03D22 2A3D66 energetic bold optimistic
      134F5E F7A65C trustworthy friendly professional
      54287A FF9FB0 modern youthful creative
      2A5A40 F1BC55 natural honest caring
      25305A 9BD0F0 clever clean serious`,
  },
  'support-services': {
    groups: 'professional-services',
    usual: 'blue',
    fresh: 'purple orange',
    tone: ['medium', 'medium'],
    shapes: 'round geometric',
    cliches: 'speech-bubble hand handshake',
    palettes: `
      3F2B96 7FDCC8 friendly modern clever
      0E5B5E FF9E94 caring trustworthy calm
      A63A2C F2C98C warm energetic honest
      1F3D63 F0B550 professional clean precise
      7A2458 F5AE8A creative quirky optimistic`,
  },
  manufacturing: {
    groups: 'making',
    usual: 'blue',
    fresh: 'orange red green',
    tone: ['medium', 'dark'],
    shapes: 'angular geometric',
    cliches: 'gear hammer bolt',
    palettes: `
      28384A F08A24 strong technical trustworthy
      A42F1C 2D3236 bold masculine energetic
      1C4A44 E2B13C precise clean modern
      4A2F1E D9A566 handmade honest classic
      2F3268 9CC3F0 innovative clever professional`,
  },
  chemistry: {
    groups: 'making science',
    usual: 'blue green',
    fresh: 'purple orange',
    tone: ['medium', 'medium'],
    shapes: 'geometric round hexagon',
    cliches: 'flask drop atom leaf',
    palettes: `
      422A86 8FE3A8 innovative modern clever
      0E5A56 C2E468 clean fresh trustworthy
      8A234E F1BE7A bold creative energetic
      1F3C60 E6C04C precise professional serious
      3A5A1F E8A84E natural honest friendly`,
  },
  research: {
    groups: 'science public',
    usual: 'blue',
    fresh: 'orange green purple',
    tone: ['medium', 'dark'],
    shapes: 'geometric round',
    cliches: 'atom flask brain globe',
    palettes: `
      1B3A5C F0A04A precise trustworthy serious
      0F4E4A C9D67A calm natural clean
      4F2370 F29FD0 innovative creative futuristic
      8E3320 EBC58E bold warm honest
      33383D C9B23C technical simple discreet`,
  },
  space: {
    groups: 'science technology',
    usual: 'blue purple',
    fresh: 'orange red',
    tone: ['medium', 'dark'],
    shapes: 'round geometric angular',
    cliches: 'rocket planet star satellite',
    palettes: `
      221F4F 8FC8FF futuristic adventurous bold
      0F3F52 F2A8B8 precise trustworthy calm
      7A1F3F F4B183 mysterious dreamy romantic
      B3361A 262A3C energetic optimistic strong
      2D3136 D8C24A technical simple modern`,
  },
  retail: {
    groups: 'retail',
    usual: 'red orange',
    fresh: 'teal purple',
    tone: ['vivid', 'medium'],
    shapes: 'round geometric',
    cliches: 'box hanger star',
    palettes: `
      B52C3A F8BE5C cheerful bold energetic
      10585C FF9E98 friendly fresh modern
      55266E F9A6C8 creative quirky youthful
      2F5231 EBB654 natural honest cosy
      24375E E8946A trustworthy classic simple`,
  },
  'e-commerce': {
    groups: 'retail technology',
    usual: 'orange blue',
    fresh: 'purple green pink',
    tone: ['vivid', 'medium'],
    shapes: 'round geometric',
    cliches: 'box arrow truck',
    palettes: `
      4A2399 74DFC4 modern youthful playful
      0C5A4F F2DE5C fresh friendly trustworthy
      B8324F 2B2B5A bold energetic loud
      1D4379 FF9E66 clever clean professional
      8C4313 F0CB86 warm honest handmade`,
  },
  cleaning: {
    groups: 'home care',
    usual: 'blue teal',
    fresh: 'orange pink purple',
    tone: ['medium', 'medium'],
    shapes: 'round organic',
    cliches: 'broom bubble drop spark',
    palettes: `
      0D6470 BEE88A fresh clean friendly
      4A2F8A F9A9C6 modern clever caring
      2A5C3E F4C05A natural honest calm
      B03B57 F7C6A6 cheerful playful feminine
      1D3F6B 8ECFC0 professional trustworthy precise`,
  },
  crafts: {
    groups: 'making culture',
    usual: 'orange red',
    fresh: 'teal green',
    tone: ['medium', 'medium'],
    shapes: 'organic round',
    cliches: 'hand needle yarn hammer',
    palettes: `
      95401F EBBE74 handmade warm rustic
      1F4F50 F7A8A0 creative fresh calm
      6A2A42 E8B58E romantic cosy feminine
      3F5226 E6B650 natural honest simple
      2C3460 9FCBEA quirky modern clever`,
  },
};

export const INDUSTRY_ROWS: ReadonlyMap<string, Industry> = new Map(
  Object.entries(ROWS).map(([id, row]) => [id, industry(id, row)]),
);

/** The industries of a brief with their broader groups, as a reader of the trace expects them. */
export const withGroups = (industries: readonly string[]): string[] => [
  ...new Set(industries.flatMap((id) => [id, ...(INDUSTRY_ROWS.get(id)?.groups ?? [])])),
];
