import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

describe('refusals', () => {
  it.each([
    ['Tiny Oak Bakery. Needles and wheat are too obvious.', 'motif:wheat'],
    ['Padaria Sol. Estamos fartos de folhas.', 'motif:leaf'],
    ['Despacho Soto. Huimos de la balanza.', 'motif:scales'],
    ['مخبز «سنابل». ابتعدوا عن سنبلة القمح.', 'motif:wheat'],
    ["꽃집 '하루꽃'. 무지개는 사절입니다.", 'motif:rainbow'],
    ['古本屋「月と栞」。本は避けたいです。', 'motif:book'],
  ])('are recognised in many phrasings: %s', (prompt, refused) => {
    expect(readBrief(prompt).avoids).toContain(refused);
  });

  it('end at a request for lettering: "no icon, just the name"', () => {
    const brief = readBrief('مكتب «زاوية» للعمارة. بدون أيقونة، الاسم فقط.');
    expect(brief.wishes).toContain('mark:wordmark');
    expect(brief.avoids).toEqual(['mark:symbol']);
  });

  it('of any picture end before a colour: "no graphics, dark green"', () => {
    const brief = readBrief('建材公司：衡岳。不要图形，墨绿色。');
    expect(brief.wishes).toContain('colour:green');
    expect(brief.avoids).toEqual(['mark:symbol']);
  });

  it('of one picture do not refuse every picture', () => {
    expect(readBrief('मिठाई की दुकान "मीठा घर"। लड्डू का चित्र नहीं।').avoids).not.toContain('mark:symbol');
  });

  it('do not cover what the same sentence permits', () => {
    const brief = readBrief("어린이집 '꼬마별' 로고. 별은 괜찮지만 무지개는 사절입니다.");
    expect(brief.avoids).toEqual(['motif:rainbow']);
  });

  it('do not include "free" after an ingredient: "gluten free doughnuts"', () => {
    expect(readBrief('A gluten free doughnut shop called Halo').avoids).toEqual([]);
    expect(readBrief('Nuno makes dairy-free ice cream').avoids).toEqual([]);
  });
});

describe('how far refusals and wishes reach', () => {
  it.each([
    ['Corvane, tutors. A river in place of the usual book, blue, round.', ['motif:book']],
    ['Orrel Labs\n- teal, sans\n- never: leaf, globe, green', ['colour:green', 'motif:globe', 'motif:leaf']],
    ['Vetch & Vale, printers. Pens, ink, red: no.', ['colour:red', 'motif:pen']],
    ['Marrow Kennels. Dog yes, paw no, heart no. Blue.', ['motif:heart', 'motif:paw']],
    ['Every gym here has a dumbbell, which is why we want none of that. Brask. Red.', ['motif:dumbbell']],
    ['Yumak Kedi Oteli. Yün yumağı olsun pati olmasın, mor.', ['motif:paw']],
  ])('a refusal covers its whole list and nothing else: %s', (prompt, avoids) => {
    expect([...readBrief(prompt).avoids].sort()).toEqual(avoids);
  });

  it('a wish does not include the object that carries the logo', () => {
    expect(
      readBrief('Corvane Rowing. Crossed oars, green. It goes on the boat trailer.').wishes,
    ).not.toContain('motif:boat');
  });
});

describe('letters of the mark', () => {
  it.each([
    ['Finch Fabrications weld staircases. Bold geometric F, black.', 'letters:F'],
    ['Wexcombe Gardens. W as the mark, green.', 'letters:W'],
    ['Cartwheel makes cargo bikes. Wheel in the C. Coral.', 'letters:C'],
  ])('are read from the prompt: %s', (prompt, letters) => {
    expect(readBrief(prompt).wishes).toContain(letters);
  });
});

describe('a background named by its colour', () => {
  it('is read as a colour and as a dark or light background', () => {
    const { wishes } = readBrief('Marca de aceite "Olivar". Dorado sobre fondo negro.');
    expect(wishes).toEqual(expect.arrayContaining(['colour:gold', 'colour:black', 'ground:dark']));
  });
});

describe('colours', () => {
  it.each([
    ['Moku, a tea shop in lemon yellow and black', ['colour:yellow', 'colour:black']],
    ['Nachtblatt, an evening newspaper in bright yellow.', ['colour:yellow']],
    ['Kelpie, a spa. Linen and slate.', ['colour:beige', 'colour:grey']],
  ])('are wishes at the end of a clause: %s', (prompt, wishes) => {
    expect(readBrief(prompt).wishes).toEqual(wishes);
  });

  it.each([
    'Fern, a bakery in Black Rock',
    'Ooma. A bakery in Orange, California.',
    'Tarn Velo. Custom steel bicycles from Basel.',
  ])('are not inferred from names of places or materials: %s', (prompt) => {
    expect(readBrief(prompt).wishes.filter((wish) => wish.startsWith('colour:'))).toEqual([]);
  });
});
