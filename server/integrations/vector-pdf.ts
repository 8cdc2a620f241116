import PDFDocument from 'pdfkit';

const openingTagPattern = /^<svg [^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"/;
const pathElementPattern = /<path fill="(#[0-9a-fA-F]{6})" d="([^"]+)"\/>/g;

interface PdfOptions {
  readonly title: string;
  readonly madeAt: Date;
  /** Replaces the colours of all paths with this one. */
  readonly ink?: string;
}

/**
 * Converts one of our drawings to a PDF page of the same size, with vectors, for printers. The studio writes only
 * filled paths, so no SVG parser is needed. Returns undefined for anything that the studio did not write.
 */
export async function writeVectorPdf(svg: string, options: PdfOptions): Promise<Buffer | undefined> {
  const [, width, height] = openingTagPattern.exec(svg) ?? [];
  const paths = [...svg.matchAll(pathElementPattern)];
  if (width === undefined || height === undefined || paths.length === 0) return undefined;
  const { title, madeAt, ink } = options;
  const document = new PDFDocument({
    size: [Number(width), Number(height)],
    margin: 0,
    font: '',
    info: { Title: title, Creator: 'Blazon', Producer: 'Blazon', CreationDate: madeAt, ModDate: madeAt },
  });
  const written = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  for (const [, colour = '#000000', data = ''] of paths) document.path(data).fill(ink ?? colour);
  document.end();
  return written;
}
