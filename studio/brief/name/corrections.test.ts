// Tests prompts that take a name back. The last one stated wins, and the retracted one is not drawn as a picture.

import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

describe('a corrected name', () => {
  it.each([
    ['Name: Coinwell? no - Tallyman', 'Tallyman'],
    ['The name is Birchlight, no wait, Birchhollow. Candle maker.', 'Birchhollow'],
    ['Company called Movex, sorry, Movix. GPS trackers', 'Movix'],
    ['Logo for Tilda... actually make it Tilly, kids clothes', 'Tilly'],
    ['Call it Barlow. No, Carlow. Gin distillery', 'Carlow'],
    ['Used to be Happy Wok, now Ginger Table, restaurant', 'Ginger Table'],
    ['Dog groomers, maybe "Muddy Feet" or "Ruffs"? Go with Ruffs. Teal', 'Ruffs'],
    ['Der Name ist Kornblick, nein, besser Kornhaus. Bäckerei', 'Kornhaus'],
    ['Clearly, not Kleerly. Optometrist. Pale blue', 'Clearly'],
    ["The shop was called Stitches but it's now Bobbin & Nine. Alterations.", 'Bobbin & Nine'],
    ['Antes éramos Café Norte, ahora Café Sur. Azul', 'Café Sur'],
    ['Adımız Mavi Köprü değil, Yeşil Köprü. Pansiyon', 'Yeşil Köprü'],
    ['My company is called either Lumo or Luma, use Luma. Solar panels', 'Luma'],
    ["Hot rod garage 'Crankshaft Carl's', flames", "Crankshaft Carl's"],
    ['Se llama Marea Alta, perdón, Marea Viva, escuela de surf', 'Marea Viva'],
  ])('is the last one stated: %s', (prompt, name) => {
    expect(readBrief(prompt).name).toBe(name);
  });

  it('adds no picture of the retracted name to the brief', () => {
    const brief = readBrief('not Foxglove but Firefly, a nursery school');
    expect(brief.name).toBe('Firefly');
    expect(brief.avoids).toEqual([]);
    expect(readBrief('Call it Otter. No, Marlin. Swim school').images).not.toContain('otter');
  });

  it.each([
    ['Velden bakery. Colour: Red? no - Blue', 'Velden'],
    ['Norrby, a bakery. Green, no wait, Blue', 'Norrby'],
    ['Sorrel. Not Serif but Sans, please. Architects', 'Sorrel'],
  ])('is not found in a correction of the look: %s', (prompt, name) => {
    expect(readBrief(prompt).name).toBe(name);
  });
});

describe('a word in the usual position of a name', () => {
  it.each([
    ['Falcon, single line drawing, drone photos', 'Falcon'],
    ['Badger, hand drawn, swimming lessons', 'Badger'],
    ['Amber spa', 'Amber'],
    ['Ruby nail bar', 'Ruby'],
    ['Plum physiotherapy, calm', 'Plum'],
    ['Olive dental clinic, white', 'Olive'],
    ['Thyme & Trowel', 'Thyme & Trowel'],
  ])('is the name even if it is an object or a colour: %s', (prompt, name) => {
    const brief = readBrief(prompt);
    expect(brief.name).toBe(name);
    expect(brief.wishes.filter((wish) => /^(?:motif|colour):(?!white)/u.test(wish))).toEqual([]);
  });

  it.each([
    'Lion, gold crown, security company',
    'Olive oil shop',
    'Black taxi school',
    'Mint tea bar',
    'Slate roofing company',
  ])('is not the name if it is what the firm sells or what to draw: %s', (prompt) => {
    expect(readBrief(prompt).name).toBeNull();
  });

  it.each([
    ['Somos Raíz Viva, cooperativa de café', 'Raíz Viva'],
    ['Nous sommes Atelier Brise, savons artisanaux', 'Atelier Brise'],
    ['Wir sind Holzfroh, Möbel nach Maß', 'Holzfroh'],
    ['Siamo Forno Alba, panificio a Torino', 'Forno Alba'],
    ['Somos a Casa da Duna, restaurante de peixe', 'Casa da Duna'],
    ['Wij zijn Fietsvriend, fietsenwinkel in Gent', 'Fietsvriend'],
    ['Vi är Norrljus Kaffe, rosteri i Luleå', 'Norrljus Kaffe'],
    ['Jesteśmy Dobra Nić, pracownia krawiecka', 'Dobra Nić'],
    ['Jsme Modrá Sova, knihkupectví v Brně', 'Modrá Sova'],
    ['Suntem Casa Veche, pensiune la munte', 'Casa Veche'],
    ['Мы Тёплый Двор, утепление фасадов', 'Тёплый Двор'],
    ['Ми Синя Птаха, книгарня у Львові', 'Синя Птаха'],
  ])('is the name without the verb that introduces it: %s', (prompt, name) => {
    expect(readBrief(prompt).name).toBe(name);
  });
});
