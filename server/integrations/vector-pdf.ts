import PDFDocument from 'pdfkit';

const opening = /^<svg [^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"/;
const pathShape = /<path fill="(#[0-9a-fA-F]{6})" d="([^"]+)"\/>/g;

interface PdfOptions {
  readonly title: string;
  readonly madeAt: Date;
  /** All paths in this colour instead of their own. */
  readonly ink?: string;
}

/**
 * One of our own drawings as a page of its size, in vectors: for printers. The studio writes nothing but filled paths, so
 * reading a drawing needs no parser of SVG. Undefined when it is not one of ours.
 */
export async function writeVectorPdf(svg: string, options: PdfOptions): Promise<Buffer | undefined> {
  const [, width, height] = opening.exec(svg) ?? [];
  const paths = [...svg.matchAll(pathShape)];
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
