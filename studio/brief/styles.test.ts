import { describe, expect, test } from 'vitest';
import { readBrief } from './read-brief.ts';

describe('the style of a prompt', () => {
  test.each([
    ['Sunny Side, a record shop, 70s groovy look', 'style:seventies'],
    ['Sonnenseite, ein Plattenladen, im Stil der 70er Jahre', 'style:seventies'],
    ['Soleil, disquaire, style années 70', 'style:seventies'],
    ['Dusty Spur, a saloon, western style', 'style:western'],
    ['Goldrausch, eine Bar, Westernstil', 'style:western'],
    ['El Rancho, restaurante, estilo vaquero', 'style:western'],
    ['Crate, a cafe, stencil lettering', 'type:stencil'],
    ['Kiste, ein Café, Schablonenschrift', 'type:stencil'],
    ['La Caisse, un café, lettres au pochoir', 'type:stencil'],
    ['Inkwell, a publisher. Typewriter font.', 'type:typewriter'],
    ['Tinte, ein Verlag, Schreibmaschinenschrift', 'type:typewriter'],
    ['Inchiostro, una casa editrice, macchina da scrivere', 'type:typewriter'],
    ['Bluebird, a bakery, brush lettering', 'type:brush'],
    ['Blaukehlchen, eine Bäckerei, Pinselschrift', 'type:brush'],
    ['Velvet Moth, candles, outline logo', 'style:line-art'],
    ['Nachtfalter, Kerzen, dünne Linien', 'style:line-art'],
    ['Mariposa, velas, líneas finas', 'style:line-art'],
    ['Ashford, a rugby club, heraldic', 'style:heraldic'],
    ['Copper Kettle, a brewery, vintage stamp', 'mark:emblem'],
  ])('becomes a wish of the brief: %s', (prompt, token) => {
    expect(readBrief(prompt).wishes).toContain(token);
  });

  test.each([
    'Marlow, a bakery run by one family since the 1970s',
    'Stamford Ferries sail to the western isles',
  ])('is not inferred from words about a time or a place: %s', (prompt) => {
    expect(readBrief(prompt).wishes.filter((wish) => wish.startsWith('style:'))).toEqual([]);
  });
});
