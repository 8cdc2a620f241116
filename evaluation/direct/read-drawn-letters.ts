// Applies OCR to names whose letters are drawn as shapes. In the product, models vote on whether such a name is
// legible; this shows whether OCR could decide instead.

import { Resvg } from '@resvg/resvg-js';
import { PSM } from 'tesseract.js';
import { foldToLetters } from '@blazon/studio/director/vote.ts';
import { openWorker } from '../measures/ocr.ts';

export interface DrawnName {
  readonly id: string;
  readonly name: string;
  readonly svg: string;
}

const WIDTH = 1200;

/** Returns the ids of the drawings in which OCR reads the whole name. It reads Latin letters only. */
export async function findDrawingsReadByOcr(drawings: readonly DrawnName[]): Promise<string[]> {
  const worker = await openWorker('eng');
  // The letters may be anywhere in a logo, in any size.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT });
  const read: string[] = [];
  for (const { id, name, svg } of drawings) {
    const picture = new Resvg(svg, { background: '#fff', fitTo: { mode: 'width', value: WIDTH } }).render();
    const { data } = await worker.recognize(picture.asPng());
    if (foldToLetters(data.text).includes(foldToLetters(name))) read.push(id);
  }
  await worker.terminate();
  return read;
}
