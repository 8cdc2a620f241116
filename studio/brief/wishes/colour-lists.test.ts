import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

const readColours = (prompt: string): string[] =>
  readBrief(prompt).wishes.filter((wish) => wish.startsWith('colour:'));

describe('a list of colours', () => {
  it.each([
    ['black and champagne, wedding planner called Ottoline', ['black', 'beige']],
    ['rose and charcoal for my hair salon Studio Ten', ['pink', 'charcoal']],
    ['Casa Nido, interiorismo, oliva y tierra', ['olive', 'brown']],
    ['Maison Aube, poterie, terre et ocre', ['brown', 'ochre']],
    ['Lehmwerk, Lehmputz, Erde und Sand', ['brown', 'beige']],
    ['Vela, ceramica, terra e bianco', ['brown', 'white']],
    ['Isolde jewellery, champagne, ivory and black', ['beige', 'cream', 'black']],
    ['Solene skincare, pearl, blush and stone', ['cream', 'pink', 'beige']],
    ['Kiefer & Sohn, Schreinerei, Tanne und Kupfer', ['green', 'copper']],
    ['coffee roaster, coffee and cream colours, called Slow Bean', ['brown', 'cream']],
    ['Nelke & Zucker, Konditorei, keine Herzen, Zimt und Creme', ['brown', 'cream']],
    ['Torro pizza, brick red, blood orange', ['red', 'orange']],
  ])('is read as colours and not as objects: %s', (prompt, expected) => {
    const brief = readBrief(prompt);
    expect(readColours(prompt)).toEqual(expected.map((colour) => `colour:${colour}`));
    expect(brief.wishes.filter((wish) => wish.startsWith('motif:'))).toEqual([]);
    expect(brief.industries).not.toContain('winery');
  });

  it.each([
    ['Hollow plant shop, fern, dark green', 'motif:fern'],
    ['Bellis. A rose and a gold ring.', 'motif:rose'],
  ])('does not hide a requested object: %s', (prompt, wish) => {
    expect(readBrief(prompt).wishes).toContain(wish);
  });

  it('does not hide a refused object', () => {
    expect([...readBrief('Teahouse Ro, no fern, no green').avoids].sort()).toEqual([
      'colour:green',
      'motif:fern',
    ]);
  });

  it('does not include the product before it', () => {
    expect(readBrief('Larkin, coffee, black and white').industries).toContain('cafe');
  });
});

describe('statements that refuse nothing', () => {
  it.each([
    [
      "minimal logo for a carpet importer, cobalt blue, we don't have a name yet",
      ['detail:minimal', 'colour:blue'],
    ],
    ['rustic logo for a goat farm, brown, I do not have a name', ['colour:brown']],
    ["We don't have a website yet, navy and gold. Notary called Brightstone", ['colour:navy', 'colour:gold']],
    ["Law office Pryor, navy, we don't advertise much", ['colour:navy']],
  ])('add nothing to the avoids: %s', (prompt, wishes) => {
    const brief = readBrief(prompt);
    expect(brief.avoids).toEqual([]);
    expect(brief.wishes).toEqual(wishes);
  });

  it('do not include "We don\'t, thanks", which refuses the words before it', () => {
    expect(readBrief("Every florist has a rose. We don't, thanks. Called Linnea").wishes).not.toContain(
      'motif:rose',
    );
  });
});

describe('a short refusal', () => {
  it.each([
    ['Rowe barbers, no poles, gold and green', ['colour:gold', 'colour:green'], ['motif:pole']],
    ['Rowe barbers. No black, gold.', ['colour:gold'], ['colour:black']],
    ['not minimal - ornate, gold. Penhale & Sons', ['detail:rich', 'colour:gold'], ['detail:minimal']],
    ['no serif - rounded type. Sanna ceramics', ['type:rounded'], ['type:serif']],
  ])('ends with its clause: %s', (prompt, wishes, avoids) => {
    const brief = readBrief(prompt);
    expect(brief.wishes).toEqual(wishes);
    expect(brief.avoids).toEqual(avoids);
  });

  it('continues over a list of pictures', () => {
    expect(readBrief('Rowe barbers, no poles, scissors, combs').avoids).toContain('motif:comb');
  });
});

describe('retracted wishes', () => {
  it.each([
    ['I want a lion. No, make it a bear. Security firm Ironwall.', ['motif:bear']],
    ['Ironwall security. Blue? No, green.', ['colour:green']],
    ['Ironwall security in red. Actually make it navy.', ['colour:navy']],
  ])('give way to the later ones: %s', (prompt, wishes) => {
    expect(readBrief(prompt).wishes).toEqual(wishes);
  });
});

it('readBrief does not read bold black letters as blackletter', () => {
  expect(readBrief('Just bold black letters. Roofing: Hale & Sons').wishes).toEqual([
    'colour:black',
    'type:bold',
  ]);
});

describe('muted colours', () => {
  it.each([
    "Quill bookshop, colours that aren't too loud",
    'Aura therapy, nothing garish',
    'Marsh surveyors, not too bright please',
  ])('are wished for if the prompt refuses loud ones: %s', (prompt) => {
    expect(readColours(prompt)).toEqual(['colour:muted']);
    expect(readBrief(prompt).avoids).toEqual([]);
  });

  it('are not inferred from a refused colour', () => {
    expect(readBrief('Rook & Son barbers, no black').avoids).toEqual(['colour:black']);
  });
});

describe('colours of a period or a place', () => {
  it.each([
    ['Papaya Punch, a juice bar, tropical colours', ['colour:turquoise', 'colour:orange']],
    ['Velo Nord, a bike shop in autumn colours', ['colour:rust', 'colour:mustard']],
    ['Casa Vela, a beach hotel. Colours of the sea, please.', ['colour:blue', 'colour:teal']],
    ['Bäckerei Lang, Herbstfarben', ['colour:rust', 'colour:mustard']],
    ['Maré Alta, loja de pranchas de surf, cores do mar', ['colour:blue', 'colour:teal']],
  ])('become wishes for single colours: %s', (prompt, asked) => {
    expect(readBrief(prompt).wishes).toEqual(expect.arrayContaining(asked));
  });

  it('are not inferred from the name', () => {
    expect(readBrief('Sunset Grill, a burger place').wishes).toEqual([]);
  });
});
