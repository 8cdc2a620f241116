import { Resvg } from '@resvg/resvg-js';
import type { KitFile } from '@blazon/studio/export/kit/kit-files.ts';
import { type Zippable, zipSync } from 'fflate';
import { writeIco } from './write-ico.ts';

/** Packs the files of a kit reproducibly: the same files give the same bytes. */
export function zipKit(files: readonly KitFile[], madeAt: Date): Uint8Array {
  const packed: Zippable = {};
  for (const file of files) {
    // Files with an `svg` become PNG or ICO images, which are already compressed.
    const level = 'svg' in file ? 0 : 9;
    packed[file.path] = [encodeFile(file), { level, mtime: toZipTime(madeAt) }];
  }
  return zipSync(packed);
}

const earliestZipTime = Date.UTC(1980, 0, 1);
const latestZipTime = Date.UTC(2099, 0, 1);

/** ZIP stores local time. Returns a date whose local time is the UTC time of `time`, in any time zone. */
function toZipTime(time: Date): Date {
  const bounded = new Date(Math.min(Math.max(time.getTime(), earliestZipTime), latestZipTime));
  return new Date(
    bounded.getUTCFullYear(),
    bounded.getUTCMonth(),
    bounded.getUTCDate(),
    bounded.getUTCHours(),
    bounded.getUTCMinutes(),
    bounded.getUTCSeconds(),
  );
}

function encodeFile(file: KitFile): Uint8Array {
  if ('text' in file) return new TextEncoder().encode(file.text);
  if ('sizes' in file)
    return writeIco(file.sizes.map((size) => ({ size, png: toPng(file.svg, size, null) })));
  return toPng(file.svg, file.width, file.ground);
}

function toPng(svg: string, width: number, background: string | null): Uint8Array {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    // Drawings contain outlines only, so no fonts are needed.
    font: { loadSystemFonts: false },
    ...(background !== null && { background }),
  });
  return image.render().asPng();
}
