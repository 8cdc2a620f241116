import { expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

const readName = (prompt: string): string | null => readBrief(prompt).name;

it.each([
  ['ดอยเมฆ ร้านกาแฟ โทนสีน้ำตาล', 'ดอยเมฆ'],
  ['ไร่สายหมอก ไร่องุ่นและไวน์ โทนสีแดงเข้ม', 'ไร่สายหมอก'],
  ['ร้านเค้ก หวานใจ สีชมพู น่ารัก', 'หวานใจ'],
  ['โลโก้ร้านอาหารไทย ครัวคุณยาย อบอุ่น', 'ครัวคุณยาย'],
  ['ร้านกาแฟดอยเมฆ', 'ดอยเมฆ'],
])('readBrief separates a Thai name from the trade and the look: %s', (prompt, name) => {
  expect(readName(prompt)).toBe(name);
});

it.each([
  ['ร้านเบเกอรี่ชื่อ ขนมปังอุ่น สีครีม', 'ขนมปังอุ่น'],
  ['ยิมชื่อพลัง สีดำ', 'พลัง'],
  ['ร้านดอกไม้ "มาลี" สีชมพู', 'มาลี'],
  ['Doi Mek ร้านกาแฟ โทนสีน้ำตาล มีภูเขา', 'Doi Mek'],
])('readBrief finds a Thai name that the prompt states: %s', (prompt, name) => {
  expect(readName(prompt)).toBe(name);
});

it.each(['ร้านกาแฟ สีน้ำตาล มินิมอล', 'โลโก้ร้านกาแฟ'])(
  'readBrief takes neither a Thai trade nor a Thai word for a look as a name: %s',
  (prompt) => {
    expect(readName(prompt)).toBeNull();
  },
);
