import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { writeVectorPdf } from './vector-pdf.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60.5" role="img"><g id="mark"><path fill="#FF0000" d="M10 10h20v20z"/></g></svg>';
const options = { title: 'Kettle', madeAt: new Date(0) };

test('a drawing becomes a PDF page of the same size, with the same paths and colours', async () => {
  const pdf = (await writeVectorPdf(drawing, options)) ?? Buffer.alloc(0);
  const text = pdf.toString('latin1');
  expect(text).toContain('/MediaBox [0 0 120 60.5]');
  expect(text).not.toContain('/Subtype /Image');
  const packed = /stream\n([\s\S]*?)\nendstream/.exec(text)?.[1] ?? '';
  const content = inflateSync(Buffer.from(packed, 'latin1')).toString();
  expect(content).toMatch(/10 10 m\n30 10 l[\s\S]*1 0 0 scn/);
  expect(pdf.equals((await writeVectorPdf(drawing, options)) ?? Buffer.alloc(0))).toBe(true);
});

test('every path is drawn in one colour if requested', async () => {
  const coloured = await writeVectorPdf(drawing, options);
  const black = await writeVectorPdf(drawing, { ...options, ink: '#000000' });
  expect(black && coloured?.equals(black)).toBe(false);
});

test.each(['', '<svg viewBox="0 0 1 1"/>', '<html></html>'])(
  'an invalid drawing results in no PDF: %j',
  async (text) => {
    expect(await writeVectorPdf(text, options)).toBeUndefined();
  },
);
