import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import type { Worker } from 'tesseract.js';
import { createWorker, OEM, PSM } from 'tesseract.js';
import type { Contour, Frame } from '../svg/contour.ts';
import { frameOf, writePathData } from '../svg/contour.ts';
import type { Shape } from '../svg/read-drawing.ts';
import type { TextLine } from './wordmark-lines.ts';
import { findWordmarkLines } from './wordmark-lines.ts';

const CAP_HEIGHT = 24;
const UPSAMPLING_FACTOR = 4;
/** White margin around a line, in px of the small picture. */
const MARGIN = 12;
const MAX_WIDTH = 2400;

export type OcrLanguage = 'eng' | 'ara' | 'jpn' | 'hin' | 'ell' | 'tur';

const LANGUAGE_BY_SCRIPT: Readonly<Record<string, OcrLanguage>> = {
  Latn: 'eng',
  Zyyy: 'eng',
  Arab: 'ara',
  Jpan: 'jpn',
  Deva: 'hin',
  Grek: 'ell',
};

/** Undefined without trained data: then the gate cannot pass. */
export const chooseOcrLanguage = (script: string, locale: string): OcrLanguage | undefined =>
  script === 'Latn' && locale.startsWith('tr') ? 'tur' : LANGUAGE_BY_SCRIPT[script];

const writeLineSvg = (line: TextLine, evenOdd: boolean): string => {
  const scale = CAP_HEIGHT / line.capHeight;
  const { left, top, width, height } = line.frame;
  const pad = MARGIN / scale;
  const view = [left - pad, top - pad, width + 2 * pad, height + 2 * pad];
  const wide = Math.min(MAX_WIDTH, Math.ceil(width * scale + 2 * MARGIN));
  const high = Math.ceil(height * scale + 2 * MARGIN);
  const rule = line.negative || evenOdd ? 'evenodd' : 'nonzero';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="${view.join(' ')}">` +
    `<path fill-rule="${rule}" d="${writePathData(line.contours)}"/></svg>`
  );
};

/** Reduced first, as a reader sees it, then enlarged: detail lost at 24 px stays lost. */
const renderLine = (line: TextLine, evenOdd: boolean): Buffer => {
  const small = new Resvg(writeLineSvg(line, evenOdd), { background: '#fff' }).render();
  const [width, height] = [small.width * UPSAMPLING_FACTOR, small.height * UPSAMPLING_FACTOR];
  const data = small.asPng().toString('base64');
  const large =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<image width="${width}" height="${height}" href="data:image/png;base64,${data}"/></svg>`;
  return new Resvg(large, { background: '#fff' }).render().asPng();
};

const shiftContour = (contour: Contour, dx: number, dy: number): Contour =>
  contour.map(({ from, control1, control2, to, straight }) => {
    const [a, b, c, d] = [from, control1, control2, to].map(({ x, y }) => ({ x: x + dx, y: y + dy }));
    return { from: a ?? from, control1: b ?? control1, control2: c ?? control2, to: d ?? to, straight };
  });

const mergeLines = (one: TextLine, other: TextLine): TextLine => {
  const contours = [...one.contours, ...other.contours];
  const frame = frameOf(contours) ?? one.frame;
  return { ...one, contours, frame };
};

/** Parts of one character may be separate: the nearest neighbours join until there are as many pieces as characters. */
const splitIntoSigns = (lines: readonly TextLine[], count: number): TextLine[] => {
  const signs = [...lines];
  const gapAfter = (index: number): number => {
    const [one, other] = [signs[index]?.frame, signs[index + 1]?.frame];
    return one === undefined || other === undefined ? Infinity : other.top - one.top - one.height;
  };
  while (signs.length > Math.max(1, count)) {
    const gaps = signs.map((_, index) => gapAfter(index));
    const index = gaps.indexOf(Math.min(...gaps));
    const [one, other] = [signs[index], signs[index + 1]];
    if (one === undefined || other === undefined) break;
    signs.splice(index, 2, mergeLines(one, other));
  }
  return signs;
};

/** Vertically stacked characters are read as if in a row. */
const arrangeInRow = (signs: readonly TextLine[]): TextLine[] => {
  const [first] = signs;
  if (first === undefined) return [];
  const em = Math.max(...signs.map(({ frame }) => frame.height));
  let left = first.frame.left;
  const contours = signs.flatMap(({ contours: own, frame }) => {
    // Low characters keep their place in the middle of the line.
    const top = first.frame.top + (em - frame.height) / 2;
    const moved = own.map((contour) => shiftContour(contour, left - frame.left, top - frame.top));
    left += Math.max(frame.width, em * 0.8) * 1.12;
    return moved;
  });
  const frame: Frame = frameOf(contours) ?? first.frame;
  return [{ contours, frame, baseline: first.baseline, capHeight: frame.height, negative: first.negative }];
};

export interface Ocr {
  /** The text of each line of the lettering, top to bottom; for a column the number of characters is given. */
  read(shapes: readonly Shape[], language: OcrLanguage, signsInColumn: number | null): Promise<string[]>;
  close(): Promise<void>;
}

/** Explicit, so that tools that look for unused packages see them. */
const TRAINED_DATA_PATHS: Readonly<Record<OcrLanguage, () => string>> = {
  eng: () => import.meta.resolve('@tesseract.js-data/eng/package.json'),
  ara: () => import.meta.resolve('@tesseract.js-data/ara/package.json'),
  jpn: () => import.meta.resolve('@tesseract.js-data/jpn/package.json'),
  hin: () => import.meta.resolve('@tesseract.js-data/hin/package.json'),
  ell: () => import.meta.resolve('@tesseract.js-data/ell/package.json'),
  tur: () => import.meta.resolve('@tesseract.js-data/tur/package.json'),
};

/** Reads one line. The caller closes it. */
export const openWorker = async (language: OcrLanguage): Promise<Worker> => {
  const home = dirname(fileURLToPath(TRAINED_DATA_PATHS[language]()));
  const worker = await createWorker(language, OEM.LSTM_ONLY, {
    langPath: join(home, '4.0.0_best_int'),
    gzip: true,
    cacheMethod: 'none',
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE });
  return worker;
};

/** Workers open when a language is first needed; identical pictures are read once. */
export const openOcr = (): Ocr => {
  const workers = new Map<OcrLanguage, Promise<Worker>>();
  const known = new Map<string, string>();
  const readPicture = async (picture: Buffer, language: OcrLanguage): Promise<string> => {
    const key = `${language} ${picture.toString('base64')}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const opening = workers.get(language) ?? openWorker(language);
    workers.set(language, opening);
    const worker = await opening;
    const text = (await worker.recognize(picture)).data.text.trim();
    known.set(key, text);
    return text;
  };
  return {
    async read(shapes, language, signsInColumn) {
      const found = findWordmarkLines(shapes);
      const lines = signsInColumn === null ? found : arrangeInRow(splitIntoSigns(found, signsInColumn));
      const evenOdd = shapes.some((shape) => shape.evenOdd);
      const texts: string[] = [];
      for (const line of lines) texts.push(await readPicture(renderLine(line, evenOdd), language));
      return texts;
    },
    async close() {
      for (const opening of workers.values()) await (await opening).terminate();
    },
  };
};
