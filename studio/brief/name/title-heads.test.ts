import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

const readName = (prompt: string): string | null => readBrief(prompt).name;

describe('a title that opens the prompt', () => {
  it.each([
    ['Saffron, home insurance for renters', 'Saffron'],
    ['Wild Rose, funeral directors. Calm, quiet', 'Wild Rose'],
    ['Retro, vinyl record shop', 'Retro'],
    ['Olive, Mediterranean restaurant', 'Olive'],
    ['Corail, banque en ligne pour étudiants', 'Corail'],
  ])('is the name, even if it is a colour, an object or a style: %s', (prompt, name) => {
    const brief = readBrief(prompt);
    expect(brief.name).toBe(name);
    expect(brief.wishes.filter((wish) => /^(?:colour|motif):(?!house)/u.test(wish))).toEqual([]);
  });

  it.each([
    'Elegant, modern logo for a bakery',
    'Playful, toy shop, bright colours',
    'Navy blue, gold accents, yacht charter',
    'Green leaf, vegan restaurant',
    'Lion, gold crown, security company',
  ])('is not the first item of a list of looks or objects: %s', (prompt) => {
    expect(readName(prompt)).toBeNull();
  });

  it.each([
    ['Farm to Fork catering', 'Farm to Fork'],
    ['Rook to King chess club for kids', 'Rook to King'],
    ['Face to Face language school', 'Face to Face'],
    ['Ducks in a Row - professional organiser and declutterer', 'Ducks in a Row'],
  ])('keeps the function words inside it: %s', (prompt, name) => {
    expect(readName(prompt)).toBe(name);
  });

  it.each(['Next to Leeds bakery', 'Bakery in Leeds, modern'])('is not a place: %s', (prompt) => {
    expect(readName(prompt) ?? '').not.toMatch(/ (?:to|in) /u);
  });

  it.each([
    ['Amazon Parrot Rescue, animal charity', 'Amazon Parrot Rescue'],
    ['Good Dog, dog walking', 'Good Dog'],
    ['Our Daily Loaf, bakery', 'Our Daily Loaf'],
    ['Goldsmith Gym, strength training', 'Goldsmith Gym'],
    ['Blacksmith Barbers, hot shaves', 'Blacksmith Barbers'],
    ['Locksmith Records, indie label', 'Locksmith Records'],
    ['Stonemason Tom Hale, serif, engraved', 'Tom Hale'],
  ])('keeps its first word unless that is the trade of the firm: %s', (prompt, name) => {
    expect(readName(prompt)).toBe(name);
  });

  it.each([
    ['Paws for Thought, dog training', 'Paws for Thought'],
    ['Lashes by Lola', 'Lashes by Lola'],
    ['Songs from the Shed, podcast', 'Songs from the Shed'],
    ['Ceramics by Ines Duarte, earthy, minimal', 'Ceramics by Ines Duarte'],
    ['Our supper club is called Farm to Fork. Rustic, green.', 'Farm to Fork'],
    ['I need a logo for my salon, Nails by Nina. Pink and soft.', 'Nails by Nina'],
  ])('keeps function words such as "for" and "by": %s', (prompt, name) => {
    expect(readName(prompt)).toBe(name);
  });

  it.each([
    ['Nightjar in London, jazz club', 'Nightjar'],
    ['We are called Moth for Christmas only', 'Moth'],
    ['Bakery in Leeds', null],
    ['Cheese from the Alps', null],
    ['Pessoal, o Xodó é um bar de samba. Verde.', 'Xodó'],
    ['Based in Ashdown, bakery with sourdough', null],
  ])('ends before a place or a time: %s', (prompt, name) => {
    expect(readName(prompt)).toBe(name);
  });

  it.each([
    ["Hello, my name is Tom Bright and I'm a plumber.", 'Tom Bright'],
    ["I'm Leo Marsh and I'm a tattoo artist", 'Leo Marsh'],
    ["My name is Nora Quist and I've just opened a bakery called Crumb.", 'Crumb'],
  ])('ends where the next sentence begins: %s', (prompt, name) => {
    expect(readName(prompt)).toBe(name);
  });
});

describe('the name in a prompt with a trade', () => {
  it.each([
    ['Rossi gelato', 'Rossi'],
    ['Marchetti olive oil', 'Marchetti'],
    ['Conti caffè', 'Conti'],
    ['Handmade soap', null],
  ])('is a family name before a product: %s', (prompt, name) => {
    expect(readName(prompt)).toBe(name);
  });

  it.each([
    ['Payroll clerks: Beacon', 'Beacon'],
    ['Debt counsellors: Lifeboat', 'Lifeboat'],
    ['Project managers: Compass', 'Compass'],
    ['Coffee roastery: Dark, moody, serif', null],
  ])('follows a trade and a colon: %s', (prompt, name) => {
    expect(readName(prompt)).toBe(name);
  });

  it.each([
    ['Moving company Two Oxen', 'Two Oxen'],
    ['Violin maker Hartnell', 'Hartnell'],
    ['Dance company Feathersteel', 'Feathersteel'],
    ['Bike shop in Ghent, Flandrien', 'Flandrien'],
    ['Two sisters making jam in Kent. Damson Sisters.', 'Damson Sisters'],
  ])('follows the kind of firm: %s', (prompt, name) => {
    expect(readName(prompt)).toBe(name);
  });

  it.each([
    ['Prams from Stork & Co', 'Stork & Co'],
    ['Stair lifts and ramps from Easy Rise', 'Easy Rise'],
    ['Walking sticks by Hazelwood', 'Hazelwood'],
    ['Fresh fish from Cornwall', null],
    ['Gym brand with Bull', null],
  ])('follows "from" or "by", unless the word there is a place: %s', (prompt, name) => {
    expect(readName(prompt)).toBe(name);
  });

  it.each([
    ['喫茶 つばめ 商店街の小さな喫茶店です。レトロなロゴをお願いします', '喫茶 つばめ'],
    ['花屋 すみれ 駅前の小さな花屋です。やさしい色で', '花屋 すみれ'],
    ['うみねこ 海辺のパン屋です', 'うみねこ'],
    ['私たちは 小さな花屋です。ピンクのロゴをお願いします', null],
    ['云雀 一间安静的书店', '云雀'],
    ['달빛 작은 동네 서점입니다', '달빛'],
    ['부산에 있는 작은 치과입니다', null],
  ])('ends at the space before a description of the firm: %s', (prompt, name) => {
    expect(readName(prompt)).toBe(name);
  });
});
