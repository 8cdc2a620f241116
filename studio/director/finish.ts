// Adds a form for small sizes and colours for dark backgrounds to the source of a drawing. The rest stays unchanged.

import { parseHex } from '../language/colour/oklch.ts';
import { findJson } from './find-json.ts';

/**
 * Returns null if the answer has neither a small form nor dark colours. A small form that the drawing already has is
 * kept.
 */
export function addFinish(source: string, answer: string): string | null {
  const small = findSmallGroup(answer);
  const dark = readDarkColours(answer.slice(0, small?.from ?? answer.length));
  if (small === null && dark.size === 0) return null;
  const coloured = addDarkColours(source, dark);
  if (small === null || /<g\b[^>]*\bid="small"/.test(source)) return coloured;
  const end = coloured.lastIndexOf('</svg>');
  return `${coloured.slice(0, end)}${addDarkColours(small.group, dark)}\n</svg>`;
}

function findSmallGroup(answer: string): { group: string; from: number } | null {
  const from = answer.search(/<g\b[^>]{0,200}\bid=["']small["']/);
  const to = answer.lastIndexOf('</g>');
  return from < 0 || to < from ? null : { group: answer.slice(from, to + '</g>'.length), from };
}

function readDarkColours(text: string): ReadonlyMap<string, string> {
  const found = findJson(text);
  const given: unknown = found.ok ? found.value['dark'] : undefined;
  const pairs = Object.entries(typeof given === 'object' && given !== null ? given : {});
  return new Map(
    pairs.flatMap(([light, dark]) => {
      const from = parseHex(light);
      const to = typeof dark === 'string' ? parseHex(dark) : null;
      // A white shape is a hole that shows the background. A colour for dark backgrounds would fill it.
      return from && to && from !== '#FFFFFF' ? [[from.toLowerCase(), to] as const] : [];
    }),
  );
}

/** Adds a colour for dark backgrounds to every tag that has none yet. */
function addDarkColours(svg: string, dark: ReadonlyMap<string, string>): string {
  if (dark.size === 0) return svg;
  return svg.replaceAll(/<[a-zA-Z][^<>]*>/g, (tag) => addDarkAttributes(tag, dark));
}

function addDarkAttributes(tag: string, dark: ReadonlyMap<string, string>): string {
  const added = [
    ['fill', 'dark'],
    ['stroke', 'dark-stroke'],
  ].flatMap(([from = '', to = '']) => {
    const colour = new RegExp(`\\s${from}="([^"]*)"`).exec(tag)?.[1];
    const other = colour === undefined ? undefined : dark.get(parseHex(colour)?.toLowerCase() ?? '');
    return other === undefined || tag.includes(` ${to}="`) ? [] : [` ${to}="${other}"`];
  });
  return added.length === 0 ? tag : tag.replace(/\s*\/?>$/, (end) => `${added.join('')}${end}`);
}
