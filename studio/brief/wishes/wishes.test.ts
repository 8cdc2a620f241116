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
  ])('are heard in many turns of phrase: %s', (prompt, refused) => {
    expect(readBrief(prompt).avoids).toContain(refused);
  });

  it('end before lettering alone: "no icon, just the name"', () => {
    const brief = readBrief('مكتب «زاوية» للعمارة. بدون أيقونة، الاسم فقط.');
    expect(brief.wishes).toContain('mark:wordmark');
    expect(brief.avoids).toEqual(['mark:symbol']);
  });

  it('of one picture do not refuse every picture', () => {
    expect(readBrief('मिठाई की दुकान "मीठा घर"। लड्डू का चित्र नहीं।').avoids).not.toContain('mark:symbol');
  });

  it('leave what is permitted in the same breath', () => {
    const brief = readBrief("어린이집 '꼬마별' 로고. 별은 괜찮지만 무지개는 사절입니다.");
    expect(brief.avoids).toEqual(['motif:rainbow']);
  });
});

describe('letters of the mark', () => {
  it.each([
    ['Finch Fabrications weld staircases. Bold geometric F, black.', 'letters:F'],
    ['Wexcombe Gardens. W as the mark, green.', 'letters:W'],
    ['Cartwheel makes cargo bikes. Wheel in the C. Coral.', 'letters:C'],
  ])('are found: %s', (prompt, letters) => {
    expect(readBrief(prompt).wishes).toContain(letters);
  });
});

describe('a ground that is named by its colour', () => {
  it('gives the colour and the ground', () => {
    const { wishes } = readBrief('Marca de aceite "Olivar". Dorado sobre fondo negro.');
    expect(wishes).toEqual(expect.arrayContaining(['colour:gold', 'colour:black', 'ground:dark']));
  });
});
