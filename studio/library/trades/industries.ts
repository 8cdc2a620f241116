// What each trade looks like by habit, and how to look good in it without looking like everybody.

import type { HueFamily } from '../../language/colour/hue-families.ts';
import { HUE_FAMILIES } from '../../language/colour/hue-families.ts';
import type { Hex } from '../../language/colour/palette.ts';
import { swatch } from '../../language/colour/swatches.ts';

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
  return { primary: swatch(primary), secondary: swatch(secondary), moods };
};

interface Row {
  groups: string;
  usual: string;
  fresh: string;
  tone: readonly [Industry['saturation'], Industry['depth']];
  shapes: string;
  cliches: string;
  /** One pair a line: two swatches by name, the lead first, then the moods that call for it. The favourite first. */
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
      terracotta espresso warm rustic handmade honest
      cinnamon tangerine classic cosy timeless
      tangerine navy cheerful friendly playful
      petrol coral modern fresh clean
      bordeaux tangerine bold energetic retro
      espresso terracotta natural simple calm`,
  },
  cafe: {
    groups: 'food',
    usual: 'orange red',
    fresh: 'green pink',
    tone: ['medium', 'dark'],
    shapes: 'round organic',
    cliches: 'cup bean',
    palettes: `
      espresso tangerine warm elegant cosy classic
      pine coral modern fresh natural
      terracotta petrol friendly handmade honest
      vermilion espresso cheerful retro playful
      midnight terracotta calm simple discreet
      coral aubergine cute playful romantic feminine`,
  },
  restaurant: {
    groups: 'food',
    usual: 'red orange',
    fresh: 'green purple',
    tone: ['medium', 'dark'],
    shapes: 'round symmetric',
    cliches: 'fork knife spoon chef',
    palettes: `
      vermilion ink energetic bold modern
      pine tangerine natural honest rustic
      bordeaux terracotta elegant classic
      tangerine forest cheerful friendly fresh warm
      petrol coral clean calm
      ink copper luxurious discreet mysterious`,
  },
  bar: {
    groups: 'food hospitality',
    usual: 'red purple',
    fresh: 'green teal',
    tone: ['medium', 'dark'],
    shapes: 'angular symmetric',
    cliches: 'glass bottle skull',
    palettes: `
      aubergine coral mysterious sensual luxurious
      pine copper classic elegant cosy
      vermilion midnight loud energetic bold youthful
      magenta ink edgy modern
      espresso tangerine rustic masculine retro
      indigo pink playful dreamy quirky`,
  },
  food: {
    groups: 'food',
    usual: 'red orange green',
    fresh: 'purple teal',
    tone: ['medium', 'medium'],
    shapes: 'round organic',
    cliches: 'leaf fork heart',
    palettes: `
      green tangerine natural honest fresh
      vermilion forest warm cheerful friendly
      tangerine aubergine bold quirky youthful
      terracotta pine rustic handmade cosy
      teal coral clean modern simple
      bordeaux copper elegant calm discreet
      raspberry leaf cute playful romantic`,
  },
  beverage: {
    groups: 'food beverage',
    usual: 'red green',
    fresh: 'purple pink',
    tone: ['vivid', 'medium'],
    shapes: 'round organic',
    cliches: 'drop bottle leaf',
    palettes: `
      tangerine green fresh youthful cheerful
      pink indigo playful loud bold
      leaf navy natural optimistic clean
      vermilion midnight energetic warm
      cobalt coral modern clever friendly
      plum coral elegant sensual quirky`,
  },
  brewery: {
    groups: 'food beverage',
    usual: 'orange yellow',
    fresh: 'teal red',
    tone: ['medium', 'dark'],
    shapes: 'symmetric angular',
    cliches: 'hop barrel wheat glass',
    palettes: `
      pine tangerine classic honest natural
      vermilion ink bold loud edgy strong
      amber espresso rustic warm handmade
      navy tangerine modern friendly clean
      aubergine coral quirky creative retro`,
  },
  winery: {
    groups: 'food beverage',
    usual: 'red purple',
    fresh: 'green orange',
    tone: ['quiet', 'dark'],
    shapes: 'organic symmetric',
    cliches: 'grape glass bottle vine',
    palettes: `
      bordeaux copper classic elegant luxurious
      moss terracotta natural rustic honest
      plum rose romantic sensual mysterious
      clay espresso warm handmade friendly
      raspberry ink modern bold
      petrol copper calm discreet`,
  },
  legal: {
    groups: 'professional-services',
    usual: 'blue',
    fresh: 'green red purple',
    tone: ['quiet', 'dark'],
    shapes: 'symmetric geometric angular',
    cliches: 'scales gavel paragraph sword',
    palettes: `
      navy copper trustworthy professional classic
      ink brass authoritative serious luxurious elegant
      pine terracotta discreet timeless calm
      ultramarine tangerine modern clever innovative
      petrol coral friendly honest warm caring
      bordeaux bronze authoritative classic`,
  },
  finance: {
    groups: 'money professional-services',
    usual: 'blue green',
    fresh: 'purple orange',
    tone: ['medium', 'dark'],
    shapes: 'geometric symmetric',
    cliches: 'coin chart arrow piggy-bank',
    palettes: `
      emerald tangerine trustworthy calm optimistic
      indigo coral modern innovative friendly
      navy leaf professional precise serious
      violet tangerine bold energetic youthful
      ink brass luxurious elegant discreet timeless
      petrol aqua clean technical`,
  },
  banking: {
    groups: 'money',
    usual: 'blue red',
    fresh: 'green purple',
    tone: ['medium', 'dark'],
    shapes: 'geometric symmetric',
    cliches: 'coin piggy-bank shield tower',
    palettes: `
      cobalt coral modern friendly youthful
      pine brass trustworthy classic timeless
      navy tangerine professional serious
      violet jade innovative clever bold
      ink copper luxurious elegant authoritative
      teal tangerine fresh clean optimistic`,
  },
  accounting: {
    groups: 'money professional-services',
    usual: 'blue green',
    fresh: 'teal red',
    tone: ['quiet', 'dark'],
    shapes: 'geometric angular',
    cliches: 'calculator chart coin pencil',
    palettes: `
      teal coral calm trustworthy friendly
      indigo sky clean modern clever
      green tangerine natural simple warm honest
      navy terracotta professional discreet precise classic
      ultramarine coral bold optimistic`,
  },
  insurance: {
    groups: 'money',
    usual: 'blue',
    fresh: 'orange purple green',
    tone: ['medium', 'medium'],
    shapes: 'round symmetric',
    cliches: 'umbrella shield hand house',
    palettes: `
      ultramarine coral caring friendly modern
      teal tangerine trustworthy calm natural
      navy sky professional serious classic
      violet pink bold innovative quirky
      green tangerine honest optimistic warm`,
  },
  'real-estate': {
    groups: 'home professional-services',
    usual: 'blue red',
    fresh: 'green orange',
    tone: ['quiet', 'dark'],
    shapes: 'geometric angular',
    cliches: 'house roof key skyline door',
    palettes: `
      petrol coral modern fresh clean
      pine terracotta natural calm timeless
      terracotta navy warm friendly cosy
      ink brass luxurious elegant discreet
      navy tangerine trustworthy professional
      cobalt tangerine bold energetic`,
  },
  architecture: {
    groups: 'making design',
    usual: 'blue red',
    fresh: 'orange green',
    tone: ['quiet', 'dark'],
    shapes: 'geometric angular',
    cliches: 'house skyline pencil compass',
    palettes: `
      ink vermilion modern precise simple
      graphite tangerine technical strong
      terracotta espresso natural warm honest
      pine copper calm timeless elegant
      vermilion ink bold edgy
      midnight coral clever creative quirky`,
  },
  construction: {
    groups: 'making home',
    usual: 'orange yellow',
    fresh: 'teal red green',
    tone: ['vivid', 'dark'],
    shapes: 'angular geometric',
    cliches: 'house brick hammer tower-crane roof',
    palettes: `
      navy tangerine strong trustworthy professional
      tangerine ink bold masculine energetic
      vermilion graphite loud youthful
      pine tangerine honest natural friendly
      petrol amber modern clean technical
      clay espresso classic rustic handmade`,
  },
  'interior-design': {
    groups: 'home design',
    usual: 'orange green',
    fresh: 'pink purple teal',
    tone: ['quiet', 'medium'],
    shapes: 'geometric organic',
    cliches: 'chair lamp house door',
    palettes: `
      terracotta pine warm natural calm
      pine coral elegant timeless fresh
      aubergine rose romantic feminine sensual
      midnight tangerine creative modern clever
      ink copper luxurious discreet simple
      clay navy rustic handmade honest`,
  },
  design: {
    groups: 'design culture',
    usual: 'red blue',
    fresh: 'pink green',
    tone: ['vivid', 'medium'],
    shapes: 'geometric',
    cliches: 'pencil pen bulb eye',
    palettes: `
      cobalt vermilion creative clever youthful
      vermilion ink bold modern loud
      violet tangerine quirky playful innovative
      ink coral simple precise elegant
      pine pink fresh friendly
      aubergine coral mysterious luxurious`,
  },
  furniture: {
    groups: 'home making',
    usual: 'orange',
    fresh: 'green teal',
    tone: ['quiet', 'medium'],
    shapes: 'geometric organic',
    cliches: 'chair table saw tree',
    palettes: `
      terracotta pine natural handmade honest warm
      pine terracotta calm timeless classic
      ink tangerine modern simple precise
      tangerine petrol cosy friendly retro
      espresso copper elegant luxurious discreet
      cobalt coral bold fresh youthful`,
  },
  lighting: {
    groups: 'home design',
    usual: 'yellow orange',
    fresh: 'purple red',
    tone: ['medium', 'dark'],
    shapes: 'geometric round',
    cliches: 'bulb lamp sun spark candle',
    palettes: `
      midnight tangerine mysterious modern elegant
      amber ink warm bold energetic
      ink amber simple precise technical
      espresso amber classic handmade cosy
      indigo coral creative innovative
      petrol tangerine calm clean fresh`,
  },
  fashion: {
    groups: 'fashion retail',
    usual: 'red pink',
    fresh: 'green blue',
    tone: ['medium', 'dark'],
    shapes: 'geometric symmetric',
    cliches: 'hanger needle thread crown swoosh',
    palettes: `
      ink vermilion bold modern strong
      ultramarine coral youthful energetic sporty
      black copper elegant luxurious timeless classic
      aubergine rose romantic sensual feminine
      pink ink loud edgy playful
      pine rose discreet natural simple`,
  },
  tailoring: {
    groups: 'fashion making',
    usual: 'blue',
    fresh: 'green red',
    tone: ['quiet', 'dark'],
    shapes: 'angular symmetric',
    cliches: 'scissors needle thread hanger',
    palettes: `
      ink red modern precise serious masculine
      navy copper classic elegant timeless
      pine terracotta handmade warm honest
      black brass luxurious authoritative discreet
      petrol vermilion professional bold
      espresso copper rustic cosy`,
  },
  jewellery: {
    groups: 'fashion',
    usual: 'yellow purple',
    fresh: 'green pink',
    tone: ['quiet', 'dark'],
    shapes: 'symmetric geometric',
    cliches: 'diamond ring crown pearl',
    palettes: `
      ink brass luxurious elegant timeless classic
      pine brass natural mysterious
      aubergine rose romantic feminine sensual
      black copper handmade warm discreet
      midnight orchid dreamy modern quirky
      raspberry ink bold youthful`,
  },
  eyewear: {
    groups: 'fashion care',
    usual: 'blue',
    fresh: 'orange green purple',
    tone: ['medium', 'dark'],
    shapes: 'round geometric',
    cliches: 'glasses eye lens',
    palettes: `
      petrol coral modern fresh friendly
      cobalt tangerine clever bold youthful
      ink vermilion precise simple edgy
      mahogany tangerine retro classic handmade
      indigo pink quirky creative playful
      pine copper calm discreet elegant`,
  },
  beauty: {
    groups: 'care',
    usual: 'pink',
    fresh: 'green red purple',
    tone: ['medium', 'medium'],
    shapes: 'organic round',
    cliches: 'flower lotus leaf mirror',
    palettes: `
      rose aubergine romantic feminine sensual
      pine coral natural calm honest clean
      coral aubergine warm cheerful bold
      plum pink luxurious dreamy modern
      black copper elegant discreet timeless
      pink midnight playful youthful loud`,
  },
  perfume: {
    groups: 'care fashion',
    usual: 'purple pink',
    fresh: 'green orange',
    tone: ['quiet', 'dark'],
    shapes: 'symmetric organic',
    cliches: 'flower bottle drop rose',
    palettes: `
      black brass luxurious elegant discreet calm
      aubergine copper sensual mysterious romantic
      ink bone simple modern timeless
      pine brass natural fresh
      bordeaux rose feminine warm`,
  },
  hair: {
    groups: 'care',
    usual: 'pink',
    fresh: 'teal orange red',
    tone: ['medium', 'dark'],
    shapes: 'organic angular',
    cliches: 'scissors comb pole beard',
    palettes: `
      ink coral modern bold edgy
      raspberry ink energetic youthful
      aubergine pink feminine dreamy playful
      petrol coral fresh friendly
      black copper elegant luxurious classic
      navy red retro masculine classic`,
  },
  wellness: {
    groups: 'care wellness',
    usual: 'green teal',
    fresh: 'orange purple',
    tone: ['quiet', 'medium'],
    shapes: 'round organic',
    cliches: 'lotus leaf drop wave',
    palettes: `
      pine terracotta natural calm warm
      teal coral fresh caring friendly
      forest terracotta honest handmade rustic
      lagoon coral clean modern soft
      aubergine rose dreamy sensual feminine
      ink copper elegant luxurious discreet`,
  },
  yoga: {
    groups: 'wellness fitness care',
    usual: 'purple green',
    fresh: 'orange red',
    tone: ['quiet', 'medium'],
    shapes: 'round organic symmetric',
    cliches: 'lotus leaf sun person',
    palettes: `
      pine terracotta natural calm honest
      terracotta forest warm friendly handmade
      teal coral fresh modern clean
      grape coral dreamy mysterious creative
      leaf navy cheerful energetic
      aubergine rose feminine soft elegant`,
  },
  fitness: {
    groups: 'wellness sport',
    usual: 'red orange',
    fresh: 'purple teal',
    tone: ['vivid', 'dark'],
    shapes: 'angular geometric',
    cliches: 'dumbbell bolt flame person',
    palettes: `
      vermilion ink energetic bold strong loud
      ultramarine coral modern youthful
      ink vermilion masculine precise
      emerald tangerine fresh natural friendly
      violet pink playful optimistic
      tangerine navy sporty warm`,
  },
  sports: {
    groups: 'sport',
    usual: 'red blue',
    fresh: 'purple green',
    tone: ['vivid', 'dark'],
    shapes: 'angular geometric shield',
    cliches: 'bolt star swoosh flame',
    palettes: `
      cobalt vermilion energetic bold sporty
      vermilion navy strong loud
      green tangerine natural fresh friendly
      navy tangerine professional classic
      violet coral youthful modern
      tangerine ink adventurous warm`,
  },
  dance: {
    groups: 'culture sport',
    usual: 'pink purple',
    fresh: 'orange teal',
    tone: ['vivid', 'medium'],
    shapes: 'organic round',
    cliches: 'shoe person note',
    palettes: `
      pink midnight energetic bold sensual
      violet coral playful youthful modern
      vermilion aubergine warm loud
      aubergine rose elegant romantic dreamy
      ink coral simple edgy
      petrol coral fresh cheerful`,
  },
  healthcare: {
    groups: 'care',
    usual: 'blue teal',
    fresh: 'purple orange',
    tone: ['medium', 'medium'],
    shapes: 'round symmetric',
    cliches: 'cross heart pulse stethoscope',
    palettes: `
      teal coral caring friendly calm
      ultramarine coral modern caring warm optimistic
      lagoon tangerine clean fresh
      navy coral trustworthy professional serious
      pine coral natural honest
      violet aqua innovative clever`,
  },
  dental: {
    groups: 'healthcare care',
    usual: 'blue teal',
    fresh: 'purple green orange',
    tone: ['medium', 'medium'],
    shapes: 'round symmetric',
    cliches: 'tooth smile cross',
    palettes: `
      lagoon coral clean fresh friendly
      azure tangerine trustworthy professional
      teal coral caring calm
      violet coral modern playful
      navy aqua precise serious
      emerald tangerine natural warm`,
  },
  veterinary: {
    groups: 'healthcare pets care',
    usual: 'green blue',
    fresh: 'orange purple',
    tone: ['medium', 'medium'],
    shapes: 'round organic',
    cliches: 'paw cross heart dog cat',
    palettes: `
      teal tangerine caring friendly trustworthy
      green tangerine natural honest
      cobalt tangerine clean professional
      tangerine pine warm cheerful playful
      indigo coral modern clever`,
  },
  pets: {
    groups: 'pets',
    usual: 'orange green',
    fresh: 'blue red',
    tone: ['vivid', 'medium'],
    shapes: 'round organic',
    cliches: 'paw bone dog heart',
    palettes: `
      cobalt tangerine friendly cheerful bold
      tangerine navy warm playful energetic
      teal coral caring fresh modern
      green tangerine natural honest
      violet coral quirky cute youthful
      navy coral trustworthy professional`,
  },
  education: {
    groups: 'education public',
    usual: 'blue red',
    fresh: 'green purple',
    tone: ['medium', 'medium'],
    shapes: 'geometric round',
    cliches: 'cap book owl pencil',
    palettes: `
      cobalt tangerine friendly optimistic clever
      navy coral trustworthy serious classic professional
      green tangerine natural caring
      violet coral modern creative innovative
      teal coral calm fresh clean
      vermilion navy energetic cheerful bold`,
  },
  childcare: {
    groups: 'education care',
    usual: 'yellow red',
    fresh: 'teal purple',
    tone: ['vivid', 'medium'],
    shapes: 'round organic',
    cliches: 'hand baby rainbow sun',
    palettes: `
      tangerine cobalt cheerful playful warm
      teal coral caring calm friendly
      violet tangerine creative cute
      green tangerine natural honest
      pink indigo energetic bold
      sky navy soft fresh clean`,
  },
  toys: {
    groups: 'toys education retail',
    usual: 'red yellow blue',
    fresh: 'teal purple',
    tone: ['vivid', 'medium'],
    shapes: 'round geometric',
    cliches: 'puzzle robot bear star',
    palettes: `
      cobalt vermilion playful cheerful bold
      vermilion cobalt cheerful energetic loud
      tangerine indigo warm friendly handmade
      violet tangerine creative quirky cute
      green tangerine natural honest
      pink midnight youthful`,
  },
  books: {
    groups: 'culture retail',
    usual: 'red blue',
    fresh: 'green orange',
    tone: ['medium', 'dark'],
    shapes: 'geometric angular',
    cliches: 'book owl pen feather',
    palettes: `
      navy vermilion classic trustworthy timeless
      vermilion ink bold modern energetic
      pine terracotta calm natural cosy
      violet tangerine creative playful youthful
      bordeaux copper elegant serious
      cobalt coral clever friendly`,
  },
  publishing: {
    groups: 'culture media',
    usual: 'red',
    fresh: 'green purple',
    tone: ['medium', 'dark'],
    shapes: 'geometric symmetric',
    cliches: 'book pen nib quill',
    palettes: `
      ink vermilion modern serious precise
      vermilion ink bold loud
      navy copper classic elegant timeless
      cobalt tangerine clever friendly fresh
      pine copper calm discreet
      violet coral creative innovative`,
  },
  media: {
    groups: 'culture media',
    usual: 'red blue',
    fresh: 'green purple',
    tone: ['vivid', 'dark'],
    shapes: 'geometric angular',
    cliches: 'antenna microphone globe eye',
    palettes: `
      vermilion ink bold energetic loud
      ultramarine coral modern clever youthful
      ink tangerine serious simple precise
      violet pink creative playful
      teal coral fresh friendly
      navy vermilion trustworthy professional`,
  },
  music: {
    groups: 'culture media',
    usual: 'purple red',
    fresh: 'green orange',
    tone: ['vivid', 'dark'],
    shapes: 'angular organic',
    cliches: 'note clef guitar microphone',
    palettes: `
      violet coral creative modern youthful
      ink vermilion bold edgy loud
      pink midnight energetic sensual
      vermilion aubergine warm retro
      black copper elegant classic timeless
      cobalt pink playful fresh`,
  },
  film: {
    groups: 'culture media',
    usual: 'red',
    fresh: 'teal yellow',
    tone: ['medium', 'dark'],
    shapes: 'geometric round',
    cliches: 'clapperboard reel camera star',
    palettes: `
      ink vermilion bold serious modern
      vermilion midnight energetic loud warm
      midnight tangerine mysterious dreamy creative
      black brass classic elegant luxurious
      teal coral fresh clever
      violet coral playful innovative`,
  },
  photography: {
    groups: 'culture design',
    usual: 'red',
    fresh: 'green purple orange',
    tone: ['quiet', 'dark'],
    shapes: 'geometric round',
    cliches: 'camera shutter lens eye',
    palettes: `
      ink vermilion modern bold simple
      ink tangerine precise technical
      petrol coral fresh calm clean
      black copper elegant timeless discreet
      vermilion ink energetic warm loud
      pine terracotta natural honest`,
  },
  gallery: {
    groups: 'culture',
    usual: 'red',
    fresh: 'pink green blue',
    tone: ['vivid', 'medium'],
    shapes: 'geometric',
    cliches: 'palette brush eye',
    palettes: `
      ink vermilion modern simple serious
      ultramarine vermilion bold creative energetic
      magenta ink loud playful edgy
      pine pink quirky fresh youthful
      black copper elegant timeless calm
      violet tangerine clever innovative`,
  },
  theatre: {
    groups: 'culture',
    usual: 'red',
    fresh: 'purple teal',
    tone: ['vivid', 'dark'],
    shapes: 'symmetric angular',
    cliches: 'mask curtain star',
    palettes: `
      red ink classic bold warm
      aubergine coral dreamy romantic mysterious
      vermilion midnight energetic loud playful
      petrol coral modern clever fresh
      black brass serious elegant timeless
      pink indigo creative quirky`,
  },
  games: {
    groups: 'technology culture',
    usual: 'purple red',
    fresh: 'teal orange',
    tone: ['vivid', 'dark'],
    shapes: 'angular geometric',
    cliches: 'robot sword dragon skull',
    palettes: `
      violet jade energetic futuristic loud
      ultramarine coral playful adventurous
      vermilion midnight bold edgy strong
      indigo pink modern youthful
      teal tangerine fresh clever friendly
      tangerine aubergine retro quirky warm`,
  },
  software: {
    groups: 'software technology',
    usual: 'blue purple',
    fresh: 'orange green',
    tone: ['medium', 'medium'],
    shapes: 'geometric',
    cliches: 'cloud gear bulb spark',
    palettes: `
      ultramarine coral modern friendly clever
      violet tangerine innovative creative bold
      ink vermilion simple precise technical
      teal coral calm trustworthy fresh
      cobalt jade professional clean
      vermilion midnight energetic loud warm`,
  },
  'developer-tools': {
    groups: 'software technology',
    usual: 'blue green',
    fresh: 'orange purple',
    tone: ['medium', 'dark'],
    shapes: 'geometric angular',
    cliches: 'robot gear arrow rocket',
    palettes: `
      ink tangerine technical simple precise
      violet jade modern innovative
      cobalt tangerine trustworthy friendly professional
      vermilion ink bold strong energetic
      midnight aqua futuristic clever
      emerald tangerine fresh natural`,
  },
  data: {
    groups: 'software technology',
    usual: 'blue',
    fresh: 'green pink',
    tone: ['medium', 'dark'],
    shapes: 'geometric round',
    cliches: 'chart cloud eye brain',
    palettes: `
      ultramarine aqua precise clean modern
      navy tangerine trustworthy professional serious
      violet coral innovative creative bold
      teal tangerine calm clever fresh
      ink vermilion technical simple
      cobalt pink friendly energetic`,
  },
  security: {
    groups: 'software technology',
    usual: 'blue red',
    fresh: 'orange purple green',
    tone: ['medium', 'dark'],
    shapes: 'angular geometric shield',
    cliches: 'shield lock key eye',
    palettes: `
      ink vermilion strong serious technical
      navy tangerine trustworthy professional authoritative
      ultramarine jade modern clever innovative
      petrol coral calm friendly
      violet tangerine bold
      graphite amber precise discreet`,
  },
  telecoms: {
    groups: 'technology',
    usual: 'blue red',
    fresh: 'purple orange',
    tone: ['vivid', 'medium'],
    shapes: 'round geometric',
    cliches: 'antenna wave globe satellite',
    palettes: `
      violet coral modern friendly youthful
      cobalt tangerine trustworthy optimistic clean
      pink indigo bold loud energetic
      teal tangerine fresh calm
      vermilion navy warm strong
      navy aqua technical precise professional`,
  },
  electronics: {
    groups: 'technology making',
    usual: 'blue',
    fresh: 'red green orange',
    tone: ['medium', 'dark'],
    shapes: 'geometric angular',
    cliches: 'bolt gear robot bulb',
    palettes: `
      ink tangerine technical precise modern
      cobalt coral friendly trustworthy clean
      vermilion graphite bold strong energetic
      violet jade innovative futuristic clever
      petrol aqua professional calm`,
  },
  'hardware-tools': {
    groups: 'making retail',
    usual: 'red yellow',
    fresh: 'teal green',
    tone: ['vivid', 'dark'],
    shapes: 'angular geometric',
    cliches: 'hammer spanner saw gear',
    palettes: `
      vermilion graphite strong bold masculine
      navy tangerine precise professional trustworthy
      tangerine ink energetic loud
      pine tangerine honest natural
      cinnamon espresso rustic handmade retro
      cobalt vermilion friendly modern fresh`,
  },
  energy: {
    groups: 'technology public',
    usual: 'green blue yellow',
    fresh: 'red purple orange',
    tone: ['vivid', 'medium'],
    shapes: 'geometric angular',
    cliches: 'bolt sun bulb leaf turbine',
    palettes: `
      vermilion midnight energetic bold optimistic warm
      tangerine navy cheerful friendly optimistic
      ultramarine tangerine modern innovative youthful
      teal tangerine trustworthy clean calm
      violet coral futuristic clever
      ink amber technical precise serious`,
  },
  environment: {
    groups: 'outdoors public',
    usual: 'green',
    fresh: 'orange blue',
    tone: ['medium', 'medium'],
    shapes: 'organic round',
    cliches: 'leaf globe tree hand sprout',
    palettes: `
      green tangerine natural friendly optimistic
      teal coral clean trustworthy fresh
      forest terracotta honest rustic warm
      leaf navy bold energetic adventurous
      pine copper calm discreet
      lagoon tangerine modern clever`,
  },
  agriculture: {
    groups: 'outdoors food making',
    usual: 'green yellow',
    fresh: 'red orange blue',
    tone: ['medium', 'medium'],
    shapes: 'organic geometric',
    cliches: 'tractor barn wheat sprout',
    palettes: `
      green tangerine natural honest friendly
      terracotta forest rustic warm handmade
      pine amber modern clean trustworthy
      leaf espresso fresh bold energetic
      navy tangerine strong technical
      moss terracotta simple calm timeless`,
  },
  gardening: {
    groups: 'outdoors home',
    usual: 'green',
    fresh: 'pink orange',
    tone: ['medium', 'medium'],
    shapes: 'organic round',
    cliches: 'leaf shovel flower tree',
    palettes: `
      forest coral natural friendly honest
      pine coral fresh modern calm
      leaf aubergine cheerful optimistic bold
      terracotta forest rustic handmade warm
      forest pink romantic quirky creative`,
  },
  flowers: {
    groups: 'outdoors retail',
    usual: 'pink green',
    fresh: 'orange purple',
    tone: ['medium', 'medium'],
    shapes: 'organic round',
    cliches: 'rose tulip flower leaf',
    palettes: `
      rose forest romantic feminine cheerful
      pine coral natural fresh calm
      pink aubergine playful bold youthful
      plum rose dreamy elegant mysterious
      coral forest warm friendly
      black rose discreet luxurious`,
  },
  transport: {
    groups: 'transport public',
    usual: 'blue red',
    fresh: 'orange teal',
    tone: ['vivid', 'dark'],
    shapes: 'angular geometric',
    cliches: 'road wheel arrow bus train',
    palettes: `
      cobalt tangerine trustworthy clean professional
      vermilion ink energetic bold strong
      teal tangerine fresh friendly modern
      violet jade innovative youthful clever
      navy coral classic warm
      green amber natural honest`,
  },
  logistics: {
    groups: 'transport',
    usual: 'blue orange',
    fresh: 'green red purple',
    tone: ['vivid', 'dark'],
    shapes: 'angular geometric',
    cliches: 'truck arrow globe box',
    palettes: `
      navy tangerine trustworthy strong professional
      vermilion graphite bold energetic masculine
      cobalt tangerine modern fresh friendly
      violet jade innovative clever
      emerald tangerine optimistic natural
      ink amber technical precise honest`,
  },
  automotive: {
    groups: 'transport making',
    usual: 'red blue',
    fresh: 'green orange',
    tone: ['medium', 'dark'],
    shapes: 'angular symmetric shield',
    cliches: 'car wheel spanner wing',
    palettes: `
      vermilion ink bold masculine energetic
      navy tangerine trustworthy professional clean
      ink red precise strong technical
      pine copper classic elegant timeless
      cobalt coral modern friendly fresh
      mahogany tangerine retro handmade warm`,
  },
  cycling: {
    groups: 'sport transport',
    usual: 'red green',
    fresh: 'purple yellow',
    tone: ['vivid', 'medium'],
    shapes: 'round geometric',
    cliches: 'bicycle wheel sprocket mountain',
    palettes: `
      cobalt tangerine friendly fresh modern
      vermilion ink energetic sporty bold
      emerald tangerine natural adventurous honest
      violet coral youthful quirky creative
      tangerine petrol retro warm cheerful
      ink vermilion precise technical`,
  },
  marine: {
    groups: 'transport outdoors making',
    usual: 'blue',
    fresh: 'orange teal red',
    tone: ['medium', 'dark'],
    shapes: 'geometric angular',
    cliches: 'anchor wave ship-wheel sail',
    palettes: `
      petrol vermilion trustworthy precise strong calm
      navy tangerine classic authoritative professional
      cobalt coral fresh friendly
      vermilion navy bold adventurous energetic
      lagoon tangerine modern clean
      ink aqua technical serious`,
  },
  aviation: {
    groups: 'transport',
    usual: 'blue red',
    fresh: 'orange purple',
    tone: ['medium', 'dark'],
    shapes: 'angular geometric',
    cliches: 'wing plane bird globe',
    palettes: `
      azure tangerine trustworthy clean professional
      navy vermilion classic serious precise
      vermilion navy energetic bold adventurous
      lagoon coral fresh friendly modern
      midnight copper elegant luxurious
      ultramarine coral innovative youthful`,
  },
  travel: {
    groups: 'outdoors hospitality',
    usual: 'blue teal',
    fresh: 'orange red',
    tone: ['vivid', 'medium'],
    shapes: 'round organic',
    cliches: 'plane globe palm compass pin',
    palettes: `
      lagoon coral adventurous friendly fresh
      tangerine navy warm energetic cheerful
      cobalt tangerine trustworthy modern
      coral aubergine dreamy romantic creative
      green tangerine natural honest
      terracotta petrol rustic cosy classic`,
  },
  hotel: {
    groups: 'hospitality',
    usual: 'yellow blue',
    fresh: 'green pink red',
    tone: ['quiet', 'dark'],
    shapes: 'symmetric organic',
    cliches: 'bed key crown palm',
    palettes: `
      pine copper elegant timeless luxurious
      navy terracotta calm discreet trustworthy
      terracotta forest cosy friendly natural warm
      ink brass luxurious classic
      petrol coral modern fresh
      aubergine rose romantic mysterious dreamy`,
  },
  events: {
    groups: 'hospitality culture',
    usual: 'pink purple',
    fresh: 'orange teal',
    tone: ['vivid', 'medium'],
    shapes: 'round geometric',
    cliches: 'balloon star spark glass',
    palettes: `
      violet coral modern creative youthful
      vermilion aubergine bold loud energetic
      pink indigo cheerful playful
      teal coral fresh calm
      aubergine rose romantic
      black brass elegant luxurious classic`,
  },
  nonprofit: {
    groups: 'public care',
    usual: 'blue red',
    fresh: 'purple orange green',
    tone: ['medium', 'medium'],
    shapes: 'round organic',
    cliches: 'heart hand globe dove',
    palettes: `
      teal coral caring friendly natural
      vermilion navy energetic warm optimistic
      cobalt tangerine trustworthy professional serious
      violet coral modern creative innovative
      green tangerine honest fresh`,
  },
  government: {
    groups: 'public',
    usual: 'blue red',
    fresh: 'green purple',
    tone: ['quiet', 'dark'],
    shapes: 'symmetric geometric shield',
    cliches: 'shield flag eagle castle',
    palettes: `
      navy vermilion trustworthy authoritative classic
      cobalt coral modern friendly clean
      pine terracotta calm natural timeless
      teal tangerine fresh optimistic
      indigo tangerine innovative clever
      ink copper serious discreet elegant`,
  },
  religion: {
    groups: 'public culture',
    usual: 'purple blue',
    fresh: 'orange green',
    tone: ['quiet', 'dark'],
    shapes: 'symmetric geometric',
    cliches: 'cross dove spire mosque hand',
    palettes: `
      indigo tangerine calm timeless
      navy copper trustworthy serious classic
      teal coral friendly caring fresh
      terracotta aubergine warm honest
      pine terracotta natural simple
      violet coral modern optimistic energetic`,
  },
  marketing: {
    groups: 'professional-services media',
    usual: 'red purple',
    fresh: 'green teal',
    tone: ['vivid', 'medium'],
    shapes: 'geometric angular',
    cliches: 'rocket bulb speech-bubble chart',
    palettes: `
      vermilion ink bold energetic loud
      violet coral creative modern youthful
      ultramarine tangerine clever friendly optimistic
      pink midnight playful quirky
      teal coral fresh calm
      ink tangerine serious simple elegant`,
  },
  consulting: {
    groups: 'professional-services',
    usual: 'blue',
    fresh: 'orange green purple',
    tone: ['quiet', 'dark'],
    shapes: 'geometric angular',
    cliches: 'bulb handshake arrow chart',
    palettes: `
      navy coral trustworthy professional warm
      teal tangerine clean calm fresh
      ultramarine coral clever innovative modern
      ink vermilion serious precise bold
      pine copper natural discreet honest
      indigo tangerine strong optimistic`,
  },
  recruiting: {
    groups: 'professional-services',
    usual: 'blue',
    fresh: 'orange purple green',
    tone: ['medium', 'medium'],
    shapes: 'round geometric',
    cliches: 'handshake person hand',
    palettes: `
      cobalt coral friendly modern optimistic
      violet tangerine youthful creative energetic
      teal coral caring calm honest
      navy tangerine professional trustworthy serious
      vermilion navy bold warm`,
  },
  'support-services': {
    groups: 'professional-services',
    usual: 'blue',
    fresh: 'purple orange',
    tone: ['medium', 'medium'],
    shapes: 'round geometric',
    cliches: 'speech-bubble hand handshake',
    palettes: `
      violet coral friendly modern clever
      teal coral caring trustworthy calm
      cobalt tangerine professional clean precise
      vermilion midnight warm energetic
      emerald tangerine honest natural`,
  },
  manufacturing: {
    groups: 'making',
    usual: 'blue',
    fresh: 'orange red green',
    tone: ['medium', 'dark'],
    shapes: 'angular geometric',
    cliches: 'gear hammer bolt',
    palettes: `
      navy tangerine strong technical trustworthy
      vermilion graphite bold masculine energetic
      ink tangerine precise modern simple
      petrol vermilion clean professional
      cobalt amber innovative clever
      espresso terracotta handmade honest classic`,
  },
  chemistry: {
    groups: 'making science',
    usual: 'blue green',
    fresh: 'purple orange',
    tone: ['medium', 'medium'],
    shapes: 'geometric round hexagon',
    cliches: 'flask drop atom leaf',
    palettes: `
      violet jade innovative modern clever
      teal tangerine clean fresh trustworthy
      cobalt coral precise professional
      pink indigo bold creative energetic
      green tangerine natural honest`,
  },
  research: {
    groups: 'science public',
    usual: 'blue',
    fresh: 'orange green purple',
    tone: ['medium', 'dark'],
    shapes: 'geometric round',
    cliches: 'atom flask brain globe',
    palettes: `
      cobalt tangerine precise trustworthy clever
      navy coral serious professional
      teal coral calm natural clean
      violet jade innovative futuristic creative
      ink vermilion technical simple
      vermilion midnight bold energetic warm`,
  },
  space: {
    groups: 'science technology',
    usual: 'blue purple',
    fresh: 'orange red',
    tone: ['medium', 'dark'],
    shapes: 'round geometric angular',
    cliches: 'rocket planet star satellite',
    palettes: `
      indigo vermilion futuristic adventurous bold
      midnight tangerine precise trustworthy mysterious
      violet coral dreamy innovative playful
      ink vermilion technical simple modern
      ultramarine aqua clean clever
      vermilion midnight energetic strong`,
  },
  retail: {
    groups: 'retail',
    usual: 'red orange',
    fresh: 'teal purple',
    tone: ['vivid', 'medium'],
    shapes: 'round geometric',
    cliches: 'box hanger star',
    palettes: `
      cobalt coral friendly fresh modern
      vermilion ink cheerful bold energetic
      teal coral calm clean
      violet tangerine creative quirky youthful
      green tangerine natural honest cosy
      navy terracotta trustworthy classic simple`,
  },
  'e-commerce': {
    groups: 'retail technology',
    usual: 'orange blue',
    fresh: 'purple green pink',
    tone: ['vivid', 'medium'],
    shapes: 'round geometric',
    cliches: 'box arrow truck',
    palettes: `
      violet coral modern youthful playful
      vermilion midnight bold energetic loud
      cobalt tangerine clever clean professional
      emerald tangerine fresh friendly trustworthy
      terracotta petrol warm honest handmade
      pink indigo cheerful quirky`,
  },
  cleaning: {
    groups: 'home care',
    usual: 'blue teal',
    fresh: 'orange pink purple',
    tone: ['medium', 'medium'],
    shapes: 'round organic',
    cliches: 'broom bubble drop spark',
    palettes: `
      lagoon coral fresh clean friendly
      cobalt tangerine trustworthy professional precise
      emerald tangerine natural honest
      violet aqua modern clever
      sky navy calm soft simple
      pink indigo cheerful playful`,
  },
  crafts: {
    groups: 'making culture',
    usual: 'orange red',
    fresh: 'teal green',
    tone: ['medium', 'medium'],
    shapes: 'organic round',
    cliches: 'hand needle yarn hammer',
    palettes: `
      terracotta petrol handmade warm rustic
      teal coral creative fresh calm
      green tangerine natural honest simple
      tangerine aubergine cheerful playful quirky
      cobalt coral modern clever
      aubergine rose romantic cosy feminine`,
  },
};

export const INDUSTRY_ROWS: ReadonlyMap<string, Industry> = new Map(
  Object.entries(ROWS).map(([id, row]) => [id, industry(id, row)]),
);

/** The industries of a brief with their broader groups, as a reader of the trace expects them. */
export const withGroups = (industries: readonly string[]): string[] => [
  ...new Set(industries.flatMap((id) => [id, ...(INDUSTRY_ROWS.get(id)?.groups ?? [])])),
];
