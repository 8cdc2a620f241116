import type { Knot, Outline } from '@blazon/studio/language/geometry/outline.ts';
import { type PageBlock, type PageItem, PAGE } from '@blazon/studio/export/guidelines/page.ts';
import type { Guidelines } from '@blazon/studio/export/guidelines/guidelines.ts';
import PDFDocument from 'pdfkit';

type PdfDocument = InstanceType<typeof PDFDocument>;

/**
 * Writes pages as a reproducible PDF with vector graphics, tagged for screen readers. The only embedded font is our
 * own, reduced to the characters in use.
 */
export async function writePdf({ title, madeAt, pages }: Guidelines, houseFont: Uint8Array): Promise<Buffer> {
  const document = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    // The newest version that print software supports. It allows the tags that screen readers need.
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    font: '',
    info: {
      Title: title,
      Author: 'Blazon',
      Creator: 'Blazon',
      Producer: 'Blazon',
      CreationDate: madeAt,
      ModDate: madeAt,
    },
  });
  const written = collectBytes(document);
  document.registerFont('house', Buffer.from(houseFont));
  const root = document.struct('Document', { title });
  document.addStructure(root);
  for (const page of pages) {
    document.addPage();
    document.outline.addItem(page.title);
    const section = document.struct('Sect', { title: page.title });
    root.add(section);
    for (const block of page.blocks) writeBlock(document, section, block);
    section.end();
  }
  root.end();
  document.end();
  return written;
}

function collectBytes(document: PdfDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}

type Structure = ReturnType<PdfDocument['struct']>;

function writeBlock(document: PdfDocument, section: Structure, block: PageBlock): void {
  const paint = (): void => block.items.forEach((item) => writeItem(document, item));
  switch (block.kind) {
    case 'decoration':
      document.markContent('Artifact', { type: 'Layout' });
      paint();
      document.endMarkedContent();
      return;
    case 'figure':
      section.add(document.struct('Figure', { alt: block.text }, paint));
      return;
    case 'heading':
      section.add(document.struct(block.level === 1 ? 'H1' : 'H2', { actual: block.text }, paint));
      return;
    case 'paragraph':
      section.add(document.struct('P', { actual: block.text }, paint));
      return;
    default:
      block satisfies never;
  }
}

function writeItem(document: PdfDocument, item: PageItem): void {
  switch (item.kind) {
    case 'fill':
      document.fillColor(item.colour, item.opacity ?? 1).addContent(`${writePath(item.outline)} f`);
      return;
    case 'line':
      document.save().lineWidth(item.width).strokeColor(item.colour);
      if (item.dash) document.dash(item.dash[0], { space: item.dash[1] });
      document
        .moveTo(...item.from)
        .lineTo(...item.to)
        .stroke()
        .restore();
      return;
    case 'text':
      document
        .font('house', item.size)
        .fillColor(item.colour, 1)
        .text(item.text, ...item.at, { lineBreak: false, baseline: 'alphabetic' });
      return;
    case 'clip':
      document.save().addContent(`${writePath(item.within)} W n`);
      item.items.forEach((each) => writeItem(document, each));
      document.restore();
      return;
    default:
      item satisfies never;
  }
}

/** Two decimals are finer than any printing press; more digits would only add bytes. */
function formatNumber(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function writePath(outline: Outline): string {
  const parts: string[] = [];
  const point = ([x, y]: readonly [number, number]): string => `${formatNumber(x)} ${formatNumber(y)}`;
  for (const contour of outline) {
    const [first] = contour;
    if (first === undefined) continue;
    parts.push(`${point(first.at)} m`);
    for (const [index, knot] of contour.entries()) {
      const next: Knot = contour[index + 1] ?? first;
      const isStraight = knot.out === null && next.in === null;
      // Closing the path draws the last line, so skip it here.
      if (isStraight && next === first) continue;
      if (isStraight) parts.push(`${point(next.at)} l`);
      else parts.push(`${point(knot.out ?? knot.at)} ${point(next.in ?? next.at)} ${point(next.at)} c`);
    }
    parts.push('h');
  }
  return parts.join('\n');
}
