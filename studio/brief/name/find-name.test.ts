import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

const readName = (prompt: string): string | null => readBrief(prompt).name;

describe('the name in a prompt', () => {
  it.each([
    ['Client: Oxbow\nSector: river restoration\nTone: calm', 'Oxbow'],
    ['クライアント:コトノハ\n業種:翻訳会社\n色:紺', 'コトノハ'],
    ['Клиент: Книгочей\nСфера: книжный магазин', 'Книгочей'],
    ['{"name": "Pylon", "industry": "energy", "colour": "yellow"}', 'Pylon'],
  ])('follows its label in a form: %s', (prompt, name) => {
    expect(readName(prompt)).toBe(name);
  });

  it.each([
    'Harbour Coffee, a roastery by the old harbour: calm and warm',
    "'Harbour Coffee, a roastery by the old harbour: calm and warm'",
    '“Harbour Coffee, a roastery by the old harbour: calm and warm”',
    '"Harbour Coffee", a roastery by the old harbour: calm and warm',
    "'Harbour Coffee', a roastery by the old harbour: calm and warm",
  ])('is the text before the first comma or in quotation marks: %s', (prompt) => {
    expect(readName(prompt)).toBe('Harbour Coffee');
  });

  it.each([
    ["We're Sorrel Catering, though only Sorrel goes on the logo. Fresh green.", 'Sorrel'],
    ['Mert & Ortakları Hukuk Bürosu; logoda Mert & Ortakları yeter. Lacivert.', 'Mert & Ortakları'],
  ])('is the short form if only that goes on the logo: %s', (prompt, name) => {
    expect(readName(prompt)).toBe(name);
  });

  it.each([
    ['Our old name, Falcon Couriers, got us sued. So Peregrine. Same bikes, same lads. Red.', 'Peregrine'],
    ['The company I work for, Aurora, makes hearing aids. My boss, Fiona Lang, wants it modern.', 'Aurora'],
    [
      'Jess and I farm at Coldharbour. The veg box needs a face: Field Notes Farm. Green.',
      'Field Notes Farm',
    ],
  ])('is not the founder, the place or a former name: %s', (prompt, name) => {
    expect(readName(prompt)).toBe(name);
  });

  it.each([
    ['하루책방 로고 만들어 주세요. 베이지, 차분하게.', '하루책방'],
    ['麦田烘焙的logo,麦穗,暖色。', '麦田烘焙'],
    ['京都で青い鯨という古本カフェをやっています。青、くじら。', '青い鯨'],
    ['मेरी किताबों की दुकान किताबघर के लिए एक लोगो चाहिए। हरा।', 'किताबघर'],
    ['السلام عليكم، معكم أحمد من شركة روافد لتحلية المياه. نريد شعاراً أزرق.', 'روافد'],
    ['Chai Junction का लोगो बनाना है, नारंगी और भूरा।', 'Chai Junction'],
  ])('is found in scripts without capitals: %s', (prompt, name) => {
    expect(readName(prompt)).toBe(name);
  });

  it.each([
    ['We rescue seals with a leaky boat named Morag. Since May we are Tarn & Tide CIC. Teal.', 'Tarn & Tide'],
    ['Village shop. We argued and kept the old name, Hollin Stores. Green.', 'Hollin Stores'],
    ['Lindqvist Audio Oy builds loudspeakers. Black.', 'Lindqvist Audio'],
    ['Sem Demora faz entregas no Porto. Azul.', 'Sem Demora'],
    ['ピアノ教室の名前は hoshi no oto(全部小文字)。紫。', 'hoshi no oto'],
    ['एस. के. ज्वैलर्स, पुरानी दुकान। सुनहरा।', 'एस. के. ज्वैलर्स'],
    ['童鞋店《藍貓》,簡體寫作“蓝猫”。橙色。', '蓝猫'],
  ])('excludes the words around it: %s', (prompt, name) => {
    expect(readName(prompt)).toBe(name);
  });

  it.each([
    'We sell on Etsy and Instagram. Handmade earrings. Pastel, cute.',
    'Logo for a Christmas market stall. Red, gold, festive. No Santa.',
    'Mi serve un logo per un b&b a Matera. Terracotta, accogliente.',
    'दिल्ली में एक योग स्टूडियो के लिए शांत लोगो, हरा रंग।',
    '부산에 있는 치과 로고를 만들고 싶어요. 파랑, 깨끗하게.',
  ])('is not invented when the prompt gives none: %s', (prompt) => {
    expect(readName(prompt)).toBeNull();
  });

  it.each([
    ['云帆科技，企业财务软件，简洁蓝色', '云帆科技'],
    ['茶语时光，奶茶店', '茶语时光'],
    ['书香里，独立书店', '书香里'],
    ['茶山堂、お茶屋です', '茶山堂'],
    ['咖啡时光，咖啡馆', '咖啡时光'],
    ['パン工房こむぎ、町のパン屋', 'パン工房こむぎ'],
    ['قهوة الصباح، مقهى', 'قهوة الصباح'],
    ['مجوهرات لؤلؤة البحر، فاخرة وهادئة', 'مجوهرات لؤلؤة البحر'],
    ['चाय घर, चाय की दुकान', 'चाय घर'],
  ])('includes a first word that could also be a trade: %s', (prompt, name) => {
    expect(readName(prompt)).toBe(name);
  });

  it.each([
    ['we are a mountain rescue team in the Harrow Valley and need a badge', 'Harrow Valley'],
    ['a cricket club in Netherby, founded 1887', 'Netherby'],
    ['logo for a community garden in East Marlow', 'East Marlow'],
    ['Our parish council (Upper Dunmere) wants an emblem', 'Upper Dunmere'],
    ['a primary school in Stoke on the Hill, friendly', 'Stoke on the Hill'],
    ['We run a hair salon in Marlow', null],
    ['logo for a village school in the hills', null],
  ])('is the place of a public body, such as a rescue team, but not that of a shop: %s', (prompt, name) => {
    expect(readName(prompt)).toBe(name);
  });
});

it('readBrief returns no name of hundreds of letters, and keeps at most four marks on a letter', () => {
  expect(readBrief('क'.repeat(400)).name).toBeNull();
  expect(readBrief(`क${'\u0301'.repeat(1999)}`).name).toBe(`क${'\u0301'.repeat(4)}`);
});
