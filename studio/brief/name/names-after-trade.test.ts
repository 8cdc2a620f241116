import { describe, expect, test } from 'vitest';
import { readBrief } from '../read-brief.ts';

describe('the name after the trade', () => {
  test.each([
    ['my barbershop, dead level. black and cream', 'dead level'],
    ['la mia profumeria, aria di niente, tutto minuscolo', 'aria di niente'],
    ['广告公司,大嗓门,设计反而要低调', '大嗓门'],
    ['사진관: 느린 오후', '느린 오후'],
  ])('is the second clause: %s', (prompt, name) => {
    expect(readBrief(prompt).name).toBe(name);
  });

  test.each([
    // A clause with capitals is the name, and the trade follows it.
    ['Harbour Pilot - berth planning software. Navy.', 'Harbour Pilot'],
    ['Orbit Laundry: 24h launderette with arcade machines.', 'Orbit Laundry'],
    // Wishes and remarks are not names.
    ['we are a metal band, name is being fought over, black and red', null],
    ['Bookkeeper working from home, nothing registered yet. Green, serif.', null],
  ])('is not a second clause that states the trade, a wish or a remark: %s', (prompt, name) => {
    expect(readBrief(prompt).name).toBe(name);
  });
});

describe('quotation marks', () => {
  test.each([
    ['Our slogan is “Sleep on it” and the company is “Dovetail & Down”. Mattresses.', 'Dovetail & Down'],
    ['Il claim è «Piano piano», l’azienda è «Svelta»: pacchi in cargo bike.', 'Svelta'],
    ['Sloganımız “Yarın da buradayız”, şirketimizin adı ise “Çınaraltı Sigorta”.', 'Çınaraltı Sigorta'],
    ["예전 이름은 '한윤공간'이었습니다. 이제 '빈 방'으로 바꿉니다. 인테리어 회사입니다.", '빈 방'],
  ])('may also enclose slogans and former names: %s', (prompt, name) => {
    expect(readBrief(prompt).name).toBe(name);
  });
});

describe('signs and letters of a name', () => {
  test('include an exclamation or question mark when a description follows', () => {
    expect(readBrief('H2Oh! (swimming lessons for toddlers)').name).toBe('H2Oh!');
  });

  test.each([
    ['Ｍｏｒｒｏｗ vineyard and cellar, teal', 'Morrow'],
    ['𝗛𝗮𝗹𝘀𝗲𝗻 & 𝗣𝗿𝘆𝗰𝗲 — graphic designers', 'Halsen & Pryce'],
    ['O\u200bri\u200bgan — épicerie fine de Provence', 'Origan'],
  ])('lose their styling, and are removed if they are invisible: %s', (prompt, name) => {
    expect(readBrief(prompt).name).toBe(name);
  });

  test('include the zero-width non-joiner of a Persian name', () => {
    expect(readBrief('گره‌گشا نام کارگاه ماست').words.join(' ')).not.toContain('گرهگشا');
  });
});

describe('the name of the project', () => {
  const prompt = 'we fix bikes as two wheels good, lower case please';

  test("is the brand name, in the prompt's spelling, when the prompt contains it", () => {
    expect(readBrief(prompt, { projectName: 'Two Wheels Good' }).name).toBe('two wheels good');
    expect(readBrief('灯具品牌，只有一个字：夜。', { projectName: '夜' }).name).toBe('夜');
  });

  test('is ignored when the prompt gives another name', () => {
    const text = 'Hearth, a bakery in Leith';
    expect(readBrief(text, { projectName: 'Logo test 2' }).name).toBe('Hearth');
    expect(readBrief(text, { projectName: 'bakery' }).name).toBe('Hearth');
    expect(readBrief(text, { projectName: 'ear' }).name).toBe('Hearth');
    expect(readBrief(text, { projectName: 'Hearth'.repeat(40) }).name).toBe('Hearth');
  });
});
