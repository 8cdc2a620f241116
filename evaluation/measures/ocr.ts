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

/** In pixels: a height at which a reader must still recognise the letters. */
const CAP_HEIGHT = 24;
const UPSAMPLING_FACTOR = 4;
/** The white margin around a line, in pixels before enlarging. */
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

/** Returns undefined if there is no trained data for the script. The name then counts as unread. */
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

/**
 * Renders a line at a small cap height first, so that fine detail is lost as it would be for a reader, then enlarges
 * it for OCR.
 */
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

/**
 * Merges lines into vertically stacked characters. A character may have been found as several lines, so the closest
 * two lines are merged until `count` remain.
 */
const mergeIntoCharacters = (lines: readonly TextLine[], count: number): TextLine[] => {
  const characters = [...lines];
  const gapAfter = (index: number): number => {
    const [one, other] = [characters[index]?.frame, characters[index + 1]?.frame];
    return one === undefined || other === undefined ? Infinity : other.top - one.top - one.height;
  };
  while (characters.length > Math.max(1, count)) {
    const gaps = characters.map((_, index) => gapAfter(index));
    const index = gaps.indexOf(Math.min(...gaps));
    const [one, other] = [characters[index], characters[index + 1]];
    if (one === undefined || other === undefined) break;
    characters.splice(index, 2, mergeLines(one, other));
  }
  return characters;
};

/** Moves vertically stacked characters side by side into one line, because OCR reads rows. */
const arrangeInRow = (characters: readonly TextLine[]): TextLine[] => {
  const [first] = characters;
  if (first === undefined) return [];
  const em = Math.max(...characters.map(({ frame }) => frame.height));
  let left = first.frame.left;
  const contours = characters.flatMap(({ contours: own, frame }) => {
    // Centres low characters, such as a dash, vertically in the line.
    const top = first.frame.top + (em - frame.height) / 2;
    const moved = own.map((contour) => shiftContour(contour, left - frame.left, top - frame.top));
    left += Math.max(frame.width, em * 0.8) * 1.12;
    return moved;
  });
  const frame: Frame = frameOf(contours) ?? first.frame;
  return [{ contours, frame, baseline: first.baseline, capHeight: frame.height, negative: first.negative }];
};

export interface Ocr {
  /** Returns the text of each line, top to bottom. `charactersInColumn` is null unless the letters are stacked. */
  read(shapes: readonly Shape[], language: OcrLanguage, charactersInColumn: number | null): Promise<string[]>;
  close(): Promise<void>;
}

/** The package names are written out, so that tools that look for unused packages find them. */
const TRAINED_DATA_PATHS: Readonly<Record<OcrLanguage, () => string>> = {
  eng: () => import.meta.resolve('@tesseract.js-data/eng/package.json'),
  ara: () => import.meta.resolve('@tesseract.js-data/ara/package.json'),
  jpn: () => import.meta.resolve('@tesseract.js-data/jpn/package.json'),
  hin: () => import.meta.resolve('@tesseract.js-data/hin/package.json'),
  ell: () => import.meta.resolve('@tesseract.js-data/ell/package.json'),
  tur: () => import.meta.resolve('@tesseract.js-data/tur/package.json'),
};

/** Opens a worker that reads a picture of one line. The caller terminates it. */
export const openWorker = async (language: OcrLanguage): Promise<Worker> => {
  const folder = dirname(fileURLToPath(TRAINED_DATA_PATHS[language]()));
  const worker = await createWorker(language, OEM.LSTM_ONLY, {
    langPath: join(folder, '4.0.0_best_int'),
    gzip: true,
    cacheMethod: 'none',
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE });
  return worker;
};

/** Opens a worker per language when it is first needed, and reads identical pictures only once. */
export const openOcr = (): Ocr => {
  const workers = new Map<OcrLanguage, Promise<Worker>>();
  const textByPicture = new Map<string, string>();
  const readPicture = async (picture: Buffer, language: OcrLanguage): Promise<string> => {
    const key = `${language} ${picture.toString('base64')}`;
    const cached = textByPicture.get(key);
    if (cached !== undefined) return cached;
    const opening = workers.get(language) ?? openWorker(language);
    workers.set(language, opening);
    const worker = await opening;
    const text = (await worker.recognize(picture)).data.text.trim();
    textByPicture.set(key, text);
    return text;
  };
  return {
    async read(shapes, language, charactersInColumn) {
      const found = findWordmarkLines(shapes);
      const lines =
        charactersInColumn === null ? found : arrangeInRow(mergeIntoCharacters(found, charactersInColumn));
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
