// Tests phrases that the brief reader once misunderstood, one row per kind of mistake.

import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';

const readMotifs = (prompt: string): string[] =>
  readBrief(prompt).wishes.filter((wish) => wish.startsWith('motif:'));
const readColours = (prompt: string): string[] =>
  readBrief(prompt).wishes.filter((wish) => wish.startsWith('colour:'));

describe('words that usually request no picture', () => {
  it.each([
    ['Petrel Boats. Island ferry line, Orkney.', 'in front of a trade it says what the trade is about'],
    ['Koru. Lotus yoga studio.', 'in front of a trade'],
    ['Bruma winery, old world charm, red', 'the old world is no globe'],
    ['Zed. Out of this world service.', 'nor is being out of this one'],
    ['Ridley coaching. World-class.', 'nor its class'],
    ['Opal spectacles. A warm palette: amber and brown.', 'a palette of colours is no painter’s'],
    ['Trolle, find and book holiday flats', 'to book is a verb'],
    ['Kaffa roasters, sunset orange and brown', 'a word that shades a colour'],
  ])('%s (%s)', (prompt) => {
    expect(readMotifs(prompt)).toEqual([]);
    expect(readBrief(prompt).avoids).toEqual([]);
  });

  it.each([
    ['Petrel Boats. An island, blue.', 'motif:island'],
    ['Zed. A palette and a brush as the mark.', 'motif:palette'],
  ])('do request one in a description of the mark: %s', (prompt, wish) => {
    expect(readMotifs(prompt)).toContain(wish);
  });
});

describe('the object on which the logo will be used', () => {
  it.each([
    ['Dunmore, locksmith. It needs to work on the side of a small van', ['security'], 'van'],
    ['Velora accounting, readable on the front of a bus', ['accounting'], 'bus'],
    ['Torvex accounting. It must be stamped into steel plates', ['accounting'], 'plates'],
    ['Kelmar consulting, on mugs and caps', ['consulting'], 'mugs'],
    ['Vogt, Steuerberatung, lesbar auf Tassen und Mützen', ['accounting'], 'tassen'],
    ["Orval, cabinet comptable, lisible sur le côté d'un bus", ['accounting'], 'bus'],
  ])('is neither a picture, a product nor a trade: %s', (prompt, industries, word) => {
    const brief = readBrief(prompt);
    expect(brief.images).toEqual([]);
    expect(brief.industries).toEqual(industries);
    expect(brief.words).not.toContain(word);
    expect(brief.wishes.filter((wish) => !wish.startsWith('use:'))).toEqual([]);
  });

  it("does not hide the firm's products", () => {
    expect(readBrief('Hollis, poems printed on mugs').words).toContain('mugs');
    expect(readBrief('Tidal, a sauna on a boat').words).toContain('boat');
  });
});

describe('things that a prompt rules out', () => {
  it.each([
    ['Norra pest control. We do not want to see a rat or an insect on it.', ['motif:beetle', 'motif:mouse']],
    ['Hale counselling, calm, no heads', ['motif:person']],
    ['Kedi Evi, pembe ve gri, patisiz', ['motif:paw']],
    ['I bake wedding cakes at home. No name yet. Mint.', []],
    ['Wren clinic, please no teeth', ['motif:tooth']],
  ])('become the avoids of the brief: %s', (prompt, avoids) => {
    expect([...readBrief(prompt).avoids].sort()).toEqual(avoids);
  });

  it('add no letter to the wishes: "not an L-plate"', () => {
    expect(readBrief('Brisk driving lessons, not an L-plate please').wishes).not.toContain('letters:L');
  });

  it('add no wish for what others have: "green please, everyone else is blue"', () => {
    const brief = readBrief('Tillo bookkeeping, green please, everyone else is blue');
    expect(brief.wishes).toContain('colour:green');
    expect(brief.wishes).not.toContain('colour:blue');
  });
});

describe('colours', () => {
  it.each([
    ['Nord studio, off-white and charcoal', ['colour:cream', 'colour:charcoal']],
    ['Fable books, deep forest green & antique brass', ['colour:green', 'colour:gold']],
    ['Shoal jewellery, pale aqua and frosted green', ['colour:turquoise', 'colour:green']],
    ['Lina yoga, soft beige', ['colour:muted', 'colour:beige']],
    ['Ovale spa, muted greens', ['colour:muted', 'colour:green']],
    ['Hollow Oak School, woodland greens', ['colour:green']],
    ["Кав'ярня Мрія, коричневий і кремовий", ['colour:brown', 'colour:cream']],
    ['Tarn surf school, faded teal', ['colour:muted', 'colour:teal']],
    ['Pip juice bar, citrus colours', ['colour:orange', 'colour:yellow', 'colour:lime']],
    ['De Gouden Spaak, fietsenmaker in Utrecht, oranje en donkerblauw', ['colour:orange', 'colour:navy']],
    ['Gryning, keramik från Skåne, mörkgrönt och vitt', ['colour:green', 'colour:white']],
    ['Kawiarnia Ziarno, zielony i beżowy, bez brązu', ['colour:green', 'colour:beige']],
    ['בית קפה "אלון", ירוק ולבן', ['colour:green', 'colour:white']],
    ['บ้านสวน สปา สีทองกับเขียวเข้ม', ['colour:gold', 'colour:green']],
  ])('become wishes of the brief: %s', (prompt, wishes) => {
    expect(readColours(prompt).sort()).toEqual([...wishes].sort());
  });

  it('can be refused in Polish and Thai too', () => {
    expect(readBrief('Kawiarnia Ziarno, zielony i beżowy, bez brązu').avoids).toContain('colour:brown');
    expect(readBrief('บ้านสวน สปา ไม่เอาสีแดง').avoids).toContain('colour:red');
  });
});

describe('the trade', () => {
  it.each([
    ['Palisade protects hospital networks from ransomware', 'security'],
    ['We are a managed detection and response company for factories, name: Keepwell', 'security'],
    ['Zero trust access for law firms: Moatline', 'security'],
    ['Kittiwake CRM for bakers and butchers', 'software'],
    ['identity for a national weather service', 'government'],
    ['Rowan Peak, early stage VC', 'finance'],
    ['Sprig, farm-to-table restaurant', 'restaurant'],
    ['별빛서점 로고, 남색', 'books'],
    ['Bluebird tram operator, city of Linz', 'transport'],
    ['City of Lower Marsh, new municipal logo. The town has a harbour.', 'government'],
    ['Two Vets, a small animal vet clinic', 'veterinary'],
    ['Strath Avon single malt', 'beverage'],
    ['Bakkerij Het Koren, zuurdesembrood in Gent', 'bakery'],
    ['Bastun, bastu och spa i Umeå', 'wellness'],
    ['Kwiaciarnia Rosa, bukiety ślubne', 'flowers'],
  ])('is the first industry of the brief: %s', (prompt, industry) => {
    expect(readBrief(prompt).industries[0]).toBe(industry);
  });

  it.each([
    ['Harland & Moss, a family law firm', ['legal']],
    ['The Paper Kite, a toy shop', ['toys', 'retail']],
  ])('is not inferred from a surname or a picture in the name: %s', (prompt, industries) => {
    expect(readBrief(prompt).industries).toEqual(industries);
  });
});

describe('the name', () => {
  it.each([
    ["Who's Hungry Now? dog treats", "Who's Hungry Now?"],
    ['Fancy a Cuppa? tea van, retro', 'Fancy a Cuppa?'],
    ['What the Fig? fruit stall', 'What the Fig?'],
    ['Can you draw a logo for our tea shop Pekoe? Green.', 'Pekoe'],
    ['Ménage à Quatre, cheese shop', 'Ménage à Quatre'],
    ['Logo für die Malzwerk Brauerei aus Ulm', 'Malzwerk Brauerei'],
    ['Pas de Bourrée dance school, pink', 'Pas de Bourrée'],
    ['red kite co. fishing gear', 'red kite co.'],
    ['plumber 24/7 Flowman', 'Flowman'],
    ['麺屋はな、味噌ラーメンの店。赤', '麺屋はな'],
    ['山栖茶舍，苏州碧螺春茶馆，极简', '山栖茶舍'],
    ['나무와 불, 수제 가구 공방, 베이지', '나무와 불'],
    ['دار المسك للعطور الشرقية، فخم', 'دار المسك'],
    ['Brake driving school, red', 'Brake'],
    ['Harvest: soil sensors for wheat growers.', 'Harvest'],
    ['Autonome: bikes and advice for commuters.', 'Autonome'],
    ["L'Encre Bleue, librairie à Rennes", "L'Encre Bleue"],
    ['L’Encre Bleue, librairie à Rennes', 'L’Encre Bleue'],
    ["Dell'Orso gelateria", "Dell'Orso"],
    ['Pemberton & Lisle family mediation', 'Pemberton & Lisle'],
    ["Mow 'Em & Grow gardening services", "Mow 'Em & Grow"],
    ["Rock 'n' Stone climbing gym", "Rock 'n' Stone"],
    ["'Til Morning, a night bakery", "'Til Morning"],
    ["'Tis the Hour, clock repairs", "'Tis the Hour"],
    ["Logo pour L'Ancre Grise, restaurant de poissons", "L'Ancre Grise"],
    ['Lorne and Pask family law', 'Lorne and Pask'],
    ['Tolvanen Ag & Supply, anything but green', 'Tolvanen Ag & Supply'],
    ['Biotech spin-off. We grow leather from fungi. Quorvane.', 'Quorvane'],
    ['和菓子処みずのや、金沢、上品に', 'みずのや'],
  ])('is found in the prompt: %s', (prompt, name) => {
    expect(readBrief(prompt).name).toBe(name);
  });

  it.each([
    'alumni network for a technical university',
    'logo for the school board',
    'Bakery: warm, rustic, brown',
    'Bakery. Rustic. Playful.',
    'Law firm. Serious. Navy. Thanks. Marta',
  ])('is not the trade if the prompt gives no name: %s', (prompt) => {
    expect(readBrief(prompt).name).toBeNull();
  });
});

it.each([
  ['Bubbly lettering for Tam & Tig, a sweet shop', 'type:rounded'],
  ['Osk soda. Bubble lettering.', 'type:rounded'],
])('"lettering" describes how the letters look, and is not a trade: %s', (prompt, wish) => {
  const { wishes, industries } = readBrief(prompt);
  expect(wishes).toContain(wish);
  expect(industries).not.toContain('design');
});

it('the trade is read from a name: Auto Body', () => {
  expect(readBrief("Old Bert's Auto Body").industries).toContain('automotive');
});

it.each(['Marl, a cheeky greengrocer', 'Osk, fun soap company'])(
  'a humorous description of the firm makes the mood playful: %s',
  (prompt) => {
    expect(readBrief(prompt).moods).toContain('playful');
  },
);
